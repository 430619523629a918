"""Bot and Budget: the interface of every computer player."""

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from durbar.core.chance import Rng
from durbar.core.game import Game, View
from durbar.core.types import Action, Seat


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits for one decision; None leaves the limit to the bot."""

    simulations: int | None = None
    seconds: float | None = None

    def deadline(self, own_seconds: float) -> float | None:
        """Returns the end of thinking on the monotonic clock, None without a limit.

        `own_seconds` is the bot's own limit, 0 if it has none. The shorter limit counts.
        """
        limits = [limit for limit in (self.seconds, own_seconds or None) if limit is not None]
        return time.monotonic() + min(limits) if limits else None


class Bot(ABC):
    """A player in one seat of one game.

    `view.legal` is its menu. It never sees a state that it did not sample itself.
    """

    game: Game[Any, Any]
    seat: Seat
    rng: Rng  # the bot's own: thinking must not change the game's chance

    def check(self, game: str) -> None:  # noqa: B027 (most bots fit every game)
        """Raises BadOptions if the parameters do not fit a game."""

    def begin(self, game: Game[Any, Any], seat: Seat, seed: int) -> None:
        """Takes a seat. The same seed repeats the same game."""
        self.game = game
        self.seat = seat
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, view: View, budget: Budget) -> Action:
        """Returns one of `view.legal`."""

    def line(self, view: View, budget: Budget) -> list[Action]:
        """Returns the bot's action and the actions it plans after it.

        The line ends where chance or another seat decides. It serves callers that do not keep the
        bot between decisions.
        """
        return [self.choose(view, budget)]
