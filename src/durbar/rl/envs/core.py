"""The core of the environments that play one game at a time."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from durbar.core.chance import Rng
from durbar.core.errors import IllegalAction
from durbar.core.game import WhyNot, name_of
from durbar.core.state import State
from durbar.rl import render
from durbar.rl.config import EnvConfig
from durbar.rl.writer import new_writer


class EnvCore:
    """One game in play, with arrays over its buffers."""

    def __init__(self, config: EnvConfig) -> None:
        self.config = config
        self.vector = config.vector([Rng(0)], auto_reset=False, encodes=False)
        self.slot = self.vector.slots[0]
        self.rewards: NDArray[np.float64] = np.asarray(self.vector.rewards)
        self._mask: NDArray[np.int8] = np.asarray(self.vector.masks).view(np.int8)
        self._no_action = np.zeros(config.actions, np.int8)
        self._writer = new_writer(config.layout.size)
        self._written: NDArray[np.int16] = np.asarray(self._writer.out)

    def reset(self, seed: int | None) -> int:
        """Starts a new game and returns its mover; without a seed the generator continues."""
        if seed is not None:
            self.vector.reseed(0, Rng(seed))
        self.vector.reset(0)
        return self.mover

    @property
    def mover(self) -> int:
        return int(self.slot.mover)

    @property
    def position(self) -> State:
        return self.slot.state

    def observation(self, seat: int, is_mover: bool) -> dict[str, NDArray[Any]]:
        """Returns new arrays; the mask of a seat that is not to move is empty."""
        mask = self._mask if is_mover else self._no_action
        encoder = self.config.encoder
        if encoder is None:
            return {"action_mask": mask.copy()}
        self._writer.at = 0
        encoder.encode(self.position, seat, self._writer)
        return {"action_mask": mask.copy(), "observation": self._written.copy()}

    def mask(self) -> NDArray[np.int8]:
        return self._mask.copy()

    def is_legal(self, action: int) -> bool:
        return 0 <= action < self.config.actions and bool(self._mask[action])

    def illegal_action(self, seat: int, action: int) -> IllegalAction:
        """Returns the error for an illegal action, with the reason."""
        game = self.config.game
        why_not = game.why_not(self.position, seat, action) or WhyNot("no-such-action")
        return IllegalAction(name_of(game, action), why_not)

    def render(self, mode: str | None, seat: int | None) -> str | None:
        if mode is None:
            return None
        view = self.config.game.view(self.position, seat)
        draw = render.svg if mode == "svg" else render.text
        return draw(self.config.game, view)
