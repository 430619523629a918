"""Positions and games for the tests of bots."""

from collections.abc import Iterator
from typing import Any

import durbar
from durbar.bots.base import Bot
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY

ROOMS = tuple(durbar.GAMES)
SMALL = "search:simulations=12:plies=2:tries=2"  # of all that a search is, a little


def decisions(game: Game[Any, Any], options: Options, seed: int, every: int) -> Iterator[State]:
    """Positions of a random game in which a seat decides among several actions."""
    state, rng = game.new(options), Rng(seed)
    out, number = state.buffer(), 0
    while (mover := state.to_move()) != NOBODY:
        if mover == CHANCE:
            state.apply(state.chance(rng))
            continue
        number += 1
        if number % every == 0 and len(state.legal()) > 1:
            yield state.clone()
        state.apply(state.random_action(rng, out))


def sits(bot: Bot, game: Game[Any, Any], seat: int, seed: int) -> Bot:
    bot.begin(game, seat, seed)
    return bot
