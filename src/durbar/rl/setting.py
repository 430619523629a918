"""What all environments share: a form of a game, its spaces, and the compiled tables under them."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from durbar.core.chance import Rng
from durbar.core.errors import IllegalAction
from durbar.core.game import WhyNot, name_of
from durbar.games.registry import game as game_by_id
from durbar.rl import encode, render
from durbar.rl.pen import Pen
from durbar.rl.rewards import reward_number
from durbar.rl.stepping import Tables, shorts

RENDER_MODES: Final = ("ansi", "svg")


class Setting:
    """One form of one game, with what is observed and what is paid."""

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

    def tables(self, rngs: Sequence[Rng], *, goes_on: bool, encodes: bool) -> Tables:
        """Games in play; `encodes`: every step writes the observation of who is to move."""
        return Tables(
            self.game.new(self.options), list(rngs), self.options.seats, self.actions,
            self.reward_number, goes_on, self.encoder if encodes else None, self.layout.size,
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
        """A seed for who has given none yet; after that, None lets chance go on."""
        return secrets.randbits(64) if seed is None and not is_seeded else seed

    def desk(self) -> "Desk":
        return Desk(self)


class Desk:
    """One game in play with arrays to read from: what the one-game environments stand on."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tables = setting.tables([Rng(0)], goes_on=False, encodes=False)
        self.rewards: NDArray[np.float64] = np.asarray(self.tables.rewards)
        self._mask: NDArray[np.int8] = np.asarray(self.tables.masks).view(np.int8)
        self._nothing = np.zeros(setting.actions, np.int8)
        self._pen = Pen(shorts(setting.layout.size))
        self._written: NDArray[np.int16] = np.asarray(self._pen.out)

    def deal(self, seed: int | None) -> int:
        """A new game, from a seed or with the chance that is left; returns who is to move."""
        if seed is not None:
            self.tables.reseed(0, Rng(seed))
        self.tables.deal(0)
        return self.mover

    @property
    def mover(self) -> int:
        return int(self.tables.places[0].mover)

    def observation(self, seat: int, is_mover: bool) -> dict[str, NDArray[Any]]:
        """Fresh arrays; who is not to move has no action."""
        mask = self._mask if is_mover else self._nothing
        encoder = self.setting.encoder
        if encoder is None:
            return {"action_mask": mask.copy()}
        self._pen.at = 0
        encoder.encode(self.tables.places[0].state, seat, self._pen)
        return {"action_mask": mask.copy(), "observation": self._written.copy()}

    def mask(self) -> NDArray[np.int8]:
        return self._mask.copy()

    def is_legal(self, action: int) -> bool:
        return 0 <= action < self.setting.actions and bool(self._mask[action])

    def refuse(self, seat: int, action: int) -> IllegalAction:
        """Why this action cannot be played now."""
        game, state = self.setting.game, self.tables.places[0].state
        why_not = game.why_not(state, seat, action) or WhyNot("no-such-action")
        return IllegalAction(name_of(game, action), why_not)

    def render(self, mode: str | None, seat: int | None) -> str | None:
        if mode is None:
            return None
        view = self.setting.game.view(self.tables.places[0].state, seat)
        drawn = render.svg if mode == "svg" else render.text
        return drawn(self.setting.game, view)


def check_choice(what: str, value: str | None, known: Sequence[str]) -> None:
    if value is not None and value not in known:
        raise ValueError(f"{what} {value!r} is none of {', '.join(known)}")
