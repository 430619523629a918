"""Taj Mahal as numbers: all that lies open, the own hand, and what was seen of others' (T1.8)."""

from collections.abc import Sequence
from typing import Any, Final

from durbar.core.options import Options
from durbar.games.taj_mahal.game import TajMahal
from durbar.games.taj_mahal.options import TajMahalOptions
from durbar.games.taj_mahal.tables import (
    BONUSES,
    CITIES,
    COLOURS,
    GOODS,
    MOGUL,
    PROVINCES,
    SPECIALS,
    SYMBOLS,
    VIZIER,
    TajMahalTables,
)
from durbar.games.taj_mahal.view import PHASE_NAMES, TajMahalPlayerView, TajMahalView
from durbar.rl.encode.features import (
    LONG,
    among,
    audience,
    counted,
    one_hot,
    round_table,
    seat_hot,
)
from durbar.rl.layout import Piece

VERSION: Final = 1
PHASES: Final = [PHASE_NAMES[number] for number in sorted(PHASE_NAMES)]
INFLUENCES: Final = SYMBOLS[VIZIER:MOGUL]
MANY: Final = 127  # of cards of one kind, or of one counter


def pieces(game: TajMahal, options: Options) -> list[Piece]:
    t, seats = _tables(game, options), options.seats
    kinds = int(t.kinds)
    common = [
        Piece("phase", (len(PHASES),), 1, f"one of {', '.join(PHASES)}"),
        Piece("to_move", (seats,), 1, "who decides; none: chance, or the game is over"),
        Piece("turn_of", (seats,), 1, "whose turn it is"),
        Piece("starter", (seats,), 1, "who began this visit"),
        Piece("first_out", (seats,), 1, "who withdrew first, where Carletti ask for it (T9.9)"),
        Piece("asked", (seats,), 1, "who discards from the display for a Carletto"),
        Piece("asked_next", (seats,), 1, "who does so after him"),
        Piece("order", (seats,), seats, "by seat: his place in the order of play, from 1"),
        Piece("visit", (1,), PROVINCES, "visits that have begun"),
        Piece("provinces", (1,), PROVINCES, "visits of the whole game (T10)"),
        Piece("palaces_due", (1,), MANY, "palaces still to be placed in this withdrawal"),
        Piece("crown_due", (1,), 1, "a crown palace is due"),
        Piece("tile_due", (1,), 1, "the province tile is won and not yet scored"),
        Piece("last_city", (1,), CITIES, "palaces are placed in ascending order after it", -1),
        Piece("cards_due", (1,), MANY, "cards to be taken or discarded from the display"),
        Piece("least_card", (1,), kinds, "they are named in ascending order from this kind on"),
        Piece("route", (PROVINCES, PROVINCES), 1, "by tile: the province where it lies"),
        Piece("cities", (CITIES,), 1, "the cities of the province that is visited"),
        Piece("bonus", (len(BONUSES), CITIES), 1, f"tiles on cities: {', '.join(BONUSES)}"),
        Piece("court", (len(SYMBOLS),), 1, f"prizes to be won: {', '.join(SYMBOLS)}"),
        Piece("table_specials", (len(SPECIALS),), 1, "special cards that nobody holds"),
        Piece("white", (kinds,), 1, "drawn by a Carletto, waiting for a coloured card"),
        Piece("drew_wrong", (1,), 1, "his first card had the wrong colour"),
        Piece("display", (kinds,), MANY, "cards on display, by kind"),
        Piece("discards", (kinds,), MANY, "discarded cards"),
        Piece("pile", (1,), LONG, "how many cards the pile has"),
        Piece("pile_told", (1,), 1, "the last reshuffle tells which cards the pile has"),
        Piece("pile_cards", (kinds,), MANY, "those cards; none unless told"),
        Piece("unseen", (kinds,), MANY, "in others' secret hands or the pile; told: in the hands"),
        Piece("hand", (kinds,), MANY, "his own secret cards"),
        Piece("told", (seats + 1,), 1, "whom the reshuffle still tells; spectators last"),
    ]
    return common + [piece for n in range(seats) for piece in _player_pieces(n, kinds)]


def _player_pieces(n: int, kinds: int) -> list[Piece]:
    return [
        Piece(f"points_{n}", (1,), LONG, "points"),
        Piece(f"is_carletto_{n}", (1,), 1, "he is a Carletto"),
        Piece(f"in_visit_{n}", (1,), 1, "he has not withdrawn"),
        Piece(f"secret_{n}", (1,), LONG, "cards in his hand that nobody has seen him take"),
        Piece(f"known_{n}", (kinds,), MANY, "cards in his hand that all have seen him take"),
        Piece(f"laid_{n}", (kinds,), MANY, "cards played in this visit"),
        Piece(f"specials_{n}", (len(SPECIALS),), 1, f"he holds: {', '.join(SPECIALS)}"),
        Piece(f"used_{n}", (len(SPECIALS),), 1, "of them, played in this visit"),
        Piece(f"shown_{n}", (len(SYMBOLS),), MANY, "symbols of what he played in this visit"),
        Piece(f"colour_{n}", (len(COLOURS),), 1, f"of this visit: {', '.join(COLOURS)}"),
        Piece(f"influence_{n}", (len(INFLUENCES),), MANY, f"tiles: {', '.join(INFLUENCES)}"),
        Piece(f"tiles_{n}", (PROVINCES,), 1, "province tiles won, from tile 1"),
        Piece(f"goods_{n}", (len(GOODS),), MANY, f"on his tiles: {', '.join(GOODS)}"),
        Piece(f"palaces_{n}", (CITIES,), 1, "cities of his normal palaces"),
        Piece(f"crowns_{n}", (CITIES,), 1, "cities of his crown palaces"),
        Piece(f"won_{n}", (len(SYMBOLS),), 1, "prizes won in this visit"),
    ]


def values(game: TajMahal, view: TajMahalView) -> dict[str, Sequence[int]]:
    t = _tables(game, TajMahalOptions.of(view.options))
    parts = _visit(view) | _board(t, view) | _cards(t, view)
    for n, seat in enumerate(round_table(view)):
        for name, value in _player(t, view, seat).items():
            parts[f"{name}_{n}"] = value
    return parts


def _visit(view: TajMahalView) -> dict[str, Sequence[int]]:
    place = {seat: n for n, seat in enumerate(view.order, start=1)}
    return {
        "phase": one_hot(PHASES.index(view.phase), len(PHASES)),
        "to_move": seat_hot(view, view.to_move),
        "turn_of": seat_hot(view, view.turn_of),
        "starter": seat_hot(view, view.starter),
        "first_out": seat_hot(view, view.first_out),
        "asked": seat_hot(view, view.asked),
        "asked_next": seat_hot(view, view.asked_next),
        "order": [place.get(seat, 0) for seat in round_table(view)],
        "visit": [view.visit],
        "provinces": [view.options["provinces"]],
        "palaces_due": [view.palaces_due],
        "crown_due": [int(view.crown_due)],
        "tile_due": [int(view.tile_due)],
        "last_city": [view.last_city],
        "cards_due": [view.cards_due],
        "least_card": [view.least_card],
    }


def _board(t: TajMahalTables, view: TajMahalView) -> dict[str, Sequence[int]]:
    route = [*view.route, *[None] * (PROVINCES - len(view.route))]
    return {
        "route": [
            cell
            for province in route
            for cell in among(t.province_names, [] if province is None else [province])
        ],
        "cities": among(t.city_names, view.cities),
        "bonus": [
            cell
            for kind in BONUSES
            for cell in among(t.city_names, [city for city, bonus in view.bonus if bonus == kind])
        ],
        "court": among(SYMBOLS, view.court),
        "table_specials": among(SPECIALS, view.table_specials),
    }


def _cards(t: TajMahalTables, view: TajMahalView) -> dict[str, Sequence[int]]:
    names = t.card_names
    return {
        "white": among(names, [] if view.white is None else [view.white]),
        "drew_wrong": [int(view.drew_wrong)],
        "display": counted(names, view.display),
        "discards": counted(names, view.discards),
        "pile": [view.pile],
        "pile_told": [int(view.pile_cards is not None)],
        "pile_cards": counted(names, view.pile_cards or ()),
        "unseen": counted(names, view.unseen),
        "hand": counted(names, view.hand),
        "told": audience(view, view.told),
    }


def _player(t: TajMahalTables, view: TajMahalView, seat: int) -> dict[str, Sequence[int]]:
    player: TajMahalPlayerView = view.players[seat]
    return {
        "points": [view.scores[seat]],
        "is_carletto": [int(player.is_carletto)],
        "in_visit": [int(seat in view.in_visit)],
        "secret": [player.secret],
        "known": counted(t.card_names, player.known),
        "laid": counted(t.card_names, player.laid),
        "specials": among(SPECIALS, player.specials),
        "used": among(SPECIALS, player.used),
        "shown": player.shown,
        "colour": among(COLOURS, [] if player.colour is None else [player.colour]),
        "influence": counted(INFLUENCES, player.influence),
        "tiles": [int(number in player.tiles) for number in range(1, PROVINCES + 1)],
        "goods": player.goods,
        "palaces": among(t.city_names, player.palaces),
        "crowns": among(t.city_names, player.crowns),
        "won": among(SYMBOLS, player.won),
    }


def _tables(game: TajMahal, options: Any) -> TajMahalTables:
    return game.tables(options)
