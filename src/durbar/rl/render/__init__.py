"""A view as text and as a picture, for people who look into an environment.

Both are made of what the view says and nothing else. A room may have a file here with `board(game,
view)`, which draws its board; one without is told by its fields.
"""

import importlib
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from html import escape
from typing import Any, Final

from durbar.core.game import Game, View
from durbar.games.registry import GAMES
from durbar.rl.render.ink import COLOURS, Board

NOT_TOLD: Final = ("seat", "to_move", "legal", "options", "scores", "players", "spaces")
WIDTH: Final = 72  # letters of a line beside the board
LINE: Final = 17  # height of a line
LETTER: Final = 7.3  # its width


@dataclass(frozen=True, slots=True)
class Told:
    """A heading and the lines under it."""

    heading: str
    lines: list[str]


def text(game: Game[Any, Any], view: View) -> str:
    """The view in words, a line for every field."""
    blocks = _blocks(game, view)
    return "\n".join(
        line for told in blocks for line in [told.heading, *(f"  {line}" for line in told.lines)]
    )


def svg(game: Game[Any, Any], view: View) -> str:
    """The view as a picture: the board, if the room draws one, and the fields beside it."""
    board = _board(game, view)
    blocks = _blocks(game, view)
    height = max(board.height, LINE * sum(2 + len(_wrapped(told)) for told in blocks)) + 20
    width = board.width + WIDTH * LETTER + 40
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" font-family="monospace" font-size="12">',
        f"<title>{escape(game.name)}</title>",
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="#f7f3ea"/>',
        *board.drawn,
    ]
    x, y = board.width + 20, 24
    for told in blocks:
        drawn.append(_line(x, y, told.heading, bold=True))
        y += LINE
        for line in _wrapped(told):
            drawn.append(_line(x + 10, y, line, bold=False))
            y += LINE
        y += LINE
    return "\n".join([*drawn, "</svg>"])


def _board(game: Game[Any, Any], view: View) -> Board:
    name = f"durbar.rl.render.{GAMES[game.name].rpartition('.')[2]}"
    if importlib.util.find_spec(name) is None:
        return Board(0, 0, [])
    made: Board = importlib.import_module(name).board(game, view)
    return made


def _blocks(game: Game[Any, Any], view: View) -> list[Told]:
    options = ", ".join(f"{key} {value}" for key, value in view.options.items())
    who = {-1: "chance", -2: "nobody"}.get(view.to_move, f"seat {view.to_move}")
    names = [field.name for field in fields(view) if field.name not in NOT_TOLD]
    table = [f"{name}: {_told(getattr(view, name))}" for name in names]
    blocks = [Told(f"{game.name} ({options}), to move: {who}", table)]
    players = getattr(view, "players", ((),) * len(view.scores))
    for seat, (player, points) in enumerate(zip(players, view.scores, strict=True)):
        lines = [f"points: {points}"]
        if is_dataclass(player):
            lines += [
                f"{each.name}: {_told(getattr(player, each.name))}" for each in fields(player)
            ]
        blocks.append(Told(f"seat {seat} ({COLOURS[seat][0]})", lines))
    return blocks


def _told(value: Any) -> str:
    if isinstance(value, tuple | list):
        return ", ".join(map(_told, value)) or "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_told(inner)}" for key, inner in value.items()) or "–"
    return "–" if value is None or value == "" else str(value)


def _wrapped(told: Told) -> list[str]:
    """The lines as a column takes them: none of nothing, and long ones cut."""
    shown = [line for line in told.lines if not line.endswith(": –")]
    return [line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…" for line in shown]


def _line(x: float, y: float, words: str, *, bold: bool) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.0f}" y="{y:.0f}"{weight}>{escape(words)}</text>'
