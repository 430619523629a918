"""Registers the games with OpenSpiel: `durbar_maharaja`, `durbar_taj_mahal` and `durbar_java`.

import durbar.rl.openspiel, pyspiel
pyspiel.load_game("durbar_maharaja(seats=2,grey=True)")
"""

import pyspiel

from durbar.games.registry import GAMES
from durbar.games.registry import game as game_by_id
from durbar.rl.envs.openspiel import SpielGame, game_type, spiel_name


def _register(name: str) -> None:
    """Registers a class, never a function: OpenSpiel releases its references after Python has
    ended, and the last reference to a function would then be freed without an interpreter."""
    room = game_by_id(name)
    game_class = type(f"Spiel_{name}", (SpielGame,), {"room": room})
    pyspiel.register_game(game_type(room, is_zero_sum=False), game_class)


for _name in GAMES:
    if spiel_name(_name) not in pyspiel.registered_names():
        _register(_name)
