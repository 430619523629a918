"""TurnModel: what the turn search knows of a room's turns. The base class serves every room."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from durbar.bots.evaluator import Evaluator
from durbar.core.state import State

NO_ACTION: Final = -1
UNKNOWN: Final = 0  # fingerprint of a position that is not distinguished from others


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnModel:
    """Steps are single actions, or two that belong together; values are points of lead.

    Without knowledge of a room every legal action is a step, and a turn lasts as long as the same
    seat decides.
    """

    def __init__(self, evaluator: Evaluator, seats: i64) -> None:
        self.evaluator = evaluator
        self.seats: i64 = seats

    def begin(self, root: State) -> None:
        """Starts a search; all steps are open."""

    def narrow(self, actions: vec[i64], values: vec[float], n: i64) -> None:
        """Filters later steps by the values of the first ones."""

    def is_turn(self, state: State, seat: i64) -> bool:
        """Whether the seat may still take steps of this turn."""
        return state.to_move() == seat

    def is_interlude(self, state: State) -> bool:
        """Whether an interlude interrupts the turn, in which several seats decide."""
        return False

    def can_stop(self, state: State) -> bool:
        """Whether the turn may end in this position."""
        return False

    def stop_action(self, state: State) -> i64:
        """Returns the action that ends the turn."""
        return NO_ACTION

    def end_turn(self, state: State) -> None:
        """Ends the turn, whatever it still waits for."""

    def remaining(self, state: State) -> i64:
        """Returns how much of the turn is left. Only positions with equal values are compared."""
        return 0

    def steps_into(self, state: State, actions: vec[i64], seconds: vec[i64]) -> i64:
        """Writes candidate steps, each with a second action or NO_ACTION; returns their number."""
        n = state.legal_into(actions)
        i: i64 = 0
        while i < n:
            seconds[i] = NO_ACTION
            i += 1
        return n

    def value(self, state: State, seat: i64) -> float:
        """Returns the lead that the seat expects if the turn ends here."""
        return self.evaluator.advantage(state, seat, self.seats)

    def fingerprint(self, state: State) -> i64:
        """Returns a hash that is equal for equal positions."""
        return UNKNOWN
