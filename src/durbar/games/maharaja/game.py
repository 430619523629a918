"""Das Vermächtnis des Maharaja as a Game: one edition, and the doors to the room's modules."""

from functools import cached_property
from typing import ClassVar

from durbar.core.chance import Rng
from durbar.core.edition import Edition
from durbar.core.events import Event
from durbar.core.game import Game, Prompt, WhyNot
from durbar.core.options import Options
from durbar.core.outcome import Outcome
from durbar.core.types import Action, Seat
from durbar.games.maharaja import check, insight, scoring, setup, why_not
from durbar.games.maharaja import prompt as prompts
from durbar.games.maharaja import view as views
from durbar.games.maharaja.actions import Verb, make_actions, seat_actions
from durbar.games.maharaja.events import EVENT_TYPES
from durbar.games.maharaja.insight import MaharajaInsight
from durbar.games.maharaja.options import MaharajaOptions
from durbar.games.maharaja.state import MaharajaPlayer, MaharajaState
from durbar.games.maharaja.tables import MaharajaTables, make_tables
from durbar.games.maharaja.view import MaharajaView


class Maharaja(Game[MaharajaState, MaharajaView]):
    """The room with one edition."""

    name: ClassVar[str] = "maharaja"
    rules_version: ClassVar[str] = "1.0"
    options: ClassVar[type[Options]] = MaharajaOptions
    event_types: ClassVar[tuple[type[Event], ...]] = EVENT_TYPES

    def __init__(self, edition: Edition) -> None:
        check.check(edition)
        self.edition = edition
        self._tables: dict[int, MaharajaTables] = {
            seats: make_tables(dict(edition.values), seats) for seats in self.seats
        }
        self.seat_actions = seat_actions(self._tables[2])

    @cached_property
    def ACTIONS(self) -> tuple[Verb, ...]:  # type: ignore[override]
        return make_actions(self._tables[2])

    def new(self, options: Options) -> MaharajaState:
        assert isinstance(options, MaharajaOptions)
        s = MaharajaState()
        s.tables = self._tables[options.seats]
        s.seats = options.seats
        s.grey = options.grey
        s.players = [MaharajaPlayer() for _ in range(options.seats)]
        setup.prepare(s)
        return s

    def view(self, state: MaharajaState, seat: Seat | None) -> MaharajaView:
        return views.view(state, seat)

    def sample(self, view: MaharajaView, rng: Rng) -> MaharajaState:
        return views.sample(self._tables[view.options["seats"]], view, rng)

    def prompt(self, view: MaharajaView) -> Prompt:
        return prompts.prompt(self.ACTIONS, view)

    def insight(self, view: MaharajaView) -> MaharajaInsight:
        return insight.insight(self.sample(view, Rng(0)), view.legal)

    def why_not_now(self, state: MaharajaState, seat: Seat, action: Action) -> WhyNot | None:
        return why_not.why_not_now(state, seat, action)

    def outcome(self, state: MaharajaState) -> Outcome:
        return scoring.outcome(state)
