"""J3: land tiles, the rule of the outside included."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.java import breakdown, events
from durbar.games.java.rules import points, reach, villages, water
from durbar.games.java.rules.points import FINE, TOO_FEW_POINTS
from durbar.games.java.tables import (
    FAR,
    LAY_RICE,
    LAY_THREE,
    LAY_TWO,
    LAY_VILLAGE,
    NONE,
    RICE,
    SHAPES,
    SIDES,
    VILLAGE,
)

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState

NO_TILE_LEFT: Final = 10
NOT_FLAT: Final = 11  # levels differ, or something may not be covered
CONGRUENT: Final = 12
OFF_THE_BOARD: Final = 13
JOINS_CITIES: Final = 14

# Which neighbours of a space are as high: a set of three
TO_EAST: Final = 1
TO_SOUTH_WEST: Final = 2
TO_SOUTH_EAST: Final = 4


def tiles_left(s: "JavaState", verb: i64) -> i64:
    """J3.1: three-tiles come from the common supply, the others from the player's own."""
    player = s.players[s.turn_of]
    if verb == LAY_THREE:
        return s.threes
    if verb == LAY_TWO:
        return player.twos
    return player.rices if verb == LAY_RICE else player.villages


def cost(s: "JavaState", footprint: i64) -> i64:
    """J3.8: 1, and 1 more for each outside space that carries no tile yet."""
    if s.level[s.tables.one[footprint]] == 0:
        return 1 + s.tables.over[footprint]
    return 1


def why_not_lie(s: "JavaState", footprint: i64, ap: i64) -> i64:
    """J3.3 to J3.5 and J3.8, which the village's place on the tile does not touch."""
    t = s.tables
    one = t.one[footprint]
    level = s.flat[one]
    if level < 0 or s.flat[t.two[footprint]] != level or s.flat[t.three[footprint]] != level:
        return NOT_FLAT
    if level == 0:
        over = t.over[footprint]
        if over == t.size[footprint]:
            return OFF_THE_BOARD
        return FINE if over < ap else TOO_FEW_POINTS
    if s.top[one] == footprint:
        return CONGRUENT  # on level ground, one space that shows it means that all do
    return FINE if ap > 0 else TOO_FEW_POINTS


def why_not_lay(s: "JavaState", a: i64, ap: i64) -> i64:
    t = s.tables
    if tiles_left(s, t.verb[a]) == 0:
        return NO_TILE_LEFT
    reason = why_not_lie(s, t.what[a], ap)
    if reason != FINE:
        return reason
    village = t.more[a]
    if village != NONE and len(s.palaces) > 1 and villages.joins_two_cities(s, t.what[a], village):
        return JOINS_CITIES
    return FINE


def legal_tiles(s: "JavaState", out: vec[i64]) -> i64:
    """All tiles that can be laid, ascending."""
    if s.ap == 0:
        return 0
    t = s.tables
    player = s.players[s.turn_of]
    if len(s.palaces) > 1:
        villages.note_cities_nearby(s)
    note_level_ground(s)
    n: i64 = 0
    pairs_end = t.triangles + t.pairs
    if s.threes > 0:
        n = _legal_threes(s, out, n)
    if player.twos > 0:
        n = _legal_twos(s, out, n)
    if player.rices > 0:
        footprint = pairs_end
        while footprint < t.footprints:
            if why_not_lie(s, footprint, s.ap) == FINE:
                out[n] = t.first[LAY_RICE] + footprint - pairs_end
                n += 1
            footprint += 1
    if player.villages > 0:
        footprint = pairs_end
        while footprint < t.footprints:
            if why_not_lie(s, footprint, s.ap) == FINE:
                n = _rows(s, out, n, footprint, t.first[LAY_VILLAGE] + footprint - pairs_end, 1)
            footprint += 1
    return n


def note_level_ground(s: "JavaState") -> None:
    """Writes into `cost`, by space, which of its eastern and southern neighbours are as high.

    Equality is transitive, so these three answers settle all five footprints that begin there.
    Numbers below 0 are all different. Without a branch it takes a quarter of the time.
    """
    ahead, flat, cost = s.tables.ahead, s.flat, s.cost
    space: i64 = 0
    spaces = s.tables.spaces
    while space < spaces:
        level = flat[space]
        east: i64 = TO_EAST if flat[ahead[3 * space]] == level else 0
        west: i64 = TO_SOUTH_WEST if flat[ahead[3 * space + 1]] == level else 0
        south: i64 = TO_SOUTH_EAST if flat[ahead[3 * space + 2]] == level else 0
        cost[space] = east | west | south
        space += 1


def _legal_threes(s: "JavaState", out: vec[i64], n: i64) -> i64:
    """After `note_level_ground`."""
    t = s.tables
    cost, begun_by = s.cost, t.begun_by
    row = t.first[LAY_THREE]
    space: i64 = 0
    spaces = t.spaces
    while space < spaces:
        same = cost[space]
        if same > TO_SOUTH_EAST:  # south-east and one more
            if same & TO_EAST != 0:
                n = _rows_if_it_lies(s, out, n, begun_by[SHAPES * space], row, 3)
            if same & TO_SOUTH_WEST != 0:
                n = _rows_if_it_lies(s, out, n, begun_by[SHAPES * space + 1], row, 3)
        space += 1
    return n


def _legal_twos(s: "JavaState", out: vec[i64], n: i64) -> i64:
    """After `note_level_ground`."""
    t = s.tables
    cost, begun_by = s.cost, t.begun_by
    row = t.first[LAY_TWO] - 2 * t.triangles
    space: i64 = 0
    spaces = t.spaces
    while space < spaces:
        same = cost[space]
        if same != 0:
            if same & TO_EAST != 0:
                n = _rows_if_it_lies(s, out, n, begun_by[SHAPES * space + 2], row, 2)
            if same & TO_SOUTH_WEST != 0:
                n = _rows_if_it_lies(s, out, n, begun_by[SHAPES * space + 3], row, 2)
            if same & TO_SOUTH_EAST != 0:
                n = _rows_if_it_lies(s, out, n, begun_by[SHAPES * space + 4], row, 2)
        space += 1
    return n


def _rows_if_it_lies(
    s: "JavaState", out: vec[i64], n: i64, footprint: i64, row: i64, size: i64
) -> i64:
    """On level ground only the tile beneath and the price of the outside are left to look at."""
    t = s.tables
    one = t.one[footprint]
    if s.flat[one] > 0:
        if s.top[one] == footprint:
            return n
    elif t.over[footprint] == size or t.over[footprint] >= s.ap:
        return n
    return _rows(s, out, n, footprint, row + size * footprint, size)


def _rows(s: "JavaState", out: vec[i64], n: i64, footprint: i64, row: i64, size: i64) -> i64:
    """The rows of a tile, one for each place of its village that joins no cities."""
    end = row + size
    if len(s.palaces) < 2:
        while row < end:
            out[n] = row
            n += 1
            row += 1
        return n
    while row < end:
        village = s.tables.more[row]
        near = s.near[village]
        if near & (near - 1) == 0 or not villages.joins_two_cities(s, footprint, village):
            out[n] = row
            n += 1
        row += 1
    return n


def apply_lay(s: "JavaState", a: i64) -> None:
    """J3.9: the points are paid, the tile lies, villages are read again, water is scored."""
    t = s.tables
    verb, footprint, village = t.verb[a], t.what[a], t.more[a]
    was_bare = s.level[t.one[footprint]] == 0
    price = cost(s, footprint)
    points.spend(s, price)
    take_tile(s, verb)
    s.tile_laid = True
    is_new = village != NONE and s.terrain[village] != VILLAGE
    covers = _lie(s, t.one[footprint], footprint, village)
    if t.size[footprint] > 1:
        covers = _lie(s, t.two[footprint], footprint, village) or covers
    if t.size[footprint] > 2:
        covers = _lie(s, t.three[footprint], footprint, village) or covers
    if covers:
        villages.read_around(s, footprint)
    elif is_new:
        villages.read_grown(s, village)
    if s.sink is not None:
        s.sink.append(breakdown.tile_laid(s, a, price))
    if was_bare:
        water.score_around(s, footprint)


def take_tile(s: "JavaState", verb: i64) -> None:
    player = s.players[s.turn_of]
    if verb == LAY_THREE:
        s.threes -= 1
        if s.threes == 0 and s.last_seat == NONE:
            s.last_seat = s.turn_of  # J9.1
            if s.sink is not None:
                s.sink.append(events.LastRoundBegan(int(s.turn_of), 0))
    elif verb == LAY_TWO:
        player.twos -= 1
    elif verb == LAY_RICE:
        player.rices -= 1
    else:
        player.villages -= 1


def _lie(s: "JavaState", space: i64, footprint: i64, village: i64) -> bool:
    """One space of the tile lies; True if it covers village with rice."""
    t = s.tables
    level = s.level[space] + 1
    s.level[space] = level
    s.flat[space] = level
    s.top[space] = footprint
    if level > s.highest:
        s.highest = level
    if level == 1 and t.is_outside[space] != 0:
        _open_outside(s, space)
    was_village = s.terrain[space] == VILLAGE
    s.terrain[space] = VILLAGE if space == village else RICE
    reach.read_ground(s, space)
    return was_village and space != village


def _open_outside(s: "JavaState", space: i64) -> None:
    """J5.3: the outside tile is an entry, the sides that it covers no longer are."""
    s.entry = s.entry[:]  # clones share it
    s.entry[space] = s.tables.border[space]
    side: i64 = SIDES * space
    end = side + SIDES
    while side < end:
        other = s.tables.next_to[side]
        if other != NONE and s.tables.is_edge[other] != 0:
            s.entry[other] = cheapest_side(s, other)
            reach.read_ground(s, other)
        side += 1


def cheapest_side(s: "JavaState", edge: i64) -> i64:
    """J5.3: AP to enter an edge space across a side that no outside tile covers, or FAR."""
    best: i64 = FAR
    side: i64 = SIDES * edge
    end = side + SIDES
    while side < end:
        other = s.tables.next_to[side]
        if other != NONE and s.level[other] == 0 and s.tables.border[other] < best:
            best = s.tables.border[other]
        side += 1
    return best
