"""What a process has read once for all that are forked from it: the games and their texts."""

from durbar.games.registry import GAMES, game
from durbar.texts import Texts

for name in GAMES:
    game(name)
Texts("en")
