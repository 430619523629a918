"""Many games at once: actions in; masks, movers, rewards and ends out, in arrays over the buffers.

A finished game restarts within the step that ended it: its rows of `rewards` and `ends` belong to
the finished game, its rows of `masks` and `observations` to the new one.
"""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from durbar.core.chance import Rng
from durbar.rl.config import EnvConfig
from durbar.rl.seeds import derive_seed


class Batch:
    """`count` games with the same options. The arrays are read-only and change with every step."""

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
        self.config = EnvConfig(game, reward=reward, observations=observations, **options)
        self.layout = self.config.layout
        self.count = count
        rngs = [Rng(seed_of(seed, n)) for n in range(count)]
        self.vector = self.config.vector(rngs, auto_reset=True, encodes=observations)
        seats, actions = self.config.options.seats, self.config.actions
        self.masks: NDArray[np.int8] = (
            np.asarray(self.vector.masks).view(np.int8).reshape(count, actions)
        )
        self.movers: NDArray[np.int64] = np.asarray(self.vector.movers)
        self.ends: NDArray[np.bool_] = np.asarray(self.vector.ends).view(np.bool_)
        self.rewards: NDArray[np.float64] = np.asarray(self.vector.rewards).reshape(count, seats)
        self.observations: NDArray[np.int16] | None = None
        if observations:
            flat: NDArray[np.int16] = np.asarray(self.vector.writer.out)
            self.observations = flat.reshape(count, self.layout.size)
        self.reset()

    def reset(self) -> None:
        """Restarts every game; the random generators continue."""
        for n in range(self.count):
            self.vector.reset(n)

    def step(self, actions: ArrayLike) -> None:
        """Plays one action per game. Raises ValueError, and plays nothing, if any is illegal."""
        self.vector.step(np.ascontiguousarray(actions, dtype="<i8").tobytes())

    def sample(self, rng: Rng) -> NDArray[np.int64]:
        """Returns a random legal action for every game."""
        self.vector.sample(rng)
        picks: NDArray[np.int64] = np.asarray(self.vector.sampled)
        return picks.copy()


def seed_of(seed: int, number: int) -> int:
    """Returns the seed of one of many games, which does not depend on their number."""
    return derive_seed(seed, f"table {number}")
