"""Interludes interrupt a turn: several seats decide, as in the bidding of a festival."""

from durbar.bots.turns.model import TurnModel
from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import Action, Seat


def best_in_interlude(model: TurnModel, world: State, seat: Seat, rng: Rng, worlds: int) -> Action:
    """Returns the action with the highest value at the interlude's end."""
    ends = ends_of_interlude(model, world, seat, rng, worlds)
    return max(ends, key=lambda action: sum(model.value(end, seat) for end in ends[action]))


def ends_of_interlude(
    model: TurnModel, world: State, seat: Seat, rng: Rng, worlds: int
) -> dict[Action, list[State]]:
    """Plays the interlude after each action in the same sampled worlds; returns its ends."""
    ends: dict[Action, list[State]] = {action: [] for action in world.legal()}
    for _ in range(worlds):
        dealt = world.clone()
        dealt.resample(seat, rng)
        for action, found in ends.items():
            after = dealt.clone()
            after.apply(action)
            play_interlude(model, after)
            found.append(after)
    return ends


def play_interlude(model: TurnModel, world: State) -> None:
    """Plays an interlude to its end; each seat maximizes the evaluator one ply ahead."""
    while model.is_interlude(world):
        mover = int(world.to_move())
        best, selected = -1e9, 0
        for action in world.legal():
            after = world.clone()
            after.apply(action)
            score = model.evaluator.advantage(after, mover, model.seats)
            if score > best:
                best, selected = score, action
        world.apply(selected)
