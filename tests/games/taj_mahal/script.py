"""Scripts: positions as the entries of a record that lead to them.

Everything goes through the checking door, and a scene shows itself by the views that the room
gives: nothing is poked into a state. Cards are written short: a letter for the colour (r, y, g, v,
w) and one for each symbol (Elephant, Vizier, General, Monk, Princess, mOgul): `rEV`, `wE`.
"""

import re
from collections.abc import Iterable
from typing import Any

from tests.support.scenes import PlayedGame

import durbar
from durbar.core.events import Event, PointsScored
from durbar.core.game import Game, Prompt, WhyNot
from durbar.core.record import entry_of, split
from durbar.games.taj_mahal.options import SEATS
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.view import PHASE_NAMES, TajMahalView

MOST_ENTRIES = 5000  # more than any game of these tests has
COLOURS = {"r": "red", "y": "yellow", "g": "green", "v": "violet", "w": "white"}
SYMBOLS = {
    "E": "elephant", "V": "vizier", "G": "general", "M": "monk", "P": "princess", "O": "mogul",
}  # fmt: skip
SHORT = re.compile(r"\b([rygvw])([EVGMPO])([EVGMPO]?)\b")
SPECIALS = {"+2": "two-princesses", "+E": "two-generals", "+O": "two-viziers", "+F": "two-monks"}


def long(text: str) -> str:
    """Cards and special cards by their full names."""
    for short, name in SPECIALS.items():
        text = text.replace(f"+ {short}", f"+ {name}")
    return SHORT.sub(_card, text)


def _card(match: "re.Match[str]") -> str:
    colour, first, second = match.groups()
    symbols = sorted(filter(None, (first, second)), key=list(SYMBOLS).index)
    return "-".join((COLOURS[colour], *(SYMBOLS[symbol] for symbol in symbols)))


def cards(short: str) -> list[str]:
    return long(short).split()


class Scene(PlayedGame):
    """A game under way; chance plays the given outcomes as soon as they are possible.

    Outcomes are in notation (`tile 1 on P05`, `deal rEV to 0`, `display wE`, `draw gEE`);
    cards of later outcomes are not dealt before.
    """

    def __init__(
        self,
        seats: int | None = None,
        outcomes: str = "",
        *,
        carletto: str = "none",
        provinces: int = 12,
        game: Game[Any, Any] | None = None,
    ) -> None:
        self.game = game or durbar.game("taj-mahal")
        seats = seats or SEATS[carletto][0]
        chosen = {"seats": seats, "carletto": carletto, "provinces": provinces}
        self.options = self.game.options.of(chosen)
        self.state: TajMahalState = self.game.new(self.options)
        self.entries: list[str] = []
        self.outcomes: list[str] = []
        self.events: list[Event] = []  # all that happened
        self.arrange(outcomes)

    def arrange(self, outcomes: str) -> "Scene":
        self.outcomes += parted(outcomes)
        return self

    # Playing ------------------------------------------------------------------------------------

    def play(self, script: str) -> list[Event]:
        """Plays seats' entries parted by `;`; chance, and cards to take or discard that the script
        does not name, come by themselves. Returns what happened."""
        before = len(self.events)
        for entry in parted(script):
            who, text = split(entry)
            while not self._is_asked(text):
                self.step()
            assert who == self.state.to_move(), f"{entry}: {self.state.to_move()} is to move"
            self._play(entry)
        return self.events[before:]

    def settle(self) -> list[Event]:
        """Lets chance speak and cards be taken until somebody plays, withdraws or places."""
        before = len(self.events)
        while not self._is_asked("withdraw"):
            self.step()
        return self.events[before:]

    def step(self) -> None:
        """One ply that nobody cares about."""
        mover = int(self.state.to_move())
        text = self._outcome() if mover == durbar.CHANCE else self.legal[0]
        self._play(entry_of(mover, text))

    def visit(self, plays: dict[int, str] | None = None, palaces: str = "") -> list[Event]:
        """A whole visit: each seat plays its cards, parted by `;`, one play a turn, and withdraws.

        Palaces go where they are given, else anywhere.
        """
        left = {seat: parted(script) for seat, script in (plays or {}).items()}
        wanted = [f"palace {city}" for city in palaces.split()]
        wanted += [f"crown {city}" for city in wanted]
        before, number = len(self.events), int(self.state.visit)
        self.settle()
        number = int(self.state.visit)
        while self.state.visit == number and self.state.to_move() != durbar.NOBODY:
            mover = int(self.state.to_move())
            if mover == durbar.CHANCE or self.phase != "turn":
                text = next((city for city in wanted if city in self.legal), "")
                self._play(entry_of(mover, text)) if text else self.step()
            else:
                play = left.get(mover)
                self._play(f"{mover} play {play.pop(0)}" if play else f"{mover} withdraw")
        return self.events[before:]

    def alone(self, seat: int, *plays: str) -> list[Event]:
        """The others withdraw; the seat plays these, one a turn, and is asked again, alone."""
        before, left = len(self.events), list(plays)
        self.settle()
        while left or self.state.in_visit != 2**seat or self.state.to_move() != seat:
            mover = int(self.state.to_move())
            self.play(f"{seat} play {left.pop(0)}" if mover == seat else f"{mover} withdraw")
            self.settle()
        return self.events[before:]

    def visits(self, until: int, plays: dict[int, dict[int, str]] | None = None) -> "Scene":
        """Whole visits until the given one is about to be played."""
        self.settle()
        while self.state.visit < until:
            self.visit((plays or {}).get(int(self.state.visit)))
            if self.state.to_move() != durbar.NOBODY:
                self.settle()
        return self

    def finish(self) -> list[Event]:
        """Everybody withdraws to the end."""
        before = len(self.events)
        while self.state.to_move() != durbar.NOBODY:
            self.step()
        return self.events[before:]

    def _play(self, entry: str) -> None:
        who, text = split(long(entry))
        self.entries.append(entry_of(who, text))
        self.events += durbar.play(self.game, self.state, self.game.parse(text))
        assert self.state.invariants() == []
        assert len(self.entries) < MOST_ENTRIES, "the game does not end"

    def _is_asked(self, text: str) -> bool:
        """A seat must decide, and not about cards of the display unless the text does too."""
        phase, verb = self.phase, text.split()[0]
        if self.state.to_move() == durbar.CHANCE:
            return False
        return {"take-cards": "take", "discard-cards": "discard"}.get(phase, verb) == verb

    def _outcome(self) -> str:
        legal = self.legal
        for outcome in self.outcomes:
            if outcome in legal:
                self.outcomes.remove(outcome)
                return outcome
        kept = {_what(outcome) for outcome in self.outcomes}
        return next((text for text in legal if _what(text) not in kept), legal[0])

    # Looking ------------------------------------------------------------------------------------

    def why_not(self, entry: str) -> WhyNot | None:
        seat, text = split(long(entry))
        return self.game.why_not(self.state, seat, self.game.parse(text))

    def sees(self, seat: int | None) -> TajMahalView:
        return self.game.view(self.state, seat)  # type: ignore[no-any-return]

    @property
    def view(self) -> TajMahalView:
        """What everybody sees."""
        return self.sees(None)

    @property
    def phase(self) -> str:
        return PHASE_NAMES[int(self.state.phase)]

    @property
    def legal(self) -> list[str]:
        return [self.game.text(action) for action in self.state.legal()]

    @property
    def prompt(self) -> Prompt:
        return self.game.prompt(self.sees(int(self.state.to_move())))

    @property
    def scores(self) -> list[int]:
        return self.state.scores()


def _what(outcome: str) -> str:
    """What an outcome uses up: a province, or a card or tile."""
    words = outcome.split()
    return words[-1] if words[0] == "tile" else words[1]


def parted(script: str) -> list[str]:
    entries = (entry.strip() for line in long(script).splitlines() for entry in line.split(";"))
    return [entry for entry in entries if entry]


def hand(seat: int, short: str) -> str:
    """Wishes for a first hand."""
    return "; ".join(f"deal {card} to {seat}" for card in cards(short)) + "; "


def route(provinces: str) -> str:
    """Wishes for the provinces of tile 1, 2, …"""
    return "; ".join(f"tile {n} on {p}" for n, p in enumerate(provinces.split(), 1)) + "; "


def bonus(**tiles: str) -> str:
    """Wishes for bonus tiles: `bonus(tea="P01-NW P01-SW")`."""
    return "".join(f"bonus {kind} on {city}; " for kind in tiles for city in tiles[kind].split())


def display(short: str) -> str:
    return "; ".join(f"display {card}" for card in cards(short)) + "; "


def draws(short: str) -> str:
    """Wishes for Carletto's next cards."""
    return "; ".join(f"draw {card}" for card in cards(short)) + "; "


def of_type(events: Iterable[Event], *types: type[Event]) -> list[Any]:
    """The events of these types, in their order."""
    return [event for event in events if isinstance(event, types)]


def points(events: Iterable[Event], seat: int | None = None) -> list[tuple[str, int]]:
    """What was scored: paragraph and points."""
    return [
        (event.because, event.points)
        for event in of_type(events, PointsScored)
        if seat in (None, event.seat)
    ]


def the(events: Iterable[Event], kind: type[Event]) -> Any:
    """The only event of a type."""
    found = of_type(events, kind)
    assert len(found) == 1, found
    return found[0]
