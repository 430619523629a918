"""T5.3: the provinces that a player's palaces join to the current one, along roads."""

from mypy_extensions import i64

from durbar.core.bits import lowest
from durbar.games.taj_mahal.tables import PROVINCES, TajMahalTables


def joined_cities(t: TajMahalTables, own: i64, province: i64) -> i64:
    """Of a set of cities, those joined to its cities in the province by an unbroken chain."""
    reached = own & t.cities_of[province]
    frontier = reached
    while frontier != 0:
        more = t.roads[lowest(frontier)] & own & ~reached
        reached |= more
        frontier = (frontier & (frontier - 1)) | more
    return reached


def points_for_palaces(t: TajMahalTables, own: i64, province: i64) -> i64:
    """1 for the province, 1 for every other province joined; 0 without a palace in it."""
    reached = joined_cities(t, own, province)
    points: i64 = 0
    while reached != 0:
        points += 1
        reached &= ~t.cities_of[t.province_of[lowest(reached)]]
    return points


def joined_provinces(t: TajMahalTables, own: i64, province: i64) -> i64:
    """The provinces that score, the current one included: a set."""
    reached = joined_cities(t, own, province)
    found: i64 = 0
    p: i64 = 0
    bit: i64 = 1
    while p < PROVINCES:
        if reached & t.cities_of[p] != 0:
            found |= bit
        bit += bit
        p += 1
    return found
