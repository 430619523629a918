"""J2.2: the tile duty, decided with a witness: a tile that can be laid, kept from step to step."""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from durbar.games.java.rules import tiles
from durbar.games.java.rules.points import FINE
from durbar.games.java.rules.villages import joins_two_cities
from durbar.games.java.tables import LAY_RICE, LAY_THREE, LAY_TWO, LAY_VILLAGE, NONE

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState


def is_open(s: "JavaState") -> bool:
    """No tile was laid in this turn and one can be; the last round has no duty (J9.2)."""
    if s.tile_laid or s.last_seat != NONE:
        return False
    if s.witness == NONE or tiles.why_not_lay(s, s.witness, s.ap) != FINE:
        s.witness = find_tile(s, s.ap)
    return s.witness != NONE


def find_tile(s: "JavaState", ap: i64) -> i64:
    """Some tile that can be laid for so many points, or NONE."""
    if ap < 1:
        return NONE
    t = s.tables
    player = s.players[s.turn_of]
    pairs_end = t.triangles + t.pairs
    row: i64 = NONE
    if s.threes > 0:
        row = _find(s, ap, 0, t.triangles, t.first[LAY_THREE], 3)
    if row == NONE and player.twos > 0:
        row = _find(s, ap, t.triangles, pairs_end, t.first[LAY_TWO], 2)
    if row == NONE and player.rices > 0:
        row = _find(s, ap, pairs_end, t.footprints, t.first[LAY_RICE], 1)
    if row == NONE and player.villages > 0:
        row = _find(s, ap, pairs_end, t.footprints, t.first[LAY_VILLAGE], 1)
    return row


def _find(s: "JavaState", ap: i64, begin: i64, end: i64, first: i64, size: i64) -> i64:
    """Looks through the footprints once, from that of the last witness on."""
    t = s.tables
    start = begin
    if s.witness != NONE and begin <= t.what[s.witness] < end:
        start = t.what[s.witness]
    footprint = start
    can_join = len(s.palaces) > 1
    while True:
        if tiles.why_not_lie(s, footprint, ap) == FINE:
            row = first + size * (footprint - begin)
            end_of_rows = row + size
            while row < end_of_rows:
                village = t.more[row]
                if village == NONE or not can_join or not joins_two_cities(s, footprint, village):
                    return row
                row += 1
        footprint += 1
        if footprint == end:
            footprint = begin
        if footprint == start:
            return NONE


def survives_points(s: "JavaState", ap: i64) -> bool:
    """Could a tile be laid with only so many points left? Then it is the witness."""
    if ap < 1:
        return False
    if tiles.cost(s, s.tables.what[s.witness]) > ap:
        row = find_tile(s, ap)
        if row == NONE:
            return False
        s.witness = row
    return True


def survives_move(s: "JavaState", freed: i64, blocked: i64, ap: i64) -> bool:
    """The same after a space was freed and another blocked (NONE: no such space)."""
    if ap < 1:
        return False
    t = s.tables
    footprint = t.what[s.witness]
    if (
        tiles.cost(s, footprint) <= ap
        and t.one[footprint] != blocked
        and t.two[footprint] != blocked
        and t.three[footprint] != blocked
    ):
        return True
    was_freed: i64 = 0
    was_blocked: i64 = 0
    if freed != NONE:
        was_freed = s.flat[freed]
        s.flat[freed] = s.level[freed]
    if blocked != NONE:
        was_blocked = s.flat[blocked]
        s.flat[blocked] = -1 - blocked
    found = find_tile(s, ap)
    if blocked != NONE:
        s.flat[blocked] = was_blocked
    if freed != NONE:
        s.flat[freed] = was_freed
    return found != NONE


def survives_palace(s: "JavaState", space: i64, ap: i64) -> bool:
    """The same after a palace was built: it blocks its space and makes a city of a village."""
    if ap < 1:
        return False
    name, flat = s.village[space], s.flat[space]
    palaces = s.palaces
    s.palace[space] = 2  # any value
    s.village_palace[name] = space
    s.flat[space] = -1 - space
    s.palaces = append(palaces[:], space)
    found = tiles.why_not_lay(s, s.witness, ap) == FINE or find_tile(s, ap) != NONE
    s.palaces = palaces
    s.palace[space] = 0
    s.village_palace[name] = NONE
    s.flat[space] = flat
    return found
