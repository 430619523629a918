"""The gate of speed: instructions per game, which are repeatable where seconds are not."""

import shutil
import tomllib
from pathlib import Path

import pytest
from tests.support.parts import need

from durbar.bench.instructions import instructions_per_game
from durbar.games.registry import GAMES
from durbar.version import is_compiled

ACCEPTED = tomllib.loads((Path(__file__).parent / "limits.toml").read_text("utf-8"))


def test_every_room_has_an_accepted_figure() -> None:
    assert set(ACCEPTED["instructions_per_game"]) == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_takes_at_most_110_percent_of_the_accepted_instructions(name: str) -> None:
    need("valgrind", shutil.which("valgrind") is not None)
    need("the compiled engine", is_compiled())
    counted = instructions_per_game(name)
    assert counted is not None
    assert counted <= ACCEPTED["instructions_per_game"][name] * 1.1
