"""Observations: what a View tells, as named numbers. One file per room; they read Views only.

`pieces(game, options)` lists the parts of an observation in their order, `values(game, view)`
fills them. Seats count from the observer, clockwise: he is always the first.
"""

import importlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from durbar.core.game import Game, View
from durbar.core.options import Options
from durbar.games.registry import GAMES
from durbar.rl.layout import Layout, Piece
from durbar.rl.pen import Encoder

LONG: Final = 32_767  # of points and the like, which no rule bounds


def layout_of(game: Game[Any, Any], options: Options) -> Layout:
    """The parts of an observation of this form of the game."""
    pieces: Callable[[Game[Any, Any], Options], list[Piece]] = _room(game.name).pieces
    return Layout(pieces(game, options))


def version_of(name: str) -> int:
    """Of a game's observations; it changes when the meaning of a number does."""
    return int(_room(name).VERSION)


def encode(game: Game[Any, Any], layout: Layout, view: View) -> list[int]:
    """The observation of the seat whose view it is."""
    values: Callable[[Game[Any, Any], View], dict[str, Sequence[int]]] = _room(game.name).values
    return layout.join(values(game, view))


def encoder_of(game: Game[Any, Any], options: Options) -> Encoder:
    """The compiled encoder: the same numbers straight from the position."""
    direct = importlib.import_module(f"durbar.rl.direct.{_folder(game.name)}")
    made: Encoder = direct.make(game.new(options))
    return made


def _room(name: str) -> Any:
    return importlib.import_module(f"durbar.rl.encode.{_folder(name)}")


def _folder(name: str) -> str:
    return GAMES[name].rpartition(".")[2]


# What the rooms share ---------------------------------------------------------------------------


def one_hot(chosen: int | None, size: int) -> list[int]:
    return [int(place == chosen) for place in range(size)]


def seat_hot(view: View, seat: int | None) -> list[int]:
    """A seat, seen from the observer; nobody (and chance) is no place."""
    seats = view.options["seats"]
    is_seat = seat is not None and seat >= 0
    return one_hot((seat - observer(view)) % seats if is_seat and seat is not None else None, seats)


def seats_among(view: View, members: Iterable[int]) -> list[int]:
    """A set of seats."""
    within = set(members)
    return [int(seat in within) for seat in round_table(view)]


def round_table(view: View) -> list[int]:
    """The seats clockwise from the observer."""
    seats = view.options["seats"]
    return [(observer(view) + n) % seats for n in range(seats)]


def observer(view: View) -> int:
    assert view.seat is not None, "an observation is a seat's"
    return view.seat


def among(names: Sequence[str], members: Iterable[str]) -> list[int]:
    """A set of things by name."""
    within = set(members)
    return [int(name in within) for name in names]


def counted(names: Sequence[str], members: Sequence[str]) -> list[int]:
    """A pile of things by name."""
    return [members.count(name) for name in names]
