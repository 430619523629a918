"""Every turn is finite, every game too, also when everybody plays for time."""

import os
from collections.abc import Callable

import pytest
from tests.games.java.walks import GAME

import durbar
from durbar.core.chance import Rng
from durbar.games.java.rules import reach
from durbar.games.java.state import JavaState
from durbar.games.java.tables import (
    END_TURN,
    ENTER,
    FESTIVAL,
    LAY_VILLAGE,
    MOVING,
    SET_DOWN,
    TAKE_UP,
    TOKEN,
)

T = GAME.tables
DEVELOPERS = int(T.developers)
POINTS = int(T.turn_points + T.token_points)
MOST_STEPS = 2 * DEVELOPERS * (POINTS + 1) + 2 * POINTS + 4  # moves for nothing, then the rest
TILES = int(T.three_tiles) + 4 * int(T.two_tiles + T.rice_tiles + T.village_tiles)
EVERY = 31  # plies of a random game between two looks at its invariants
Preference = Callable[[JavaState, int], int]  # the smaller, the dearer


def dawdler(s: JavaState, action: int) -> int:
    """Free moves before all, then what keeps most points; the end of the turn last."""
    verb = int(T.verb[action])
    if s.phase == MOVING:
        reach.note_costs(s, s.taken_up, s.ap)
        return int(s.cost[T.what[action]]) if verb == SET_DOWN else 50
    order = {TAKE_UP: 0, ENTER: 1, TOKEN: 8, END_TURN: 9, FESTIVAL: 7}
    return order.get(verb, 5 if verb > LAY_VILLAGE else 6)


def miser(s: JavaState, action: int) -> int:
    """Never a tile more than the duty asks for; ends as soon as it can."""
    verb = int(T.verb[action])
    return {END_TURN: 0, TAKE_UP: 5}.get(verb, 1 if verb <= LAY_VILLAGE else 4)


def cuckoo(s: JavaState, action: int) -> int:
    """Developers in and out again."""
    verb = int(T.verb[action])
    if s.phase == MOVING:
        return 1 if verb == SET_DOWN else 0
    return {TAKE_UP: 0, ENTER: 1, END_TURN: 9}.get(verb, 5)


def play_for_time(preference: Preference, seats: int, seed: int) -> tuple[int, int]:
    """The longest turn in decisions, and the number of turns."""
    s, rng = GAME.new(GAME.options(seats=seats)), Rng(seed)
    turns, steps, longest, turn_of = 0, 0, 0, -1
    while (mover := s.to_move()) != durbar.NOBODY:
        if mover == durbar.CHANCE:
            s.apply(s.chance(rng))
            continue
        if s.turn_of != turn_of:
            turns, steps, turn_of = turns + 1, 0, int(s.turn_of)
        if mover == turn_of:
            steps += 1
            longest = max(longest, steps)
        assert steps <= MOST_STEPS, "a turn does not end"
        legal = s.legal()
        best = min(preference(s, action) for action in legal)
        dear = [action for action in legal if preference(s, action) == best]
        s.apply(dear[rng.below(len(dear))])
    return longest, turns


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("preference", [dawdler, miser, cuckoo])
def test_turns_and_games_end_against_players_who_play_for_time(
    preference: Preference, seats: int
) -> None:
    """J2.4, J9.7"""
    longest, turns = play_for_time(preference, seats, seed=seats)
    assert longest <= MOST_STEPS
    assert turns <= TILES + 2 * seats


def test_a_dawdlers_turn_is_long_all_the_same() -> None:
    """J2.4: the test above is no empty one"""
    longest, _ = play_for_time(dawdler, 2, seed=1)
    assert longest > 3 * POINTS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_run_without_a_fault(seats: int) -> None:
    """J9.2: DURBAR_GAMES=500 plays that many games per number of seats; looked at now and then"""
    for seed in range(int(os.environ.get("DURBAR_GAMES", "8"))):
        s, rng = GAME.new(GAME.options(seats=seats)), Rng(seed)
        out, ply = s.buffer(), seed
        while (mover := s.to_move()) != durbar.NOBODY:
            s.apply(s.chance(rng) if mover == durbar.CHANCE else s.random_action(rng, out))
            ply += 1
            assert ply % EVERY or s.invariants() == [], (seed, ply)
        assert s.invariants() == []
        assert all(player.has_scored for player in s.players)
