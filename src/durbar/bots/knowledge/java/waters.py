"""Open waters of Java, compiled; shared by both evaluators."""

from mypy_extensions import i64

from durbar.games.java.state import JavaState
from durbar.games.java.tables import BARE, NONE, SIDES, WATER


def next_water(s: JavaState, space: i64, since: i64) -> i64:
    """Returns the first water space from `space` on whose mark is older; NONE if there is none."""
    spaces = s.tables.spaces
    while space < spaces:
        if s.terrain[space] == WATER and s.mark[space] < since:
            return space
        space += 1
    return NONE


def read_water(s: JavaState, water: i64) -> tuple[i64, i64]:
    """Returns the size of a water and the number of its bare neighbours.

    Marks as `water.read_area` does: `s.stamp` is the mark of the spaces beside it.
    """
    next_to = s.tables.next_to
    s.stamp += 3
    own, beside, bare = s.stamp - 2, s.stamp, s.stamp - 1
    s.mark[water] = own
    s.queue[0] = water
    size: i64 = 1
    gaps: i64 = 0
    n: i64 = 0
    while n < size:
        side: i64 = SIDES * s.queue[n]
        end = side + SIDES
        n += 1
        while side < end:
            other = next_to[side]
            if s.terrain[other] == WATER:
                if s.mark[other] != own:
                    s.mark[other] = own
                    s.queue[size] = other
                    size += 1
            elif s.terrain[other] == BARE:
                if s.mark[other] != bare:
                    s.mark[other] = bare
                    gaps += 1
            else:
                s.mark[other] = beside
            side += 1
    return size, gaps
