"""Every form of every game: what all environments are held to."""

from collections.abc import Iterator
from typing import Any

import durbar
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY

FORMS = [(room, options) for room in durbar.GAMES for options in durbar.game(room).options.all()]
NAMES = [f"{room}-{options.seats}-{options.variant}" for room, options in FORMS]


def arguments(options: Options) -> dict[str, Any]:
    """The options as an environment takes them."""
    return options.to_json()


def positions(game: Game[Any, Any], options: Options, seed: int, every: int) -> Iterator[State]:
    """Positions of a random game, the last one included."""
    state, rng, n = game.new(options), Rng(seed), 0
    out = state.buffer()
    while (mover := state.to_move()) != NOBODY:
        if n % every == 0:
            yield state
        state.apply(state.chance(rng) if mover == CHANCE else state.random_action(rng, out))
        n += 1
    yield state
