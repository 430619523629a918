"""Sets of small numbers as bit masks."""

import hypothesis.strategies as st
from hypothesis import given, settings

from durbar.core.bits import BIT, SIZE, count, lowest, members

sets = st.sets(st.integers(0, SIZE - 1))


def mask_of(numbers: set[int]) -> int:
    return sum(2**number for number in numbers)


def test_bits_are_powers_of_two_up_to_61() -> None:
    assert [int(bit) for bit in BIT] == [2**n for n in range(62)]


@given(sets)
@settings(database=None, derandomize=True)
def test_members_are_the_set_ascending(numbers: set[int]) -> None:
    assert members(mask_of(numbers)) == sorted(numbers)


@given(sets)
@settings(database=None, derandomize=True)
def test_count_is_the_size(numbers: set[int]) -> None:
    assert count(mask_of(numbers)) == len(numbers)


@given(sets.filter(bool))
@settings(database=None, derandomize=True)
def test_lowest_is_the_smallest(numbers: set[int]) -> None:
    assert lowest(mask_of(numbers)) == min(numbers)
