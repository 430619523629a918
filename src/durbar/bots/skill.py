"""Skill: how strong somebody is, by openskill's Plackett-Luce model over games of any size.

One game changes what is known of everybody in it. Who has several seats in it is rated at each of
them from what he was before, and takes the mean.
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
    """How strong somebody is, and how sure that is."""

    mean: float
    spread: float  # one standard deviation

    @property
    def least(self) -> float:
        """The figure that one is ranked by: almost certainly one is stronger."""
        return self.mean - 3 * self.spread


UNKNOWN: Final = Rating(25.0, 25.0 / 3)  # who has not played


def are_known() -> bool:
    """Whether openskill is installed."""
    return find_spec("openskill") is not None


def after_game(
    before: Mapping[K, Rating], seats: Sequence[K], ranks: Sequence[int]
) -> dict[K, Rating]:
    """What is known of everybody who sat in a game; the lowest rank is best, equal ones shared."""
    model = _model()
    teams = [[model.rating(before[who].mean, before[who].spread)] for who in seats]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    after: dict[K, Rating] = {}
    for who in dict.fromkeys(seats):
        own = [team[0] for each, team in zip(seats, rated, strict=True) if each == who]
        after[who] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return after


@cache
def _model() -> Any:
    return import_module("openskill.models").PlackettLuce()
