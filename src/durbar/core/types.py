"""Ints with names: the type checker reads words, the machine reads numbers."""

from typing import Final, TypeAlias

Seat: TypeAlias = int  # 0..n-1, places at the table, clockwise
Action: TypeAlias = int  # index into a game's ACTIONS: the seats' rows first, then chance's

CHANCE: Final = -1  # to_move(): nature decides
NOBODY: Final = -2  # to_move(): the game is over
