"""Taj Mahal as a Game: one edition, and the doors to the room's modules."""

from dataclasses import replace
from functools import cached_property
from typing import ClassVar

from durbar.core.chance import Rng
from durbar.core.edition import Edition
from durbar.core.events import UNKNOWN, Event
from durbar.core.game import Game, Prompt, WhyNot
from durbar.core.options import Options
from durbar.core.orders import Order, OrderSheet
from durbar.core.outcome import Outcome
from durbar.core.types import Action, Seat
from durbar.games.taj_mahal import check, insight, orders, scoring, setup, why_not
from durbar.games.taj_mahal import prompt as prompts
from durbar.games.taj_mahal import view as views
from durbar.games.taj_mahal.actions import Deal, Verb, make_actions, seat_actions
from durbar.games.taj_mahal.events import EVENT_TYPES, CardDrawn
from durbar.games.taj_mahal.insight import TajMahalInsight
from durbar.games.taj_mahal.options import TajMahalOptions
from durbar.games.taj_mahal.state import TajMahalPlayer, TajMahalState
from durbar.games.taj_mahal.tables import CARLETTI, TajMahalTables, make_tables
from durbar.games.taj_mahal.view import TajMahalView


class TajMahal(Game[TajMahalState, TajMahalView]):
    """The room with one edition."""

    name: ClassVar[str] = "taj-mahal"
    rules_version: ClassVar[str] = "1.0"
    options: ClassVar[type[Options]] = TajMahalOptions
    event_types: ClassVar[tuple[type[Event], ...]] = EVENT_TYPES
    automaton: ClassVar[str] = "Carletto"

    def __init__(self, edition: Edition) -> None:
        check.check(edition)
        self.edition = edition
        self._tables: dict[TajMahalOptions, TajMahalTables] = {}
        self.seat_actions = seat_actions(self.tables(TajMahalOptions()))

    def tables(self, options: TajMahalOptions) -> TajMahalTables:
        """The tables of one form of the game, made when it is first played."""
        if options not in self._tables:
            values = dict(self.edition.values)
            made = make_tables(values, options.seats, options.carletto, options.provinces)
            self._tables[options] = made
        return self._tables[options]

    @cached_property
    def ACTIONS(self) -> tuple[Verb, ...]:  # type: ignore[override]
        return make_actions(self.tables(TajMahalOptions()))

    def deciders(self, options: Options) -> tuple[Seat, ...]:
        assert isinstance(options, TajMahalOptions)
        carletti = CARLETTI[options.carletto, options.seats]
        return tuple(seat for seat in range(options.seats) if seat not in carletti)

    def new(self, options: Options) -> TajMahalState:
        assert isinstance(options, TajMahalOptions)
        s = TajMahalState()
        s.tables = self.tables(options)
        s.players = [TajMahalPlayer() for _ in range(options.seats)]
        setup.prepare(s)
        return s

    def view(self, state: TajMahalState, seat: Seat | None) -> TajMahalView:
        return views.view(state, seat)

    def sample(self, view: TajMahalView, rng: Rng) -> TajMahalState:
        return views.sample(self.tables(TajMahalOptions.of(view.options)), view, rng)

    def prompt(self, view: TajMahalView) -> Prompt:
        return prompts.prompt(self.ACTIONS, self.parse, view)

    def insight(self, view: TajMahalView) -> TajMahalInsight:
        return insight.insight(self.sample(view, Rng(0)), view.legal)

    def orders(self, view: TajMahalView) -> OrderSheet | None:
        return orders.sheet(view)

    def obey(self, view: TajMahalView, order: Order) -> tuple[Action, ...]:
        return orders.obey(self.sample(view, Rng(0)), view, order)

    def is_open(self, view: TajMahalView) -> bool:
        return orders.is_open(view)

    def why_not_now(self, state: TajMahalState, seat: Seat, action: Action) -> WhyNot | None:
        return why_not.why_not_now(state, seat, action)

    def outcome(self, state: TajMahalState) -> Outcome:
        return scoring.outcome(state)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """Only the owner sees a card drawn face down."""
        if isinstance(event, CardDrawn) and event.seat != seat:
            return replace(event, card=UNKNOWN)
        return event

    def redacted_text(self, state: TajMahalState, seat: Seat | None, action: Action) -> str:
        verb = self.ACTIONS[action]
        if isinstance(verb, Deal) and verb.seat != seat:
            return f"deal ? to {verb.seat}"
        return self.text(action)
