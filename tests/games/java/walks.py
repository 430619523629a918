"""Walks through varied games: see `bench/positions/java.py`."""

from collections.abc import Iterator

import durbar
from durbar.bench.positions import java
from durbar.games.java.game import Java
from durbar.games.java.state import JavaState

GAME: Java = durbar.game("java")  # type: ignore[assignment]


def walk(seats: int, seed: int, game: Java = GAME) -> Iterator[JavaState]:
    return java.walk(game.new(game.options(seats=seats)), seed)
