"""Golden playthroughs: the room answers as it did when they were reviewed (scripts/golden)."""

from pathlib import Path

import pytest

import durbar
from durbar.testing import playthrough, record_of

FILES = sorted((Path(__file__).parent / "golden").glob("*.playthrough"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_playthrough_is_answered_as_before(file: Path) -> None:
    expected = file.read_text("utf-8")
    record = record_of(expected)
    assert playthrough(durbar.game_of(record), record) == expected
