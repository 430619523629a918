"""Instructions per game, counted by callgrind: repeatable where seconds are not."""

import os
import re
import shutil
import subprocess
import sys
from typing import Final

GAMES: Final = 125  # to begin with; a quick game is played more often
ENOUGH: Final = 120_000_000  # instructions, beside which the unrest of Python's start is small
SEED: Final = 1


def instructions_per_game(game: str) -> int | None:
    """What one random game of the plain options costs; None where there is no valgrind.

    Twice as many games less so many: the start of Python cancels out.
    """
    if shutil.which("valgrind") is None:
        return None
    games = GAMES
    while (counted := _count(game, 2 * games) - _count(game, games)) < ENOUGH:
        games *= 4
    return counted // games


def _count(game: str, games: int) -> int:
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}", sys.executable]
    command += ["-m", "durbar.cli.playouts", game, str(games), str(SEED)]
    told = subprocess.run(
        command,
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    counted = re.search(r"Collected : (\d+)", told.stderr)
    if counted is None:
        raise RuntimeError(f"callgrind counted nothing: {told.stderr[-500:]}")
    return int(counted[1])
