"""Games that are played side by side in one process have nothing in common."""

from typing import Any

import pytest

import durbar
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.state import State
from durbar.core.types import CHANCE


@pytest.mark.parametrize("room", list(durbar.GAMES))
def test_two_games_that_are_begun_share_nothing(room: str) -> None:
    """One is played on, the other stays as it was."""
    game = durbar.game(room)
    one = _played(game, seed=1)
    key = one.key()
    _played(game, seed=2)
    assert one.key() == key


def _played(game: Game[Any, Any], seed: int) -> State:
    state, rng = game.new(game.options()), Rng(seed)
    for _ in range(60):
        is_chance = state.to_move() == CHANCE
        state.apply(state.chance(rng) if is_chance else state.legal()[0])
    return state
