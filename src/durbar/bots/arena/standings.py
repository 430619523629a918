"""Standings of an arena: shares and means with 95 % intervals over deals."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

from durbar.bots.arena.game import ArenaGame, BotResult
from durbar.bots.arena.plan import ArenaPlan
from durbar.bots.arena.ratings import ratings
from durbar.bots.skill import Rating

CONFIDENCE: Final = 0.95
FEW: Final = (12.706, 4.303, 3.182, 2.776)  # Student's t for 1 to 4 degrees of freedom


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % confidence interval, if it is known."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class BotStanding:
    """The figures of one bot. If it plays several seats of a game, each seat counts."""

    bot: str
    games: int  # seats taken
    won: Estimate  # share of the victories; a shared victory counts as a fraction
    points: Estimate
    margin: Estimate  # to the best other seat
    edge: Estimate  # to the mean of the other seats: the most sensitive figure
    sources: dict[str, float]  # mean points by kind
    seconds_per_move: float
    slowest_move: float
    rating: Rating | None = None  # if openskill is installed


def standings(plan: ArenaPlan, games: Sequence[ArenaGame]) -> list[BotStanding]:
    """Returns one standing per distinct bot, in the order of the plan."""
    rated = ratings(plan, games)
    return [
        replace(_standing(plan, bot, games), rating=rated.get(bot))
        for bot in dict.fromkeys(plan.bots)
    ]


def _standing(plan: ArenaPlan, bot: str, games: Sequence[ArenaGame]) -> BotStanding:
    by_deal: dict[int, list[BotResult]] = {}
    edges: dict[int, list[float]] = {}
    for game in games:
        own = [result for result in game.results if plan.bots[result.bot] == bot]
        by_deal.setdefault(game.pairing.deal, []).extend(own)
        edges.setdefault(game.pairing.deal, []).extend(_edge(game, result) for result in own)
    deals = list(by_deal.values())
    results = [result for deal in deals for result in deal]
    kinds = sorted({kind for result in results for kind in result.sources})
    return BotStanding(
        bot,
        len(results),
        share([fmean(result.won for result in deal) for deal in deals], len(results)),
        mean([fmean(result.points for result in deal) for deal in deals]),
        mean([fmean(result.margin for result in deal) for deal in deals]),
        mean([fmean(deal) for deal in edges.values()]),
        {kind: fmean(result.sources.get(kind, 0) for result in results) for kind in kinds},
        sum(result.seconds for result in results) / max(1, sum(r.moves for r in results)),
        max(result.slowest for result in results),
    )


def _edge(game: ArenaGame, own: BotResult) -> float:
    others = [result.points for result in game.results if result is not own]
    return own.points - fmean(others) if others else 0.0


def mean(values: Sequence[float]) -> Estimate:
    """Student's interval for the mean of independent values; of one value nothing is known."""
    middle = fmean(values)
    if len(values) < 2:
        return Estimate(middle, None, None)
    half = student(len(values) - 1) * sqrt(variance(values) / len(values))
    return Estimate(middle, middle - half, middle + half)


def share(values: Sequence[float], games: int) -> Estimate:
    """Wilson's interval for the mean of shares, with as many games as their variance tells.

    The games of a deal go together: n independent ones would spread the shares of the deals as
    they are spread (Kish's effective sample size). Never more than were played; and where all or
    none were won, and nothing is spread, not more than there are deals.
    """
    middle = fmean(values)
    spread = variance(values) / len(values) if len(values) > 1 else 0.0
    if spread > 0.0:
        n = min(float(games), middle * (1.0 - middle) / spread)
    else:
        n = float(games if 0.0 < middle < 1.0 and len(values) > 1 else len(values))
    t = student(max(1, len(values) - 1))
    centre = (middle + t * t / (2 * n)) / (1 + t * t / n)
    half = t * sqrt(middle * (1 - middle) / n + t * t / (4 * n * n)) / (1 + t * t / n)
    return Estimate(middle, max(0.0, centre - half), min(1.0, centre + half))


def student(freedom: int) -> float:
    """The quantile of Student's t for the confidence, two-sided (Cornish and Fisher's series)."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom) ** n for n, term in enumerate(terms, start=1))
