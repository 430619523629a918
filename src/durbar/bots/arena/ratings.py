"""Ratings of the bots of an arena, by openskill's Plackett-Luce model (the extra `durbar[arena]`).

The games are rated one after the other in the plan's order. A bot in several seats of a game is
rated at each of them from what it was before, and takes the mean.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean
from typing import Any

from durbar.bots.arena.bout import Bout, Result
from durbar.bots.arena.plan import Plan


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, and how sure that is; who has not played has 25 and 8.3."""

    mean: float
    spread: float  # one standard deviation

    @property
    def least(self) -> float:
        """The figure that a bot is ranked by: almost certainly it is stronger."""
        return self.mean - 3 * self.spread


def are_known() -> bool:
    """Whether openskill is installed."""
    return find_spec("openskill") is not None


def ratings(plan: Plan, bouts: Sequence[Bout]) -> dict[str, Rating]:
    """By bot; of nobody where openskill is not installed."""
    if not are_known():
        return {}
    model: Any = import_module("openskill.models").PlackettLuce()
    now = {bot: model.rating(name=bot) for bot in plan.bots}
    for bout in bouts:
        bots = [plan.bots[result.bot] for result in bout.results]
        teams = [[now[bot]] for bot in bots]
        rated = model.rate(teams, ranks=_ranks(bout.results))
        for bot in set(bots):
            own = [team[0] for seat, team in zip(bots, rated, strict=True) if seat == bot]
            mean, spread = fmean(one.mu for one in own), fmean(one.sigma for one in own)
            now[bot] = model.rating(mu=mean, sigma=spread, name=bot)
    return {bot: Rating(one.mu, one.sigma) for bot, one in now.items()}


def _ranks(results: Sequence[Result]) -> list[float]:
    """1 for who won; the others by their points, who are equal share a rank."""
    order = sorted({(result.won, result.points) for result in results}, reverse=True)
    return [float(order.index((result.won, result.points)) + 1) for result in results]
