"""The antiques by kind and colour, with the seats that own them."""

from typing import Final

from durbar.games.maharaja.game import Maharaja
from durbar.games.maharaja.view import MaharajaView
from durbar.rl.render.shapes import Board, box, disc, label

CELL: Final = 52
OFFERED: Final = "#f2d48a"
TO_COME: Final = "#e4dccb"
GONE: Final = "#f7f3ea"


def board(game: Maharaja, view: MaharajaView) -> Board:
    kinds = game.edition.values["antiques"]["kinds"]
    colours = game.edition.values["antiques"]["colours"]
    owner = {name: seat for seat, player in enumerate(view.players) for name in player.antiques}
    drawn: list[str] = []
    for row, kind in enumerate(kinds):
        drawn.append(label(40, 30 + CELL * (row + 0.5), kind))
        for place, colour in enumerate(colours):
            name, x, y = f"{kind}-{colour}", 80 + CELL * place, 30 + CELL * row
            fill = OFFERED if name in view.offer else TO_COME if name in view.pile else GONE
            drawn.append(box(x, y, CELL - 4, CELL - 4, fill))
            if name in owner:
                drawn.append(disc(x + 24, y + 24, 14, owner[name], str(owner[name])))
            else:
                word = "offer" if name in view.offer else "" if name in view.pile else "gone"
                drawn.append(label(x + 24, y + 28, word))
    drawn += [label(104 + CELL * n, 20, colour) for n, colour in enumerate(colours)]
    return Board(90 + CELL * len(colours), 40 + CELL * len(kinds), drawn)
