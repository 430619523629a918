"""What the games of an arena prove: shares and means with 95 % intervals over deals."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

from durbar.bots.arena.bout import Bout, Result
from durbar.bots.arena.plan import Plan
from durbar.bots.arena.ratings import ratings
from durbar.bots.skill import Rating

CONFIDENCE: Final = 0.95
FEW: Final = (12.706, 4.303, 3.182, 2.776)  # Student's t for 1 to 4 degrees of freedom


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and the interval in which the true one lies with 95 % confidence, if it is known."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot fared; one that sat in several seats of a game is told per seat."""

    bot: str
    games: int  # seats taken
    won: Estimate  # share of the victories; who shares one has a part of it
    points: Estimate
    margin: Estimate  # to the best other seat
    edge: Estimate  # to the mean of the other seats: it tells small differences soonest
    sources: dict[str, float]  # mean points by the kind of what brought them
    seconds_per_move: float
    slowest_move: float
    rating: Rating | None = None  # where openskill is installed


def standings(plan: Plan, bouts: Sequence[Bout]) -> list[Standing]:
    """One for each different bot, in the order of the plan."""
    rated = ratings(plan, bouts)
    return [
        replace(_standing(plan, bot, bouts), rating=rated.get(bot))
        for bot in dict.fromkeys(plan.bots)
    ]


def _standing(plan: Plan, bot: str, bouts: Sequence[Bout]) -> Standing:
    by_deal: dict[int, list[Result]] = {}
    edges: dict[int, list[float]] = {}
    for bout in bouts:
        own = [result for result in bout.results if plan.bots[result.bot] == bot]
        by_deal.setdefault(bout.pairing.deal, []).extend(own)
        edges.setdefault(bout.pairing.deal, []).extend(_edge(bout, result) for result in own)
    deals = list(by_deal.values())
    results = [result for deal in deals for result in deal]
    kinds = sorted({kind for result in results for kind in result.sources})
    return Standing(
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


def _edge(bout: Bout, own: Result) -> float:
    others = [result.points for result in bout.results if result is not own]
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
