"""The plan of an arena: every deal with every lineup of bots in every rotation of the seats.

A deal is a stream of chance. All rotations play the same stream, which removes much of the luck.
The games of one deal are therefore not independent, and intervals are computed over deals.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from durbar.core.chance import SEED_BITS


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to play: a deal, and the bot (by its index in the plan) of each seat."""

    deal: int
    bots: tuple[int, ...]  # in the order of the seats that decide

    @property
    def key(self) -> str:
        return f"{self.deal}:{','.join(map(str, self.bots))}"


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """An arena as data: sent to other processes, and the first line of the results file."""

    game: str
    edition: str  # digest
    edition_file: str | None
    options: dict[str, Any]
    bots: tuple[str, ...]  # registry strings; one may stand several times
    deciders: tuple[int, ...]
    seed: int

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        """All ways to fill the seats from the bots, each in one order. Equal bots are
        interchangeable."""
        by_names: dict[tuple[str, ...], tuple[int, ...]] = {}
        for places in combinations(range(len(self.bots)), len(self.deciders)):
            by_names.setdefault(tuple(self.bots[place] for place in places), places)
        return list(by_names.values())

    @property
    def games_per_deal(self) -> int:
        return len(self.lineups) * len(self.deciders)

    def deals_for(self, games: int) -> int:
        """Returns the number of whole deals that these games need."""
        return -(-games // self.games_per_deal)

    def pairings(self, deals: int) -> Iterator[Pairing]:
        for deal in range(deals):
            for lineup in self.lineups:
                for turn in range(len(lineup)):
                    yield Pairing(deal, lineup[turn:] + lineup[:turn])

    def chance_seed(self, pairing: Pairing) -> int:
        """Returns the seed of chance; it is the same for all games of a deal."""
        return self._seed(f"chance {pairing.deal}")

    def bot_seed(self, pairing: Pairing, seat: int) -> int:
        """Returns the seed of one bot; bots and chance do not share a generator."""
        return self._seed(f"bot {pairing.key} {seat}")

    def _seed(self, use: str) -> int:
        digest = hashlib.sha256(f"{self.seed} {use}".encode()).digest()
        return int.from_bytes(digest[: SEED_BITS // 8], "big")
