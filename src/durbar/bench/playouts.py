"""Plays random games only, for a profiler: `python -m durbar.bench.playouts GAME N SEED`."""

import sys

from durbar.core.chance import Rng
from durbar.games.registry import game


def playouts(name: str, games: int, seed: int) -> int:
    """Plays that many games of the plain options and returns how many decisions they took."""
    room = game(name)
    options = room.options.parse(None, "")
    out = room.new(options).buffer()
    rng = Rng(seed)
    return sum(int(room.new(options).playout(rng, out)) for _ in range(games))


if __name__ == "__main__":
    print(playouts(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
