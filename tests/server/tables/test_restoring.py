"""Restored tables: one replay, or none if the same record is in memory."""

import pytest
from tests.support.calls import count_calls
from tests.support.lantern_tables import EDITIONS, GAME, new_table, play_out, stored, submit
from tests.support.toy import LanternState

from durbar.core.errors import BadRecord
from durbar.server.outgoing import messages
from durbar.server.protocol.messages import Undo
from durbar.server.tables.effects import DraftSet
from durbar.server.tables.restoring import restore


def played(commits):
    table = new_table()
    for _ in range(commits):
        submit(table, commit=True)
    return table


def last_draft(result):
    return next(effect for effect in result.effects if isinstance(effect, DraftSet))


def undo(table):
    command = Undo(key="", version=table.version, step=table.step)
    return table.apply(table.match.owner, command)


def assert_same(table, again):
    assert again.record == table.record and again.version == table.version
    assert again.status == table.status and again.step == table.step
    assert list(again.history) == list(table.history)
    for seat in (0, 1, 2, None):
        assert messages.snapshot(again, seat) == messages.snapshot(table, seat)


@pytest.mark.parametrize("make", [lambda: played(9), lambda: play_out(new_table())])
def test_a_restored_table_is_replayed_once(make, monkeypatch):
    table = make()
    head = stored(table)
    applied = count_calls(monkeypatch, LanternState, "apply")
    again = restore(EDITIONS, head)
    assert applied == [entry.step.action for entry in table.history]
    monkeypatch.undo()
    assert_same(table, again)


@pytest.mark.parametrize("make", [lambda: played(9), lambda: play_out(new_table())])
def test_a_table_in_memory_with_the_same_record_is_not_replayed(make, monkeypatch):
    table = make()
    table.frames.position(table.record.entries, 20)
    head = stored(table)
    applied = count_calls(monkeypatch, LanternState, "apply")
    again = restore(EDITIONS, head, table)
    assert applied == [] and again.frames is table.frames
    monkeypatch.undo()
    assert_same(restore(EDITIONS, head), again)


def test_a_table_that_is_ahead_of_the_store_is_replayed(monkeypatch):
    table = played(9)
    head, frames = stored(table), table.frames
    before = list(table.history)
    submit(table, commit=True)
    again = restore(EDITIONS, head, table)
    assert again.frames is not frames and list(again.history) == before


def test_the_draft_is_that_of_the_store_not_that_in_memory():
    table = played(9)
    kept = stored(table, last_draft(submit(table, commit=False)))
    empty = stored(table)
    assert_same(table, restore(EDITIONS, kept))
    taken_back = stored(table, last_draft(undo(table)))
    assert_same(table, restore(EDITIONS, taken_back))
    again = restore(EDITIONS, kept, table)
    assert len(again.match.draft) == 1 and not again.match.can_redo
    again = restore(EDITIONS, empty, again)
    assert again.match.draft == [] and not again.match.can_redo


def test_a_record_with_an_illegal_entry_is_not_restored():
    table = played(9)
    for text in ("0 dance", "0 take ?", "9 take red"):
        head = stored(table)
        object.__setattr__(head, "entries", (*head.entries, (table.version, text)))
        with pytest.raises(BadRecord):
            restore(EDITIONS, head)


def test_a_commit_is_played_and_parsed_once(monkeypatch):
    table = played(9)
    applied = count_calls(monkeypatch, LanternState, "apply")
    parsed = count_calls(monkeypatch, type(GAME), "parse")
    draft, result = submit(table, commit=False), submit(table, commit=True)
    assert applied == [entry.step.action for entry in result.entries]
    assert len(parsed) == 2  # the two actions that were submitted
    for seat in (0, 1, 2, None):
        if seat != table.match.owner:  # its previews are played on sampled worlds
            assert messages.messages(table, result, seat)
            assert len(applied) == len(result.entries)
    assert draft.entries == ()
