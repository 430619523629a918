"""The hot checks agree with slow obvious twins on positions of lively games."""

from collections import Counter

import pytest
from tests.games.java import twins
from tests.games.java.walks import GAME, walk

from durbar.core.chance import Rng
from durbar.games.java import scoring
from durbar.games.java.rules import duty, ranks, reach, sampling, tiles, turn
from durbar.games.java.state import JavaState
from durbar.games.java.tables import (
    FAR,
    IRRIGATE,
    LEAVE,
    MOVING,
    NONE,
    PALACE,
    SET_DOWN,
    TAKE_UP,
    TURN,
    VILLAGE,
)

T = GAME.tables
TILE_ROWS = range(int(T.first[IRRIGATE]))
EVERY = 23  # so many positions apart


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_that_may_be_laid(seats: int) -> None:
    """J3.3, J3.4, J3.5, J3.6, J3.8"""
    looked = 0
    for n, s in enumerate(walk(seats, seed=seats)):
        if s.phase == TURN and n % EVERY == 0:
            out = s.buffer()
            listed = {int(out[k]) for k in range(tiles.legal_tiles(s, out))}
            assert listed == {a for a in TILE_ROWS if twins.can_lay(s, a, int(s.ap))}
            looked += 1
    assert looked > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_ways_of_developers(seats: int) -> None:
    """J5.1, J5.2, J5.3, J5.4"""
    for n, s in enumerate(walk(seats, seed=10 + seats)):
        if s.phase != TURN or n % EVERY:
            continue
        player = s.players[s.turn_of]
        for start in [NONE, *(int(player.at[k]) for k in range(player.on_board))]:
            reach.note_costs(s, start, FAR - 1)
            found = {x: int(s.cost[x]) for x in range(T.spaces) if s.cost[x] != FAR}
            assert found == twins.costs(s, start)
            if start != NONE:
                off = int(reach.cost_of_leaving(s, start, FAR - 1))
                assert (off if off < FAR else None) == twins.cost_of_leaving(s, start)


def test_where_a_developer_may_be_set_down() -> None:
    """J2.2, J2.4, J5.1, J5.4: the list of the second choice, with and without an open duty"""
    looked = Counter[str]()
    for seed in (72, 73):
        for n, s in enumerate(walk(2, seed)):
            start, is_due = int(s.taken_up), duty.is_open(s)
            if s.phase != MOVING or (n % 5 and s.ap > 2 and start not in s.moved_free):
                continue
            costs = twins.costs(s, start)
            offered = {x: cost for x, cost in costs.items() if s.who[x] == NONE and cost <= s.ap}
            if start in s.moved_free:
                offered = {x: cost for x, cost in offered.items() if cost}
                looked["moved free"] += 1
            rows = [int(T.first[SET_DOWN]) + x for x in offered]
            off = None if start == NONE else twins.cost_of_leaving(s, start)
            rows += [int(T.first[LEAVE])] if off is not None and off <= s.ap else []
            if is_due:
                kept = {row for row in rows if _has_tile_after(s, row)}
                looked["duty"] += len(rows) > len(kept)
            assert set(s.legal()) == (kept if is_due else set(rows))
            looked["free" if not is_due else "due"] += 1
    assert all(looked[kind] for kind in ("moved free", "duty", "free", "due")), looked


def _has_tile_after(s: JavaState, row: int) -> bool:
    after = s.clone()
    after.apply(row)
    return after.ap > 0 and twins.has_tile(after, int(after.ap), TILE_ROWS)


@pytest.mark.parametrize("seats", [2, 4])
def test_villages_ranks_and_great_scoring(seats: int) -> None:
    """J4.1, J6.1, J6.2, J9.3"""
    for n, s in enumerate(walk(seats, seed=20 + seats)):
        if n % 7:
            continue
        for area in twins.villages(s, twins.village_spaces(s)):
            (name,) = {int(s.village[x]) for x in area}
            assert s.village_size[name] == len(area)
            assert ranks.first(s, s.village, name) == twins.first(s, area)
        for seat in range(seats):
            assert scoring.points_for_great_scoring(s, seat) == twins.great_scoring(s, seat)


def test_the_witness_never_lies() -> None:
    """J2.2: the duty is open just when some tile can be laid"""
    for n, s in enumerate(walk(3, seed=31)):
        if s.phase in (TURN, MOVING) and n % EVERY == 0 and not s.tile_laid and s.last_seat == NONE:
            assert duty.is_open(s) == twins.has_tile(s, int(s.ap), TILE_ROWS)


def test_no_offered_action_leaves_the_player_without_a_tile() -> None:
    """J2.2: looked at after the action, on a clone"""
    looked = Counter[bool]()
    for seed in (41, 42):
        for n, s in enumerate(walk(2, seed)):
            if s.phase != TURN or s.ap > 2 or not duty.is_open(s) or n % 3:
                continue
            legal = set(s.legal())
            for row in (*range(int(T.first[IRRIGATE]), int(T.first[TAKE_UP]), 7), *legal):
                if row >= T.first[TAKE_UP] or row < T.first[IRRIGATE]:
                    continue
                would = _would_be_legal(s, row)
                if would:
                    has_tile = _has_tile_after(s, row)
                    assert (row in legal) == has_tile
                    looked[has_tile] += 1
    assert looked[True]


def _would_be_legal(s, row: int) -> bool:  # type: ignore[no-untyped-def]
    """Legal if the duty were done."""
    twin = s.clone()
    twin.tile_laid = True
    return bool(turn.why_not_turn(twin, row) == 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_sampled_is_uniform_over_the_list(seats: int) -> None:
    """Fixed positions: by rejection alone and with the list, every action is as likely."""
    rng, out = Rng(5), GAME.new(GAME.options(seats=seats)).buffer()
    looked = 0
    for s in walk(seats, seed=50 + seats):
        legal = s.legal()
        if s.phase != TURN or not 6 <= len(legal) <= 40 or looked == 3 or s.ap == 0:
            continue
        looked += 1
        draws = 200 * len(legal)
        found = Counter(int(sampling.random_action(s, rng, out)) for _ in range(draws))
        assert set(found) == set(legal)
        square = sum((found[a] - 200) ** 2 / 200 for a in legal)
        assert square < len(legal) + 5 * (2 * len(legal)) ** 0.5
    assert looked


def test_single_answers_agree_with_the_list() -> None:
    """`why_not_turn`, which the sampling asks, and `legal_turn`"""
    for n, s in enumerate(walk(3, seed=61)):
        if s.phase == TURN and n % EVERY == 0:
            rows = range(int(T.first[PALACE]), int(T.first[13]))
            listed = {a for a in s.legal() if a in rows}
            assert listed == {a for a in rows if turn.why_not_turn(s, a) == 0}
            tile_rows = {a for a in TILE_ROWS if turn.why_not_turn(s, a) == 0}
            assert tile_rows == {a for a in s.legal() if a in TILE_ROWS}


def test_high_towers_are_ranked_like_low_ones() -> None:
    """J6.1: counters of 15 levels fit into a number, towers above are compared all the same"""
    from tests.games.java.script import drawn

    for drawing, best in (
        ("G4 v1P2 v17a v16b v16b", 0),
        ("G4 v1P2 v17a v17b v3a v2b", 0),
        ("G4 v1P2 v17a v17b v3a v16b", 1),
        ("G4 v1P2 v17a v17b", NONE),
    ):
        s = drawn(drawing).state
        name = int(s.village[s.palaces[0]])
        area = {x for x in range(T.spaces) if s.village[x] == name and s.terrain[x] == VILLAGE}
        assert ranks.first(s, s.village, name) == twins.first(s, area) == best
