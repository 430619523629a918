"""Bot and Budget: what every player that is not a person looks like."""

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from durbar.core.chance import Rng
from durbar.core.events import Event
from durbar.core.game import Game, View
from durbar.core.types import Action, Seat


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision; None leaves it to the bot."""

    simulations: int | None = None
    seconds: float | None = None

    def until(self, own: float) -> float | None:
        """When thinking has to end, by the monotonic clock; `own` is the bot's limit, 0: none."""
        limits = [limit for limit in (self.seconds, own or None) if limit is not None]
        return time.monotonic() + min(limits) if limits else None


class Bot(ABC):
    """A player in one seat of one game. `view.legal` is its menu; a State it did not sample itself
    it never sees."""

    game: Game[Any, Any]
    seat: Seat
    rng: Rng  # its own: thinking must not change fate

    def begin(self, game: Game[Any, Any], seat: Seat, seed: int) -> None:
        """Sits down; the seed makes its game repeatable."""
        self.game = game
        self.seat = seat
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, view: View, budget: Budget) -> Action:
        """One of `view.legal`."""

    def line(self, view: View, budget: Budget) -> list[Action]:
        """Its choice, and what it has settled to do after it, up to where chance or another seat
        decides: for doors that do not keep the bot from one decision to the next."""
        return [self.choose(view, budget)]

    def observe(self, events: Sequence[Event]) -> None:  # noqa: B027 (most bots do not listen)
        """Hears what happened, redacted for its seat; a bot without memory does not listen."""
