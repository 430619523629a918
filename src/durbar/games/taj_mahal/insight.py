"""Pure helpers for tables and bots: what the position means."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from durbar.core.bits import BIT, members
from durbar.core.events import Part
from durbar.core.types import Action, Seat
from durbar.games.taj_mahal import breakdown, scoring
from durbar.games.taj_mahal.rules import cities, hidden, network, playing, withdrawal
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.tables import (
    BONUSES,
    GOOD,
    GOODS,
    LANE,
    NO_CITY,
    OVER,
    PLACE_PALACE,
    PLAY,
    SPECIALS,
    SYMBOLS,
    TAJ_MAHAL,
    TOP,
    VIZIER,
    prizes,
)


@dataclass(frozen=True, slots=True)
class Majority:
    """One symbol of the visit: how many each seat shows, and which would win its prize (T4.1)."""

    symbol: str
    shown: tuple[int, ...]  # by seat; 0 after withdrawing
    leader: Seat | None  # strictly more than all others still in; None: nobody, or it is won
    is_at_court: bool
    margin: int  # of the lead: as many symbols more would stop the leader
    tied: tuple[Seat, ...]  # the seats that share the most, so that none of them would win it
    winner: Seat | None  # of this visit


@dataclass(frozen=True, slots=True)
class PalacePlan:
    """Cities for all palaces that are due, and what they bring by part (T5.1 to T5.3)."""

    cities: tuple[str, ...]  # of normal palaces
    crown: str  # "" for none
    points: int
    bonus: tuple[Part, ...]
    province_tile: tuple[Part, ...]
    palaces: tuple[Part, ...]
    joined: tuple[str, ...]  # cities of the network that scores then


@dataclass(frozen=True, slots=True)
class Retreat:
    """What a seat would win and score at best if it withdrew now (T4, T5)."""

    prizes: tuple[str, ...]
    best: PalacePlan
    draws: bool  # nothing played: a card from the pile (T5.5)
    takes: int  # cards from the display (T5.6)
    leaves: int  # cards there if another seat takes its cards first


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
    """A special card: its holder, its next taker, the seats that lack one tile for it (T6.1)."""

    special: str
    symbol: str
    holder: Seat | None
    takes: Seat | None  # has two tiles already
    lack_one: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HandKnowledge:
    """What somebody knows of a seat's hand."""

    known: tuple[str, ...]
    secret: int  # cards that the viewer cannot name
    own: tuple[str, ...]  # the viewer's own


@dataclass(frozen=True, slots=True)
class Network:
    """Cities of a seat that hang together, and the provinces they join (T5.3)."""

    cities: tuple[str, ...]
    provinces: tuple[str, ...]
    is_here: bool  # the current province is one of them: it would score now


@dataclass(frozen=True, slots=True)
class TajMahalOutlook:
    """What the seat to move would show, and what it would lead in, after playing these cards."""

    action: Action
    shown: tuple[int, ...]  # in the order of SYMBOLS
    leads: tuple[str, ...]
    ties: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TajMahalInsight:
    """What the position means; `outlooks` and `plans` are for the seat that is to move."""

    visits: int  # of the whole game
    goods: tuple[tuple[str, ...], ...]  # on the province tiles, from tile 1
    majorities: tuple[Majority, ...]
    retreats: tuple[Retreat | None, ...]  # by seat; None: not in the visit
    cities: tuple[tuple[CityValue, ...], ...]  # by seat: what one more palace would bring
    tile_points: tuple[int, ...]  # by seat: what the province tile at court would bring (T5.2)
    networks: tuple[tuple[Network, ...], ...]  # by seat
    races: tuple[SpecialRace, ...]
    outlooks: tuple[TajMahalOutlook, ...]
    plans: tuple[PalacePlan, ...]  # every way to place the palaces that are due, the best first


def insight(s: TajMahalState, legal: Iterable[Action]) -> TajMahalInsight:
    t, seats = s.tables, range(int(s.tables.seats))
    is_on = 0 < s.visit and s.phase != OVER
    choices = tuple(legal)
    goods = (int(t.tile_goods[tile]) for tile in range(1, t.visits + 1))
    return TajMahalInsight(
        int(t.visits),
        tuple(_goods(packed) for packed in goods),
        majorities(s),
        tuple(if_withdrew_now(s, n) if is_on and s.in_visit & BIT[n] else None for n in seats),
        tuple(palace_points(s, seat) if is_on else () for seat in seats),
        tuple(
            int(scoring.points_for_tile(t.tile_goods[s.visit], s.players[seat].goods))
            if is_on
            else 0
            for seat in seats
        ),
        tuple(networks(s, seat) for seat in seats),
        special_races(s),
        tuple(outlook(s, action) for action in choices if t.verb[action] == PLAY),
        plans(s) if choices and s.phase == PLACE_PALACE else (),
    )


def _goods(packed: int) -> tuple[str, ...]:
    return tuple(good for n, good in enumerate(GOODS) for _ in range(scoring.amount(packed, n)))


def outlook(s: TajMahalState, action: Action) -> TajMahalOutlook:
    seat = int(s.turn_of)
    after = s.clone()
    playing.play_from_hand(after, s.tables.what[action], s.tables.more[action])
    found = majorities(after)
    return TajMahalOutlook(
        action,
        tuple(one.shown[seat] for one in found),
        tuple(one.symbol for one in found if one.leader == seat),
        tuple(one.symbol for one in found if seat in one.tied),
    )


def networks(s: TajMahalState, seat: Seat) -> tuple[Network, ...]:
    """The seat's palaces by how they hang together, the largest network first."""
    t, player = s.tables, s.players[seat]
    left = own = int(player.palaces | player.crowns)
    found = []
    while left:
        reached = grown = left & -left
        while grown:
            grown = 0
            for city in members(reached):
                grown |= int(t.roads[city]) & own & ~reached
            reached |= grown
        left &= ~reached
        inside = dict.fromkeys(int(t.province_of[city]) for city in members(reached))
        found.append(
            Network(
                tuple(t.city_names[city] for city in members(reached)),
                tuple(t.province_names[p] for p in inside),
                s.visit > 0 and s.province in inside,
            )
        )
    return tuple(sorted(found, key=lambda one: -len(one.provinces)))


def majorities(s: TajMahalState) -> tuple[Majority, ...]:
    """Live, for each symbol; cards of players who have withdrawn do not count."""
    seats = range(s.tables.seats)
    won = [withdrawal.leads(s, seat) if s.in_visit & BIT[seat] else 0 for seat in seats]
    found = []
    for lane, symbol in enumerate(SYMBOLS):
        prize = BIT[LANE * lane + TOP]
        shown = tuple(int(scoring.amount(p.shown, lane)) for p in s.players)
        leader = next((seat for seat in seats if won[seat] & prize), None)
        is_at_court = bool(s.court & prize)
        most = max((shown[seat] for seat in seats if s.in_visit & BIT[seat]), default=0)
        tied = [seat for seat in seats if s.in_visit & BIT[seat] and shown[seat] == most > 0]
        if len(tied) < 2 or not is_at_court:
            tied = []
        others = [shown[seat] for seat in seats if s.in_visit & BIT[seat] and seat != leader]
        margin = 0 if leader is None else most - max(others, default=0)
        winner = next((seat for seat in seats if s.players[seat].won & prize), None)
        found.append(Majority(symbol, shown, leader, is_at_court, margin, tuple(tied), winner))
    return tuple(found)


def if_withdrew_now(s: TajMahalState, seat: Seat) -> Retreat:
    """The prizes of the seat, and its best points by part; cities by T9.7."""
    twin = s.clone()
    has_played = len(twin.players[seat].laid) > 0
    won = prizes(withdrawal.leads(twin, seat))
    twin.turn_of = seat
    withdrawal.withdraw(twin)
    placing = cities.best_placing(twin, seat)
    display = int(s.display.total)
    takes = min(withdrawal.CARDS_FROM_DISPLAY, display)
    others = s.in_visit & ~BIT[seat]
    if s.tables.is_guest:
        others &= s.tables.humans  # T9.9: a guest leaves all cards there
    return Retreat(
        won,
        plan(twin, int(placing.cities), int(placing.crown)),
        not has_played,
        takes,
        display - takes if others else display,
    )


def plans(s: TajMahalState) -> tuple[PalacePlan, ...]:
    """What every placing of the palaces that are due would bring."""
    free = [BIT[city] for city in members(withdrawal.free_cities(s))]
    crowns = members(s.tables.cities_of[s.province]) if s.crown_due else [NO_CITY]
    found = [
        plan(s, sum(chosen), crown)
        for chosen in combinations(free, s.palaces_due)
        for crown in crowns
    ]
    return tuple(sorted(found, key=lambda one: -one.points))


def plan(s: TajMahalState, placed: int, crown: int) -> PalacePlan:
    """What the player whose withdrawal it is would score with palaces there."""
    t, player = s.tables, s.players[s.turn_of]
    bonus: list[Part] = []
    goods = int(player.goods)
    for kind, where in enumerate(s.bonus):
        for _ in members(where & placed):
            bonus += breakdown.of_bonus(kind, goods)
            if GOOD <= kind < TAJ_MAHAL:
                goods += BIT[LANE * (kind - GOOD)]
    tile = breakdown.of_tile(int(t.tile_goods[s.visit]), goods) if s.tile_due else ()
    crowned = 0 if crown == NO_CITY else BIT[crown]
    own = int(player.palaces | player.crowns | placed | crowned)
    palaces = breakdown.of_palaces(t, own, s.province)
    return PalacePlan(
        tuple(t.city_names[city] for city in members(placed)),
        "" if crown == NO_CITY else t.city_names[crown],
        sum(part.points for part in (*bonus, *tile, *palaces)),
        tuple(bonus),
        tile,
        palaces,
        tuple(t.city_names[c] for c in members(network.joined_cities(t, own, s.province))),
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
    """The next taker of each special card."""
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
