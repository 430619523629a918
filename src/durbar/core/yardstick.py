"""Positions for measuring the speed of a room: `Game.yardstick`."""

from collections.abc import Callable
from typing import Final, TypeVar

from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import CHANCE

GAMES: Final = 64
SEED: Final = 1

S = TypeVar("S", bound=State)


def middles(new: Callable[[], S]) -> list[S]:
    """The middles of random games: each the decision after half of a game's decisions."""
    rng = Rng(SEED)
    return [_middle(new, rng) for _ in range(GAMES)]


def _middle(new: Callable[[], S], rng: Rng) -> S:
    again, whole = rng.clone(), new()
    out = whole.buffer()
    left = int(whole.playout(rng, out)) // 2
    state = new()
    while left or state.to_move() == CHANCE:
        if state.to_move() == CHANCE:
            state.apply(state.chance(again))
        else:
            state.apply(state.random_action(again, out))
            left -= 1
    return state
