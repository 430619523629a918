"""Instructions per game, counted by callgrind: unlike seconds, they are repeatable."""

import os
import re
import shutil
import subprocess
import sys
from typing import Final

GAMES: Final = 125  # at first; if they are too short, as many more are counted as it takes
ENOUGH: Final = 120_000_000  # instructions, far more than Python's start varies by
SEED: Final = 1


def instructions_per_game(game: str) -> int | None:
    """Returns the instructions of a random game with the plain options; None without valgrind.

    The count of a few games is subtracted from that of more, which cancels the start of Python.
    """
    if shutil.which("valgrind") is None:
        return None
    one, few = _count(game, 1), _count(game, 1 + GAMES)
    if few - one >= ENOUGH:
        return (few - one) // GAMES
    games = ENOUGH * GAMES // (few - one) + GAMES
    return (_count(game, 1 + GAMES + games) - few) // games


def _count(game: str, games: int) -> int:
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}", sys.executable]
    command += ["-m", "durbar.bench.playouts", game, str(games), str(SEED)]
    run = subprocess.run(
        command,
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    counted = re.search(r"Collected : (\d+)", run.stderr)
    if counted is None:
        raise RuntimeError(f"callgrind counted nothing: {run.stderr[-500:]}")
    return int(counted[1])
