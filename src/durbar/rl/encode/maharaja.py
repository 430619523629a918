"""Das Vermächtnis des Maharaja as numbers: the table lies open (M1.3)."""

from collections.abc import Sequence
from typing import Any, Final

from durbar.core.options import Options
from durbar.games.maharaja.game import Maharaja
from durbar.games.maharaja.tables import COLOURS, EFFECTS, KINDS
from durbar.games.maharaja.view import PHASE_NAMES, MaharajaPlayerView, MaharajaView
from durbar.rl.encode.features import LONG, among, one_hot, round_table, seat_hot
from durbar.rl.layout import Piece

VERSION: Final = 1


def pieces(game: Maharaja, options: Options) -> list[Piece]:
    seats = options.seats
    antiques, collections = (KINDS, COLOURS), len(_names(game)[1])
    trade = len(game.edition.values["trade_cards"][str(seats)])
    common = [
        Piece("phase", (len(PHASE_NAMES),), 1, f"one of {', '.join(PHASE_NAMES)}"),
        Piece("to_move", (seats,), 1, "who decides; none: chance, or the game is over"),
        Piece("turn_of", (seats,), 1, "whose turn it is"),
        Piece("grey", (1,), 1, "the grey sides are played (M5)"),
        Piece("is_extra", (1,), 1, "this turn is an extra turn (M5.1)"),
        Piece("effect", (len(EFFECTS),), 1, "still to come: none, rupees, extra turn, discard"),
        Piece("giving_up_for", (collections,), 1, "the collection whose antique is due"),
        Piece("day", (1,), LONG, "sales days that have begun"),
        Piece("trade_cards", (trade,), LONG, "prices, from the left"),
        Piece("coins_taken", (1,), trade, "the leftmost so many trade cards are empty"),
        Piece("supply", (collections,), 1, "collections to be had"),
        Piece("offer", antiques, 1, "antiques on offer, by kind and colour"),
        Piece("gone", antiques, 1, "antiques that left the game"),
        Piece("pile", antiques, 1, "antiques still to come"),
    ]
    return common + [
        piece
        for n in range(seats)
        for piece in (
            Piece(f"points_{n}", (1,), LONG, "points scored"),
            Piece(f"money_{n}", (1,), LONG, "rupees"),
            Piece(f"collections_{n}", (collections,), 1, "collections he has"),
            Piece(f"antiques_{n}", antiques, 1, "antiques he has, by kind and colour"),
        )
    ]


def values(game: Maharaja, view: MaharajaView) -> dict[str, Sequence[int]]:
    antiques, collections = _names(game)
    due = view.giving_up_for
    parts: dict[str, Sequence[int]] = {
        "phase": one_hot(PHASE_NAMES.index(view.phase), len(PHASE_NAMES)),
        "to_move": seat_hot(view, view.to_move),
        "turn_of": seat_hot(view, view.turn_of),
        "grey": [int(view.options["grey"])],
        "is_extra": [int(view.is_extra)],
        "effect": one_hot(EFFECTS.index(view.effect), len(EFFECTS)),
        "giving_up_for": among(collections, [] if due is None else [due]),
        "day": [view.day],
        "trade_cards": view.trade_cards,
        "coins_taken": [view.coins_taken],
        "supply": among(collections, view.supply),
        "offer": among(antiques, view.offer),
        "gone": among(antiques, view.gone),
        "pile": among(antiques, view.pile),
    }
    for n, seat in enumerate(round_table(view)):
        player: MaharajaPlayerView = view.players[seat]
        parts[f"points_{n}"] = [view.scores[seat]]
        parts[f"money_{n}"] = [player.money]
        parts[f"collections_{n}"] = among(collections, player.collections)
        parts[f"antiques_{n}"] = among(antiques, player.antiques)
    return parts


def _names(game: Maharaja) -> tuple[list[str], list[str]]:
    """Of the antiques and of the collections."""
    printed: Any = game.edition.values
    antiques = printed["antiques"]
    names = [f"{kind}-{colour}" for kind in antiques["kinds"] for colour in antiques["colours"]]
    return names, [card["id"] for card in printed["collections"]]
