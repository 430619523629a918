"""Executors make the shards of a plan: in this process, in several, or on a Ray cluster."""

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from durbar.bots.arena.executors import spread
from durbar.rl.selfplay.plan import SelfPlayPlan
from durbar.rl.selfplay.shards import make_shard

Shard = tuple[range, bytes]  # the numbers of its games, and its file
Executor = Callable[[SelfPlayPlan, Iterable[range]], Iterator[Shard]]


def executor(workers: int, ray_address: str | None) -> Executor:
    """Returns the executor to use; all of them make the same data."""
    if ray_address is not None:
        return partial(on_ray, ray_address)
    return here if workers == 1 else partial(in_processes, workers)


def here(plan: SelfPlayPlan, shards: Iterable[range]) -> Iterator[Shard]:
    for games in shards:
        yield _make(plan, games)


def in_processes(workers: int, plan: SelfPlayPlan, shards: Iterable[range]) -> Iterator[Shard]:
    yield from spread(workers, partial(_make, plan), shards)


def on_ray(address: str, plan: SelfPlayPlan, shards: Iterable[range]) -> Iterator[Shard]:
    """Uses the cluster at an address; `local` starts one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics
    import ray

    if address == "local":
        ray.init(include_dashboard=False, log_to_driver=False)
    else:
        ray.init(address=address, log_to_driver=False)
    try:
        task = ray.remote(_make)
        running = [task.remote(plan, games) for games in shards]
        while running:
            done, running = ray.wait(running, num_returns=1)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _make(plan: SelfPlayPlan, games: range) -> Shard:
    return games, make_shard(plan, games)
