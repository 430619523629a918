"""The tables of docs/bots.md are those that `scripts/ladder` plays, and tell what they shall."""

import re
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.bots.levels import LEVELS, presets
from durbar.bots.registry import make_bot

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8").splitlines()
WON = re.compile(r"\| ([\d.]+) % \(([\d.]+) … ([\d.]+)\) \|")


def script() -> Any:
    loader = SourceFileLoader("ladder", str(ROOT / "scripts" / "ladder"))
    spec = spec_from_loader("ladder", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


LADDER = script()
ROWS = [(table, row) for table, rows in LADDER.TABLES.items() if table != "equals" for row in rows]


def lowest(row: Any) -> float:
    """The lower end of the interval of its victories, in percent, as the page has it."""
    (line,) = [line for line in PAGE if line.startswith(LADDER.begun(row))]
    found = WON.search(line)
    assert found is not None, line
    won, low, high = map(float, found.groups())
    assert low <= won <= high
    return low


@pytest.mark.parametrize(("table", "row"), ROWS, ids=lambda each: str(getattr(each, "bots", each)))
def test_every_row_stands_on_the_page_above_its_figure(table: str, row: Any) -> None:
    low = lowest(row)
    assert row.figure is None or low > 100 * row.figure
    assert table != "ladder" or (row.figure is not None and row.games >= 200)
    for bot in row.bots.split(","):
        make_bot(bot, row.game)


def test_masters_among_themselves_score_like_experienced_people() -> None:
    """Four at a table of Taj Mahal: the winner has 50 to 65 points."""
    ((row,), page) = LADDER.EQUALS, " ".join(PAGE)
    (figures,) = re.findall(
        rf"--bots {row.bots}`, {row.games} games\): the winner has ([^)]*)", page
    )
    mean, low, high = map(float, re.findall(r"\d+\.\d", figures))
    assert 50.0 <= low <= mean <= high <= 65.0


def test_more_time_is_tried_in_every_game() -> None:
    assert {row.game for row in LADDER.TIME if row.figure} == set(durbar.GAMES)


@pytest.mark.parametrize("game", durbar.GAMES)
def test_each_level_meets_the_one_below_and_each_style_the_usual_bot(game: str) -> None:
    met = {tuple(row.bots.split(",")[:2]) for _, row in ROWS if row.game == game}
    assert set(zip(LEVELS[1:], LEVELS, strict=False)) <= met
    assert {(style, "casual") for style in presets(game) if style not in LEVELS} <= met
