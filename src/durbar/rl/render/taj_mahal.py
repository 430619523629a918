"""The provinces with the palaces and bonus tiles in their cities."""

from typing import Final

from durbar.games.taj_mahal.game import TajMahal
from durbar.games.taj_mahal.view import TajMahalView
from durbar.rl.render.shapes import Board, box, disc, label

SIZE: Final = 112
ACROSS: Final = 4
VISITED: Final = "#f2d48a"
LAND: Final = "#e4dccb"


def board(game: TajMahal, view: TajMahalView) -> Board:
    provinces: dict[str, list[str]] = game.edition.values["board"]["provinces"]
    drawn: list[str] = []
    for number, (province, cities) in enumerate(sorted(provinces.items())):
        x, y = 10 + SIZE * (number % ACROSS), 10 + SIZE * (number // ACROSS)
        drawn.append(box(x, y, SIZE - 8, SIZE - 8, VISITED if cities[0] in view.cities else LAND))
        tile = view.route.index(province) + 1 if province in view.route else None
        drawn.append(label(x + 50, y + 14, province if tile is None else f"{province} tile {tile}"))
        for place, city in enumerate(sorted(cities)):
            drawn += _city(view, city, x + 26 + 48 * (place % 2), y + 34 + 28 * (place // 2))
    rows = -(-len(provinces) // ACROSS)
    return Board(20 + SIZE * ACROSS, 20 + SIZE * rows, drawn)


def _city(view: TajMahalView, city: str, x: float, y: float) -> list[str]:
    owners = [
        (seat, f"{seat}{'♛' if city in player.crowns else ''}")
        for seat, player in enumerate(view.players)
        if city in player.palaces or city in player.crowns
    ]
    if owners:
        return [disc(x + 18 * n, y, 10, seat, word) for n, (seat, word) in enumerate(owners)]
    bonus = [kind for at, kind in view.bonus if at == city]
    return [label(x, y + 4, bonus[0] if bonus else "·")]
