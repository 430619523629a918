"""Where games are played: in this process, or in several.

An executor takes a plan and pairings and yields the bouts in whatever order they end. What crosses
is plain data, so that one for a cluster is one more function of this kind.
"""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias

from durbar.bots.arena.bout import Bout, play_bout
from durbar.bots.arena.plan import Pairing, Plan
from durbar.core.game import Game
from durbar.games.registry import game

Executor: TypeAlias = Callable[[Plan, Iterable[Pairing]], Iterator[Bout]]


def executor(workers: int) -> Executor:
    return here if workers == 1 else partial(in_processes, workers)


def here(plan: Plan, pairings: Iterable[Pairing]) -> Iterator[Bout]:
    for pairing in pairings:
        yield play(plan, pairing)


def in_processes(workers: int, plan: Plan, pairings: Iterable[Pairing]) -> Iterator[Bout]:
    """A pool that dies with who asked, and tells when a worker was killed."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts_to_the_parent)
    try:
        waiting = [pool.submit(play, plan, pairing) for pairing in pairings]
        for done in as_completed(waiting):
            yield done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def play(plan: Plan, pairing: Pairing) -> Bout:
    return play_bout(_room(plan.game, plan.edition_file), plan, pairing)


@cache
def _room(name: str, edition_file: str | None) -> Game[Any, Any]:
    return game(name, None if edition_file is None else Path(edition_file))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
