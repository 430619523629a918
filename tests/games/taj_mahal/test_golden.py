"""Golden records: games kept for events that are rare."""

from pathlib import Path

import pytest

import durbar
from durbar.core.record import replay, steps
from durbar.games.taj_mahal.events import NoCardLeft, PileReshuffled

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
