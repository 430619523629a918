"""Spot: a position under examination, with what its checks need."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.state import State
from durbar.core.types import Action, Seat
from durbar.testing.faults import Report
from durbar.testing.lines import some

FEW_ROWS: Final = 400  # so many are all asked about; of more, a sample with the near misses
SAMPLE: Final = 100


@dataclass(slots=True)
class Spot:
    """A position of a line. Checks never change its state."""

    game: Game[Any, Any]
    options: Options
    state: State
    report: Report
    rng: Rng  # the kit's own; it has no part in the line
    near: list[Action]  # rows that were legal a little earlier: the best near misses
    mover: int
    legal: list[Action]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.game.deciders(self.options)

    @property
    def audiences(self) -> tuple[Seat | None, ...]:
        return (*self.seats, None)

    def draw(self) -> Rng:
        """A fresh generator."""
        return Rng(int(self.rng.next32()))

    def rows(self) -> list[Action]:
        """Seats' rows to ask about: all if they are few, else legal ones, near misses, others."""
        rows = list(range(self.game.seat_actions))
        if len(rows) <= FEW_ROWS:
            return rows
        asked = set(some(self.legal, SAMPLE, self.rng)) | set(some(self.near, SAMPLE, self.rng))
        asked |= set(some(rows, SAMPLE, self.rng))
        for action in some(self.legal, 4, self.rng):
            asked |= set(some(self._akin(action), SAMPLE // 4, self.rng))
        return sorted(row for row in asked if 0 <= row < len(rows))

    def _akin(self, action: Action) -> list[Action]:
        """Rows whose text differs from this action's in one word."""
        words = tuple(self.game.text(action).split())
        akin = _rows_by_gap(self.game)
        return [row for gap in _gaps(words) for row in akin.get(gap, []) if row != action]


def _gaps(words: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A text with each of its words in turn left open."""
    return [(*words[:n], "", *words[n + 1 :]) for n in range(len(words))]


@cache
def _rows_by_gap(game: Game[Any, Any]) -> dict[tuple[str, ...], list[Action]]:
    rows: dict[tuple[str, ...], list[Action]] = {}
    for row in range(game.seat_actions):
        for gap in _gaps(tuple(game.text(row).split())):
            rows.setdefault(gap, []).append(row)
    return rows
