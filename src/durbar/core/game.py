"""Game: a room with one edition; and `play`, the checking door."""

import difflib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Generic, Literal, TypeVar

from durbar.core.chance import Rng
from durbar.core.edition import Edition
from durbar.core.errors import BadNotation, IllegalAction
from durbar.core.events import Event
from durbar.core.options import Options
from durbar.core.orders import Order, OrderSheet
from durbar.core.outcome import Outcome
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY, Action, Seat

PromptKind = Literal["choose", "choose_set", "place", "amount", "confirm"]


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why an action is not legal now: a reason code, the rule, and the offending facts."""

    code: str
    paragraph: str = ""
    facts: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing a player may choose."""

    action: Action
    target: str  # the id of the object on the table that is clicked or named
    group: str  # choices of one group are shown together ("buy", "collect")
    cost: int | None = None  # in the game's currency: rupees, action points
    # In a set
    alone: bool = False  # answers by itself and is never part of a set: "pass" beside cards
    copies: int = 1  # how often one answer may hold it: equal cards are one choice
    counts: int = 1  # towards `least` and `most`: a card of two points counts 2


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a seat is asked, for people: terminal, browser, hints and screen reader speak it.

    A `choose_set` is answered by choices that count `least` to `most` together, in any order and
    each at most `copies` times, or by one that stands `alone`. Every such answer can be played;
    the engine's own order of the single steps never shows.
    """

    kind: PromptKind
    asks: str  # text id: "maharaja-asks-action"
    paragraph: str
    least: int
    most: int
    choices: tuple[Choice, ...]

    def is_answered_by(self, actions: Sequence[Action]) -> bool:
        """Whether these actions, in any order, are one whole answer."""
        offered = {choice.action: choice for choice in self.choices}
        if not offered.keys() >= set(actions):
            return False
        chosen = [offered[action] for action in actions]
        if any(choice.alone for choice in chosen):
            return len(chosen) == 1
        fits = all(chosen.count(choice) <= choice.copies for choice in chosen)
        return fits and self.least <= sum(choice.counts for choice in chosen) <= self.most


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What a seat (None: a spectator) may know: plain data, and enough to play well on.

    Rooms add their own fields. `legal` is the menu of the seat to move and empty for the others.
    """

    seat: Seat | None
    to_move: int
    legal: tuple[Action, ...]
    scores: tuple[int, ...]
    options: Mapping[str, Any] = field(hash=False)


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, V]):
    """The doors to a room: everything outside `games/` reaches the rules through these."""

    name: ClassVar[str]
    rules_version: ClassVar[str]  # changes only when an old record would play differently
    options: ClassVar[type[Options]]
    event_types: ClassVar[tuple[type[Event], ...]]  # all that can happen in this room

    automaton: ClassVar[str] = "automaton"  # what people call a seat that never decides

    edition: Edition
    ACTIONS: Sequence[Any]  # frozen verb values; str() of one is its notation
    seat_actions: int  # rows from here on are chance's

    @property
    def seats(self) -> range:
        counts = [options.seats for options in self.options.all()]
        return range(min(counts), max(counts) + 1)

    def deciders(self, options: Options) -> tuple[Seat, ...]:
        """The seats that decide; automata have a seat and a score but never the move."""
        return tuple(range(options.seats))

    def automata(self, options: Options) -> dict[Seat, str]:
        """The seats that never decide, with their names; several are numbered."""
        deciders = self.deciders(options)
        seats = [seat for seat in range(options.seats) if seat not in deciders]
        if len(seats) == 1:
            return {seats[0]: self.automaton}
        return {seat: f"{self.automaton} {number}" for number, seat in enumerate(seats, start=1)}

    @abstractmethod
    def new(self, options: Options) -> S:
        """The position before the first chance ply."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What the seat may know: the one place where secrecy is decided, a whitelist."""

    @abstractmethod
    def sample(self, view: V, rng: Rng) -> S:
        """A world consistent with the view, uniform over all such worlds."""

    @abstractmethod
    def prompt(self, view: V) -> Prompt:
        """The legal actions of the view grouped for people."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """The ranking of a finished game."""

    @abstractmethod
    def why_not_now(self, state: S, seat: Seat, action: Action) -> WhyNot | None:
        """The room's part of `why_not`: the seat is to move, the action is a seat's."""

    def insight(self, view: V) -> Any:
        """What the position means to the view's seat: a dataclass for tables, or None."""
        return None

    def turn_ahead(self, state: S, seat: Seat) -> S | None:
        """A position like this one in which it is that seat's turn, to plan on; None: there is
        no such turn, or the room lets nobody plan. Only ever asked of a sampled world."""
        return None

    def orders(self, view: V) -> OrderSheet | None:
        """The standing orders that the view's seat may leave now; None: there are none."""
        return None

    def obey(self, view: V, order: Order) -> tuple[Action, ...]:
        """What an order would answer if the view's seat were asked now: all of it up to the next
        barrier, or nothing, where its player has to decide."""
        return ()

    def is_open(self, view: V) -> bool:
        """Whether all that the seat to move may do follows from a spectator's view: only then
        may a table answer for it unasked without revealing anything."""
        return False

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """What the seat may see of an event; a room without secrets shows all."""
        return event

    def redacted_text(self, state: S, seat: Seat | None, action: Action) -> str:
        """The notation of an action about to be played, `?` for what the seat may not know."""
        return self.text(action)

    def why_not(self, state: S, seat: Seat, action: Action) -> WhyNot | None:
        """None if the action is legal for that seat now, else why not, from what it may know."""
        mover = state.to_move()
        if mover == NOBODY:
            return WhyNot("game-over")
        if mover != seat:
            facts = () if mover == CHANCE else (("seat", int(mover)),)
            return WhyNot("chance-to-move" if mover == CHANCE else "not-your-turn", "", facts)
        if not 0 <= action < len(self.ACTIONS):
            return WhyNot("no-such-action", "", (("action", action),))
        if action >= self.seat_actions:
            return WhyNot("chance-action")
        return self.why_not_now(state, seat, action)

    def text(self, action: Action) -> str:
        """The one notation of an action, in records, logs, tests and on the wire."""
        return self._texts[action]

    def parse(self, text: str) -> Action:
        try:
            return self._by_text[text]
        except KeyError:
            near = difflib.get_close_matches(text, self._by_text, n=3)
            raise BadNotation("notation", text=text, near=", ".join(near)) from None

    @cached_property
    def _texts(self) -> tuple[str, ...]:
        return tuple(str(verb) for verb in self.ACTIONS)

    @cached_property
    def _by_text(self) -> dict[str, Action]:
        return {text: action for action, text in enumerate(self._texts)}


def check_legal(game: Game[S, V], state: S, action: Action) -> None:
    """Raises IllegalAction unless an action is legal now, or an outcome where chance moves."""
    mover = state.to_move()
    if mover == CHANCE:
        if action not in state.legal():
            raise IllegalAction(name_of(game, action), WhyNot("not-an-outcome"))
    else:
        why_not = game.why_not(state, mover, action)
        if why_not is not None:
            raise IllegalAction(name_of(game, action), why_not)


def play(game: Game[S, V], state: S, action: Action) -> list[Event]:
    """The checking door: plays a legal action and returns its events, or raises IllegalAction."""
    check_legal(game, state, action)
    return apply_with_events(state, action)


def apply_with_events(state: State, action: Action) -> list[Event]:
    """Applies a legal action and returns its events; the state's own sink hears them too."""
    outer, events = state.sink, list[Event]()
    state.sink = events
    try:
        state.apply(action)
    finally:
        state.sink = outer
    if outer is not None:
        outer.extend(events)
    return events


def name_of(game: Game[S, V], action: Action) -> str:
    """An action's text, or its number if it is none of the game's: for errors."""
    return game.text(action) if 0 <= action < len(game.ACTIONS) else str(action)
