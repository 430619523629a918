"""Pure helpers for tables and bots: what the position means."""

from dataclasses import dataclass

from durbar.core.bits import count
from durbar.core.events import Part
from durbar.core.types import Seat
from durbar.games.maharaja import breakdown, rules, scoring
from durbar.games.maharaja.state import MaharajaState
from durbar.games.maharaja.tables import KIND_BITS, KINDS, Tables


@dataclass(frozen=True, slots=True)
class Standing:
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
    is_barred: bool  # he has the large card of the sort (M3.3)


def standing(s: MaharajaState, seat: Seat) -> Standing:
    t, player = s.tables, s.players[seat]
    lost = scoring.singles(t, player.antiques)
    kept = player.antiques & ~lost
    parts = breakdown.parts(t, kept, player.collections, player.money)
    return Standing(
        sum(part.points for part in parts), parts, scoring.names(s, lost), int(count(kept))
    )


def reach(s: MaharajaState, seat: Seat) -> tuple[Reach, ...]:
    """Every collection card of the supply, and what is missing for it."""
    t, player = s.tables, s.players[seat]
    return tuple(
        Reach(
            t.collection_names[card],
            missing_kinds(t, player.kinds, card),
            player.collections & t.barred_by[card] != 0,
        )
        for card in range(t.collections)
        if s.supply >> card & 1
    )


def missing_kinds(t: Tables, kinds: int, card: int) -> tuple[tuple[str, int], ...]:
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
