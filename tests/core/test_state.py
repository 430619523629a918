"""State: what is written once over a room's functions, for a room in plain Python."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.support.toy import LanternOptions, Lanterns, LanternState

from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY


def new() -> LanternState:
    return Lanterns().new(LanternOptions(seats=3))


def test_the_buffer_has_room_for_every_list() -> None:
    state = new()
    assert len(state.buffer()) == state.max_legal == 5


def test_legal_is_what_legal_into_writes() -> None:
    state = new()
    out = state.buffer()
    written = state.legal_into(out)
    assert state.legal() == [out[n] for n in range(written)] == [10, 11, 12]


def test_a_random_action_is_drawn_from_the_list() -> None:
    state = new()
    out = state.buffer()
    assert {int(state.random_action(Rng(seed), out)) for seed in range(40)} == {10, 11, 12}


def test_a_playout_ends_the_game_and_counts_the_decisions() -> None:
    state, twin = new(), new()
    rng, twin_rng = Rng(4), Rng(4)
    decisions = 0
    while (mover := twin.to_move()) != NOBODY:
        decisions += mover != CHANCE
        drawn = (
            twin.chance(twin_rng)
            if mover == CHANCE
            else twin.random_action(twin_rng, twin.buffer())
        )
        twin.apply(drawn)
    assert state.playout(rng, state.buffer()) == decisions > 0
    assert state.key() == twin.key()
    assert state.playout(rng, state.buffer()) == 0


def test_a_room_must_write_its_part() -> None:
    state, rng, out = State(), Rng(1), vec[i64]([0])
    for call in (
        state.to_move,
        lambda: state.legal_into(out),
        lambda: state.apply(0),
        state.clone,
        lambda: state.chance(rng),
        lambda: state.resample(0, rng),
        state.weights,
        state.scores,
        state.key,
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert state.invariants() == []
