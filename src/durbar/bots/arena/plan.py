"""What is to be played: every deal with every line-up of bots in every rotation of its seats.

A deal is a stream of chance. The same stream in all rotations takes much of the luck out; the games
of one deal are therefore not independent, and intervals are reckoned over deals.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from durbar.core.chance import SEED_BITS


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to play: a deal, and which bot (by its place in the plan) takes which seat."""

    deal: int
    bots: tuple[int, ...]  # in the order of the seats that decide

    @property
    def key(self) -> str:
        return f"{self.deal}:{','.join(map(str, self.bots))}"


@dataclass(frozen=True, slots=True)
class Plan:
    """An arena as data: what crosses to other processes, and the first line of its file."""

    game: str
    edition: str  # digest
    edition_file: str | None
    options: dict[str, Any]
    bots: tuple[str, ...]  # registry strings; one may stand several times
    deciders: tuple[int, ...]
    seed: int

    @property
    def line_ups(self) -> list[tuple[int, ...]]:
        """All ways to fill the seats from the bots, each in one order; ways that differ only in
        which of equal bots sit are one."""
        by_names: dict[tuple[str, ...], tuple[int, ...]] = {}
        for places in combinations(range(len(self.bots)), len(self.deciders)):
            by_names.setdefault(tuple(self.bots[place] for place in places), places)
        return list(by_names.values())

    @property
    def games_per_deal(self) -> int:
        return len(self.line_ups) * len(self.deciders)

    def deals_for(self, games: int) -> int:
        """Whole deals, at least as many as these games need."""
        return -(-games // self.games_per_deal)

    def pairings(self, deals: int) -> Iterator[Pairing]:
        for deal in range(deals):
            for line_up in self.line_ups:
                for turn in range(len(line_up)):
                    yield Pairing(deal, line_up[turn:] + line_up[:turn])

    def chance_seed(self, pairing: Pairing) -> int:
        """The same for all games of a deal."""
        return self._seed(f"chance {pairing.deal}")

    def bot_seed(self, pairing: Pairing, seat: int) -> int:
        """Each bot's own: thinking must not change fate, nor one bot's luck another's."""
        return self._seed(f"bot {pairing.key} {seat}")

    def _seed(self, use: str) -> int:
        digest = hashlib.sha256(f"{self.seed} {use}".encode()).digest()
        return int.from_bytes(digest[: SEED_BITS // 8], "big")
