"""Where games are played: in this process, in several, or on a Ray cluster.

An executor takes a plan and pairings and yields the bouts in whatever order they end. What crosses
is plain data, the same for all of them.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from durbar.bots.arena.bout import Bout, play_bout
from durbar.bots.arena.plan import Pairing, Plan
from durbar.bots.processes import pool_of
from durbar.core.edition import Edition
from durbar.core.errors import DurbarError
from durbar.core.game import Game
from durbar.games.registry import game

T = TypeVar("T")
R = TypeVar("R")
Executor: TypeAlias = Callable[[Plan, Iterable[Pairing]], Iterator[Bout]]


class NoExecutor(DurbarError):
    """A place to play that is not there."""


def executor(workers: int, ray: str | None = None) -> Executor:
    """By the number of processes, or by the address of a Ray cluster ("local": one made here)."""
    if ray is not None:
        return partial(on_ray, ray, workers)
    return here if workers == 1 else partial(in_processes, workers)


def here(plan: Plan, pairings: Iterable[Pairing]) -> Iterator[Bout]:
    for pairing in pairings:
        yield play(plan, pairing)


def in_processes(workers: int, plan: Plan, pairings: Iterable[Pairing]) -> Iterator[Bout]:
    yield from spread(workers, partial(play, plan), pairings)


def spread(workers: int, task: Callable[[T], R], arguments: Iterable[T]) -> Iterator[R]:
    """The task's results in whatever order they come, from a pool that dies with who asked and
    tells when a worker was killed."""
    pool = pool_of(workers)
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


def on_ray(address: str, workers: int, plan: Plan, pairings: Iterable[Pairing]) -> Iterator[Bout]:
    """On a cluster (the extra `durbar[ray]`) whose nodes have this package; files of ours they
    need not have."""
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
        remote = ray.remote(play_elsewhere)
        edition = ray.put(_room(plan.game, plan.edition_file).edition)
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


def play_elsewhere(edition: Edition, plan: Plan, pairing: Pairing) -> Bout:
    """On a machine that has the package but not the edition's file."""
    _editions[edition.digest] = edition
    return play_bout(_room_of(plan.game, edition.digest), plan, pairing)


def play(plan: Plan, pairing: Pairing) -> Bout:
    return play_bout(_room(plan.game, plan.edition_file), plan, pairing)


_editions: dict[str, Edition] = {}


@cache
def _room_of(name: str, digest: str) -> Game[Any, Any]:
    return game(name, _editions[digest])


@cache
def _room(name: str, edition_file: str | None) -> Game[Any, Any]:
    return game(name, None if edition_file is None else Path(edition_file))
