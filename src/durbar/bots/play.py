"""A game without people, from the first chance ply to the end."""

from collections.abc import Callable

from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY, Action, Seat


def play_out(state: State, rng: Rng, decide: Callable[[Seat], Action]) -> int:
    """Plays to the end, chance by the generator; returns how many decisions that took."""
    decisions = 0
    while (mover := int(state.to_move())) != NOBODY:
        if mover == CHANCE:
            state.apply(state.chance(rng))
        else:
            state.apply(decide(mover))
            decisions += 1
    return decisions
