"""Hexes: axial coordinates and maps drawn as text."""

import pytest

from durbar.core.hexes import DIRECTIONS, column, distance, drawn, neighbours


def test_six_neighbours_each_next_to_the_one_before() -> None:
    around = neighbours((3, -2))
    assert len(set(around)) == len(DIRECTIONS) == 6
    for one, other in zip(around, [*around[1:], around[0]], strict=True):
        assert distance(one, other) == 1
        assert distance(one, (3, -2)) == 1


def test_distance_counts_steps() -> None:
    assert distance((0, 0), (0, 0)) == 0
    assert distance((0, 0), (2, -1)) == 2
    assert distance((-3, 1), (1, 1)) == 4


def test_a_drawn_map_gives_hexes_in_reading_order() -> None:
    found = list(drawn("a b\n c d\ne"))
    assert found == [((0, 0), "a"), ((1, 0), "b"), ((0, 1), "c"), ((1, 1), "d"), ((-1, 2), "e")]
    assert [column(at) for at, _ in found] == [0, 1, 0, 1, 0]
    assert distance((0, 0), (0, 1)) == 1  # c touches a and b
    assert distance((1, 0), (0, 1)) == 1


def test_a_sign_between_two_places_is_refused() -> None:
    with pytest.raises(ValueError, match="line 2, sign 1"):
        list(drawn("a\nb"))
