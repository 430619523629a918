"""Outcome: the ranking at the end, with the reason that decided the first place."""

import enum
from dataclasses import dataclass
from typing import Any

from durbar.core.rewards import rank_reward, win_reward
from durbar.core.types import Seat


class Reason(enum.Enum):
    """What decided the first place."""

    POINTS = "points"
    TIE_BREAK = "tie-break"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Seats in groups, the best first; a group shares its place."""

    ranking: tuple[tuple[Seat, ...], ...]
    reason: Reason

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ranking[0]

    def win_share(self, seat: Seat) -> float:
        """Returns 1 for the winner, an equal share for each of several, and 0 for the others."""
        return win_reward(0 if seat in self.winners else 1, len(self.winners))

    def rank_rewards(self) -> list[float]:
        """Returns each seat's `rank_reward`."""
        seats = sum(map(len, self.ranking))
        rewards = [0.0] * seats
        better = 0
        for group in self.ranking:
            for seat in group:
                rewards[seat] = rank_reward(better, len(group), seats)
            better += len(group)
        return rewards


def rank(results: list[tuple[Any, ...]]) -> Outcome:
    """Ranks seats by (points, tie-breaks ...), larger first; equal tuples share a place."""
    groups = [
        tuple(seat for seat, result in enumerate(results) if result == value)
        for value in sorted(set(results), reverse=True)
    ]
    best_points = max(result[0] for result in results)
    if len(groups[0]) > 1:
        reason = Reason.SHARED
    elif sum(result[0] == best_points for result in results) > 1:
        reason = Reason.TIE_BREAK
    else:
        reason = Reason.POINTS
    return Outcome(tuple(groups), reason)
