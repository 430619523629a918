"""The island: terrain, levels, palaces and developers."""

import math
from typing import Final

from durbar.games.java.game import Java
from durbar.games.java.view import JavaView
from durbar.rl.render.shapes import Board, disc, label, polygon

SIDE: Final = 22.0
INKS: Final = {
    "bare": "#d9cfb4", "rice": "#b9d08a", "village": "#d8a878", "water": "#8fc3d6",
}  # fmt: skip
OUTSIDE: Final = "#efe9db"


def board(game: Java, view: JavaView) -> Board:
    t, shown = game.tables, {space.space: space for space in view.spaces}
    drawn: list[str] = []
    right = below = 0.0
    for space, (q, r) in enumerate(t.hexes):
        name = t.names[space]
        x, y = 30 + math.sqrt(3) * SIDE * (q + r / 2), 30 + 1.5 * SIDE * r
        right, below = max(right, x), max(below, y)
        here = shown.get(name)
        fill = INKS[here.terrain] if here else OUTSIDE if t.is_outside[space] else INKS["bare"]
        corners = [math.radians(60 * n - 30) for n in range(6)]
        drawn.append(
            polygon([(x + SIDE * math.cos(a), y + SIDE * math.sin(a)) for a in corners], fill)
        )
        if here is None:
            continue
        if here.level:
            drawn.append(label(x, y - 9, f"·{here.level}"))
        if here.palace:
            drawn.append(label(x, y + 17, f"⌂{here.palace}"))
        if here.developer is not None:
            drawn.append(disc(x, y, 8, here.developer, str(here.developer)))
    return Board(right + 40, below + 40, drawn)
