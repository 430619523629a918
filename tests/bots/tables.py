"""Positions and games for the tests of bots."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.support.parts import need

import durbar
from durbar.bots.base import Bot
from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY
from durbar.version import is_compiled

ROOMS = tuple(durbar.GAMES)
# Small budgets that use every part of a search
SMALL = "search:simulations=12:rollout_depth=2:rollout_candidates=2"
BRIEF = "turns:positions=60:tile_candidates=4:reply_candidates=1:worlds=2"


def decisions(game: Game[Any, Any], options: Options, seed: int, every: int) -> Iterator[State]:
    """Positions of a random game in which a seat decides among several actions."""
    state, rng = game.new(options), Rng(seed)
    out, number = state.buffer(), 0
    while (mover := state.to_move()) != NOBODY:
        if mover == CHANCE:
            state.apply(state.chance(rng))
            continue
        number += 1
        if number % every == 0 and len(state.legal()) > 1:
            yield state.clone()
        state.apply(state.random_action(rng, out))


def sits(bot: Bot, game: Game[Any, Any], seat: int, seed: int) -> Bot:
    bot.begin(game, seat, seed)
    return bot


def output_of_both_builds(script: str, tmp_path: Path) -> Any:
    """The JSON list that a script prints with the compiled engine and with its sources.

    Its first element is whether the engine was compiled; the rest must be the same.
    """
    need("a compiled engine", is_compiled())
    assert durbar.__file__ is not None
    package = Path(durbar.__file__).parent
    leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web", "server")
    shutil.copytree(package, tmp_path / "durbar", ignore=leave)

    def ran(folder: Path) -> Any:
        done = subprocess.run(
            [sys.executable, "-c", script, str(folder)],
            capture_output=True, text=True, check=True, env=os.environ,
        )  # fmt: skip
        return json.loads(done.stdout)

    compiled, interpreted = ran(package.parent), ran(tmp_path)
    assert compiled[0] is True and interpreted[0] is False
    assert compiled[1:] == interpreted[1:]
    return compiled[1:]
