"""Perft: the numbers of leaves in perft.txt, the same for every build of the engine."""

from pathlib import Path

import pytest

import durbar
from durbar.testing import check_perft, parse_perft
from durbar.testing.perft import Position

POSITIONS = parse_perft((Path(__file__).parent / "perft.txt").read_text("utf-8"))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.id)
def test_position_has_so_many_leaves(position: Position) -> None:
    check_perft(durbar.game_of(position.record), position)
