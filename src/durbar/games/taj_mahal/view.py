"""What a seat may know (T1.8): all that lies open, its own hand, and of the others' hands the
cards taken openly."""

from dataclasses import dataclass
from functools import reduce
from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import members
from durbar.core.chance import Bag, Rng
from durbar.core.game import View
from durbar.core.types import Seat
from durbar.games.taj_mahal import scoring
from durbar.games.taj_mahal.rules import hidden, visit
from durbar.games.taj_mahal.state import TajMahalPlayer, TajMahalState
from durbar.games.taj_mahal.tables import (
    BONUS_CARD,
    BONUSES,
    CARLETTO,
    COLOURS,
    DEAL_DISPLAY,
    DEAL_HAND,
    DISCARD_CARDS,
    EMPTY_HANDED,
    GIVE_SPECIAL,
    GOODS,
    LANE,
    LAY_BONUS,
    LAY_TILE,
    MOGUL,
    NO_CARD,
    NO_COLOUR,
    NO_SEAT,
    OVER,
    PLACE_PALACE,
    SPECIALS,
    START_PLAYER,
    SYMBOLS,
    TAKE_CARDS,
    TOP,
    TURN,
    VIZIER,
    TajMahalTables,
    prizes,
)

Phase: TypeAlias = Literal[
    "start", "lay-tile", "lay-bonus", "give-special", "deal-hand", "deal-display", "turn",
    "place-palace", "bonus-card", "empty-handed", "take-cards", "carletto", "discard-cards",
    "over",
]  # fmt: skip
PHASE_NAMES: Final[
    dict[int, Phase]
] = {  # the words that screens know the phases of rules.PHASES by
    START_PLAYER: "start",
    LAY_TILE: "lay-tile",
    LAY_BONUS: "lay-bonus",
    GIVE_SPECIAL: "give-special",
    DEAL_HAND: "deal-hand",
    DEAL_DISPLAY: "deal-display",
    TURN: "turn",
    PLACE_PALACE: "place-palace",
    BONUS_CARD: "bonus-card",
    EMPTY_HANDED: "empty-handed",
    TAKE_CARDS: "take-cards",
    CARLETTO: "carletto",
    DISCARD_CARDS: "discard-cards",
    OVER: "over",
}
Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TajMahalPlayerView:
    """A player as everybody sees them."""

    is_carletto: bool
    known: Cards  # of the hand: taken openly from the display
    secret: int  # how many more cards the player holds
    specials: tuple[str, ...]  # held, those on the table included
    used: tuple[str, ...]  # of them, played in this visit
    laid: Cards  # cards played in this visit, sorted
    shown: tuple[int, ...]  # how many of each symbol the player shows, in the order of SYMBOLS
    colour: str | None  # of this visit
    influence: tuple[str, ...]  # influence tiles
    tiles: tuple[int, ...]  # province tiles won
    goods: tuple[int, ...]  # on all tiles, in the order of GOODS
    palaces: tuple[str, ...]  # cities of normal palaces
    crowns: tuple[str, ...]  # cities of crown palaces
    won: tuple[str, ...]  # symbols whose prizes the player won in this visit


@dataclass(frozen=True, slots=True, kw_only=True)
class TajMahalView(View):
    """The table as a seat sees it."""

    phase: Phase
    visit: int
    starter: Seat | None
    turn_of: Seat | None
    order: tuple[Seat, ...]  # of play in this visit
    in_visit: tuple[Seat, ...]
    first_out: Seat | None  # the human that withdrew first, where Carletti play
    route: tuple[str | None, ...]  # the provinces by the number of their tile, from tile 1
    cities: tuple[str, ...]  # of the current province
    bonus: tuple[tuple[str, str], ...]  # city, kind of the bonus tile on it
    court: tuple[str, ...]  # symbols whose prize can still be won
    table_specials: tuple[str, ...]
    palaces_due: int
    crown_due: bool
    tile_due: bool
    last_city: int  # the canonical order of palaces goes on after it
    cards_due: int  # to be taken or discarded from the display
    least_card: int  # the canonical order of a pair of cards
    asked: Seat | None  # the seat that discards for a Carletto
    asked_next: Seat | None
    white: str | None  # drawn by Carletto, waiting for a coloured card
    drew_wrong: bool  # his first card had the wrong colour
    display: Cards
    discards: Cards
    pile: int  # how many cards it has
    pile_cards: Cards | None  # known since the last reshuffle (hidden.py)
    unseen: Cards  # in others' secret hands or, if it is unknown, in the pile
    told: tuple[int, ...]  # the seats that know the pile: public; -1 is the spectator
    hand: Cards  # the viewer's secret cards; the known ones are in `players`
    players: tuple[TajMahalPlayerView, ...]


def view(s: TajMahalState, seat: Seat | None) -> TajMahalView:
    t = s.tables
    mover = int(s.to_move())
    viewer = hidden.SPECTATOR if seat is None else seat
    knows_pile = hidden.knows_pile(s, viewer)
    return TajMahalView(
        seat=seat,
        to_move=mover,
        legal=tuple(s.legal()) if seat is not None and mover == seat else (),
        scores=tuple(s.scores()),
        options={"seats": int(t.seats), "carletto": t.form, "provinces": int(t.visits)},
        phase=PHASE_NAMES[int(s.phase)],
        visit=int(s.visit),
        starter=_seat(s.starter),
        turn_of=_seat(s.turn_of),
        order=tuple(int(visit.seat_at(s, n)) for n in range(t.seats)) if s.visit else (),
        in_visit=tuple(members(s.in_visit)),
        first_out=_seat(s.first_out),
        route=tuple(None if p < 0 else t.province_names[p] for p in list(s.route)[1:]),
        cities=_names(t.city_names, t.cities_of[s.province]) if s.visit else (),
        bonus=tuple(
            sorted(
                (t.city_names[city], BONUSES[kind])
                for kind, cities in enumerate(s.bonus)
                for city in members(cities)
            )
        ),
        court=prizes(s.court),
        table_specials=_specials(s.table_specials),
        palaces_due=int(s.palaces_due),
        crown_due=s.crown_due,
        tile_due=s.tile_due,
        last_city=int(s.last_city),
        cards_due=int(s.cards_due),
        least_card=int(s.least_card),
        asked=_seat(s.asked),
        asked_next=_seat(s.asked_next),
        white=None if s.white == NO_CARD else t.card_names[s.white],
        drew_wrong=s.drew_wrong,
        display=_cards(t, s.display.counts),
        discards=_cards(t, s.discards.counts),
        pile=int(s.pile.total),
        pile_cards=_cards(t, s.pile.counts) if knows_pile else None,
        unseen=_cards(t, hidden.unseen(s, viewer)),
        told=tuple(bit - 1 for bit in members(s.parted)),
        hand=() if seat is None else _cards(t, s.players[seat].secret.counts),
        players=tuple(_player(s, n) for n in range(t.seats)),
    )


def _player(s: TajMahalState, seat: Seat) -> TajMahalPlayerView:
    t, p = s.tables, s.players[seat]
    influence = [scoring.amount(p.influence, lane) for lane in range(VIZIER, MOGUL)]
    return TajMahalPlayerView(
        is_carletto=s.is_carletto(seat),
        known=_cards(t, p.known.counts),
        secret=int(p.secret.total),
        specials=_specials(p.specials),
        used=_specials(p.used),
        laid=tuple(t.card_names[card] for card in sorted(p.laid)),
        shown=tuple(int(scoring.amount(p.shown, lane)) for lane in range(len(SYMBOLS))),
        colour=None if p.colour == NO_COLOUR else COLOURS[p.colour],
        influence=tuple(
            symbol
            for symbol, n in zip(SYMBOLS[VIZIER:MOGUL], influence, strict=True)
            for _ in range(n)
        ),
        tiles=tuple(members(p.tiles)),
        goods=tuple(int(scoring.amount(p.goods, good)) for good in range(len(GOODS))),
        palaces=_names(t.city_names, p.palaces),
        crowns=_names(t.city_names, p.crowns),
        won=prizes(p.won),
    )


# A world that fits a view -----------------------------------------------------------------------


def sample(t: TajMahalTables, view: TajMahalView, rng: Rng) -> TajMahalState:
    """The open table as the view shows it; what the seat may not know is dealt by `resample`."""
    s = TajMahalState()
    s.tables = t
    s.max_legal = 1 + t.coloured * t.extras
    _set_table(s, view)
    _set_visit(s, view)
    s.players = [
        _player_from(t, player_view, points)
        for player_view, points in zip(view.players, view.scores, strict=True)
    ]
    seat = hidden.SPECTATOR if view.seat is None else view.seat
    if view.seat is not None:
        s.players[seat].secret = _bag(t, view.hand)
        s.players[seat].held |= _kinds(t, view.hand)
    _set_unseen(s, view, seat)
    s.resample(seat, rng)
    return s


def _set_table(s: TajMahalState, view: TajMahalView) -> None:
    t = s.tables
    route = [-1 if p is None else t.province_names.index(p) for p in view.route]
    bonus = [0] * len(BONUSES)
    for city, kind in view.bonus:
        bonus[BONUSES.index(kind)] |= 2 ** t.city_names.index(city)
    s.spread([-1, *route], bonus)
    s.court = _prizes(view.court)
    s.table_specials = _set(SPECIALS, view.table_specials)
    s.display = _bag(t, view.display)
    s.displayed = _kinds(t, view.display)
    s.discards = _bag(t, view.discards)
    s.parted = sum(2 ** (seat + 1) for seat in view.told)
    s.white = NO_CARD if view.white is None else t.card_names.index(view.white)
    s.drew_wrong = view.drew_wrong


def _set_visit(s: TajMahalState, view: TajMahalView) -> None:
    s.phase = next(phase for phase, name in PHASE_NAMES.items() if name == view.phase)
    s.visit = view.visit
    s.starter = _seat_number(view.starter)
    s.turn_of = _seat_number(view.turn_of)
    s.place = -1 if view.turn_of is None else view.order.index(view.turn_of)
    s.in_visit = sum(2**seat for seat in view.in_visit)
    s.first_out = _seat_number(view.first_out)
    s.palaces_due = view.palaces_due
    s.crown_due = view.crown_due
    s.tile_due = view.tile_due
    s.last_city = view.last_city
    s.cards_due = view.cards_due
    s.least_card = view.least_card
    s.asked = _seat_number(view.asked)
    s.asked_next = _seat_number(view.asked_next)


def _player_from(t: TajMahalTables, player_view: TajMahalPlayerView, points: int) -> TajMahalPlayer:
    p = TajMahalPlayer()
    p.known = _bag(t, player_view.known)
    p.secret = _bag(t, ())
    p.held = _kinds(t, player_view.known)
    p.specials = _set(SPECIALS, player_view.specials)
    p.used = _set(SPECIALS, player_view.used)
    p.lay([t.card_names.index(card) for card in player_view.laid])
    p.shown = sum(n * 2 ** (LANE * lane) for lane, n in enumerate(player_view.shown))
    p.colour = NO_COLOUR if player_view.colour is None else COLOURS.index(player_view.colour)
    p.influence = sum(2 ** (LANE * SYMBOLS.index(symbol)) for symbol in player_view.influence)
    p.tiles = sum(2**tile for tile in player_view.tiles)
    p.goods = sum(n * 2 ** (LANE * good) for good, n in enumerate(player_view.goods))
    p.palaces = _set(t.city_names, player_view.palaces)
    p.crowns = _set(t.city_names, player_view.crowns)
    p.won = _prizes(player_view.won)
    p.points = points
    return p


def _set_unseen(s: TajMahalState, view: TajMahalView, seat: Seat) -> None:
    """Any dealing of the unseen cards, for `resample` to deal again."""
    unseen = list(view.unseen)
    for other, player_view in enumerate(view.players):
        if other != seat:
            cards, unseen = unseen[: player_view.secret], unseen[player_view.secret :]
            s.players[other].secret = _bag(s.tables, tuple(cards))
            s.players[other].held |= _kinds(s.tables, tuple(cards))
    s.pile = _bag(s.tables, tuple(unseen) if view.pile_cards is None else view.pile_cards)


# Names and numbers ------------------------------------------------------------------------------


def _cards(t: TajMahalTables, counts: "vec[i64]") -> Cards:
    return tuple(t.card_names[kind] for kind, n in enumerate(counts) if n for _ in range(n))


def _bag(t: TajMahalTables, cards: Cards) -> Bag:
    counts = [0] * t.kinds
    for card in cards:
        counts[t.card_names.index(card)] += 1
    bag = Bag()
    bag.hold(counts)
    return bag


def _kinds(t: TajMahalTables, cards: Cards) -> int:
    return _set(t.card_names, tuple(set(cards)))


def _prizes(symbols: tuple[str, ...]) -> int:
    return _set(SYMBOLS, symbols, LANE) << TOP


def _specials(mask: int) -> tuple[str, ...]:
    return _names(SPECIALS, mask)


def _names(all_names: list[str] | tuple[str, ...], mask: int) -> tuple[str, ...]:
    return tuple(all_names[n] for n in members(mask))


def _set(all_names: list[str] | tuple[str, ...], names: tuple[str, ...], lane: int = 1) -> int:
    return reduce(lambda mask, name: mask | 1 << lane * all_names.index(name), names, 0)


def _seat(seat: int) -> Seat | None:
    return None if seat == NO_SEAT else int(seat)


def _seat_number(seat: Seat | None) -> int:
    return NO_SEAT if seat is None else seat
