"""J6: rank, the one comparison that palaces, water and the great scoring share.

The levels of a seat's developers, sorted and compared in order, are compared here as one number:
counters of the levels, 4 bits each, the highest level leading. An area is given by a vec over the
spaces and the value it has there: the name space of a village, or a mark beside water.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import BIT
from durbar.games.java.tables import NONE

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState

BITS: Final = 4  # of a counter: a seat has at most 15 developers
LEVELS: Final = 15  # that fit into one number


def strength(s: "JavaState", seat: i64, area: vec[i64], value: i64) -> i64:
    """Greater is the better rank; 0 without a developer there. For levels up to LEVELS."""
    player = s.players[seat]
    sum: i64 = 0
    n: i64 = 0
    while n < player.on_board:
        space = player.at[n]
        if area[space] == value:
            sum += BIT[BITS * (s.level[space] - 1)]
        n += 1
    return sum


def first(s: "JavaState", area: vec[i64], value: i64) -> i64:
    """J6.2: the seat with strict first rank, or NONE."""
    if s.highest > LEVELS:
        return _first_on_high_ground(s, area, value)
    best: i64 = 0
    found: i64 = NONE
    seat: i64 = 0
    while seat < s.seats:
        own = strength(s, seat, area, value)
        if own > best:
            best = own
            found = seat
        elif own == best:
            found = NONE
        seat += 1
    return found


def strengths(s: "JavaState", area: vec[i64], value: i64) -> list[int]:
    """The same by seat, for any levels."""
    if s.highest <= LEVELS:
        return [int(strength(s, seat, area, value)) for seat in range(s.seats)]
    by_seat: list[int] = []
    for player in s.players:
        sum = 0
        for n in range(player.on_board):
            space = player.at[n]
            if area[space] == value:
                sum += 16 ** int(s.level[space])
        by_seat.append(sum)
    return by_seat


def _first_on_high_ground(s: "JavaState", area: vec[i64], value: i64) -> i64:
    by_seat = strengths(s, area, value)
    best = max(by_seat)
    if best == 0 or by_seat.count(best) > 1:
        return NONE
    return by_seat.index(best)


def first_in(s: "JavaState", village: i64) -> i64:
    """The same in a village."""
    return first(s, s.village, village)


def place(s: "JavaState", seat: i64, village: i64) -> i64:
    """J9.3: the dense rank of a seat in a village, 1 for the first, 0 without a developer there."""
    by_seat = strengths(s, s.village, village)
    own = by_seat[seat]
    if own == 0:
        return 0
    better = {other for other in by_seat if other > own}
    return len(better) + 1
