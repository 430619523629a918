"""Ratings of the bots of an arena (the extra `durbar[arena]`).

The games are rated one after the other in the plan's order.
"""

from collections.abc import Sequence

from durbar.bots.arena.game import ArenaGame, BotResult
from durbar.bots.arena.plan import ArenaPlan
from durbar.bots.skill import INITIAL, Rating, has_openskill, rate_game


def ratings(plan: ArenaPlan, games: Sequence[ArenaGame]) -> dict[str, Rating]:
    """Returns the ratings by bot; none if openskill is not installed."""
    if not has_openskill():
        return {}
    now = dict.fromkeys(plan.bots, INITIAL)
    for game in games:
        bots = [plan.bots[result.bot] for result in game.results]
        now |= rate_game(now, bots, _ranks(game.results))
    return now


def _ranks(results: Sequence[BotResult]) -> list[int]:
    """Returns a rank for each result: victory first, then points. Equal results share a rank."""
    order = sorted({(result.won, result.points) for result in results}, reverse=True)
    return [order.index((result.won, result.points)) + 1 for result in results]
