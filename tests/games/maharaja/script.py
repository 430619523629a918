"""Scripts: positions as the entries of a record that lead to them.

Everything goes through the checking door, and a scene shows itself by the views that the room
gives: nothing is poked into a state, so no position here is one that cannot occur.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from tests.support.scenes import PlayedGame

import durbar
from durbar.core.events import Event
from durbar.core.game import Choice, Game, Prompt, WhyNot
from durbar.core.record import entry_of, split
from durbar.games.maharaja.state import MaharajaState
from durbar.games.maharaja.tables import MaharajaTables
from durbar.games.maharaja.view import MaharajaView

MOST_ENTRIES = 400  # more than any game can have: 9 days of 4 deals and 8 turns of 3 entries
DEFAULTS = ("take gold", "collect nothing")  # what a seat without a script does


class Scene(PlayedGame):
    """A game under way, played entry by entry."""

    def __init__(
        self, seats: int = 2, *, grey: bool = False, game: Game[Any, Any] | None = None
    ) -> None:
        self.game = game or durbar.game("maharaja")
        self.options = self.game.options.of({"seats": seats, "grey": grey})
        self.state: MaharajaState = self.game.new(self.options)
        self.entries: list[str] = []

    def play(self, script: str) -> list[Event]:
        """Plays entries parted by `;` or line ends, and returns what happened."""
        events: list[Event] = []
        for entry in _parted(script):
            who, text = split(entry)
            assert who == self.state.to_move(), f"{entry}: {self.state.to_move()} is to move"
            events += durbar.play(self.game, self.state, self.game.parse(text))
            assert self.state.invariants() == []
            self.entries.append(entry)
            assert len(self.entries) < MOST_ENTRIES, "the game does not end"
        return events

    def follow(self, scripts: dict[int, str]) -> list[Event]:
        """Plays until all scripts are done, each seat's in order and as soon as it is legal.

        Else seats take gold and collect nothing. What a script buys next is laid out on
        the next day, what it buys later on a later one.
        """
        left = {seat: _parted(script) for seat, script in scripts.items()}
        events: list[Event] = []
        while any(left.values()):
            mover = int(self.state.to_move())
            assert mover != durbar.NOBODY, f"the game ended, not granted: {left}"
            text = (
                _outcome(left, self.legal)
                if mover == durbar.CHANCE
                else _next_action(left, mover, self)
            )
            events += self.play(entry_of(mover, text))
        return events

    def finish(self) -> list[Event]:
        """Plays to the end: everybody takes gold and collects nothing."""
        events: list[Event] = []
        while (mover := int(self.state.to_move())) != durbar.NOBODY:
            events += self.play(entry_of(mover, default(self.legal)))
        return events

    def sell_out(self) -> list[Event]:
        """Every seat in turn buys the first antique of the offer until none is left."""
        events: list[Event] = []
        for antique in self.view.offer:
            events += self.play(f"{self.state.to_move()} buy {antique}")
        return events

    def wander(self, seed: int) -> Iterator[int]:
        """Plays at random to the end; gives the mover before every action and at the end."""
        rng, out = durbar.Rng(seed), self.state.buffer()
        for _ in range(MOST_ENTRIES):
            mover = int(self.state.to_move())
            yield mover
            if mover == durbar.NOBODY:
                return
            is_chance = mover == durbar.CHANCE
            self.state.apply(
                self.state.chance(rng) if is_chance else self.state.random_action(rng, out)
            )
        raise AssertionError("the game does not end")

    def deal(self) -> list[Event]:
        """Lets chance speak, the first outcome each time, until a seat must decide."""
        events: list[Event] = []
        while self.state.to_move() == durbar.CHANCE:
            events += self.play(entry_of(durbar.CHANCE, self.legal[0]))
        return events

    def until_day(self, day: int, keep: str = "") -> "Scene":
        """Everybody takes gold until that day is laid out; what is to be kept comes last."""
        kept = {f"lay out {antique}" for antique in keep.split()}
        while self.view.day < day or self.state.to_move() == durbar.CHANCE:
            legal = [text for text in self.legal if text not in kept] or self.legal
            self.play(entry_of(int(self.state.to_move()), default(legal)))
        return self

    def why_not(self, entry: str) -> WhyNot | None:
        seat, text = split(entry)
        return self.game.why_not(self.state, seat, self.game.parse(text))

    @property
    def view(self) -> MaharajaView:
        """What everybody sees."""
        return self.game.view(self.state, None)  # type: ignore[no-any-return]

    @property
    def legal(self) -> list[str]:
        return [self.game.text(action) for action in self.state.legal()]

    @property
    def prompt(self) -> Prompt:
        """What the seat to move is asked."""
        return self.game.prompt(self.game.view(self.state, int(self.state.to_move())))

    @property
    def choices(self) -> list[tuple[str, Choice]]:
        return [(self.game.text(choice.action), choice) for choice in self.prompt.choices]

    @property
    def price(self) -> int:
        return self.view.trade_cards[self.view.coins_taken]


def scene(script: str, seats: int = 2, *, grey: bool = False) -> Scene:
    """The position after a script."""
    table = Scene(seats, grey=grey)
    table.play(script)
    return table


def opening(starter: int, offer: str) -> str:
    """The entries of the set-up: who starts, and the first four antiques."""
    return f"chance start {starter}; {lay_out(offer)}"


def lay_out(offer: str) -> str:
    return "; ".join(f"chance lay out {antique}" for antique in offer.split())


def of_type(events: Iterable[Event], *types: type[Event]) -> list[Event]:
    """The events of these types, in their order."""
    return [event for event in events if isinstance(event, types)]


def antiques(t: MaharajaTables, names: str) -> int:
    """A set of antiques by their names, for the pure functions of scoring."""
    return sum(2 ** t.antique_names.index(name) for name in set(names.split()))


def collections(t: MaharajaTables, names: str) -> int:
    return sum(2 ** t.collection_names.index(name) for name in set(names.split()))


def _parted(script: str) -> list[str]:
    entries = (entry.strip() for line in script.splitlines() for entry in line.split(";"))
    return [entry for entry in entries if entry]


def _next_action(left: dict[int, list[str]], seat: int, table: Scene) -> str:
    entries = left.get(seat)
    return entries.pop(0) if entries and entries[0] in table.legal else default(table.legal)


def _outcome(left: dict[int, list[str]], outcomes: list[str]) -> str:
    """What a script buys next, else what none buys."""
    first = [entries[0].replace("buy", "lay out") for entries in left.values() if entries]
    later = {entry.replace("buy", "lay out") for entries in left.values() for entry in entries}
    others = [outcome for outcome in outcomes if outcome not in later]
    return next(text for text in (*first, *others, *outcomes) if text in outcomes)


def default(legal: list[str]) -> str:
    """What a seat without a script does, or chance's first outcome."""
    return next((text for text in DEFAULTS if text in legal), legal[0])
