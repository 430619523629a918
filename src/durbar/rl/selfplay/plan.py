"""What is to be played: games by number, in shards. Where they are played changes nothing."""

import hashlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from durbar.core.chance import SEED_BITS


@dataclass(frozen=True, slots=True)
class Plan:
    """Self-play as data: what crosses to other processes and machines."""

    game: str
    edition: str  # digest
    edition_file: str | None
    options: dict[str, Any]
    bots: tuple[str, ...]  # registry strings, as many as seats that decide
    deciders: tuple[int, ...]
    seed: int
    shard: int  # games in one
    observations: bool

    def shards(self, games: int) -> Iterator[range]:
        """The games of every shard; the last may have fewer."""
        for first in range(0, games, self.shard):
            yield range(first, min(first + self.shard, games))

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots of a game by decider: every game turns them one seat on."""
        turn = number % len(self.bots)
        return self.bots[turn:] + self.bots[:turn]

    def chance_seed(self, number: int) -> int:
        return self._seed(f"chance {number}")

    def bot_seed(self, number: int, seat: int) -> int:
        return self._seed(f"bot {number} {seat}")

    def header(self) -> dict[str, Any]:
        """All that decides the data; where the edition's file lies does not."""
        told = asdict(self)
        del told["edition_file"]
        return told | {"bots": list(self.bots), "deciders": list(self.deciders)}

    def _seed(self, use: str) -> int:
        digest = hashlib.sha256(f"{self.seed} selfplay {use}".encode()).digest()
        return int.from_bytes(digest[: SEED_BITS // 8], "big")
