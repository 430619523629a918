"""Ratings of the bots of an arena (the extra `durbar[arena]`).

The games are rated one after the other in the plan's order.
"""

from collections.abc import Sequence

from durbar.bots.arena.bout import Bout, Result
from durbar.bots.arena.plan import Plan
from durbar.bots.skill import UNKNOWN, Rating, after_game, are_known


def ratings(plan: Plan, bouts: Sequence[Bout]) -> dict[str, Rating]:
    """By bot; of nobody where openskill is not installed."""
    if not are_known():
        return {}
    now = dict.fromkeys(plan.bots, UNKNOWN)
    for bout in bouts:
        bots = [plan.bots[result.bot] for result in bout.results]
        now |= after_game(now, bots, _ranks(bout.results))
    return now


def _ranks(results: Sequence[Result]) -> list[int]:
    """1 for who won; the others by their points, who are equal share a rank."""
    order = sorted({(result.won, result.points) for result in results}, reverse=True)
    return [order.index((result.won, result.points)) + 1 for result in results]
