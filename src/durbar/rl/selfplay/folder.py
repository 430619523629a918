"""The folder of a run: its shards, and a manifest of the complete ones. A run can be resumed."""

import hashlib
import json
import os
from pathlib import Path
from typing import Any, Final

from durbar.core.errors import DurbarError
from durbar.rl.encode import layout_of, version_of
from durbar.rl.selfplay.plan import SelfPlayPlan
from durbar.rl.selfplay.playing import room_of

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"


class BadFolder(DurbarError):
    """Raised for a folder that does not hold the beginning of this run."""


class Folder:
    """The shards written so far; a shard is complete once the manifest names it."""

    def __init__(self, path: Path, plan: SelfPlayPlan) -> None:
        self.path = path
        self.plan = plan
        self.shards: dict[int, dict[str, Any]] = {}  # by the first game
        path.mkdir(parents=True, exist_ok=True)
        if (path / MANIFEST).exists():
            manifest = read_manifest(path)
            if manifest["plan"] != plan.header():
                raise BadFolder("selfplay-folder", folder=str(path))
            self.shards = {shard["first"]: shard for shard in manifest["shards"]}

    def lacks(self, games: int) -> list[range]:
        """Returns the shards that are missing or have too few games."""
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
        manifest = {
            "selfplay": FORMAT,
            "plan": self.plan.header(),
            "env_version": version_of(self.plan.game),
            "layout": _layout(self.plan),
            "shards": [self.shards[first] for first in sorted(self.shards)],
        }
        _replace(self.path / MANIFEST, json.dumps(manifest, indent=1).encode())


def read_manifest(path: Path) -> dict[str, Any]:
    try:
        manifest: dict[str, Any] = json.loads((path / MANIFEST).read_text("utf-8"))
        if manifest["selfplay"] == FORMAT and isinstance(manifest["shards"], list):
            return manifest
    except (KeyError, OSError, TypeError, ValueError):
        pass
    raise BadFolder("selfplay-folder", folder=str(path))


def _layout(plan: SelfPlayPlan) -> list[dict[str, Any]]:
    room = room_of(plan.game, plan.edition_file)
    return [
        {"name": each.piece.name, "shape": each.piece.shape, "begin": each.begin, "end": each.end}
        for each in layout_of(room, room.options.of(plan.options))
    ]


def _replace(file: Path, data: bytes) -> None:
    """Replaces a file atomically."""
    part = file.with_suffix(".part")
    part.write_bytes(data)
    os.replace(part, file)
