"""Root-parallel search: the same with the same seed and number of workers, and no process more."""

from multiprocessing import active_children
from typing import Any

import pytest
from tests.bots.tables import decisions, sits

import durbar
from durbar.bots.base import Budget
from durbar.bots.registry import make_bot
from durbar.bots.search.searcher import Searcher
from durbar.bots.search.stats import ActionStats, merged, root_stats
from durbar.core.errors import BadOptions


def at_the_table(room: str) -> tuple[Any, int, Any]:
    game = durbar.game(room)
    state = next(decisions(game, game.options.parse(None, ""), 2, 5))
    seat = int(state.to_move())
    return game, seat, game.view(state, seat)


def test_two_workers_share_the_simulations_and_are_used_again() -> None:
    game, seat, view = at_the_table("taj-mahal")

    def stats(seed: int) -> list[ActionStats]:
        bot = Searcher(31, rollout_depth=2, rollout_candidates=2, workers=2)
        sits(bot, game, seat, seed)
        return bot.consider(view, Budget())

    first = stats(1)
    processes = {child.pid for child in active_children()}
    assert sum(choice.visits for choice in first) == 31
    assert first == stats(1) != stats(2)
    assert {child.pid for child in active_children()} == processes
    halves = []
    bot = Searcher(31, rollout_depth=2, rollout_candidates=2)
    sits(bot, game, seat, 1)
    for simulations, seed in zip((16, 15), [bot.rng.next32(), bot.rng.next32()], strict=True):
        alone = Searcher(simulations, rollout_depth=2, rollout_candidates=2)
        sits(alone, game, seat, int(seed))
        halves.append(root_stats(alone.look_ahead(view, Budget())))
    assert merged(halves) == first
    chosen = sits(make_bot("search:simulations=20:workers=2"), game, seat, 1).choose(view, Budget())
    assert chosen in view.legal


def test_what_two_searches_found_is_added_up() -> None:
    one = [ActionStats(1, 3, 0.5, 2.0, 1.0, 0.25, (7,)), ActionStats(2, 0, 0.0, 1.0)]
    other = [ActionStats(1, 1, 0.9, 2.0, 5.0, 0.65, (8,)), ActionStats(5, 4, 0.1, 0.0)]
    both = merged([one, other])
    assert [(choice.action, choice.visits) for choice in both] == [(1, 4), (2, 0), (5, 4)]
    assert both[0].reward == pytest.approx(0.6) and both[0].lead == pytest.approx(2.0)
    assert both[0].win == pytest.approx(0.35) and both[0].line == (7,)


@pytest.mark.parametrize("workers", [0, -1, 65])
def test_a_number_of_workers_that_makes_no_sense_is_refused(workers: int) -> None:
    with pytest.raises(BadOptions):
        make_bot(f"search:workers={workers}")
