"""Where games are played: in this process, or in several.

An executor takes a plan and pairings and yields the bouts in whatever order they end. What crosses
is plain data, so that one for a cluster is one more function of this kind.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

from durbar.bots.arena.bout import Bout, play_bout
from durbar.bots.arena.plan import Pairing, Plan
from durbar.bots.processes import pool_of
from durbar.core.game import Game
from durbar.games.registry import game

Executor: TypeAlias = Callable[[Plan, Iterable[Pairing]], Iterator[Bout]]


def executor(workers: int) -> Executor:
    return here if workers == 1 else partial(in_processes, workers)


def here(plan: Plan, pairings: Iterable[Pairing]) -> Iterator[Bout]:
    for pairing in pairings:
        yield play(plan, pairing)


def in_processes(workers: int, plan: Plan, pairings: Iterable[Pairing]) -> Iterator[Bout]:
    pool = pool_of(workers)
    left = iter(pairings)

    def start(number: int) -> set[Future[Bout]]:
        return {pool.submit(play, plan, pairing) for pairing in islice(left, number)}

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
