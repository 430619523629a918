"""Taj Mahal, from the position; of hands and pile only what the seat may know (T1.8)."""

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
from durbar.rl.writer import Encoder, Writer, seen_from

PHASES: Final = 14
INFLUENCES: Final = 4  # kinds of influence tiles


@final
class TajMahalEncoder(Encoder):
    def encode(self, state: State, seat: i64, writer: Writer) -> None:
        assert isinstance(state, TajMahalState)
        _visit(state, seat, writer)
        _board(state, writer)
        _cards(state, seat, writer)
        seats = state.tables.seats
        n: i64 = 0
        while n < seats:
            other = (seat + n) % seats
            _player(state, state.players[other], other, writer)
            n += 1


def _visit(s: TajMahalState, seat: i64, writer: Writer) -> None:
    seats = s.tables.seats
    writer.one_hot(s.phase, PHASES)
    writer.seat_hot(seat, s.to_move(), seats)
    writer.seat_hot(seat, s.turn_of, seats)
    writer.seat_hot(seat, s.starter, seats)
    writer.seat_hot(seat, s.first_out, seats)
    writer.seat_hot(seat, s.asked, seats)
    writer.seat_hot(seat, s.asked_next, seats)
    begins = writer.at
    writer.zeros(seats)
    if s.visit > 0:
        place: i64 = 0
        while place < seats:
            writer.at = begins + seen_from(seat, visit.seat_at(s, place), seats)
            writer.put(place + 1)
            place += 1
        writer.at = begins + seats
    writer.put(s.visit)
    writer.put(s.tables.visits)
    writer.put(s.palaces_due)
    writer.flag(s.crown_due)
    writer.flag(s.tile_due)
    writer.put(s.last_city)
    writer.put(s.cards_due)
    writer.put(s.least_card)


def _board(s: TajMahalState, writer: Writer) -> None:
    t = s.tables
    tile: i64 = 1
    while tile <= PROVINCES:
        writer.one_hot(s.route[tile] if tile < len(s.route) else -1, PROVINCES)
        tile += 1
    writer.bits(t.cities_of[s.route[s.visit]] if s.visit > 0 else 0, CITIES)
    for cities in s.bonus:
        writer.bits(cities, CITIES)
    writer.lanes(s.court >> TOP, len(SYMBOLS), LANE)
    writer.bits(s.table_specials, len(SPECIALS))


def _cards(s: TajMahalState, seat: i64, writer: Writer) -> None:
    t = s.tables
    writer.one_hot(s.white, t.kinds)
    writer.flag(s.drew_wrong)
    writer.all_of(s.display.counts)
    writer.all_of(s.discards.counts)
    writer.put(s.pile.total)
    knows_pile = hidden.knows_pile(s, seat)
    writer.flag(knows_pile)
    if knows_pile:
        writer.all_of(s.pile.counts)
    else:
        writer.zeros(t.kinds)
    writer.all_of(hidden.unseen(s, seat))
    writer.all_of(s.players[seat].secret.counts)
    writer.audience(seat, s.parted, t.seats)


def _player(s: TajMahalState, p: TajMahalPlayer, seat: i64, writer: Writer) -> None:
    t = s.tables
    writer.put(p.points)
    writer.flag(s.is_carletto(seat))
    writer.flag(s.in_visit & BIT[seat] != 0)
    writer.put(p.secret.total)
    writer.all_of(p.known.counts)
    begins = writer.at
    writer.zeros(t.kinds)
    for card in p.laid:
        writer.out[begins + card] += 1
    writer.bits(p.specials, len(SPECIALS))
    writer.bits(p.used, len(SPECIALS))
    writer.lanes(p.shown, len(SYMBOLS), LANE)
    writer.one_hot(p.colour, len(COLOURS))
    writer.lanes(p.influence >> (LANE * VIZIER), INFLUENCES, LANE)
    writer.bits(p.tiles >> 1, PROVINCES)
    writer.lanes(p.goods, len(GOODS), LANE)
    writer.bits(p.palaces, CITIES)
    writer.bits(p.crowns, CITIES)
    writer.lanes(p.won >> TOP, len(SYMBOLS), LANE)


def make(fresh: State) -> Encoder:
    return TajMahalEncoder()
