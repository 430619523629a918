"""The plain table: every field of a view by its name, for rooms that are not drawn yet."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from durbar.core.game import Game, View
from durbar.texts import Wording

NOT_SHOWN = ("seat", "legal", "options", "to_move")


def draw(game: Game[Any, Any], view: View, wording: Wording) -> RenderableType:
    table = Table(title=game.name, box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold")
    for field in fields(view):
        if field.name not in NOT_SHOWN:
            for name, text in _lines(field.name, getattr(view, field.name), wording):
                table.add_row(name, text)
    return table


def _lines(name: str, value: Any, wording: Wording) -> Iterator[tuple[str, str]]:
    """A field; what every player has is listed by player."""
    by_seat = isinstance(value, tuple) and len(value) == len(wording.players)
    if by_seat and all(map(is_dataclass, value)):
        for player, inner in zip(wording.players, value, strict=True):
            text = "; ".join(
                f"{f.name}: {_formatted(getattr(inner, f.name))}" for f in fields(inner)
            )
            yield f"{name} {player}", text
    elif by_seat and name == "scores":
        yield name, ", ".join(f"{p} {n}" for p, n in zip(wording.players, value, strict=True))
    else:
        yield name, _formatted(value)


def _formatted(value: Any) -> str:
    if isinstance(value, tuple | list):
        return ", ".join(map(_formatted, value)) or "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_formatted(inner)}" for key, inner in value.items()) or "–"
    return "–" if value is None or value == "" else str(value)
