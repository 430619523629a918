"""Java in the terminal: the island as a map of hexes, the cities with their ranks, the players."""

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from durbar.core.chance import Rng
from durbar.core.hexes import column
from durbar.games.java import insight
from durbar.games.java.game import Java
from durbar.games.java.state import JavaState
from durbar.games.java.tables import NONE, RICE, VILLAGE, WATER
from durbar.games.java.view import JavaView
from durbar.texts import Wording
from durbar.texts.java import card

SEATS: Final = "ABCD"
STYLES: Final = ("bold red", "bold bright_blue", "bold magenta", "bold yellow")
WIDTH: Final = 4  # signs of a space
FEW_TILES: Final = 8  # three-tiles left from which on the table warns


def draw(game: Java, view: JavaView, wording: Wording) -> RenderableType:
    return JavaDrawing(game, view, wording).table()


class JavaDrawing:
    """One drawing, from a world sampled of the view: what is drawn is open to all or one's own."""

    def __init__(self, game: Java, view: JavaView, wording: Wording) -> None:
        self.view = view
        self.wording = wording
        self.world: JavaState = game.sample(view, Rng(0))

    def table(self) -> RenderableType:
        parts = [self._heading(), self._island(), self._supplies(), self._cities()]
        return Group(*parts, self._cards(), Text(), self._players())

    def text(self, message: str, **facts: Any) -> str:
        return self.wording.texts.text(f"java-{message}", **facts)

    def _heading(self) -> RenderableType:
        view = self.view
        over = view.phase == "over"
        points = self.text("table-over") if over else self._points()
        return Rule(f"{self.text('title')} · {points}", style="cyan", align="left")

    def _points(self) -> str:
        return self.text("table-ap", ap=self.view.ap, spent=self.view.ap_spent)

    # J1.1 The island -----------------------------------------------------------------------------

    def _island(self) -> RenderableType:
        """Every second row is shifted by half a space; the numbers of places stand above."""
        t = self.world.tables
        rows: dict[int, dict[int, Text]] = {}
        for space in range(int(t.spaces)):
            at = t.hexes[space]
            rows.setdefault(at[1], {})[column(at)] = self._space(space)
        places = 1 + max(max(row) for row in rows.values())
        lines = [Text("   " + "".join(f"{n + 1:<{WIDTH}}" for n in range(places)), "dim")]
        for r, row in sorted(rows.items()):
            line = Text(f"{t.names[t.hexes.index((min(row) - r // 2, r))][0]}  ", "dim")
            line.append(" " * (WIDTH // 2 * (r % 2)))
            for place in range(places):
                line.append_text(row.get(place, Text(" " * WIDTH)))
            lines.append(line)
        return Group(*lines, Text(self.text("table-legend"), "dim"))

    def _space(self, space: int) -> Text:
        """`r2A`: terrain, level, whose developer; `v1P`: a palace; cities list its value."""
        s = self.world
        ground = s.terrain[space]
        if ground == WATER:
            return Text(f"{'~':<{WIDTH}}", "bold cyan")
        if ground not in (RICE, VILLAGE):
            outside = s.tables.is_outside[space]
            sign = ("_" if s.tables.border[space] == 1 else "^") if outside else "·"
            return Text(f"{sign:<{WIDTH}}", "dim")
        text = Text(f"{'r' if ground == RICE else 'v'}{s.level[space]}")
        text.stylize("green" if ground == RICE else "dark_orange")
        if s.palace[space]:
            text.append("P", "bold gold1")
        elif s.who[space] != NONE:
            text.append(SEATS[s.who[space]], STYLES[s.who[space]])
        return text.append(" " * (WIDTH - len(text)))

    def _supplies(self) -> RenderableType:
        view = self.view
        palaces = " ".join(f"{2 * n + 2}×{left}" for n, left in enumerate(view.palaces))
        text = Text(
            self.text(
                "table-turn",
                tiles=view.three_tiles,
                irrigation=view.irrigation_tiles,
                palaces=palaces,
            )
        )
        if view.three_tiles <= FEW_TILES:
            text.append("  ").append(self.text("table-few", tiles=view.three_tiles), "bold red")
        return text

    # J4, J6 Cities and ranks ---------------------------------------------------------------------

    def _cities(self) -> RenderableType:
        table = _table()
        for name in ("table-city", "table-size", "table-value", "table-ranks"):
            table.add_column(self.text(name))
        table.add_column("")
        for city in insight.cities(self.world):
            ranks = Text("  ").join(
                Text(f"{SEATS[seat]} {'-'.join(map(str, levels))}", STYLES[seat])
                for seat, levels in enumerate(city.ranks)
                if levels
            )
            notes = [self.text("table-built")] if city.was_built else []
            notes += [self.text("table-feast")] if city.feast else []
            table.add_row(
                city.palace, str(city.size), str(city.value), ranks or Text("–"), ", ".join(notes)
            )
        return table

    # J8.3 Cards ----------------------------------------------------------------------------------

    def _cards(self) -> RenderableType:
        view, texts = self.view, self.wording.texts
        shown = "–" if view.open_card is None else card(texts, view.open_card)
        line = Text(f"{self.text('table-open')}: ", "bold").append(shown, "not bold")
        line.append(f"  ({self.text('table-pile', count=view.pile_size)})", "not bold dim")
        if view.seat is not None:
            player = view.players[view.seat]
            hand = sorted((*player.known, *(player.own or ())))
            line.append(f"\n{self.text('table-hand')}: ")
            line.append(", ".join(card(texts, one) for one in hand) or "–", "not bold")
        return line

    # J1.3 The players ----------------------------------------------------------------------------

    def _players(self) -> RenderableType:
        table = _table()
        table.add_column("")
        for name in (
            "table-fame", "table-final", "table-cards", "table-known", "table-developers",
            "table-tiles", "table-tokens",
        ):  # fmt: skip
            table.add_column(self.text(name), justify="right")
        scorings = insight.great_scorings(self.world)
        for seat, player in enumerate(self.view.players):
            mark = "▶" if seat == self.view.to_move else " "
            known = ", ".join(card(self.wording.texts, one) for one in player.known)
            table.add_row(
                Text(f"{mark} {SEATS[seat]} {self.wording.players[seat]}", STYLES[seat]),
                str(self.view.scores[seat]),
                "–" if player.has_scored else f"+{scorings[seat].fame}",
                str(player.cards),
                known or "–",
                str(player.developers),
                f"{player.two_tiles} / {player.rice_tiles} / {player.village_tiles}",
                str(player.tokens),
            )
        return table


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
