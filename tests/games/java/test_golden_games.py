"""Golden games: each holds what it is named after, and ends as it did."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import durbar
from durbar.core.record import steps
from durbar.games.java.events import (
    FestivalHeld,
    PalaceBuilt,
    PileShuffled,
    TileLaid,
    WaterClosed,
)
from durbar.games.java.state import JavaState
from durbar.games.java.tables import NONE

GOLDEN = Path(__file__).parent / "golden"
SCORES = {
    "palace-split-off-and-rebuilt": [13, 6],
    "outside-tile-covered-again": [6, 8],
    "two-waters-closed-by-one-tile": [15, 33],
    "festival-shared-by-three": [12, 38, 10],
    "draw-pile-exhausted": [10, 6],
    "palace-value-sold-out": [14, 7, 5, 6],
}


def replayed(name: str) -> Iterator[tuple[JavaState, list[object]]]:
    record = durbar.parse_record((GOLDEN / f"{name}.record").read_text("utf-8"))
    for step in steps(durbar.game_of(record), record):
        assert isinstance(step.state, JavaState)
        yield step.state, list(step.events)


@pytest.mark.parametrize("name", SCORES)
def test_game_ends_as_it_did(name: str) -> None:
    state = [state for state, _ in replayed(name)][-1]
    assert state.to_move() == durbar.NOBODY
    assert state.scores() == SCORES[name]


def test_a_palace_is_split_off_and_the_rest_gets_its_own() -> None:
    """J7.5"""
    city: set[int] = set()
    for s, events in replayed("palace-split-off-and-rebuilt"):
        for event in events:
            if isinstance(event, PalaceBuilt) and s.tables.space_of[event.space] in city:
                return
        if len(s.palaces) == 1:
            name = s.village[s.palaces[0]]
            city |= {x for x in range(s.tables.spaces) if name != NONE and s.village[x] == name}
    raise AssertionError("no palace was built on a part split off")


def test_an_outside_tile_is_covered_again() -> None:
    """J3.8"""
    covered = [
        event
        for s, events in replayed("outside-tile-covered-again")
        for event in events
        if isinstance(event, TileLaid)
        and event.level > 1
        and all(s.tables.is_outside[s.tables.space_of[name]] for name in event.spaces)
    ]
    assert covered[0] == TileLaid(0, "two", ("I3", "J2"), 2, 1)


def test_two_waters_are_closed_by_one_tile() -> None:
    """J8.2"""
    assert any(
        sum(isinstance(event, WaterClosed) for event in events) == 2
        for _, events in replayed("two-waters-closed-by-one-tile")
    )


def test_a_festival_is_shared_by_three() -> None:
    """J8.9"""
    held = [
        event
        for _, events in replayed("festival-shared-by-three")
        for event in events
        if isinstance(event, FestivalHeld)
    ]
    assert held[0].seats == (0, 1, 2)
    assert held[0].fame == 1


def test_the_draw_pile_is_exhausted_and_comes_back() -> None:
    """J8.3"""
    empty, shuffled = False, False
    for s, events in replayed("draw-pile-exhausted"):
        empty |= s.pile.total == 0 and s.open != NONE and sum(s.discards) == 0
        shuffled |= any(isinstance(event, PileShuffled) for event in events)
    assert empty and shuffled


def test_a_palace_value_is_sold_out() -> None:
    """J7.7"""
    last = [s for s, _ in replayed("palace-value-sold-out")][-1]
    assert last.palaces_left[0] == 0
