"""Pure helpers for tables and bots: what the position means."""

from collections import Counter
from dataclasses import dataclass

from durbar.core.bits import BIT, members
from durbar.core.events import Part
from durbar.core.types import Seat
from durbar.games.taj_mahal import breakdown, cities, hidden, network, scoring, withdrawal
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.tables import (
    BONUSES,
    GOOD,
    LANE,
    NO_CITY,
    SPECIALS,
    SYMBOLS,
    TAJ_MAHAL,
    TOP,
    VIZIER,
    prizes,
)


@dataclass(frozen=True, slots=True)
class Majority:
    """One symbol of the visit: who shows how many, and who would win its prize (T4.1)."""

    symbol: str
    shown: tuple[int, ...]  # by seat; 0 for who has withdrawn
    leader: Seat | None  # strictly more than all others still in; None: nobody, or it is won
    is_at_court: bool


@dataclass(frozen=True, slots=True)
class Retreat:
    """What a seat would win and score at best if it withdrew now (T4, T5.1 to T5.3)."""

    prizes: tuple[str, ...]
    points: int
    bonus: tuple[Part, ...]
    province_tile: tuple[Part, ...]
    palaces: tuple[Part, ...]
    cities: tuple[str, ...]  # that bring these points
    crown: str  # "" for none
    draws: bool  # nothing played: a card from the pile (T5.5)


@dataclass(frozen=True, slots=True)
class CityValue:
    """What one more palace on a city of the current province would bring."""

    city: str
    palaces: int  # T5.3
    bonus: str  # kind of the bonus tile there; "" for none
    bonus_points: int  # T5.1; only a normal palace brings them
    is_free: bool  # for a normal palace


@dataclass(frozen=True, slots=True)
class SpecialRace:
    """Who has a special card, who takes it at the end of the visit, who lacks one tile (T6.1)."""

    special: str
    symbol: str
    holder: Seat | None
    takes: Seat | None  # has two tiles already
    lack_one: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HandKnowledge:
    """What somebody knows of a seat's hand."""

    known: tuple[str, ...]
    secret: int  # cards he cannot name
    own: tuple[str, ...]  # those he can, because they are his


def majorities(s: TajMahalState) -> tuple[Majority, ...]:
    """Live, for each symbol; cards of players who have withdrawn do not count."""
    seats = range(s.tables.seats)
    won = [withdrawal.leads(s, seat) if s.in_visit & BIT[seat] else 0 for seat in seats]
    found = []
    for lane, symbol in enumerate(SYMBOLS):
        prize = BIT[LANE * lane + TOP]
        shown = tuple(int(scoring.amount(p.shown, lane)) for p in s.players)
        leader = next((seat for seat in seats if won[seat] & prize), None)
        found.append(Majority(symbol, shown, leader, bool(s.court & prize)))
    return tuple(found)


def if_withdrew_now(s: TajMahalState, seat: Seat) -> Retreat:
    """The prizes of the seat, and its best points by part; cities by T9.7."""
    twin = s.clone()
    has_played = len(twin.players[seat].laid) > 0
    won = prizes(withdrawal.leads(twin, seat))
    twin.turn_of = seat
    withdrawal.withdraw(twin)
    placing = cities.best_placing(twin, seat)
    t, player = twin.tables, twin.players[seat]
    bonus: list[Part] = []
    goods = int(player.goods)
    for kind, where in enumerate(twin.bonus):
        for _ in members(where & placing.cities):
            bonus += breakdown.of_bonus(kind, goods)
            if GOOD <= kind < TAJ_MAHAL:
                goods += BIT[LANE * (kind - GOOD)]
    tile = breakdown.of_tile(int(t.tile_goods[twin.visit]), goods) if twin.tile_due else ()
    crown = 0 if placing.crown == NO_CITY else BIT[placing.crown]
    own = int(player.palaces | player.crowns | placing.cities | crown)
    palaces = breakdown.of_palaces(t, own, twin.province)
    return Retreat(
        won,
        sum(part.points for part in (*bonus, *tile, *palaces)),
        tuple(bonus),
        tile,
        palaces,
        tuple(t.city_names[city] for city in members(placing.cities)),
        "" if placing.crown == NO_CITY else t.city_names[placing.crown],
        not has_played,
    )


def palace_points(s: TajMahalState, seat: Seat) -> tuple[CityValue, ...]:
    """What one more palace would bring, city by city."""
    t, player, free = s.tables, s.players[seat], withdrawal.free_cities(s)
    found = []
    for city in members(t.cities_of[s.province]):
        own = player.palaces | player.crowns | BIT[city]
        kind = next((k for k, where in enumerate(s.bonus) if where & BIT[city]), None)
        found.append(
            CityValue(
                t.city_names[city],
                int(network.points_for_palaces(t, own, s.province)),
                "" if kind is None else BONUSES[kind],
                0 if kind is None else int(scoring.points_for_bonus(kind, player.goods)),
                bool(free & BIT[city]),
            )
        )
    return tuple(found)


def special_races(s: TajMahalState) -> tuple[SpecialRace, ...]:
    """Who takes which special card next."""
    found = []
    for special, name in enumerate(SPECIALS):
        tiles = [int(scoring.amount(p.influence, VIZIER + special)) for p in s.players]
        holder = next((n for n, p in enumerate(s.players) if p.specials & BIT[special]), None)
        takes = next((seat for seat, n in enumerate(tiles) if n >= 2), None)
        lack_one = tuple(seat for seat, n in enumerate(tiles) if n == 1)
        found.append(SpecialRace(name, SYMBOLS[VIZIER + special], holder, takes, lack_one))
    return tuple(found)


def hand_knowledge(s: TajMahalState, viewer: Seat | None) -> tuple[HandKnowledge, ...]:
    """By seat: what the viewer knows of its hand."""
    names = s.tables.card_names
    found = []
    for seat, player in enumerate(s.players):
        known = tuple(names[k] for k, n in enumerate(player.known.counts) for _ in range(n))
        own = tuple(names[k] for k, n in enumerate(player.secret.counts) for _ in range(n))
        is_own = seat == viewer
        secret = 0 if is_own else int(player.secret.total)
        found.append(HandKnowledge(known, secret, own if is_own else ()))
    return tuple(found)


def unseen_cards(s: TajMahalState, viewer: Seat | None) -> Counter[str]:
    """What the others' secret cards can be: see hidden.py."""
    counts = hidden.unseen(s, hidden.SPECTATOR if viewer is None else viewer)
    return Counter({s.tables.card_names[kind]: int(n) for kind, n in enumerate(counts) if n})
