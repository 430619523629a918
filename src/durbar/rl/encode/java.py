"""Java as numbers: vectors, then planes over the drawn board; of hands what is known (J1.6)."""

from collections.abc import Iterable, Sequence
from typing import Final

from durbar.core.hexes import column, neighbours
from durbar.core.options import Options
from durbar.games.java.game import Java
from durbar.games.java.tables import KINDS, PALACES, SIDES, TERRAINS, JavaTables
from durbar.games.java.view import PARTS, PHASE_NAMES, JavaPlayerView, JavaView, SpaceView
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
GROUND: Final = TERRAINS[1:]


def pieces(game: Java, options: Options) -> list[Piece]:
    seats = options.seats
    vectors = [
        Piece("phase", (len(PHASE_NAMES),), 1, f"one of {', '.join(PHASE_NAMES)}"),
        Piece("to_move", (seats,), 1, "who decides; none: chance, or the game is over"),
        Piece("turn_of", (seats,), 1, "whose turn it is"),
        Piece("asked", (seats,), 1, "who bids or answers in the festival"),
        Piece("asker", (seats,), 1, "who asked for agreement"),
        Piece("last_seat", (seats,), 1, "who took the last three-tile"),
        Piece("ap", (1,), LONG, "action points left"),
        Piece("tile_laid", (1,), 1, "the duty to lay a tile is done (J2.2)"),
        Piece("token_spent", (1,), 1, "an action token was spent in this turn"),
        Piece("cards_taken", (1,), LONG, "palace cards taken in this turn"),
        Piece("in_bid", (1,), 1, "a card of this bid has been laid"),
        Piece("idle_turns", (1,), LONG, "turns in a row without a tile (J9.7)"),
        Piece("three_tiles", (1,), LONG, "three-tiles left"),
        Piece("irrigation_tiles", (1,), LONG, "irrigation tiles left"),
        Piece("palaces", (PALACES,), LONG, "palace tiles left of the values 2, 4, 6, 8, 10"),
        Piece("open_card", (KINDS,), 1, "the palace card that lies open"),
        Piece("least_card", (KINDS,), 1, "cards of a bid are laid in ascending order from it on"),
        Piece("discards", (KINDS,), LONG, "discarded cards"),
        Piece("pile_size", (1,), LONG, "how many cards the pile has"),
        Piece("pile_told", (1,), 1, "the last reshuffle tells which cards the pile has"),
        Piece("pile", (KINDS,), LONG, "those cards; none unless told"),
        Piece("unseen", (KINDS,), LONG, "in others' secret hands or the pile; told: in the hands"),
        Piece("own", (KINDS,), LONG, "his own cards that the others have not seen"),
        Piece("told", (seats + 1,), 1, "whom the reshuffle still tells; spectators last"),
    ]
    players = [piece for n in range(seats) for piece in _player_pieces(n)]
    return vectors + players + _planes(game.tables, seats)


def _player_pieces(n: int) -> list[Piece]:
    return [
        Piece(f"fame_{n}", (1,), LONG, "fame points"),
        Piece(f"tokens_{n}", (1,), LONG, "action tokens"),
        Piece(f"two_tiles_{n}", (1,), LONG, "two-tiles"),
        Piece(f"rice_tiles_{n}", (1,), LONG, "rice terraces"),
        Piece(f"village_tiles_{n}", (1,), LONG, "villages"),
        Piece(f"developers_beside_{n}", (1,), LONG, "developers beside the board"),
        Piece(f"has_scored_{n}", (1,), 1, "his great scoring is done (J9.3)"),
        Piece(f"cards_{n}", (1,), LONG, "palace cards in hand"),
        Piece(f"known_{n}", (KINDS,), LONG, "of them, those taken open"),
        Piece(f"laid_{n}", (KINDS,), LONG, "laid in the festival"),
        Piece(f"total_{n}", (1,), LONG, "points laid in the festival"),
        Piece(f"part_{n}", (len(PARTS),), 1, f"in the festival: {', '.join(PARTS)}"),
        Piece(f"bid_number_{n}", (1,), LONG, "of his latest bid"),
    ]


def _planes(t: JavaTables, seats: int) -> list[Piece]:
    grid = _grid(t)
    return [
        Piece("cells", grid, 2, "1: a space of the island, 2: outside it, 0: no space"),
        Piece("ground", (len(GROUND), *grid), 1, f"what a space shows: {', '.join(GROUND)}"),
        Piece("level", grid, LONG, "how many tiles lie there"),
        Piece("palace", grid, 2 * PALACES, "the value of the palace there"),
        Piece("feast", grid, 1, "a festival was held at this value"),
        Piece("tile", (SIDES, *grid), 1, "the tile goes on to E, NE, NW, W, SW, SE"),
        Piece("developers", (seats, *grid), 1, "by seat, the observer first: a developer is there"),
        Piece("built", grid, 1, "a palace was built or enlarged in this turn"),
        Piece("moved_free", grid, 1, "this developer may not move for nothing now (J2.4)"),
        Piece("taken_up", grid, 1, "this developer moves"),
        Piece("festival", grid, 1, "the festival is held here"),
    ]


def values(game: Java, view: JavaView) -> dict[str, Sequence[int]]:
    parts = _vectors(game.tables, view)
    for n, seat in enumerate(round_table(view)):
        for name, value in _player(game.tables, view, seat).items():
            parts[f"{name}_{n}"] = value
    return parts | _board(game.tables, view)


def _vectors(t: JavaTables, view: JavaView) -> dict[str, Sequence[int]]:
    kinds, own = t.kind_names, view.players[round_table(view)[0]].own
    return {
        "phase": one_hot(PHASE_NAMES.index(view.phase), len(PHASE_NAMES)),
        "to_move": seat_hot(view, view.to_move),
        "turn_of": seat_hot(view, view.turn_of),
        "asked": seat_hot(view, view.asked),
        "asker": seat_hot(view, view.asker),
        "last_seat": seat_hot(view, view.last_seat),
        "ap": [view.ap],
        "tile_laid": [int(view.tile_laid)],
        "token_spent": [int(view.token_spent)],
        "cards_taken": [view.cards_taken],
        "in_bid": [int(view.in_bid)],
        "idle_turns": [view.idle_turns],
        "three_tiles": [view.three_tiles],
        "irrigation_tiles": [view.irrigation_tiles],
        "palaces": view.palaces,
        "open_card": among(kinds, [] if view.open_card is None else [view.open_card]),
        "least_card": among(kinds, [view.least_card]),
        "discards": counted(kinds, view.discards),
        "pile_size": [view.pile_size],
        "pile_told": [int(view.pile is not None)],
        "pile": counted(kinds, view.pile or ()),
        "unseen": counted(kinds, view.unseen),
        "own": counted(kinds, own or ()),
        "told": audience(view, view.told),
    }


def _player(t: JavaTables, view: JavaView, seat: int) -> dict[str, Sequence[int]]:
    player: JavaPlayerView = view.players[seat]
    return {
        "fame": [view.scores[seat]],
        "tokens": [player.tokens],
        "two_tiles": [player.two_tiles],
        "rice_tiles": [player.rice_tiles],
        "village_tiles": [player.village_tiles],
        "developers_beside": [player.developers],
        "has_scored": [int(player.has_scored)],
        "cards": [player.cards],
        "known": counted(t.kind_names, player.known),
        "laid": counted(t.kind_names, player.laid),
        "total": [player.total],
        "part": one_hot(PARTS.index(player.part), len(PARTS)),
        "bid_number": [player.bid_number],
    }


def _board(t: JavaTables, view: JavaView) -> dict[str, Sequence[int]]:
    spaces = view.spaces
    return {
        "cells": _plane(t, {name: 1 + int(t.is_outside[n]) for name, n in t.space_of.items()}),
        "ground": [
            cell
            for ground in GROUND
            for cell in _where(t, {each.space for each in spaces if each.terrain == ground})
        ],
        "level": _plane(t, {each.space: each.level for each in spaces}),
        "palace": _plane(t, {each.space: each.palace for each in spaces}),
        "feast": _plane(t, {each.space: int(each.feast) for each in spaces}),
        "tile": [
            cell
            for side in range(SIDES)
            for cell in _where(t, {each.space for each in spaces if _continues(t, each, side)})
        ],
        "developers": [
            cell
            for seat in round_table(view)
            for cell in _where(t, {each.space for each in spaces if each.developer == seat})
        ],
        "built": _where(t, view.built),
        "moved_free": _where(t, view.moved_free),
        "taken_up": _where(t, {view.taken_up}),
        "festival": _where(t, {view.festival_at}),
    }


def _where(t: JavaTables, names: Iterable[str | None]) -> list[int]:
    """A plane with a 1 at these spaces; none is nowhere."""
    return _plane(t, {name: 1 for name in names if name is not None})


def _continues(t: JavaTables, each: SpaceView, side: int) -> bool:
    """Whether the tile that shows here covers the neighbour across a side."""
    at = neighbours(t.hexes[t.space_of[each.space]])[side]
    return any(t.hexes[t.space_of[name]] == at for name in each.tile.split())


def _plane(t: JavaTables, numbers: dict[str, int]) -> list[int]:
    """A plane with these numbers at these spaces."""
    rows, columns = _grid(t)
    plane = [0] * (rows * columns)
    for name, number in numbers.items():
        at = t.hexes[t.space_of[name]]
        plane[at[1] * columns + column(at)] = number
    return plane


def _grid(t: JavaTables) -> tuple[int, int]:
    """Rows and columns of the drawn board; odd rows are shifted by half a space."""
    return 1 + max(r for _, r in t.hexes), 1 + max(map(column, t.hexes))
