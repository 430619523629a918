"""Shards: compressed numpy archives (`.npz`) that are equal byte for byte for equal games."""

import io
import zipfile
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from durbar.rl.encode import layout_of
from durbar.rl.selfplay.plan import SelfPlayPlan
from durbar.rl.selfplay.playing import FinishedGame, play_game, room_of

EPOCH: Final = (1980, 1, 1, 0, 0, 0)  # time stamp of every file: equal games give equal bytes


def make_shard(plan: SelfPlayPlan, games: range) -> bytes:
    """Plays the games and returns their shard: the unit of work of every executor."""
    played = [play_game(plan, number) for number in games]
    return pack(arrays(plan, played))


def arrays(plan: SelfPlayPlan, played: list[FinishedGame]) -> dict[str, NDArray[Any]]:
    """Returns the arrays of a shard; `menu_ends` separates the menus and visits of decisions."""
    decisions = [(n, each) for n, game in enumerate(played) for each in game.decisions]
    found: dict[str, NDArray[Any]] = {
        "numbers": np.array([game.number for game in played], np.int64),
        "scores": np.array([game.scores for game in played], np.int32),
        "rewards": np.array([game.rewards for game in played], np.float32),
        "records": _joined([game.record.to_text().encode() for game in played]),
        "record_ends": _ends([len(game.record.to_text().encode()) for game in played]),
        "game": np.array([n for n, _ in decisions], np.int32),
        "seat": np.array([each.seat for _, each in decisions], np.int8),
        "action": np.array([each.action for _, each in decisions], np.int32),
        "menu": np.array([a for _, each in decisions for a in each.menu], np.int32),
        "visits": np.array([v for _, each in decisions for v in each.visits], np.int32),
        "menu_ends": _ends([len(each.menu) for _, each in decisions]),
    }
    if plan.observations:
        room = room_of(plan.game, plan.edition_file)
        size = layout_of(room, room.options.of(plan.options)).size
        flat = np.frombuffer(b"".join(each.observation for _, each in decisions), np.int16)
        found["observation"] = flat.reshape(len(decisions), size)
    return found


def pack(parts: dict[str, NDArray[Any]]) -> bytes:
    """As numpy.savez_compressed, but without time stamps."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, array in parts.items():
            info = zipfile.ZipInfo(f"{name}.npy", EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            with archive.open(info, "w") as file:
                np.lib.format.write_array(file, array, allow_pickle=False)
    return out.getvalue()


def _joined(texts: list[bytes]) -> NDArray[Any]:
    return np.frombuffer(b"".join(texts), np.uint8)


def _ends(sizes: list[int]) -> NDArray[Any]:
    return np.cumsum(sizes, dtype=np.int64)
