"""Scripts and drawings: positions as the entries that lead to them, or as a map of hexes.

A script goes through the checking door, entry by entry. A drawing is for rules that look at the
land alone: every line begins with the name of its first space, then tells the spaces eastward of
it, `.` bare, `~` irrigation, `r2` rice on level 2, `v1b` village on level 1 with a developer of
seat 1, `v3P4` a palace of value 4, `v3P4*` with its festival held. Its levels are booked as three-
and one-tiles, so that a drawn position conserves its material like a played one; what shows are
two-tiles from west to east, as far as they fit.
"""

import re
from collections.abc import Iterable
from importlib import resources

from tests.support.scenes import PlayedGame

import durbar
from durbar.core import edition as editions
from durbar.core.events import Event
from durbar.core.game import Choice, Prompt, WhyNot, play
from durbar.core.record import entry_of, split
from durbar.games.java import setup
from durbar.games.java.game import Java
from durbar.games.java.rules import developers
from durbar.games.java.state import JavaState
from durbar.games.java.tables import RICE, VILLAGE, WATER
from durbar.games.java.view import JavaView

HANDS = ("mask drum puppet", "mask drum puppet", "mask drum puppet", "mask drum puppet")
TOKEN = re.compile(
    r"(?P<ground>[rv])(?P<level>\d+)(?P<who>[a-d])?(P(?P<palace>\d+)(?P<feast>\*)?)?"
)


class Scene(PlayedGame):
    """A game under way, played entry by entry."""

    def __init__(self, seats: int = 2, game: Java | None = None) -> None:
        self.game: Java = game or durbar.game("java")  # type: ignore[assignment]
        self.options = self.game.options(seats=seats)
        self.state: JavaState = self.game.new(self.options)
        self.entries: list[str] = []

    def play(self, script: str) -> list[Event]:
        """Plays entries parted by `;` or line ends, and returns what happened."""
        events: list[Event] = []
        for entry in parted(script):
            who, text = split(entry)
            assert who == self.state.to_move(), f"{entry}: {self.state.to_move()} is to move"
            events += play(self.game, self.state, self.game.parse(text))
            assert self.state.invariants() == []
            self.entries.append(entry)
        return events

    def fame(self, script: str) -> list[int]:
        """What each seat gains by a script."""
        before = self.state.scores()
        self.play(script)
        return [now - then for now, then in zip(self.state.scores(), before, strict=True)]

    def move(self, entry: str) -> list[Event]:
        """`0 E5 E7`, `0 in E5` or `0 E5 out`: take up and set down as one."""
        seat, start, target = entry.split()
        first = "enter" if start == "in" else f"take up {start}"
        then = "leave" if target == "out" else f"set down {target}"
        return self.play(f"{seat} {first}; {seat} {then}")

    def deal(self) -> None:
        """Lets chance speak, the first outcome each time, until a seat must decide."""
        while self.state.to_move() == durbar.CHANCE:
            self.play(entry_of(durbar.CHANCE, self.legal[0]))

    def is_legal(self, text: str) -> bool:
        """By the list, by `why_not` and by the checking door alike."""
        action = self.game.parse(text)
        seat = int(self.state.to_move())
        listed = action in self.state.legal()
        assert (self.game.why_not(self.state, seat, action) is None) == listed
        return listed

    def why_not(self, text: str) -> WhyNot:
        reason = self.game.why_not(self.state, int(self.state.to_move()), self.game.parse(text))
        assert reason is not None, f"{text} is legal"
        assert self.game.parse(text) not in self.state.legal()
        return reason

    def reason(self, text: str) -> tuple[str, str]:
        """Code and paragraph."""
        why_not = self.why_not(text)
        return why_not.code, why_not.paragraph

    def targets(self, verb: str) -> list[str]:
        """The legal actions that begin with these words, without them."""
        return [text.removeprefix(verb).strip() for text in self.legal if text.startswith(verb)]

    def level(self, name: str) -> int:
        return int(self.state.level[self.space(name)])

    def space(self, name: str) -> int:
        return self.state.tables.names.index(name)

    @property
    def view(self) -> JavaView:
        """What everybody sees."""
        return self.game.view(self.state, None)

    @property
    def legal(self) -> list[str]:
        return [self.game.text(action) for action in self.state.legal()]

    @property
    def prompt(self) -> Prompt:
        return self.game.prompt(self.game.view(self.state, int(self.state.to_move())))

    @property
    def choices(self) -> dict[str, Choice]:
        return {self.game.text(choice.action): choice for choice in self.prompt.choices}


def with_edition(*changes: tuple[str, str]) -> Java:
    """The game with lines of its edition changed: few tiles, another board."""
    text = (resources.files("durbar.games.java") / "edition.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return durbar.game("java", editions.parse(text, "test"))  # type: ignore[return-value]


def opening(
    seats: int = 2, starter: int = 0, hands: Iterable[str] = HANDS, open_card: str = "mask"
) -> str:
    """The entries of the set-up: who starts, what is dealt, the open card."""
    entries = [f"chance start {starter}"]
    for seat, hand in zip(range(seats), hands, strict=False):
        entries += [f"chance deal {card} to {seat}" for card in hand.split()]
    return "; ".join([*entries, f"chance turn up {open_card}"])


def scene(
    script: str = "", seats: int = 2, starter: int = 0, game: Java | None = None, **state: str
) -> Scene:
    """The position after the set-up and a script."""
    table = Scene(seats, game)
    hands = (state.get("hands") or ";".join(HANDS)).split(";")
    table.play(opening(seats, starter, hands, state.get("open_card", "mask")))
    table.play(script)
    return table


def drawn(
    drawing: str, seats: int = 2, starter: int = 0, game: Java | None = None, **state: str
) -> Scene:
    """A drawn position at the beginning of a turn."""
    table = scene("", seats, starter, game, **state)
    s = table.state
    stones: list[tuple[int, int]] = []
    for space, token in _spaces(drawing, table):
        _draw(s, space, token, stones)
    _book_tiles(s)
    threes, ones = divmod(sum(s.level), 3)
    s.threes -= threes
    s.players[0].rices -= ones
    setup.read_board(s)
    for seat, space in stones:
        developers.put(s, seat, space)
    assert s.invariants() == []
    return table


def _spaces(drawing: str, table: Scene) -> Iterable[tuple[int, str]]:
    for line in filter(None, map(str.strip, drawing.splitlines())):
        first, *tokens = line.split()
        row, place = first[0], int(first[1:])
        for n, token in enumerate(tokens):
            if token != ".":
                yield table.space(f"{row}{place + n}"), token


def _draw(s: JavaState, space: int, token: str, stones: list[tuple[int, int]]) -> None:
    if token == "~":
        s.terrain[space] = WATER
        s.irrigation -= 0 if space in list(s.tables.printed) else 1
        return
    found = TOKEN.fullmatch(token)
    assert found is not None, token
    s.terrain[space] = VILLAGE if found["ground"] == "v" else RICE
    s.level[space] = int(found["level"])
    if found["palace"]:
        s.palace[space] = int(found["palace"])
        s.palaces_left[int(found["palace"]) // 2 - 1] -= 1
        s.feast[space] = int(found["feast"] is not None)
    if found["who"]:
        stones.append(("abcd".index(found["who"]), space))


def _book_tiles(s: JavaState) -> None:
    """Two-tiles from west to east show where they can, one-tiles elsewhere."""
    t = s.tables
    pairs = {(t.one[f], t.two[f]): f for f in range(t.triangles, t.triangles + t.pairs)}
    for space in range(t.spaces):
        if s.level[space] and s.top[space] < 0:
            others = [(b, f) for (a, b), f in pairs.items() if a == space]
            others += [(a, f) for (a, b), f in pairs.items() if b == space]
            equal = [p for p in others if s.level[p[0]] == s.level[space] and s.top[p[0]] < 0]
            higher = [p for p in others if s.level[p[0]] > s.level[space]]
            for other, footprint in (*equal, *higher)[:1]:
                s.top[space] = footprint
                if s.level[other] == s.level[space]:
                    s.top[other] = footprint
            if s.top[space] < 0:
                s.top[space] = t.triangles + t.pairs + space


def of_type(events: Iterable[Event], *types: type[Event]) -> list[Event]:
    """The events of these types, in their order."""
    return [event for event in events if isinstance(event, types)]


def parted(script: str) -> list[str]:
    entries = (entry.strip() for line in script.splitlines() for entry in line.split(";"))
    return [entry for entry in entries if entry]
