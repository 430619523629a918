"""Taj Mahal, straight from the position; of hands and pile only what the seat may know (T1.8)."""

from typing import Final, final

from mypy_extensions import i64

from durbar.core.bits import BIT
from durbar.core.state import State
from durbar.games.taj_mahal.rules import hidden, visit
from durbar.games.taj_mahal.state import TajMahalPlayer, TajMahalState
from durbar.games.taj_mahal.tables import (
    CITIES,
    COLOURS,
    GOODS,
    LANE,
    PROVINCES,
    SPECIALS,
    SYMBOLS,
    TOP,
    VIZIER,
)
from durbar.rl.pen import Encoder, Pen, seen_from

PHASES: Final = 14
INFLUENCES: Final = 4  # kinds of influence tiles


@final
class Direct(Encoder):
    def encode(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, TajMahalState)
        _visit(state, seat, pen)
        _board(state, pen)
        _cards(state, seat, pen)
        seats = state.tables.seats
        n: i64 = 0
        while n < seats:
            other = (seat + n) % seats
            _player(state, state.players[other], other, pen)
            n += 1


def _visit(s: TajMahalState, seat: i64, pen: Pen) -> None:
    seats = s.tables.seats
    pen.one_hot(s.phase, PHASES)
    pen.one_hot(seen_from(seat, s.to_move(), seats), seats)
    pen.one_hot(seen_from(seat, s.turn_of, seats), seats)
    pen.one_hot(seen_from(seat, s.starter, seats), seats)
    pen.one_hot(seen_from(seat, s.first_out, seats), seats)
    pen.one_hot(seen_from(seat, s.asked, seats), seats)
    pen.one_hot(seen_from(seat, s.asked_next, seats), seats)
    begins = pen.at
    pen.zeros(seats)
    if s.visit > 0:
        place: i64 = 0
        while place < seats:
            pen.at = begins + seen_from(seat, visit.seat_at(s, place), seats)
            pen.put(place + 1)
            place += 1
        pen.at = begins + seats
    pen.put(s.visit)
    pen.put(s.tables.visits)
    pen.put(s.palaces_due)
    pen.flag(s.crown_due)
    pen.flag(s.tile_due)
    pen.put(s.last_city)
    pen.put(s.cards_due)
    pen.put(s.least_card)


def _board(s: TajMahalState, pen: Pen) -> None:
    t = s.tables
    tile: i64 = 1
    while tile <= PROVINCES:
        pen.one_hot(s.route[tile] if tile < len(s.route) else -1, PROVINCES)
        tile += 1
    pen.bits(t.cities_of[s.route[s.visit]] if s.visit > 0 else 0, CITIES)
    for cities in s.bonus:
        pen.bits(cities, CITIES)
    pen.lanes(s.court >> TOP, len(SYMBOLS), LANE)
    pen.bits(s.table_specials, len(SPECIALS))


def _cards(s: TajMahalState, seat: i64, pen: Pen) -> None:
    t = s.tables
    pen.one_hot(s.white, t.kinds)
    pen.flag(s.drew_wrong)
    pen.all_of(s.display.counts)
    pen.all_of(s.discards.counts)
    pen.put(s.pile.total)
    is_told = hidden.knows_pile(s, seat)
    pen.flag(is_told)
    if is_told:
        pen.all_of(s.pile.counts)
    else:
        pen.zeros(t.kinds)
    pen.all_of(hidden.unseen(s, seat))
    pen.all_of(s.players[seat].secret.counts)
    n: i64 = 0
    while n < t.seats:
        pen.flag(s.parted & BIT[(seat + n) % t.seats + 1] != 0)
        n += 1
    pen.flag(s.parted & 1 != 0)


def _player(s: TajMahalState, p: TajMahalPlayer, seat: i64, pen: Pen) -> None:
    t = s.tables
    pen.put(p.points)
    pen.flag(s.is_carletto(seat))
    pen.flag(s.in_visit & BIT[seat] != 0)
    pen.put(p.secret.total)
    pen.all_of(p.known.counts)
    begins = pen.at
    pen.zeros(t.kinds)
    for card in p.laid:
        pen.out[begins + card] += 1
    pen.bits(p.specials, len(SPECIALS))
    pen.bits(p.used, len(SPECIALS))
    pen.lanes(p.shown, len(SYMBOLS), LANE)
    pen.one_hot(p.colour, len(COLOURS))
    pen.lanes(p.influence >> (LANE * VIZIER), INFLUENCES, LANE)
    pen.bits(p.tiles >> 1, PROVINCES)
    pen.lanes(p.goods, len(GOODS), LANE)
    pen.bits(p.palaces, CITIES)
    pen.bits(p.crowns, CITIES)
    pen.lanes(p.won >> TOP, len(SYMBOLS), LANE)


def make(fresh: State) -> Encoder:
    return Direct()
