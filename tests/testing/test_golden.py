"""Playthroughs: a record with the room's answers, which can be taken out again."""

from tests.support.toy import LanternOptions, Lanterns, LanternState

from durbar.core import record as records
from durbar.testing import file_name, make_playthrough, playthrough, record_of

GAME = Lanterns()
OPTIONS = LanternOptions(seats=3)


def test_a_file_is_named_by_its_options() -> None:
    assert file_name(OPTIONS) == "3-seats.playthrough"
    assert file_name(LanternOptions(gold=False)) == "2-seats-gold-false.playthrough"


def test_a_playthrough_is_a_whole_game_with_answers() -> None:
    text = make_playthrough(GAME, OPTIONS)
    record = record_of(text)
    assert records.replay(GAME, record).legal() == []
    assert playthrough(GAME, record) == text
    assert "    LanternDealt seat=0 kind=" in text and "    legal " in text
    assert "    outcome\n      ranking\n" in text


def test_a_changed_answer_shows() -> None:
    class Generous(LanternState):
        def award(self, seat: int, points: int, parts: object) -> None:
            super().award(seat, points + 1, ())

    changed = Lanterns()
    changed.state = Generous  # type: ignore[misc]
    text = make_playthrough(GAME, OPTIONS)
    assert playthrough(changed, record_of(text)) != text
