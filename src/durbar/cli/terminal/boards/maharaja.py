"""Das Vermächtnis des Maharaja in the terminal: offer, trade cards, collections and players."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from durbar.core.chance import Rng
from durbar.games.maharaja import insight
from durbar.games.maharaja.game import Maharaja
from durbar.games.maharaja.rules import OFFER
from durbar.games.maharaja.state import MaharajaState
from durbar.games.maharaja.tables import ANTIQUES
from durbar.games.maharaja.view import MaharajaView
from durbar.texts import Wording

STYLES: Final = {  # what a terminal can show of the colours; others are shown by their sign alone
    "yellow": "bold yellow",
    "orange": "bold dark_orange",
    "red": "bold red",
    "purple": "bold magenta",
    "blue": "bold bright_blue",
    "green": "bold green",
}
EFFECT_SIGNS: Final = {"rupees": "₹", "extra-turn": "↻", "discard-offer": "⌀"}


def draw(game: Maharaja, view: MaharajaView, wording: Wording) -> RenderableType:
    return MaharajaDrawing(game, view, wording).table()


class MaharajaDrawing:
    """One drawing; the view is enough, since nothing on this table is hidden (M1.3)."""

    def __init__(self, game: Maharaja, view: MaharajaView, wording: Wording) -> None:
        self.view = view
        self.wording = wording
        self.values: Mapping[str, Any] = game.edition.values
        self.world: MaharajaState = game.sample(view, Rng(0))
        self.cards: dict[str, Any] = {card["id"]: card for card in self.values["collections"]}

    def table(self) -> RenderableType:
        if self.view.phase == "over":
            return Group(self._heading(), Text(), self._players())
        parts = [self._heading(), self._offer(), self._collections()]
        return Group(*parts, self._legend(), Text(), self._players())

    def text(self, message: str, **facts: Any) -> str:
        return self.wording.texts.text(f"maharaja-{message}", **facts)

    def _heading(self) -> RenderableType:
        if self.view.phase == "over":
            day = self.text("table-over")
        else:
            day = self.text("table-day", day=self.view.day, days=ANTIQUES // OFFER)
        return Rule(f"{self.text('title')} · {day}", style="cyan", align="left")

    # M1.2, M2.1 The offer and what it costs ----------------------------------------------------

    def _offer(self) -> RenderableType:
        view = self.view
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(style="bold")
        table.add_column()
        if view.offer:
            offer = Text("   ").join(self._antique(name) for name in view.offer)
        else:
            offer = Text("–")
        cards = Text("  ").join(
            Text(f"{price} ●", "bold yellow" if n == view.coins_taken else "yellow")
            if n >= view.coins_taken
            else Text(f"{price} ○", "dim")
            for n, price in enumerate(view.trade_cards)
        )
        table.add_row(self.text("table-offer"), offer)
        if view.coins_taken < len(view.trade_cards):
            price = self.text("table-price", price=view.trade_cards[view.coins_taken])
            cards.append(f"   {price}")
        cards.append(f" · {self.text('table-pile', count=len(view.pile))}", "dim")
        table.add_row(self.text("table-trade-cards"), cards)
        return table

    def _antique(self, name: str) -> Text:
        """Ye jug 3: sign and colour, kind, value."""
        kind, _, colour = name.partition("-")
        return (
            self._sign(name)
            .append(f" {self.text('kind', kind=kind)} ")
            .append(str(self._value(name)), "bold")
        )

    def _sign(self, name: str) -> Text:
        colour = name.partition("-")[2]
        return Text(self.text("colour-sign", colour=colour), STYLES.get(colour, "bold"))

    def _value(self, name: str) -> int:
        kind, _, colour = name.partition("-")
        antiques = self.values["antiques"]
        return int(antiques["values"][kind][antiques["colours"].index(colour)])

    # M3 The collections --------------------------------------------------------------------------

    def _collections(self) -> RenderableType:
        """Cards for equal antiques share a row by kind; the others have a row each."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
        table.add_column(self.text("table-collections"))
        table.add_column(self.text("table-needs-points"))
        table.add_column("")
        alike = [card for card in self.cards.values() if len(card["requires"]) == 1]
        for kind in self.values["antiques"]["kinds"]:
            cells = [self._card(card) for card in alike if kind in card["requires"]]
            if cells:
                table.add_row(self.text("kinds", kind=kind), *cells[:2])
        mixed = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        for card in self.cards.values():
            if len(card["requires"]) > 1:
                mixed.add_row(self._kinds(card), self._card(card))
        return Group(Text(), table, mixed)

    def _card(self, card: Mapping[str, Any]) -> Text:
        """2 → 3 ✗ −1: so many antiques bring so many points; what it costs; what is lacking."""
        needs = sum(card["requires"].values())
        text = Text(f"{needs} → ").append(str(card["points"]), "bold")
        text.append(" ✗" if card["give_up"] else "  ")
        if self.view.options["grey"]:
            text.append(f" {EFFECT_SIGNS[card['grey']]}")
        for seat, player in enumerate(self.view.players):
            if card["id"] in player.collections:
                return Text(text.plain, "dim").append(f" {self.wording.players[seat]}")
        if self.view.seat is not None:
            text.append(" ").append(self._reach(card["id"]))
        return text

    def _reach(self, card: str) -> Text:
        reach = next(
            one for one in insight.reach(self.world, self.view.seat or 0) if one.collection == card
        )
        if reach.is_barred:
            return Text(self.text("table-barred"), "dim")
        if not reach.missing:
            return Text("✓", "bold green")
        return Text(f"−{sum(n for _, n in reach.missing)}", "dim")

    def _kinds(self, card: Mapping[str, Any]) -> Text:
        owned = self._owned_kinds()
        return Text(", ").join(
            Text(self.text("kind", kind=kind) + ("✓" if kind in owned else ""))
            for kind in card["requires"]
        )

    def _owned_kinds(self) -> set[str]:
        if self.view.seat is None:
            return set()
        return {name.partition("-")[0] for name in self.view.players[self.view.seat].antiques}

    def _legend(self) -> RenderableType:
        legend = [self.text("table-legend")]
        if self.view.options["grey"]:
            effects = (
                f"{sign} {self.text('effect', effect=effect)}"
                for effect, sign in EFFECT_SIGNS.items()
            )
            legend.append(self.text("table-legend-grey", effects=" · ".join(effects)))
        return Text("\n".join(legend), "dim")

    # M1.3 The players ----------------------------------------------------------------------------

    def _players(self) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
        is_over = self.view.phase == "over"
        table.add_column("")
        table.add_column(self.text("table-rupees"), justify="right")
        table.add_column(self.text("table-points" if is_over else "table-now"), justify="right")
        table.add_column(self.text("table-belongings"), ratio=1)
        for seat, player in enumerate(self.view.players):
            standing = insight.standing(self.world, seat)
            mark = "▶ " if seat == self.view.to_move else "  "
            antiques = self._antiques(player.antiques, standing.singles)
            collections = Text(", ").join(map(self._collection, player.collections))
            table.add_row(
                Text(mark + self.wording.players[seat], "bold" if mark.strip() else ""),
                str(player.money),
                Text(str(standing.points), "bold"),
                Text("\n").join(filter(None, (antiques, collections))) or Text("–"),
            )
        return table

    def _collection(self, card: str) -> Text:
        name = self.text("collection", collection=card)
        return Text(f"{name} ", "cyan").append(str(self.cards[card]["points"]), "bold")

    def _antiques(self, names: Iterable[str], singles: Iterable[str]) -> Text:
        """By kind, each with its colour's sign and its value; singles in brackets (M4.4)."""
        by_kind: dict[str, list[Text]] = {}
        for name in names:
            shown = self._sign(name).append(str(self._value(name)))
            if name in singles:
                shown = Text("(").append(shown).append(")")
            by_kind.setdefault(name.partition("-")[0], []).append(shown)
        return Text(", ").join(
            Text(self.text("kinds" if len(shown) > 1 else "kind", kind=kind) + " ").append(
                Text(" ").join(shown)
            )
            for kind, shown in by_kind.items()
        )
