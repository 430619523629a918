"""An interlude holds up a turn: several seats decide, like the bidders of a festival."""

from durbar.bots.turns.sense import TurnSense
from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import Action, Seat


def best_in_interlude(sense: TurnSense, world: State, seat: Seat, rng: Rng, worlds: int) -> Action:
    """The choice after which the seat may hope for most."""
    ends = ends_of_interlude(sense, world, seat, rng, worlds)
    return max(ends, key=lambda action: sum(sense.worth(end, seat) for end in ends[action]))


def ends_of_interlude(
    sense: TurnSense, world: State, seat: Seat, rng: Rng, worlds: int
) -> dict[Action, list[State]]:
    """Each choice is tried in the same worlds; from there everybody takes what looks best."""
    ends: dict[Action, list[State]] = {action: [] for action in world.legal()}
    for _ in range(worlds):
        dealt = world.clone()
        dealt.resample(seat, rng)
        for action, found in ends.items():
            after = dealt.clone()
            after.apply(action)
            settle(sense, after)
            found.append(after)
    return ends


def settle(sense: TurnSense, world: State) -> None:
    """Plays an interlude to its end, each seat by the evaluator's first sight."""
    while sense.is_interlude(world):
        mover = int(world.to_move())
        best, chosen = -1e9, 0
        for action in world.legal():
            after = world.clone()
            after.apply(action)
            promise = sense.evaluator.advantage(after, mover, sense.seats)
            if promise > best:
                best, chosen = promise, action
        world.apply(chosen)
