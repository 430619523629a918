"""Coverage: every verb and every event type of a room occurs somewhere (kit point 8)."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from durbar.core import record as records
from durbar.core.events import Event
from durbar.core.game import Game, apply_with_events
from durbar.core.options import Options
from durbar.core.record import Record
from durbar.core.types import Action
from durbar.testing.lines import play_line, verb_of

SEARCHED: Final = 60  # games per options that are looked through for what is still missing


@dataclass(slots=True)
class Coverage:
    """What has occurred so far."""

    game: Game[Any, Any]
    verbs: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)

    def add(self, action: Action, events: Iterable[Event]) -> None:
        self.verbs.add(verb_of(self.game, action))
        self.events |= {type(event).__name__ for event in events}

    def add_record(self, record: Record) -> None:
        for step in records.steps(self.game, record):
            self.add(step.action, step.events)

    def missing(self) -> list[str]:
        """Verbs and event types that have not occurred."""
        verbs = {verb_of(self.game, action) for action in range(len(self.game.ACTIONS))}
        events = {kind.__name__ for kind in self.game.event_types}
        return sorted(verbs - self.verbs) + sorted(events - self.events)

    def search(self, options: Iterable[Options], seed: int) -> None:
        """Plays on, only to listen, as long as something is missing."""
        wanted = list(options)
        for n in range(SEARCHED):
            for each in wanted:
                if not self.missing():
                    return
                line = play_line(self.game, each, "rarest" if n % 2 else "uniform", seed + n)
                state = self.game.new(each)
                for action in line.actions:
                    self.add(action, apply_with_events(state, action))
