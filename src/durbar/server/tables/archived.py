"""Archived: a finished or imported game."""

from collections.abc import Callable
from typing import Any

from durbar.core.game import Game
from durbar.core.match import MatchStep, replay_steps
from durbar.core.record import Record, start
from durbar.core.types import NOBODY, Action


class Archived:
    """The reading side of a Match, without a dealer and without a draft."""

    def __init__(
        self,
        game: Game[Any, Any],
        record: Record,
        on_step: Callable[[MatchStep], None] | None = None,
    ) -> None:
        """Replays the record once; `on_step` gets the step of each entry."""
        self.record = record
        self.committed = self.state = start(game, record)
        for step in replay_steps(game, record, self.state):
            if on_step is not None:
                on_step(step)
        self.draft: list[MatchStep] = []
        self.undone: tuple[Action, ...] = ()
        self.owner = NOBODY
        self.is_over = True
        self.is_full = self.can_redo = False
