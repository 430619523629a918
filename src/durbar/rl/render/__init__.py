"""Renders a view as text and as a picture.

Both show only what the view contains. A room may have a module here with `board(game, view)`, which
draws its board; without one, the picture lists the fields of the view.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from html import escape
from typing import Any, Final

from durbar.core.game import Game, View
from durbar.games.registry import companion
from durbar.rl.render.shapes import COLOURS, Board

NOT_LISTED: Final = ("seat", "to_move", "legal", "options", "scores", "players", "spaces")
WIDTH: Final = 72  # characters of a line beside the board
LINE: Final = 17  # height of a line
CHARACTER: Final = 7.3  # width of a character


@dataclass(frozen=True, slots=True)
class Block:
    """A heading and the lines under it."""

    heading: str
    lines: list[str]


def text(game: Game[Any, Any], view: View) -> str:
    """Returns the view as text, a line for every field."""
    blocks = _blocks(game, view)
    return "\n".join(
        line for block in blocks for line in [block.heading, *(f"  {line}" for line in block.lines)]
    )


def svg(game: Game[Any, Any], view: View) -> str:
    """Returns the view as SVG: the board, if the room draws one, and the fields beside it."""
    board = _board(game, view)
    blocks = _blocks(game, view)
    height = max(board.height, LINE * sum(2 + len(_cut(block)) for block in blocks)) + 20
    width = board.width + WIDTH * CHARACTER + 40
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" font-family="monospace" font-size="12">',
        f"<title>{escape(game.name)}</title>",
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="#f7f3ea"/>',
        *board.drawn,
    ]
    x, y = board.width + 20, 24
    for block in blocks:
        drawn.append(_line(x, y, block.heading, bold=True))
        y += LINE
        for line in _cut(block):
            drawn.append(_line(x + 10, y, line, bold=False))
            y += LINE
        y += LINE
    return "\n".join([*drawn, "</svg>"])


def _board(game: Game[Any, Any], view: View) -> Board:
    drawing = companion("durbar.rl.render", game.name)
    if drawing is None:
        return Board(0, 0, [])
    board: Board = drawing.board(game, view)
    return board


def _blocks(game: Game[Any, Any], view: View) -> list[Block]:
    options = ", ".join(f"{key} {value}" for key, value in view.options.items())
    mover = {-1: "chance", -2: "nobody"}.get(view.to_move, f"seat {view.to_move}")
    names = [field.name for field in fields(view) if field.name not in NOT_LISTED]
    table = [f"{name}: {_format(getattr(view, name))}" for name in names]
    blocks = [Block(f"{game.name} ({options}), to move: {mover}", table)]
    players = getattr(view, "players", ((),) * len(view.scores))
    for seat, (player, points) in enumerate(zip(players, view.scores, strict=True)):
        lines = [f"points: {points}"]
        if is_dataclass(player):
            lines += [
                f"{each.name}: {_format(getattr(player, each.name))}" for each in fields(player)
            ]
        blocks.append(Block(f"seat {seat} ({COLOURS[seat][0]})", lines))
    return blocks


def _format(value: Any) -> str:
    if isinstance(value, tuple | list):
        return ", ".join(map(_format, value)) or "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_format(inner)}" for key, inner in value.items()) or "–"
    return "–" if value is None or value == "" else str(value)


def _cut(block: Block) -> list[str]:
    """Returns the lines without empty fields; long lines are cut."""
    shown = [line for line in block.lines if not line.endswith(": –")]
    return [line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…" for line in shown]


def _line(x: float, y: float, words: str, *, bold: bool) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.0f}" y="{y:.0f}"{weight}>{escape(words)}</text>'
