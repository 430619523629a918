"""J3: land tiles, the rule of the outside included."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.java import breakdown, events
from durbar.games.java.rules import points, villages, water
from durbar.games.java.rules.points import FINE, TOO_FEW_POINTS
from durbar.games.java.tables import (
    FAR,
    LAY_RICE,
    LAY_THREE,
    LAY_TWO,
    LAY_VILLAGE,
    NONE,
    RICE,
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
    n: i64 = 0
    pairs_end = t.triangles + t.pairs
    if s.threes > 0:
        n = _legal_with(s, out, n, 0, t.triangles, t.first[LAY_THREE], 3)
    if player.twos > 0:
        n = _legal_with(s, out, n, t.triangles, pairs_end, t.first[LAY_TWO], 2)
    if player.rices > 0:
        footprint = pairs_end
        while footprint < t.footprints:
            if why_not_lie(s, footprint, s.ap) == FINE:
                out[n] = t.first[LAY_RICE] + footprint - pairs_end
                n += 1
            footprint += 1
    if player.villages > 0:
        n = _legal_with(s, out, n, pairs_end, t.footprints, t.first[LAY_VILLAGE], 1)
    return n


def _legal_with(
    s: "JavaState", out: vec[i64], n: i64, footprint: i64, end: i64, row: i64, size: i64
) -> i64:
    """The rows of tiles that have a village: each footprint `size` times."""
    t = s.tables
    ap = s.ap
    one, two, three, more = t.one, t.two, t.three, t.more
    flat, top, near = s.flat, s.top, s.near
    can_join = len(s.palaces) > 1
    while footprint < end:
        level = flat[one[footprint]]
        if level >= 0 and flat[two[footprint]] == level and flat[three[footprint]] == level:
            if level > 0:
                fits = top[one[footprint]] != footprint
            else:
                fits = t.over[footprint] < size and t.over[footprint] < ap
            if fits:
                end_of_rows = row + size
                while row < end_of_rows:
                    village = more[row]
                    if (
                        not can_join
                        or near[village] & (near[village] - 1) == 0
                        or not villages.joins_two_cities(s, footprint, village)
                    ):
                        out[n] = row
                        n += 1
                    row += 1
                row -= size
        row += size
        footprint += 1
    return n


def apply_lay(s: "JavaState", a: i64) -> None:
    """J3.9: the points are paid, the tile lies, villages are read anew, water is scored."""
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
    return was_village and space != village


def _open_outside(s: "JavaState", space: i64) -> None:
    """J5.3: the outside tile is an entry, the sides that it covers are none any more."""
    s.entry[space] = s.tables.border[space]
    side: i64 = SIDES * space
    end = side + SIDES
    while side < end:
        other = s.tables.next_to[side]
        if other != NONE and s.tables.is_edge[other] != 0:
            s.entry[other] = cheapest_side(s, other)
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
