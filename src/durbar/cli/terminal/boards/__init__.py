"""Tables drawn in the terminal: a room's own drawing, or the plain one that fits any view.

A room is drawn by `durbar.cli.terminal.boards.<room>.draw(game, view, wording)`.
"""

from typing import Any

from rich.console import RenderableType

from durbar.cli.terminal.boards import plain
from durbar.core.game import Game, View
from durbar.games.registry import companion
from durbar.texts import Wording


def draw(game: Game[Any, Any], view: View, wording: Wording) -> RenderableType:
    """The table as the view's seat sees it."""
    room = companion(__name__, game.name) or plain
    drawn: RenderableType = room.draw(game, view, wording)
    return drawn
