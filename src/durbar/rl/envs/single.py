"""The games for one learner: a Gymnasium environment in which bots play the other seats."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from durbar.bots.base import Bot, Budget
from durbar.bots.registry import make_bot
from durbar.bots.uniform import Uniform
from durbar.core.types import NOBODY, Seat
from durbar.rl.config import RENDER_MODES, EnvConfig, check_modes
from durbar.rl.envs.core import EnvCore

ILLEGAL_REWARD: Final = -1.0
SEEDS: Final = 2**62  # seeds of deals and bots are below


class Single(gymnasium.Env[dict[str, NDArray[Any]], np.int64]):
    """One seat learns; `opponents` is one registry string for all other seats or one for each.

    With `seat=None` the learner's seat is drawn for every game. Observations and masks are always
    those of the learner. sb3-contrib calls `action_masks()`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seat: Seat | None = 0,
        opponents: str | Sequence[str] = "random",
        budget: Budget | None = None,
        reward: str = "rank",
        observations: bool = True,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_modes(illegal=illegal, render_mode=render_mode)
        config = EnvConfig(game, reward=reward, observations=observations, **options)
        if seat is not None and seat not in config.deciders:
            raise ValueError(f"seat {seat} is none of {config.deciders}")
        others = len(config.deciders) - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise ValueError(f"{len(names)} opponents for {others} seats")
        self.config = config
        self.layout = config.layout
        self.render_mode = render_mode
        self.observation_space = config.observation_space()  # type: ignore[assignment]
        self.action_space = config.action_space()
        self.seat: Seat = config.deciders[0] if seat is None else seat
        self._draws_seat = seat is None
        self._bots = [make_bot(name, game) for name in names]
        self._at: dict[Seat, Bot] = {}
        self._budget = budget or Budget()
        self._illegal = illegal
        self._core = EnvCore(config)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        super().reset(seed=seed)
        deciders = self.config.deciders
        if self._draws_seat:
            self.seat = deciders[int(self.np_random.integers(len(deciders)))]
        seeds = [int(seed) for seed in self.np_random.integers(SEEDS, size=len(deciders))]
        self._core.reset(seeds[0])
        others = [seat for seat in deciders if seat != self.seat]
        self._at = dict(zip(others, self._bots, strict=True))
        for (seat, bot), own in zip(self._at.items(), seeds[1:], strict=True):
            bot.begin(self.config.game, seat, own)
        self._let_others_play()
        return self._observation(), {}

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        if not self._core.is_legal(chosen):
            if self._illegal == "raise":
                raise self._core.illegal_action(self.seat, chosen)
            return self._observation(), ILLEGAL_REWARD, True, False, {"illegal": True}
        self._core.vector.move(0, chosen)
        reward = float(self._core.rewards[self.seat]) + self._let_others_play()
        return self._observation(), reward, self._core.slot.mover == NOBODY, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        return self._core.mask().astype(np.bool_)

    def render(self) -> str | None:
        """Renders the table as the learner sees it."""
        return self._core.render(self.render_mode, self.seat)

    def _observation(self) -> dict[str, NDArray[Any]]:
        return self._core.observation(self.seat, is_mover=True)

    def _let_others_play(self) -> float:
        """Plays until the learner is to move or the game is over; returns the learner's reward."""
        vector, slot, game = self._core.vector, self._core.slot, self.config.game
        paid = 0.0
        while (mover := slot.mover) != self.seat and mover != NOBODY:
            bot = self._at[mover]
            if type(bot) is Uniform:  # chooses the same action without a view
                vector.move(0, vector.choose(0, bot.rng))
            else:
                action = bot.choose(game.view(slot.state, mover), self._budget)
                vector.check(0, action)
                vector.move(0, action)
            paid += float(self._core.rewards[self.seat])
        return paid


def single_env(game: str, **settings: Any) -> Single:
    """Returns a Gymnasium environment: `single_env("maharaja", seats=2, opponents="greedy")`."""
    return Single(game, **settings)
