"""T2, T6: the course of a visit, its end, and the next one."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from durbar.core.bits import BIT
from durbar.games.taj_mahal import events, scoring
from durbar.games.taj_mahal.rules import pile, specials
from durbar.games.taj_mahal.tables import (
    BONUSES,
    DEAL_DISPLAY,
    GOODS,
    GUARD,
    NEXT_TURN,
    NO_SEAT,
    OVER,
    PROVINCE_PRIZE,
)

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalState


def first_place(s: "TajMahalState") -> i64:
    """Where the visit's order of play begins in the table `order`."""
    row = s.starter
    if s.tables.turns_round and s.visit % 2 == 0:
        row += s.tables.seats  # T9.1: even visits go the other way round
    return row * s.tables.seats


def seat_at(s: "TajMahalState", place: i64) -> i64:
    """The seat at a place in the visit's order of play."""
    return s.tables.order[first_place(s) + place]


def begin_visit(s: "TajMahalState") -> None:
    """T6.3: the next province tile at court with all other prizes, and a new display."""
    s.visit += 1
    s.court = GUARD
    s.in_visit = BIT[s.tables.seats] - 1
    for player in s.players:
        player.won = 0
    s.first_out = NO_SEAT
    s.turn_of = NO_SEAT
    s.place = -1
    if s.sink is not None:
        s.sink.append(_began(s))
    deal_display(s)


def deal_display(s: "TajMahalState") -> None:
    """Card after card, as far as they go; then it is the starting player's turn."""
    if s.display.total < s.tables.display and pile.can_draw(s):
        s.phase = DEAL_DISPLAY
    else:
        s.phase = NEXT_TURN


def next_seat(s: "TajMahalState") -> None:
    """T2.1: the turn goes to the next player still in the visit."""
    order, first, place = s.tables.order, first_place(s), s.place
    seat: i64 = NO_SEAT
    while seat == NO_SEAT or s.in_visit & BIT[seat] == 0:
        place = place + 1 if place + 1 < s.tables.seats else 0
        seat = order[first + place]
    s.place = place
    s.turn_of = seat


def end_visit(s: "TajMahalState") -> None:
    """T6.1, T6.2: special cards change hands, unwon tiles leave; then the next visit or T8."""
    seat: i64 = 0
    while seat < s.tables.seats:
        specials.exchange_pairs(s, seat)
        seat += 1
    if s.tables.carletti != 0:
        place: i64 = 0
        while place < s.tables.seats:
            if s.is_carletto(seat_at(s, place)):
                specials.exchange_three(s, seat_at(s, place))
            place += 1
    if s.sink is not None:
        s.sink.append(_ended(s))
    remove_bonus_tiles(s)
    s.court = 0
    if s.visit == s.tables.visits:
        s.turn_of = NO_SEAT
        scoring.end_game(s)
        s.phase = OVER
    else:
        pass_marker(s)
        begin_visit(s)


def remove_bonus_tiles(s: "TajMahalState") -> None:
    elsewhere = ~s.tables.cities_of[s.route[s.visit]]
    bonus: i64 = 0
    while bonus < len(BONUSES):
        s.bonus[bonus] &= elsewhere
        bonus += 1


def pass_marker(s: "TajMahalState") -> None:
    """T6.3: the left neighbour starts; a guest, always in the last seat, never does (T9.9)."""
    last = s.tables.seats - 2 if s.tables.is_guest else s.tables.seats - 1
    s.starter = s.starter + 1 if s.starter < last else 0


def _began(s: "TajMahalState") -> events.VisitBegan:
    t = s.tables
    goods: list[str] = []
    for good in range(len(GOODS)):
        goods += [GOODS[good]] * scoring.amount(t.tile_goods[s.visit], good)
    return events.VisitBegan(
        int(s.visit),
        t.province_names[s.route[s.visit]],
        tuple(goods),
        int(s.starter),
        tuple([int(seat_at(s, place)) for place in range(t.seats)]),
    )


def _ended(s: "TajMahalState") -> events.VisitEnded:
    left: list[str] = []
    for bonus in range(len(BONUSES)):
        here = s.bonus[bonus] & s.tables.cities_of[s.route[s.visit]]
        while here != 0:
            left.append(BONUSES[bonus])
            here &= here - 1
    tile = int(s.visit) if s.court & PROVINCE_PRIZE != 0 else None
    return events.VisitEnded(int(s.visit), tile, tuple(left))
