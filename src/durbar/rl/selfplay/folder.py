"""The folder of a run: shards and a manifest that names those that are whole. It can go on."""

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from durbar.bots.arena.executors import spread
from durbar.core.errors import DurbarError
from durbar.rl.encode import layout_of, version_of
from durbar.rl.selfplay.plan import Plan
from durbar.rl.selfplay.playing import room_of
from durbar.rl.selfplay.shards import make_shard

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"

Made = tuple[range, bytes]
Executor = Callable[[Plan, Iterable[range]], Iterator[Made]]


class BadFolder(DurbarError):
    """A folder that does not hold the beginning of this run."""


class Folder:
    """What is written so far; a shard counts once the manifest names it."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.shards: dict[int, dict[str, Any]] = {}  # by the first game
        path.mkdir(parents=True, exist_ok=True)
        if (path / MANIFEST).exists():
            told = read_manifest(path)
            if told["plan"] != plan.header():
                raise BadFolder("selfplay-folder", folder=str(path))
            self.shards = {shard["first"]: shard for shard in told["shards"]}

    def lacks(self, games: int) -> list[range]:
        """The shards that are still to be made, a shard that grows included."""
        return [
            games
            for games in self.plan.shards(games)
            if self.shards.get(games.start, {"games": 0})["games"] < len(games)
        ]

    def add(self, games: range, data: bytes) -> None:
        name = f"shard-{games.start // self.plan.shard:06}.npz"
        _replace(self.path / name, data)
        self.shards[games.start] = {
            "file": name,
            "first": games.start,
            "games": len(games),
            "bytes": len(data),
            "sha256": hashlib.sha256(data).hexdigest(),
        }
        told = {
            "selfplay": FORMAT,
            "plan": self.plan.header(),
            "env_version": version_of(self.plan.game),
            "layout": _layout(self.plan),
            "shards": [self.shards[first] for first in sorted(self.shards)],
        }
        _replace(self.path / MANIFEST, json.dumps(told, indent=1).encode())


def read_manifest(path: Path) -> dict[str, Any]:
    try:
        told: dict[str, Any] = json.loads((path / MANIFEST).read_text("utf-8"))
        if told["selfplay"] == FORMAT and isinstance(told["shards"], list):
            return told
    except (KeyError, OSError, TypeError, ValueError):
        pass
    raise BadFolder("selfplay-folder", folder=str(path))


def _layout(plan: Plan) -> list[dict[str, Any]]:
    room = room_of(plan.game, plan.edition_file)
    return [
        {"name": each.piece.name, "shape": each.piece.shape, "begin": each.begin, "end": each.end}
        for each in layout_of(room, room.options.of(plan.options))
    ]


def _replace(file: Path, data: bytes) -> None:
    """All of it or nothing, also if the process is killed."""
    part = file.with_suffix(".part")
    part.write_bytes(data)
    os.replace(part, file)


# Where shards are made ----------------------------------------------------------------------------


def executor(workers: int, ray_address: str | None) -> Executor:
    """Here, in several processes, or on a Ray cluster: the data are the same."""
    if ray_address is not None:
        return partial(on_ray, ray_address)
    return here if workers == 1 else partial(in_processes, workers)


def here(plan: Plan, shards: Iterable[range]) -> Iterator[Made]:
    for games in shards:
        yield made(plan, games)


def in_processes(workers: int, plan: Plan, shards: Iterable[range]) -> Iterator[Made]:
    yield from spread(workers, partial(made, plan), shards)


def on_ray(address: str, plan: Plan, shards: Iterable[range]) -> Iterator[Made]:
    """On the cluster at an address; `local` starts one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    import ray

    if address == "local":
        ray.init(include_dashboard=False, log_to_driver=False)
    else:
        ray.init(address=address, log_to_driver=False)
    try:
        task = ray.remote(made)
        running = [task.remote(plan, games) for games in shards]
        while running:
            done, running = ray.wait(running, num_returns=1)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def made(plan: Plan, games: range) -> Made:
    return games, make_shard(plan, games)
