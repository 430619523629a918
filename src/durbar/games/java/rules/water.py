"""J8.2: water areas, and the fame for one that is closed."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from durbar.core.events import PointsScored
from durbar.games.java import breakdown
from durbar.games.java.rules import ranks
from durbar.games.java.tables import BARE, NONE, SIDES, WATER

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState


def score_around(s: "JavaState", footprint: i64) -> None:
    """A tile has come to lie on bare ground: areas beside it may be closed now.

    An area was open as long as one of its neighbours was bare, so this is the one time that it
    is found closed. The marks of a closed area's own spaces keep it from being scored twice.
    """
    t = s.tables
    s.stamp += 1
    since = s.stamp
    _score_beside(s, t.one[footprint], since)
    if t.size[footprint] > 1:
        _score_beside(s, t.two[footprint], since)
    if t.size[footprint] > 2:
        _score_beside(s, t.three[footprint], since)


def _score_beside(s: "JavaState", space: i64, since: i64) -> None:
    side: i64 = SIDES * space
    end = side + SIDES
    while side < end:
        other = s.tables.next_to[side]
        if other != NONE and s.terrain[other] == WATER and s.mark[other] < since:
            score_if_closed(s, other)
        side += 1


def score_if_closed(s: "JavaState", water: i64) -> None:
    """3 fame per space to the strict first among the developers beside the area, if closed."""
    size = read_area(s, water)
    if size == 0:
        return
    seat = ranks.first(s, s.mark, s.stamp)
    if s.sink is not None:
        s.sink.append(breakdown.water_closed(s, size, seat))
    if seat == NONE:
        return
    fame = size * s.tables.water_fame
    s.players[seat].fame += fame
    if s.sink is not None:
        parts = breakdown.water_parts(s, size)
        s.sink.append(PointsScored(int(seat), int(fame), "J8.2", parts))


def read_area(s: "JavaState", water: i64) -> i64:
    """How many spaces the closed area has, they begin `queue`; 0 if it is open.

    Marks its neighbours with the stamp, its own spaces with the one before.
    """
    next_to, terrain, mark, queue = s.tables.next_to, s.terrain, s.mark, s.queue
    s.stamp += 2
    beside = s.stamp
    own = beside - 1
    is_closed = True
    queue[0] = water
    mark[water] = own
    size: i64 = 1
    n: i64 = 0
    while n < size:
        side: i64 = SIDES * queue[n]
        end = side + SIDES
        n += 1
        while side < end:
            other = next_to[side]
            if terrain[other] == WATER:
                if mark[other] != own:
                    mark[other] = own
                    queue[size] = other
                    size += 1
            elif terrain[other] == BARE:
                is_closed = False
            else:
                mark[other] = beside
            side += 1
    return size if is_closed else 0
