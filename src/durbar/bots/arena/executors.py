"""Where games are played: in this process, or in several.

An executor takes a plan and pairings and yields the bouts in whatever order they end. What crosses
is plain data, so that one for a cluster is one more function of this kind.
"""

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache, partial
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from durbar.bots.arena.bout import Bout, play_bout
from durbar.bots.arena.plan import Pairing, Plan
from durbar.core.game import Game
from durbar.games.registry import game

T = TypeVar("T")
R = TypeVar("R")
Executor: TypeAlias = Callable[[Plan, Iterable[Pairing]], Iterator[Bout]]


def executor(workers: int) -> Executor:
    return here if workers == 1 else partial(in_processes, workers)


def here(plan: Plan, pairings: Iterable[Pairing]) -> Iterator[Bout]:
    for pairing in pairings:
        yield play(plan, pairing)


def in_processes(workers: int, plan: Plan, pairings: Iterable[Pairing]) -> Iterator[Bout]:
    yield from spread(workers, partial(play, plan), pairings)


def spread(workers: int, task: Callable[[T], R], arguments: Iterable[T]) -> Iterator[R]:
    """The task's results in whatever order they come, from a pool that dies with who asked and
    tells when a worker was killed."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _live_with_the_parent)
    left = iter(arguments)

    def start(number: int) -> set[Future[R]]:
        return {pool.submit(task, argument) for argument in islice(left, number)}

    try:
        running = start(2 * workers)  # one in hand and one at hand, so that nobody waits
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= start(len(done))
            for ended in done:
                yield ended.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def play(plan: Plan, pairing: Pairing) -> Bout:
    return play_bout(_room(plan.game, plan.edition_file), plan, pairing)


@cache
def _room(name: str, edition_file: str | None) -> Game[Any, Any]:
    return game(name, None if edition_file is None else Path(edition_file))


def _live_with_the_parent() -> None:
    """Interrupts are the parent's business; a worker ends when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
