"""Configuration shared by all environments: a game with its options, spaces and rewards."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from durbar.core.chance import Rng
from durbar.games.registry import game as game_by_id
from durbar.rl import encode
from durbar.rl.rewards import reward_number
from durbar.rl.vector import GameVector

RENDER_MODES: Final = ("ansi", "svg")
ILLEGAL_MODES: Final = ("raise", "terminate")


class EnvConfig:
    """One game with its options, its observations and its kind of reward."""

    def __init__(
        self,
        game: str,
        *,
        reward: str = "rank",
        observations: bool = True,
        edition: Path | None = None,
        **options: Any,
    ) -> None:
        self.game = game_by_id(game, edition)
        self.options = self.game.options.of(options)
        self.deciders = self.game.deciders(self.options)
        self.reward_number = reward_number(reward)
        self.actions = self.game.seat_actions
        self.version = encode.version_of(game)
        self.layout = encode.layout_of(self.game, self.options)
        self.encoder = encode.encoder_of(self.game, self.options) if observations else None

    def vector(self, rngs: Sequence[Rng], *, auto_reset: bool, encodes: bool) -> GameVector:
        """Returns games to step; with `encodes` each step writes the observation of the mover."""
        return GameVector(
            self.game.new(self.options), list(rngs), self.options.seats, self.actions,
            self.reward_number, auto_reset, self.encoder if encodes else None, self.layout.size,
        )  # fmt: skip

    def observation_space(self) -> spaces.Dict:
        parts: dict[str, spaces.Space[Any]] = {
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)
        }
        if self.encoder is not None:
            low = np.zeros(self.layout.size, np.int16)
            high = np.zeros(self.layout.size, np.int16)
            for placed in self.layout:
                low[placed.begin : placed.end] = placed.piece.low
                high[placed.begin : placed.end] = placed.piece.high
            parts["observation"] = spaces.Box(low, high, dtype=np.int16)
        return spaces.Dict(parts)

    def action_space(self) -> "spaces.Discrete[Any]":
        return spaces.Discrete(self.actions)

    @staticmethod
    def first_seed(seed: int | None, is_seeded: bool) -> int | None:
        """Returns a random seed if none was ever given; later, None continues the generator."""
        return secrets.randbits(64) if seed is None and not is_seeded else seed


def check_modes(*, illegal: str = "raise", render_mode: str | None = None) -> None:
    """Raises ValueError for an unknown mode of an environment."""
    _check_choice("illegal", illegal, ILLEGAL_MODES)
    _check_choice("render_mode", render_mode, RENDER_MODES)


def _check_choice(name: str, value: str | None, known: Sequence[str]) -> None:
    if value is not None and value not in known:
        raise ValueError(f"{name} {value!r} is none of {', '.join(known)}")
