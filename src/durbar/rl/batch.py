"""Many games at once: actions in; masks, movers, rewards and ends out, in arrays over the buffers.

A game that ends is dealt anew in the same step: its row of `rewards` and `ends` tells of the end,
its row of `masks` and `observations` already of the new game.
"""

import hashlib
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from durbar.core.chance import SEED_BITS, Rng
from durbar.rl.setting import Setting


class Batch:
    """`count` games of one form. The arrays are read-only and change with every step."""

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seed: int = 0,
        reward: str = "rank",
        observations: bool = True,
        **options: Any,
    ) -> None:
        if count < 1:
            raise ValueError("a batch has at least one game")
        self.setting = Setting(game, reward=reward, observations=observations, **options)
        self.layout = self.setting.layout
        self.count = count
        rngs = [Rng(seed_of(seed, n)) for n in range(count)]
        self.tables = self.setting.tables(rngs, goes_on=True, encodes=observations)
        seats, actions = self.setting.options.seats, self.setting.actions
        self.masks: NDArray[np.int8] = (
            np.asarray(self.tables.masks).view(np.int8).reshape(count, actions)
        )
        self.movers: NDArray[np.int64] = np.asarray(self.tables.movers)
        self.ends: NDArray[np.bool_] = np.asarray(self.tables.ends).view(np.bool_)
        self.rewards: NDArray[np.float64] = np.asarray(self.tables.rewards).reshape(count, seats)
        self.observations: NDArray[np.int16] | None = None
        if observations:
            flat: NDArray[np.int16] = np.asarray(self.tables.pen.out)
            self.observations = flat.reshape(count, self.layout.size)
        self.reset()

    def reset(self) -> None:
        """Deals every game anew, from the chance that is left."""
        for n in range(self.count):
            self.tables.deal(n)

    def step(self, actions: ArrayLike) -> None:
        """One action per game; if one is illegal, ValueError says which and nothing is played."""
        self.tables.step(np.ascontiguousarray(actions, dtype="<i8").tobytes())

    def sample(self, rng: Rng) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely."""
        self.tables.sample(rng)
        picks: NDArray[np.int64] = np.asarray(self.tables.picks)
        return picks.copy()


def seed_of(seed: int, number: int) -> int:
    """The seed of one of many games: its stream does not depend on how many there are."""
    digest = hashlib.sha256(f"{seed} table {number}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")
