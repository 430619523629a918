"""Key frames: every position of a record, at the cost of the distance to a frame."""

import random

import pytest
from tests.support.calls import count_calls
from tests.support.lantern_tables import GAME, new_table, play_out
from tests.support.toy import LanternState

import durbar
from durbar.core.chance import Rng
from durbar.core.dealers import SeededDealer
from durbar.core.match import Match
from durbar.core.record import replay
from durbar.server.tables import key_frames
from durbar.server.tables.key_frames import KeyFrames


@pytest.fixture
def frames(monkeypatch):
    """Frames at every eighth entry of a finished game, and its record's entries."""
    monkeypatch.setattr(key_frames, "INTERVAL", 8)
    table = play_out(new_table())
    assert len(table.record.entries) > 36
    return KeyFrames(GAME, table.options), table.record.entries


def test_a_position_is_that_of_a_replay(frames):
    frames, entries = frames
    record = play_out(new_table()).record
    moments = list(range(len(entries) + 1))
    for at in (*random.Random(1).sample(moments, 12), *moments, *reversed(moments)):
        assert frames.position(entries, at).key() == replay(GAME, record, at).key()


def test_a_step_of_a_replay_costs_the_distance_to_the_frame_before_it(frames, monkeypatch):
    frames, entries = frames
    frames.position(entries, len(entries))
    for at in reversed(range(len(entries) + 1)):
        applied = count_calls(monkeypatch, LanternState, "apply")
        frames.position(entries, at)
        assert len(applied) == at % 8
        monkeypatch.undo()


def test_frames_are_made_only_on_the_way_to_a_position(frames):
    frames, entries = frames
    frames.position(entries, 7)
    assert len(frames) == 0
    frames.position(entries, 17)
    assert len(frames) == 2


def test_a_position_may_be_changed_by_its_reader(frames):
    frames, entries = frames
    for at in (0, 8, 9):
        key = frames.position(entries, at).key()
        changed = frames.position(entries, at)
        changed.apply(changed.legal()[0])
        assert frames.position(entries, at).key() == key


def test_the_number_of_frames_is_bounded(frames, monkeypatch):
    monkeypatch.setattr(key_frames, "MOST_FRAMES", 3)
    frames, entries = frames
    frames.position(entries, len(entries))
    assert len(frames) <= 3 and frames.interval == 16
    applied = count_calls(monkeypatch, LanternState, "apply")
    frames.position(entries, 35)
    assert len(applied) == 35 % 16


def test_positions_go_on_to_the_end_of_the_record(frames):
    frames, entries = frames
    keys = [(at, state.key()) for at, state in frames.positions(entries, 11)]
    assert keys == [(at, frames.position(entries, at).key()) for at in range(11, len(entries) + 1)]


@pytest.mark.parametrize("name", durbar.GAMES)
def test_a_past_position_of_each_room_is_near_a_frame(name, monkeypatch):
    game = durbar.game(name)
    match = Match(game, game.options(), SeededDealer(3))
    rng = Rng(3)
    while not match.is_over and len(match.record.entries) < 200:
        match.submit(match.owner, [int(match.state.random_action(rng, match.state.buffer()))])
        match.commit(match.owner)
    entries = match.record.entries
    frames = KeyFrames(game, game.options())
    frames.position(entries, len(entries))
    for at in random.Random(4).sample(range(len(entries) + 1), 12):
        played = count_calls(monkeypatch, type(game), "parse")
        position = frames.position(entries, at)
        assert len(played) == at % key_frames.INTERVAL  # one is parsed for each that is applied
        monkeypatch.undo()
        assert position.key() == replay(game, match.record, at).key()
