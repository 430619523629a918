"""Review: past moments and the chart of scores, each computed once."""

import pytest
from tests.support.calls import count_calls
from tests.support.lantern_tables import EDITIONS, GAME, new_table, play_out, stored, submit
from tests.support.toy import LanternState

from durbar.core.record import replay
from durbar.core.types import CHANCE
from durbar.server.errors import NotFound
from durbar.server.outgoing import review
from durbar.server.outgoing.perspective import Perspective
from durbar.server.tables import key_frames
from durbar.server.tables.restoring import restore


@pytest.fixture
def finished(monkeypatch):
    """A finished table, as it comes from the store."""
    monkeypatch.setattr(key_frames, "INTERVAL", 8)
    return restore(EDITIONS, stored(play_out(new_table())))


@pytest.mark.parametrize("seat", [0, None])
def test_a_moment_is_the_view_then_and_the_entry_that_led_there(finished, seat):
    entries = finished.record.entries
    for at in range(len(entries) + 1):
        moment = review.past_position(finished, at).moment(seat)
        past = Perspective(GAME, replay(GAME, finished.record, at), seat)
        assert (moment.at, moment.entries, moment.seat) == (at, len(entries), seat)
        assert moment.view == past.view()
        assert [each.at for each in moment.happened] == ([at] if at else [])
    with pytest.raises(NotFound, match="record-at"):
        review.past_position(finished, len(entries) + 1)


def test_stepping_through_a_finished_game_costs_the_distance_to_a_frame(finished, monkeypatch):
    last = len(finished.record.entries)
    review.past_position(finished, last).moment(None)
    for at in range(last, -1, -1):
        applied = count_calls(monkeypatch, LanternState, "apply")
        review.past_position(finished, at).moment(None)
        assert len(applied) == at % 8
        monkeypatch.undo()


def chart_rows(table, chart=None):
    chart = chart or review.ScoreChart(table.game, table.frames)
    return chart.rows(table.record, tuple(table.history))


def test_the_chart_has_the_scores_after_each_commit(finished):
    rows = chart_rows(finished)
    history = list(finished.history)
    ends = [
        entry.at
        for entry, later in zip(history, [*history[1:], None], strict=True)
        if later is None or later.version != entry.version or later.step.seat != CHANCE
    ]
    assert [row.at for row in rows] == ends
    for row in rows:
        state = replay(GAME, finished.record, row.at)
        assert list(row.scores) == list(GAME.view(state, None).scores)


def test_rows_of_the_chart_are_computed_once(monkeypatch):
    table = new_table()
    chart = review.ScoreChart(table.game, table.frames)
    for _ in range(5):
        submit(table, commit=True)
    rows = chart_rows(table, chart)
    viewed = count_calls(monkeypatch, type(GAME), "view")
    assert chart_rows(table, chart) == rows and viewed == []
    monkeypatch.undo()
    submit(table, commit=True)
    viewed = count_calls(monkeypatch, type(GAME), "view")
    longer = chart_rows(table, chart)
    assert longer[: len(rows)] == rows and len(viewed) == len(longer) - len(rows) == 1
    monkeypatch.undo()
    assert longer == chart_rows(table)
