"""An interlude holds up a turn: several seats decide, like the bidders of a festival."""

from durbar.bots.turns.sense import TurnSense
from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import Action, Seat


def best_in_interlude(sense: TurnSense, world: State, seat: Seat, rng: Rng, worlds: int) -> Action:
    """Each choice is tried in the same worlds; from there everybody takes what looks best."""
    choices = world.legal()
    gains = dict.fromkeys(choices, 0.0)
    for _ in range(worlds):
        dealt = world.clone()
        dealt.resample(seat, rng)
        for action in choices:
            after = dealt.clone()
            after.apply(action)
            settle(sense, after)
            gains[action] += sense.worth(after, seat)
    return max(choices, key=lambda action: gains[action])


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
