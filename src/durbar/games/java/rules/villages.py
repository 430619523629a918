"""J4: villages and cities, read from the position and kept up to date when a tile lies.

A village is named by one of its spaces, its *name space*; `village_size` and `village_palace` are
kept under that name. Only the villages that a tile touches are read again.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from durbar.core.bits import BIT, lowest
from durbar.games.java.rules.reach import ON_VILLAGE
from durbar.games.java.tables import NONE, SIDES, VILLAGE, WORD_BITS

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState


def read_all(s: "JavaState") -> None:
    """Names all villages of the board."""
    s.stamp += 1
    space: i64 = 0
    while space < s.tables.spaces:
        if s.terrain[space] != VILLAGE:
            s.village[space] = NONE
        elif s.mark[space] != s.stamp:
            _read(s, space)
        space += 1


def read_grown(s: "JavaState", space: i64) -> None:
    """A space has become village and no other has ceased to be one."""
    t = s.tables
    name: i64 = NONE
    side: i64 = SIDES * space
    end = side + SIDES
    while side < end:
        other = t.next_to[side]
        if other != NONE and s.terrain[other] == VILLAGE and s.village[other] != name:
            if name != NONE:
                s.stamp += 1
                _read(s, space)  # it joins villages
                return
            name = s.village[other]
        side += 1
    if name == NONE:
        s.village[space] = space
        s.village_size[space] = 1
        s.village_palace[space] = NONE
    else:
        s.village[space] = name
        s.village_size[name] += 1


def read_around(s: "JavaState", footprint: i64) -> None:
    """Village spaces have been covered: what is left of their villages may be split."""
    t = s.tables
    s.stamp += 1
    _read_at(s, t.one[footprint])
    if t.size[footprint] > 1:
        _read_at(s, t.two[footprint])
    if t.size[footprint] > 2:
        _read_at(s, t.three[footprint])


def _read_at(s: "JavaState", space: i64) -> None:
    if s.terrain[space] != VILLAGE:
        s.village[space] = NONE
    elif s.mark[space] != s.stamp:
        _read(s, space)
    side: i64 = SIDES * space
    end = side + SIDES
    while side < end:
        other = s.tables.next_to[side]
        if other != NONE and s.terrain[other] == VILLAGE and s.mark[other] != s.stamp:
            _read(s, other)
        side += 1


def _read(s: "JavaState", name: i64) -> None:
    """Names the whole village after this space of it."""
    next_to, terrain, mark, queue = s.tables.next_to, s.terrain, s.mark, s.queue
    stamp = s.stamp
    palace: i64 = NONE
    size: i64 = 1
    mark[name] = stamp
    queue[0] = name
    n: i64 = 0
    while n < size:
        space = queue[n]
        n += 1
        s.village[space] = name
        if s.palace[space] != 0:
            palace = space
        side: i64 = SIDES * space
        end = side + SIDES
        while side < end:
            other = next_to[side]
            if other != NONE and terrain[other] == VILLAGE and mark[other] != stamp:
                mark[other] = stamp
                queue[size] = other
                size += 1
            side += 1
    s.village_size[name] = size
    s.village_palace[name] = palace


def note_cities_nearby(s: "JavaState") -> None:
    """Writes into `near`, by space, the set of cities that have a space beside it."""
    t = s.tables
    space: i64 = 0
    while space < t.spaces:
        s.near[space] = 0
        space += 1
    city: i64 = 0
    while city < len(s.palaces):
        palace = s.palaces[city]
        s.cost[s.village[palace]] = BIT[city]
        _note_beside(s, palace, BIT[city])
        city += 1
    k: i64 = 0
    while k < t.words:
        villages = s.ground[ON_VILLAGE * t.words + k]
        while villages != 0:
            space = t.space_at[WORD_BITS * k + lowest(villages)]
            if s.village_palace[s.village[space]] != NONE:
                _note_beside(s, space, s.cost[s.village[space]])
            villages &= villages - 1
        k += 1


def _note_beside(s: "JavaState", space: i64, city: i64) -> None:
    next_to, near = s.tables.next_to, s.near
    side: i64 = SIDES * space
    end = side + SIDES
    while side < end:
        if next_to[side] != NONE:
            near[next_to[side]] |= city
        side += 1


def joins_two_cities(s: "JavaState", footprint: i64, village: i64) -> bool:
    """J3.6: would a tile with its village here leave two palaces in one village?

    A space that is village already joins nothing. Else two different cities must be beside it;
    and if the tile covers villages with rice, they may stay separate all the same.
    """
    if s.terrain[village] == VILLAGE:
        return False
    next_to = s.tables.next_to
    palace: i64 = NONE
    side: i64 = SIDES * village
    end = side + SIDES
    while side < end:
        other = next_to[side]
        if other != NONE and s.terrain[other] == VILLAGE:
            found = s.village_palace[s.village[other]]
            if found != NONE and found != palace:
                if palace != NONE:
                    return _stay_joined(s, footprint, village)
                palace = found
        side += 1
    return False


def _stay_joined(s: "JavaState", footprint: i64, village: i64) -> bool:
    """Floods from the new village space over the position after, until a second palace is met."""
    t = s.tables
    one, two, three = t.one[footprint], t.two[footprint], t.three[footprint]
    if s.terrain[one] != VILLAGE and s.terrain[two] != VILLAGE and s.terrain[three] != VILLAGE:
        return True
    s.stamp += 1
    s.mark[one] = s.stamp  # its rice is no way, its village is the beginning
    s.mark[two] = s.stamp
    s.mark[three] = s.stamp
    palaces: i64 = 0
    s.queue[0] = village
    n: i64 = 0
    end_of_queue: i64 = 1
    while n < end_of_queue:
        side: i64 = SIDES * s.queue[n]
        end = side + SIDES
        n += 1
        while side < end:
            other = t.next_to[side]
            if other != NONE and s.terrain[other] == VILLAGE and s.mark[other] != s.stamp:
                s.mark[other] = s.stamp
                s.queue[end_of_queue] = other
                end_of_queue += 1
                if s.palace[other] != 0:
                    palaces += 1
                    if palaces == 2:
                        return True
            side += 1
    return False
