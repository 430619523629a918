"""Many random games without a fault in the invariants.

Few games here, so that every run is short. The long run, 2,000 games with each of the options:
    DURBAR_GAMES=2000 python -m pytest tests/games/taj_mahal/test_scale.py
"""

import os

import pytest

import durbar
from durbar.games.taj_mahal.options import TajMahalOptions

GAMES = int(os.environ.get("DURBAR_GAMES", "10"))


@pytest.mark.parametrize("options", [*TajMahalOptions.all()], ids=str)
def test_random_games_keep_every_card_tile_and_palace(options: TajMahalOptions) -> None:
    """T1.1 to T10.4: looked at after every eleventh ply and at the end"""
    game = durbar.game("taj-mahal")
    for seed in range(GAMES):
        state, rng = game.new(options), durbar.Rng(seed)
        out, ply = state.buffer(), 0
        while (mover := state.to_move()) != durbar.NOBODY:
            is_chance = mover == durbar.CHANCE
            state.apply(state.chance(rng) if is_chance else state.random_action(rng, out))
            ply += 1
            if ply % 11 == seed % 11:
                assert state.invariants() == [], (seed, ply)
        assert state.invariants() == [], seed
        assert min(state.scores()) >= 0
