"""Root-parallel search: trees of their own in several processes, whose roots are added up.

The processes are started once for a number of workers and serve all searches after that.
"""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from durbar.bots.base import Budget
from durbar.bots.processes import pool_of
from durbar.bots.search.considered import Considered
from durbar.core.edition import Edition
from durbar.core.game import Game, View
from durbar.core.types import Seat
from durbar.games.registry import game as game_by_id

if TYPE_CHECKING:
    from durbar.bots.search.searcher import Searcher

_editions: dict[str, Edition] = {}
_pools: dict[int, ProcessPoolExecutor] = {}


@dataclass(frozen=True, slots=True)
class Task:
    """A search as data."""

    searcher: "Searcher"
    game: str
    edition: Edition
    seat: Seat
    seed: int
    view: View
    budget: Budget


def consider(workers: int, tasks: Sequence[Task]) -> list[list[Considered]]:
    """Does the tasks side by side; the answers come in their order."""
    if workers not in _pools:
        _pools[workers] = pool_of(workers)
    try:
        return list(_pools[workers].map(_consider, tasks))
    except BrokenProcessPool:
        del _pools[workers]  # the next search begins with new processes
        raise


def _consider(task: Task) -> list[Considered]:
    _editions[task.edition.digest] = task.edition
    searcher = task.searcher
    searcher.begin(_game(task.game, task.edition.digest), task.seat, task.seed)
    return searcher.consider(task.view, task.budget)


@cache
def _game(name: str, digest: str) -> Game[Any, Any]:
    return game_by_id(name, _editions[digest])
