"""The games for one learner: a Gymnasium environment whose other seats are bots."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from durbar.bots.base import Bot, Budget
from durbar.bots.registry import make_bot
from durbar.bots.uniform import Uniform
from durbar.core.types import NOBODY, Seat
from durbar.rl.setting import RENDER_MODES, Setting, check_choice

ILLEGAL: Final = ("raise", "terminate")
ILLEGAL_REWARD: Final = -1.0
SEEDS: Final = 2**62  # that a bot or a deal may get


class Single(gymnasium.Env[dict[str, NDArray[Any]], np.int64]):
    """One seat decides; the others are `opponents`, one registry string for all or one for each.

    `seat=None` draws the learner's seat anew for every game. Observations are always the learner's
    own; masks tell what he may do (`action_masks()` too, for sb3-contrib).
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
        check_choice("illegal", illegal, ILLEGAL)
        check_choice("render_mode", render_mode, RENDER_MODES)
        setting = Setting(game, reward=reward, observations=observations, **options)
        if seat is not None and seat not in setting.deciders:
            raise ValueError(f"seat {seat} is none of {setting.deciders}")
        others = len(setting.deciders) - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise ValueError(f"{len(names)} opponents for {others} seats")
        self.setting = setting
        self.layout = setting.layout
        self.render_mode = render_mode
        self.observation_space = setting.observation_space()  # type: ignore[assignment]
        self.action_space = setting.action_space()
        self.seat: Seat = setting.deciders[0] if seat is None else seat
        self._draws_seat = seat is None
        self._bots = [make_bot(name, game) for name in names]
        self._at: dict[Seat, Bot] = {}
        self._budget = budget or Budget()
        self._illegal = illegal
        self._desk = setting.desk()
        self._place = self._desk.tables.places[0]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        super().reset(seed=seed)
        deciders = self.setting.deciders
        if self._draws_seat:
            self.seat = deciders[int(self.np_random.integers(len(deciders)))]
        seeds = [int(seed) for seed in self.np_random.integers(SEEDS, size=len(deciders))]
        self._desk.deal(seeds[0])
        others = [seat for seat in deciders if seat != self.seat]
        self._at = dict(zip(others, self._bots, strict=True))
        for (seat, bot), own in zip(self._at.items(), seeds[1:], strict=True):
            bot.begin(self.setting.game, seat, own)
        self._let_others_play()
        return self._observation(), {}

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        if not self._desk.is_legal(chosen):
            if self._illegal == "raise":
                raise self._desk.refuse(self.seat, chosen)
            return self._observation(), ILLEGAL_REWARD, True, False, {"illegal": True}
        self._desk.tables.move(0, chosen)
        reward = float(self._desk.rewards[self.seat]) + self._let_others_play()
        return self._observation(), reward, self._place.mover == NOBODY, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        return self._desk.mask().astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return self._desk.render(self.render_mode, self.seat)

    def _observation(self) -> dict[str, NDArray[Any]]:
        return self._desk.observation(self.seat, is_mover=True)

    def _let_others_play(self) -> float:
        """Until the learner is to move or the game is over; returns what that brought him."""
        tables, place, game = self._desk.tables, self._place, self.setting.game
        paid = 0.0
        while (mover := place.mover) != self.seat and mover != NOBODY:
            bot = self._at[mover]
            if type(bot) is Uniform:  # as it would choose, without making its view
                tables.move(0, tables.choose(0, bot.rng))
            else:
                action = bot.choose(game.view(place.state, mover), self._budget)
                tables.check(0, action)
                tables.move(0, action)
            paid += float(self._desk.rewards[self.seat])
        return paid


def single_env(game: str, **settings: Any) -> Single:
    """A Gymnasium environment of a game: `single_env("maharaja", seats=2, opponents="greedy")`."""
    return Single(game, **settings)
