"""Golden playthroughs: the room answers as it did when they were reviewed (scripts/golden)."""

from pathlib import Path

import pytest

import durbar
from durbar.core.record import replay, steps
from durbar.games.taj_mahal.events import NoCardLeft, PileReshuffled
from durbar.testing import playthrough, record_of

FILES = sorted((Path(__file__).parent / "golden").glob("*.playthrough"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_playthrough_is_answered_as_before(file: Path) -> None:
    expected = file.read_text("utf-8")
    record = record_of(expected)
    assert playthrough(durbar.game_of(record), record) == expected


RECORDS = sorted((Path(__file__).parent / "golden").glob("*.record"))
CONTENT = {  # what the game was kept for
    "reshuffled": (PileReshuffled, [32, 25, 42, 21]),
    "nobody-plays-a-card": (NoCardLeft, [9, 11, 12, 11, 30]),
}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_kept_game_ends_as_before(file: Path) -> None:
    """T6.3: the draw pile is made anew; or there is no card left at all"""
    record = durbar.parse_record(file.read_text("utf-8"))
    game = durbar.game_of(record)
    kind, scores = CONTENT[file.stem]
    events = [event for step in steps(game, record) for event in step.events]
    assert any(isinstance(event, kind) for event in events)
    assert replay(game, record).scores() == scores
