"""Tables drawn in the terminal: a room's own drawing, or the plain one that fits any view.

A room is drawn by `durbar.cli.terminal.boards.<room>.draw(game, view, wording)`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from durbar.cli.terminal.boards import plain
from durbar.core.game import Game, View
from durbar.texts import Wording


def draw(game: Game[Any, Any], view: View, wording: Wording) -> RenderableType:
    """The table as the view's seat sees it."""
    name = f"{__name__}.{game.name.replace('-', '_')}"
    room = import_module(name) if find_spec(name) else plain
    drawn: RenderableType = room.draw(game, view, wording)
    return drawn
