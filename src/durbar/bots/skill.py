"""Skill ratings by openskill's Plackett-Luce model, for games with any number of seats.

A game changes the rating of everybody in it. A player with several seats is rated once per seat
from the rating before the game, and the results are averaged.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean
from typing import Any, Final, TypeVar

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of a player's skill."""

    mean: float
    spread: float  # one standard deviation

    @property
    def ordinal(self) -> float:
        """The conservative estimate that ladders rank by: three deviations below the mean."""
        return self.mean - 3 * self.spread


INITIAL: Final = Rating(25.0, 25.0 / 3)  # before the first game


def has_openskill() -> bool:
    """Whether openskill is installed."""
    return find_spec("openskill") is not None


def rate_game(
    before: Mapping[K, Rating], seats: Sequence[K], ranks: Sequence[int]
) -> dict[K, Rating]:
    """Returns the ratings after a game, by player. Rank 1 is best; equal ranks are ties."""
    model = _model()
    teams = [[model.rating(before[player].mean, before[player].spread)] for player in seats]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    after: dict[K, Rating] = {}
    for player in dict.fromkeys(seats):
        own = [team[0] for each, team in zip(seats, rated, strict=True) if each == player]
        after[player] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return after


@cache
def _model() -> Any:
    return import_module("openskill.models").PlackettLuce()
