"""Walks through lively games: see `games/java/yardstick.py`."""

from collections.abc import Iterator

import durbar
from durbar.games.java import yardstick
from durbar.games.java.game import Java
from durbar.games.java.state import JavaState

GAME: Java = durbar.game("java")  # type: ignore[assignment]


def walk(seats: int, seed: int, game: Java = GAME) -> Iterator[JavaState]:
    return yardstick.walk(game.new(game.options(seats=seats)), seed)
