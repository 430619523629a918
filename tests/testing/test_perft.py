"""Perft: leaves counted on a tree that can be counted by hand, and its files."""

import pytest
from tests.support.toy import Lanterns

from durbar.core import record as records
from durbar.core.state import State
from durbar.testing import check_perft, divide, parse_perft, perft

GAME = Lanterns()
# Seat 0 holds two red lanterns; two red ones and two blue ones are open
POSITION = f"""\
    # lanterns 1.0 edition={GAME.edition.digest} seats=2 gold=true
    chance start 0
    chance deal red to 0
    chance deal red to 0
    chance deal blue to 1
    chance deal white to 1
    chance open red
    chance open red
    chance open blue
    chance open blue
"""
FILE = f"""\
# for people
id opening
{POSITION}
perft 1 1
perft 2 1
perft 3 2
perft 3 2 chance all

id after a take
{POSITION}    0 take red
perft 2 2
"""


def opening() -> State:
    return records.replay(GAME, parse_perft(FILE)[0].record)


def played(state: State, *texts: str) -> State:
    """Returns the position after these actions."""
    after = state.clone()
    for text in texts:
        after.apply(GAME.parse(text))
    return after


def test_depth_counts_decisions() -> None:
    """He must take red, then blue, then light red or blue."""
    assert [perft(opening(), depth) for depth in range(4)] == [1, 1, 1, 2]


def test_chance_inside_the_tree_follows_its_lowest_outcome_without_depth() -> None:
    """No red is left in the pile and one blue: blue is opened, then green."""
    state = opening()
    by_hand = 0
    for third in ("light red", "light blue"):
        after = played(state, "take red", "take blue", third)
        for text in ("open blue", "open green"):
            assert GAME.text(after.legal()[0]) == text
            after.apply(GAME.parse(text))
        by_hand += len(after.legal())
    assert perft(state, 4) == by_hand


def test_chance_all_follows_every_outcome() -> None:
    state = opening()
    by_hand = 0
    for third in ("light red", "light blue"):
        after = played(state, "take red", "take blue", third)
        for first in after.legal():
            opened = after.clone()
            opened.apply(first)
            for second in opened.legal():
                leaf = opened.clone()
                leaf.apply(second)
                by_hand += len(leaf.legal())
    assert perft(state, 4, "all") == by_hand > perft(state, 4)


def test_a_game_that_ends_earlier_has_no_leaves() -> None:
    state = opening()
    while state.legal():
        state.apply(state.legal()[0])
    assert (perft(state, 0), perft(state, 1), perft(state, 9)) == (1, 0, 0)


def test_the_split_sums_up_to_the_whole() -> None:
    state = opening()
    state.apply(GAME.parse("take red"))
    state.apply(GAME.parse("take blue"))
    split = divide(state, 3)
    assert set(split) == set(state.legal()) and sum(split.values()) == perft(state, 3)


def test_a_file_has_positions_with_counts() -> None:
    first, second = parse_perft(FILE)
    assert (first.id, second.id) == ("opening", "after a take")
    assert [(count.depth, count.nodes, count.chance) for count in first.counts] == [
        (1, 1, "lowest"),
        (2, 1, "lowest"),
        (3, 2, "lowest"),
        (3, 2, "all"),
    ]
    for position in (first, second):
        check_perft(GAME, position)


def test_a_wrong_count_is_reported_with_the_split() -> None:
    (_, position) = parse_perft(FILE.replace("perft 2 2", "perft 2 3"))
    with pytest.raises(
        AssertionError, match=r"after a take: perft 2 is 2, not 3\n    take blue: 2"
    ):
        check_perft(GAME, position)


@pytest.mark.parametrize("line", ["perft 3", "perft 3 4 chance some", "leaves 3 4"])
def test_a_damaged_file_is_refused_by_line(line: str) -> None:
    with pytest.raises(ValueError, match="line 1: expected"):
        parse_perft(line)
