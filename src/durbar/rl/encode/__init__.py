"""Observations: a View as named numbers. Every room has a module here, which reads Views only.

`pieces(game, options)` lists the parts of an observation in their order, `values(game, view)` fills
them, and `VERSION` is the version of both. Seats count clockwise from the observer.
"""

from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import Any

from durbar.core.game import Game, View
from durbar.core.options import Options
from durbar.games.registry import companion
from durbar.rl.layout import Layout, Piece
from durbar.rl.writer import Encoder


def layout_of(game: Game[Any, Any], options: Options) -> Layout:
    """Returns the parts of an observation with these options."""
    pieces: Callable[[Game[Any, Any], Options], list[Piece]] = _encoding(game.name).pieces
    return Layout(pieces(game, options))


def version_of(name: str) -> int:
    """Returns the version of a game's observations, which changes with the meaning of a number."""
    return int(_encoding(name).VERSION)


def encode(game: Game[Any, Any], layout: Layout, view: View) -> list[int]:
    """Returns the observation of the seat that has this view."""
    values: Callable[[Game[Any, Any], View], dict[str, Sequence[int]]] = _encoding(game.name).values
    return layout.join(values(game, view))


def encoder_of(game: Game[Any, Any], options: Options) -> Encoder:
    """Returns the compiled encoder, which writes the same numbers from the position."""
    made: Encoder = _module("durbar.rl.compiled", game.name).make(game.new(options))
    return made


def _encoding(name: str) -> ModuleType:
    return _module("durbar.rl.encode", name)


@cache
def _module(package: str, name: str) -> ModuleType:
    found = companion(package, name)
    if found is None:
        raise LookupError(f"{package} has no module for {name}")
    return found
