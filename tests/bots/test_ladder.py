"""The tables of docs/bots.md are those that `scripts/ladder` plays, and tell what they shall."""

import re
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.bots.levels import LEVELS, settled_bots
from durbar.bots.registry import make_bot

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8").splitlines()
INTERVAL = re.compile(r"\| (?P<won>[\d.]+) % \((?P<low>[\d.]+) … (?P<high>[\d.]+)\) \|")


def script() -> Any:
    loader = SourceFileLoader("ladder", str(ROOT / "scripts" / "ladder"))
    spec = spec_from_loader("ladder", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


LADDER = script()
ROWS = [(table, row) for table, rows in LADDER.TABLES.items() for row in rows]


@pytest.mark.parametrize(("table", "row"), ROWS, ids=lambda each: str(getattr(each, "bots", each)))
def test_every_row_stands_on_the_page_with_an_interval_above_its_figure(
    table: str, row: Any
) -> None:
    (told,) = [line for line in PAGE if line.startswith(LADDER.begun(row))]
    found = INTERVAL.search(told)
    assert found is not None, told
    won, low, high = (float(found[part]) for part in ("won", "low", "high"))
    assert low <= won <= high
    if row.figure is not None:
        assert low > 100 * row.figure
    assert row.games >= 200
    for bot in row.bots.split(","):
        make_bot(bot, row.game)


@pytest.mark.parametrize("game", durbar.GAMES)
def test_each_level_meets_the_one_below_and_each_style_the_usual_bot(game: str) -> None:
    met = {tuple(row.bots.split(",")[:2]) for _, row in ROWS if row.game == game}
    assert set(zip(LEVELS[1:], LEVELS, strict=False)) <= met
    assert {(style, "casual") for style in settled_bots(game) if style not in LEVELS} <= met
