"""The plan of a run: numbered games in shards. The place where they are played changes nothing."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from durbar.rl.seeds import derive_seed


@dataclass(frozen=True, slots=True)
class SelfPlayPlan:
    """Self-play as data, which is sent to other processes and machines."""

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
        """Yields the games of every shard; the last may have fewer."""
        for first in range(0, games, self.shard):
            yield range(first, min(first + self.shard, games))

    def seated(self, number: int) -> tuple[str, ...]:
        """Returns the bots of a game by decider; every game moves them on by one seat."""
        turn = number % len(self.bots)
        return self.bots[turn:] + self.bots[:turn]

    def chance_seed(self, number: int) -> int:
        return derive_seed(self.seed, f"selfplay chance {number}")

    def bot_seed(self, number: int, seat: int) -> int:
        return derive_seed(self.seed, f"selfplay bot {number} {seat}")

    def header(self) -> dict[str, Any]:
        """Returns everything that determines the data, so not the path of the edition's file."""
        header = asdict(self)
        del header["edition_file"]
        return header | {"bots": list(self.bots), "deciders": list(self.deciders)}
