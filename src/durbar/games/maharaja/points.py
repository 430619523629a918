"""M4.4: the points for antiques, collections and money."""

from typing import Final

from mypy_extensions import i64

from durbar.core.bits import lowest
from durbar.games.maharaja.tables import MaharajaTables

RUPEES_PER_POINT: Final = 3


def points_for_antiques(t: MaharajaTables, antiques: i64) -> i64:
    points: i64 = 0
    while antiques != 0:
        points += t.value[lowest(antiques)]
        antiques &= antiques - 1
    return points


def points_for_collections(t: MaharajaTables, collections: i64) -> i64:
    points: i64 = 0
    while collections != 0:
        points += t.points[lowest(collections)]
        collections &= collections - 1
    return points


def points_for_money(money: i64) -> i64:
    return money // RUPEES_PER_POINT


def points_for(t: MaharajaTables, antiques: i64, collections: i64, money: i64) -> i64:
    """M4.4 after the loss of the singles."""
    return (
        points_for_antiques(t, antiques)
        + points_for_collections(t, collections)
        + points_for_money(money)
    )
