"""Reading self-play data: `Dataset(folder)` goes over games and decisions, shard by shard."""

import hashlib
import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from durbar.core.record import Record, parse
from durbar.rl.selfplay.folder import BadFolder, read_manifest


@dataclass(frozen=True, slots=True)
class Sample:
    """One decision: what the seat saw, what it could do, how often each was looked at."""

    game: int  # number in the run
    seat: int
    action: int
    menu: NDArray[np.int32]
    visits: NDArray[np.int32]
    reward: float  # what the seat was paid at the end: `rank`
    observation: NDArray[np.int16] | None


class Dataset:
    """A folder that `durbar selfplay` wrote. Every shard is checked against the manifest."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        self.manifest = read_manifest(self.folder)

    @property
    def games(self) -> int:
        return sum(shard["games"] for shard in self.manifest["shards"])

    def shards(self) -> Iterator[dict[str, NDArray[Any]]]:
        """The arrays of every shard, by name (docs/rl.md lists them)."""
        for shard in self.manifest["shards"]:
            data = (self.folder / shard["file"]).read_bytes()
            if hashlib.sha256(data).hexdigest() != shard["sha256"]:
                raise BadFolder("selfplay-folder", folder=str(self.folder / shard["file"]))
            with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
                yield dict(arrays)

    def records(self) -> Iterator[Record]:
        """The games as records: `durbar.replay` and `durbar.verify` take them."""
        for arrays in self.shards():
            text, begin = arrays["records"].tobytes(), 0
            for end in arrays["record_ends"]:
                yield parse(text[begin:end].decode())
                begin = int(end)

    def samples(self) -> Iterator[Sample]:
        for arrays in self.shards():
            ends = arrays["menu_ends"]
            begins = np.concatenate([[0], ends[:-1]])
            seen = arrays.get("observation")
            for n, (game, seat) in enumerate(zip(arrays["game"], arrays["seat"], strict=True)):
                span = slice(begins[n], ends[n])
                yield Sample(
                    int(arrays["numbers"][game]), int(seat), int(arrays["action"][n]),
                    arrays["menu"][span], arrays["visits"][span],
                    float(arrays["rewards"][game, seat]), None if seen is None else seen[n],
                )  # fmt: skip
