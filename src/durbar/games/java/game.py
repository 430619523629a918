"""Java as a Game: one edition, and the doors to the room's modules."""

from dataclasses import replace
from functools import cached_property
from typing import ClassVar

from durbar.core.chance import Rng
from durbar.core.edition import Edition
from durbar.core.events import UNKNOWN, Audience, Event
from durbar.core.game import Game, Prompt, WhyNot
from durbar.core.options import Options
from durbar.core.orders import Order, OrderSheet
from durbar.core.outcome import Outcome
from durbar.core.types import Action, Seat
from durbar.games.java import ahead, check, insight, orders, scoring, setup, why_not
from durbar.games.java import prompt as prompts
from durbar.games.java import view as views
from durbar.games.java.actions import Verb, make_actions, seat_actions
from durbar.games.java.events import EVENT_TYPES, CardDealt, CardDrawn
from durbar.games.java.insight import JavaInsight
from durbar.games.java.options import JavaOptions
from durbar.games.java.state import JavaPlayer, JavaState
from durbar.games.java.tables import DEAL, DRAW, make_tables
from durbar.games.java.view import JavaView


class Java(Game[JavaState, JavaView]):
    """The room with one edition."""

    name: ClassVar[str] = "java"
    rules_version: ClassVar[str] = "1.0"
    options: ClassVar[type[Options]] = JavaOptions
    event_types: ClassVar[tuple[type[Event], ...]] = EVENT_TYPES

    def __init__(self, edition: Edition) -> None:
        check.check(edition)
        self.edition = edition
        self.tables = make_tables(dict(edition.values))
        self.seat_actions = seat_actions(self.tables)

    @cached_property
    def ACTIONS(self) -> tuple[Verb, ...]:  # type: ignore[override]
        return make_actions(self.tables)

    def new(self, options: Options) -> JavaState:
        s = JavaState()
        s.tables = self.tables
        s.seats = options.seats
        s.players = [JavaPlayer() for _ in range(options.seats)]
        setup.prepare(s)
        return s

    def view(self, state: JavaState, seat: Seat | None) -> JavaView:
        return views.view(state, seat)

    def sample(self, view: JavaView, rng: Rng) -> JavaState:
        return views.sample(self.tables, view, rng)

    def prompt(self, view: JavaView) -> Prompt:
        return prompts.prompt(self.ACTIONS, self.tables, view)

    def insight(self, view: JavaView) -> JavaInsight:
        return insight.insight(self.sample(view, Rng(0)))

    def turn_ahead(self, state: JavaState, seat: Seat) -> JavaState | None:
        return ahead.turn_ahead(state, seat)

    def orders(self, view: JavaView) -> OrderSheet | None:
        return orders.sheet(self.tables, view)

    def obey(self, view: JavaView, order: Order) -> tuple[Action, ...]:
        return orders.obey(self.tables, view, order)

    def is_open(self, view: JavaView) -> bool:
        return orders.is_open(view)

    def why_not_now(self, state: JavaState, seat: Seat, action: Action) -> WhyNot | None:
        return why_not.why_not_now(state, seat, action)

    def outcome(self, state: JavaState) -> Outcome:
        return scoring.outcome(state)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        """J1.6: a card dealt or drawn is its owner's secret."""
        if event.audience is Audience.OWNER:
            assert isinstance(event, CardDealt | CardDrawn)
            if event.seat != seat:
                return replace(event, card=UNKNOWN)
        return event

    def redacted_text(self, state: JavaState, seat: Seat | None, action: Action) -> str:
        verb = state.tables.verb[action]
        if verb == DEAL and state.tables.more[action] != seat:
            return f"deal ? to {state.tables.more[action]}"
        if verb == DRAW and state.turn_of != seat:
            return "draw ?"
        return self.text(action)
