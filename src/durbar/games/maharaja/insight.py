"""Pure helpers for tables and bots: what the position means."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from durbar.core.bits import count
from durbar.core.events import Event, Part
from durbar.core.game import apply_with_events
from durbar.core.types import Action, Seat
from durbar.games.maharaja import breakdown, events, rules, scoring
from durbar.games.maharaja.state import MaharajaState
from durbar.games.maharaja.tables import (
    ACTION,
    ANTIQUES,
    COLLECT_NOTHING,
    COLLECTION,
    GIVING_UP,
    KIND_BITS,
    KINDS,
    OVER,
    MaharajaTables,
)


@dataclass(frozen=True, slots=True)
class ProjectedScore:
    """What a seat would score if the game ended now (M4.4)."""

    points: int
    parts: tuple[Part, ...]
    singles: tuple[str, ...]  # antiques that would be lost first
    antiques: int  # that would be left: the tie-break


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a seat is from a collection card in the supply."""

    collection: str
    missing: tuple[tuple[str, int], ...]  # kind, how many; empty: the condition is met
    is_barred: bool  # the seat has the large card of the sort (M3.3)


@dataclass(frozen=True, slots=True)
class MaharajaOutlook:
    """Where an action leads if the seat then takes no collection, or gives up what costs least."""

    action: Action
    money: int  # at the end of the turn
    tax: int
    ends_day: bool
    ends_game: bool
    leaving: tuple[str, ...]  # antiques that leave the game with the day
    next_price: int | None  # for whoever acts next on this day
    points: int  # that the seat would score if the game ended then
    opens: tuple[str, ...]  # collections that the seat may take in this turn


@dataclass(frozen=True, slots=True)
class MaharajaInsight:
    """What the position means to everybody; `outlooks` to the seat that is to move."""

    days: int  # sales days of the whole game
    price: int | None  # of an antique now; None between the days
    tax_free: int
    standings: tuple[ProjectedScore, ...]  # by seat
    reaches: tuple[tuple[Reach, ...], ...]  # by seat
    outlooks: tuple[MaharajaOutlook, ...]


def insight(s: MaharajaState, legal: Iterable[Action]) -> MaharajaInsight:
    seats = range(int(s.seats))
    return MaharajaInsight(
        ANTIQUES // rules.OFFER,
        price(s) if s.phase != OVER else None,
        rules.TAX_FREE,
        tuple(standing(s, seat) for seat in seats),
        tuple(reach(s, seat) for seat in seats),
        tuple(outlook(s, action) for action in legal),
    )


def outlook(s: MaharajaState, action: Action) -> MaharajaOutlook:
    seat = int(s.turn_of)
    after = s.clone()
    happened = apply_with_events(after, action)
    opens = _claimable(after) if after.phase == COLLECTION else ()
    after = _end_of_turn(after, seat, happened)
    ended = [event for event in happened if isinstance(event, events.DayEnded)]
    thrown = [event for event in happened if isinstance(event, events.OfferDiscarded)]
    return MaharajaOutlook(
        action,
        int(after.players[seat].money),
        sum(event.rupees for event in happened if isinstance(event, events.TaxPaid)),
        bool(ended),
        after.phase == OVER,
        tuple(name for event in thrown for name in event.antiques)
        + tuple(name for event in ended for name in event.left_over),
        price(after) if after.phase == ACTION else None,
        standing(after, seat).points,
        opens,
    )


def _claimable(s: MaharajaState) -> tuple[str, ...]:
    first = s.tables.first[COLLECT_NOTHING] + 1
    return tuple(s.tables.collection_names[action - first] for action in s.legal()[1:])


def _end_of_turn(s: MaharajaState, seat: Seat, happened: list[Event]) -> MaharajaState:
    """Ends the seat's turn as a modest player would; adds the events to `happened`."""
    while s.phase == COLLECTION or s.phase == GIVING_UP:
        ways = [(s.clone(), action) for action in s.legal()]
        if s.phase == COLLECTION:
            del ways[1:]
        alternatives = [apply_with_events(after, action) for after, action in ways]
        points = [standing(after, seat).points for after, _ in ways]
        best = points.index(max(points))
        s = ways[best][0]
        happened += alternatives[best]
    return s


def standing(s: MaharajaState, seat: Seat) -> ProjectedScore:
    t, player = s.tables, s.players[seat]
    lost = scoring.singles(t, player.antiques)
    kept = player.antiques & ~lost
    parts = breakdown.parts(t, kept, player.collections, player.money)
    return ProjectedScore(
        sum(part.points for part in parts), parts, scoring.names(s, lost), int(count(kept))
    )


def reach(s: MaharajaState, seat: Seat) -> tuple[Reach, ...]:
    """Every collection card of the supply, and what is missing for it."""
    player = s.players[seat]
    return _reach(s.tables, int(player.kinds), int(player.collections), int(s.supply))


@lru_cache(maxsize=4096)  # every audience of a table asks for all seats after each turn
def _reach(t: MaharajaTables, kinds: int, collections: int, supply: int) -> tuple[Reach, ...]:
    return tuple(
        Reach(
            t.collection_names[card],
            missing_kinds(t, kinds, card),
            collections & t.barred_by[card] != 0,
        )
        for card in range(t.collections)
        if supply >> card & 1
    )


def missing_kinds(t: MaharajaTables, kinds: int, card: int) -> tuple[tuple[str, int], ...]:
    """The kinds that packed counters lack for a collection, with how many of each."""
    missing: list[tuple[str, int]] = []
    for kind in range(KINDS):
        shift = KIND_BITS * kind
        lacks = (t.requires[card] >> shift & 0x7F) - (kinds >> shift & 0x7F)
        if lacks > 0:
            missing.append((t.kind_names[kind], int(lacks)))
    return tuple(missing)


def coins_left(s: MaharajaState) -> int:
    return len(s.tables.trade) - int(s.coins_taken)


def price(s: MaharajaState) -> int | None:
    """What an antique costs now (M2.1); None once the last coin is gone (M4.1)."""
    return int(rules.price(s)) if coins_left(s) else None
