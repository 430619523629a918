"""Which cities bring a withdrawing player most: for Carletto (T9.7) and for insight."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from durbar.core.bits import BIT, lowest
from durbar.games.taj_mahal import scoring
from durbar.games.taj_mahal.rules import network, withdrawal
from durbar.games.taj_mahal.tables import GOOD, LANE, NO_CITY, NO_SEAT, TAJ_MAHAL

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalState


@final
class Placing:
    """Cities for all palaces of a withdrawal, and what they bring."""

    def __init__(self) -> None:
        self.cities: i64 = 0  # of the normal palaces: a set
        self.crown: i64 = NO_CITY
        self.points: i64 = -1  # T5.1 to T5.3 together
        self.damage: i64 = 0  # T9.7
        self.victim: i64 = NO_SEAT
        self.victim_points: i64 = -1


def best_placing(s: "TajMahalState", seat: i64) -> Placing:
    """T9.7: most points, then most damage, then against the opponent with more points.

    The sets of cities come in alphabetical order, normal palaces before the crown, and only a
    better one takes the place of an earlier one: that is the last tie-break.
    """
    best = Placing()
    free = withdrawal.free_cities(s)
    before = best_chains(s, seat, free)
    for cities in subsets(free, s.palaces_due):
        damage = damage_of(s, seat, before, best_chains(s, seat, free & ~cities))
        for crown in crown_cities(s):
            damage.cities = cities
            damage.crown = crown
            damage.points = points_for(s, seat, cities, crown)
            if is_better(damage, best):
                best = copy(damage)
    return best


def is_better(one: Placing, other: Placing) -> bool:
    if one.points != other.points:
        return one.points > other.points
    if one.damage != other.damage:
        return one.damage > other.damage
    return one.victim_points > other.victim_points


def copy(placing: Placing) -> Placing:
    twin = Placing()
    twin.cities = placing.cities
    twin.crown = placing.crown
    twin.points = placing.points
    twin.damage = placing.damage
    twin.victim = placing.victim
    twin.victim_points = placing.victim_points
    return twin


def subsets(free: i64, size: i64) -> list[i64]:
    """The sets of so many cities, in the alphabetical order of their sorted cities."""
    if size == 0:
        return [0]
    found: list[i64] = []
    left = free
    while left != 0:
        city = BIT[lowest(left)]
        left &= ~city
        found += [city | rest for rest in subsets(left, size - 1)]
    return found


def crown_cities(s: "TajMahalState") -> list[i64]:
    if not s.crown_due:
        return [NO_CITY]
    found: list[i64] = []
    left = s.tables.cities_of[s.route[s.visit]]
    while left != 0:
        found.append(lowest(left))
        left &= left - 1
    return found


def points_for(s: "TajMahalState", seat: i64, cities: i64, crown: i64) -> i64:
    """T5.1 to T5.3 for all palaces of the withdrawal together."""
    player = s.players[seat]
    goods = player.goods
    points: i64 = 0
    bonus: i64 = 0
    while bonus <= TAJ_MAHAL:
        taken = s.bonus[bonus] & cities
        while taken != 0:
            points += scoring.points_for_bonus(bonus, goods)
            if bonus >= GOOD and bonus < TAJ_MAHAL:
                goods += BIT[LANE * (bonus - GOOD)]
            taken &= taken - 1
        bonus += 1
    if s.tile_due:
        points += scoring.points_for_tile(s.tables.tile_goods[s.visit], goods)
    own = player.palaces | player.crowns | cities
    if crown != NO_CITY:
        own |= BIT[crown]
    return points + network.points_for_palaces(s.tables, own, s.route[s.visit])


# Damage: the most palace points that one normal palace more would bring an opponent -------------


def best_chains(s: "TajMahalState", seat: i64, free: i64) -> list[i64]:
    """By seat, for each opponent still in the visit; 0 for the others and without a free city."""
    chains: list[i64] = []
    other: i64 = 0
    for player in s.players:
        most: i64 = 0
        if other != seat and s.in_visit & BIT[other] != 0:
            left = free
            while left != 0:
                own = player.palaces | player.crowns | BIT[lowest(left)]
                points = network.points_for_palaces(s.tables, own, s.route[s.visit])
                most = max(most, points)
                left &= left - 1
        chains.append(most)
        other += 1
    return chains


def damage_of(s: "TajMahalState", seat: i64, before: list[i64], after: list[i64]) -> Placing:
    """The largest drop, and the seat that it hits: the one with more points if it hits several."""
    placing = Placing()
    other: i64 = 0
    for player in s.players:
        if other != seat and s.in_visit & BIT[other] != 0:
            drop = before[other] - after[other]
            is_richer = player.points > placing.victim_points
            if drop > placing.damage or (drop == placing.damage and drop > 0 and is_richer):
                placing.damage = drop
                placing.victim = other
                placing.victim_points = player.points
        other += 1
    return placing
