"""Taj Mahal in the terminal: the court, the province, the display, the hand and the players."""

from collections.abc import Iterable
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from durbar.core.chance import Rng
from durbar.games.taj_mahal import insight
from durbar.games.taj_mahal.game import TajMahal
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.tables import GOODS, SYMBOLS
from durbar.games.taj_mahal.view import TajMahalPlayerView, TajMahalView
from durbar.texts import Wording
from durbar.texts.taj_mahal import named

STYLES: Final = {
    "red": "bold red",
    "yellow": "bold yellow",
    "green": "bold green",
    "violet": "bold magenta",
    "white": "bold",
}
CROWN: Final = "♛"
PALACE: Final = "⌂"


def draw(game: TajMahal, view: TajMahalView, wording: Wording) -> RenderableType:
    return TajMahalDrawing(game, view, wording).table()


class TajMahalDrawing:
    """One drawing; what it reckons comes from a world that fits the view, hidden cards apart."""

    def __init__(self, game: TajMahal, view: TajMahalView, wording: Wording) -> None:
        self.view = view
        self.wording = wording
        self.world: TajMahalState = game.sample(view, Rng(0))

    def table(self) -> RenderableType:
        if self.view.phase == "over" or not self.view.visit:
            return Group(self._heading(), Text(), self._players())
        parts = [self._heading(), self._lines(), Text(), self._court(), Text(), self._players()]
        return Group(*parts)

    def text(self, message: str, **facts: Any) -> str:
        return self.wording.texts.text(f"taj-mahal-{message}", **facts)

    def named(self, kind: str, name: str) -> str:
        return named(self.wording.texts, kind, name)

    def _heading(self) -> RenderableType:
        heading = self.text("table-over")
        if self.view.phase != "over":
            heading = self.text(
                "table-visit",
                visit=self.view.visit,
                visits=len(self.view.route),
                province=self._province(),
            )
        return Rule(f"{self.text('title')} · {heading}", style="cyan", align="left")

    def _province(self) -> str:
        here = self.view.route[max(0, self.view.visit - 1)]
        return self.named("province", here or "")

    # What lies open ------------------------------------------------------------------------------

    def _lines(self) -> RenderableType:
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(style="bold")
        table.add_column()
        table.add_row(self.text("table-cities"), self._cities())
        shown = self._cards(self.view.display)
        shown.append(f"   {self.text('table-pile', count=self.view.pile)}", "dim")
        table.add_row(self.text("table-display"), shown)
        if self.view.seat is not None:
            own = self.view.players[self.view.seat]
            hand = sorted((*self.view.hand, *own.known), key=self.world.tables.card_names.index)
            held = self._cards(hand)
            for special in own.specials:
                held.append(f"  {self.named('special', special)}", "bold cyan")
            table.add_row(self.text("table-hand"), held)
        coming = [p for p in self.view.route[self.view.visit :] if p]
        if coming:
            following = ", ".join(self.named("province", p) for p in coming)
            table.add_row(self.text("table-next"), Text(following, "dim"))
        return table

    def _cities(self) -> Text:
        """Lahore [+2] ⌂ Anna ♛ Bernd: a city, its bonus tile, its palaces."""
        cells = []
        bonus = dict(self.view.bonus)
        for value in insight.palace_points(self.world, self.view.seat or 0):
            city = Text(self.named("city", value.city), "bold")
            if value.city in bonus:
                city.append(f" [{self.named('bonus', bonus[value.city])}]", "yellow")
            for seat, player in enumerate(self.view.players):
                if value.city in player.palaces:
                    city.append(f" {PALACE} {self.wording.players[seat]}")
                if value.city in player.crowns:
                    city.append(f" {CROWN} {self.wording.players[seat]}")
            if value.is_free:
                city.append(f" ({self.text('table-free')})", "dim")
            cells.append(city)
        return Text("  ").join(cells)

    def _cards(self, names: Iterable[str]) -> Text:
        return Text("  ").join(map(self._card, names)) or Text("–")

    def _card(self, name: str) -> Text:
        """Elephant/Vizier in the card's colour, which is also named by its first letter."""
        colour, *symbols = name.split("-")
        text = "/".join(self.named("symbol", symbol) for symbol in symbols)
        return Text(f"{self.named('colour', colour)[:2]}:{text}", STYLES[colour])

    # T4.1 The court ------------------------------------------------------------------------------

    def _court(self) -> RenderableType:
        """How many of each symbol everybody shows; the leader's number is bold."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
        table.add_column(self.text("table-court"))
        majorities = insight.majorities(self.world)
        for each in majorities:
            name = self.named("symbol", each.symbol)
            table.add_column(Text(name, "" if each.is_at_court else "dim strike"), justify="right")
        for seat, player in enumerate(self.view.players):
            is_out = seat not in self.view.in_visit
            cells = [
                Text("·" if not n else str(n), "bold green" if each.leader == seat else "")
                for n, each in zip(player.shown, majorities, strict=True)
            ]
            colour = self.named("colour", player.colour) if player.colour else ""
            state = self.text("table-out") if is_out else colour
            who = Text(self._name(seat)).append(f" {state}", "dim")
            table.add_row(who, *([Text("")] * len(SYMBOLS) if is_out else cells))
        return table

    # The players ---------------------------------------------------------------------------------

    def _players(self) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
        table.add_column("")
        table.add_column(self.text("table-points"), justify="right")
        table.add_column(self.text("table-cards"), justify="right")
        table.add_column(self.text("table-goods"))
        table.add_column(self.text("table-tiles"), ratio=1)
        for seat, player in enumerate(self.view.players):
            cards = len(player.known) + player.secret
            table.add_row(
                Text(self._name(seat), "bold" if seat == self.view.to_move else ""),
                Text(str(self.view.scores[seat]), "bold"),
                self.text("table-carletto") if player.is_carletto else str(cards),
                self._goods(player),
                self._tiles(player),
            )
        return table

    def _name(self, seat: int) -> str:
        mark = "▶ " if seat == self.view.to_move else "  "
        return mark + self.wording.players[seat]

    def _goods(self, player: TajMahalPlayerView) -> str:
        owned = zip(GOODS, player.goods, strict=True)
        return ", ".join(f"{n} {self.named('good', good)}" for good, n in owned if n) or "–"

    def _tiles(self, player: TajMahalPlayerView) -> Text:
        tiles = [self.named("symbol", symbol) for symbol in player.influence]
        text = Text(", ".join(tiles))
        for special in player.specials:
            text.append(f" {self.named('special', special)}", "bold cyan")
        return text or Text("–")
