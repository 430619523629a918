"""The part of a scripted game that is the same in every room."""

from typing import Any

from durbar.core.game import Game, Outcome
from durbar.core.options import Options
from durbar.core.record import Record


class PlayedGame:
    """A game under way with its entries; each room's scene adds its ways to play."""

    game: Game[Any, Any]
    options: Options
    state: Any
    entries: list[str]

    @property
    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)

    @property
    def record(self) -> Record:
        return Record(
            self.game.name,
            self.game.rules_version,
            self.game.edition.digest,
            self.options.to_json(),
            entries=tuple(self.entries),
        )
