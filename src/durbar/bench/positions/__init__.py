"""Positions on which the speed of a room is measured.

They are the middles of random games. A room may have a module here with `positions(game)`, which
chooses other ones.
"""

from collections.abc import Callable
from typing import Any, Final

from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.state import State
from durbar.core.types import CHANCE
from durbar.games.registry import companion

GAMES: Final = 64
SEED: Final = 1


def measured_positions(game: Game[Any, Any]) -> list[list[State]]:
    """Returns decisions: each is a position, then those of its second choices if there are any."""
    module = companion("durbar.bench.positions", game.name)
    if module is not None:
        own: list[list[State]] = module.positions(game)
        return own
    options = game.options.parse(None, "")
    return [[position] for position in middles(lambda: game.new(options))]


def middles(new: Callable[[], State]) -> list[State]:
    """Returns the middles of random games: the decision after half of a game's decisions."""
    rng = Rng(SEED)
    return [_middle(new, rng) for _ in range(GAMES)]


def _middle(new: Callable[[], State], rng: Rng) -> State:
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
