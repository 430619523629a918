"""TurnSense: what a room tells the search of whole turns; the base class serves every room."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from durbar.bots.evaluator import Evaluator
from durbar.core.state import State

NO_STEP: Final = -1
UNKNOWN: Final = 0  # mark of a position that is not told from others


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnSense:
    """Steps are single actions, or two that belong together; worths are points of lead.

    Without knowledge of a room every legal action is a step, and a turn lasts as long as the same
    seat decides.
    """

    def __init__(self, evaluator: Evaluator, seats: i64) -> None:
        self.evaluator = evaluator
        self.seats: i64 = seats

    def begin(self, root: State) -> None:
        """A search begins here; all steps are open."""

    def narrow(self, actions: vec[i64], values: vec[float], n: i64) -> None:
        """What the first steps promised: a filter for those that follow."""

    def is_turn(self, state: State, seat: i64) -> bool:
        """Whether the seat may still take steps of this turn."""
        return state.to_move() == seat

    def is_interlude(self, state: State) -> bool:
        """Whether a turn is held up by something in which several seats decide."""
        return False

    def can_stop(self, state: State) -> bool:
        """Whether the turn may end here, as it is."""
        return False

    def stop(self, state: State) -> i64:
        """The action that ends the turn here."""
        return NO_STEP

    def pass_on(self, state: State) -> None:
        """Ends the turn, whatever it still waits for: the others are next."""

    def left(self, state: State) -> i64:
        """How much of the turn is left: only positions with equally much are compared."""
        return 0

    def steps_into(self, state: State, firsts: vec[i64], seconds: vec[i64]) -> i64:
        """Writes the steps that are worth a look and returns how many."""
        n = state.legal_into(firsts)
        i: i64 = 0
        while i < n:
            seconds[i] = NO_STEP
            i += 1
        return n

    def worth(self, state: State, seat: i64) -> float:
        """Points by which the seat may expect to lead if the turn ends like this."""
        return self.evaluator.advantage(state, seat, self.seats)

    def mark(self, state: State) -> i64:
        """Equal for equal positions, and hardly ever for others."""
        return UNKNOWN
