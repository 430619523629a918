"""Executors: play the games in this process, in several, or on a Ray cluster.

An executor takes a plan and pairings and yields the games in the order in which they end.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from durbar.bots.arena.game import ArenaGame, play_pairing
from durbar.bots.arena.plan import ArenaPlan, Pairing
from durbar.bots.processes import process_pool
from durbar.core.edition import Edition
from durbar.core.errors import DurbarError
from durbar.core.game import Game
from durbar.games.registry import cached_game, game

T = TypeVar("T")
R = TypeVar("R")
Executor: TypeAlias = Callable[[ArenaPlan, Iterable[Pairing]], Iterator[ArenaGame]]


class NoExecutor(DurbarError):
    """Raised if Ray is not installed or its cluster cannot be reached."""


def executor(workers: int, ray: str | None = None) -> Executor:
    """Returns an executor with some processes or on a Ray cluster ("local" starts one here)."""
    if ray is not None:
        return partial(on_ray, ray, workers)
    return here if workers == 1 else partial(in_processes, workers)


def here(plan: ArenaPlan, pairings: Iterable[Pairing]) -> Iterator[ArenaGame]:
    for pairing in pairings:
        yield _play(plan, pairing)


def in_processes(workers: int, plan: ArenaPlan, pairings: Iterable[Pairing]) -> Iterator[ArenaGame]:
    yield from spread(workers, partial(_play, plan), pairings)


def spread(workers: int, task: Callable[[T], R], arguments: Iterable[T]) -> Iterator[R]:
    """Yields a task's results in the order in which they are done.

    The processes end with the caller; a killed worker raises BrokenProcessPool.
    """
    pool = process_pool(workers)
    left = iter(arguments)

    def start(number: int) -> set[Future[R]]:
        return {pool.submit(task, argument) for argument in islice(left, number)}

    try:
        running = start(2 * workers)  # one running and one waiting, so that no worker idles
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= start(len(done))
            for ended in done:
                yield ended.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def on_ray(
    address: str, workers: int, plan: ArenaPlan, pairings: Iterable[Pairing]
) -> Iterator[ArenaGame]:
    """Plays on a cluster (the extra `durbar[ray]`) whose nodes have this package.

    The nodes need no files of this machine.
    """
    if find_spec("ray") is None:
        raise NoExecutor("ray-missing")
    ray: Any = import_module("ray")
    quiet: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False}
    if address == "local":
        quiet["num_cpus"] = workers
    try:
        ray.init(address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoExecutor("ray-address", address=address, reason=str(error)) from None
    try:
        remote = ray.remote(_play_remotely)
        edition = ray.put(_game(plan.game, plan.edition_file).edition)
        left = iter(pairings)
        ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [remote.remote(edition, plan, pairing) for pairing in islice(left, ahead)]
        while running:
            done, running = ray.wait(running)
            running += [
                remote.remote(edition, plan, pairing) for pairing in islice(left, len(done))
            ]
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _play_remotely(edition: Edition, plan: ArenaPlan, pairing: Pairing) -> ArenaGame:
    """Plays on a machine that has the package but not the edition's file."""
    return play_pairing(cached_game(plan.game, edition), plan, pairing)


def _play(plan: ArenaPlan, pairing: Pairing) -> ArenaGame:
    return play_pairing(_game(plan.game, plan.edition_file), plan, pairing)


@cache
def _game(name: str, edition_file: str | None) -> Game[Any, Any]:
    return game(name, None if edition_file is None else Path(edition_file))
