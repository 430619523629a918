"""Plays a game between programs, from the first chance ply to the end."""

from collections.abc import Callable

from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY, Action, Seat


def play_game(state: State, rng: Rng, decide: Callable[[Seat], Action]) -> int:
    """Plays to the end, with chance from the generator. Returns the number of decisions."""
    decisions = 0
    while (mover := int(state.to_move())) != NOBODY:
        if mover == CHANCE:
            state.apply(state.chance(rng))
        else:
            state.apply(decide(mover))
            decisions += 1
    return decisions
