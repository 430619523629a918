"""Root-parallel search: several processes grow their own trees, and the roots are added up.

A pool is started once for each number of workers and serves all later searches.
"""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TYPE_CHECKING

from durbar.bots.base import Budget
from durbar.bots.processes import process_pool
from durbar.bots.search.stats import ActionStats
from durbar.core.edition import Edition
from durbar.core.game import View
from durbar.core.types import Seat
from durbar.games.registry import cached_game

if TYPE_CHECKING:
    from durbar.bots.search.searcher import Searcher

_pools: dict[int, ProcessPoolExecutor] = {}


@dataclass(frozen=True, slots=True)
class SearchTask:
    """A search as data."""

    searcher: "Searcher"
    game: str
    edition: Edition
    seat: Seat
    seed: int
    view: View
    budget: Budget


def run(workers: int, tasks: Sequence[SearchTask]) -> list[list[ActionStats]]:
    """Runs tasks side by side and returns their statistics in the order of the tasks."""
    if workers not in _pools:
        _pools[workers] = process_pool(workers)
    try:
        return list(_pools[workers].map(_run, tasks))
    except BrokenProcessPool:
        del _pools[workers]  # the next search starts new processes
        raise


def _run(task: SearchTask) -> list[ActionStats]:
    searcher = task.searcher
    searcher.begin(cached_game(task.game, task.edition), task.seat, task.seed)
    return searcher.consider(task.view, task.budget)
