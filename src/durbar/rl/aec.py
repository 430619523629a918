"""The games as a PettingZoo AEC environment: one adapter for all of them.

The agents are the seats that decide; chance and automata move inside `step`.
"""

from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from durbar.core.state import State
from durbar.core.types import NOBODY
from durbar.rl.rewards import REWARDS
from durbar.rl.setting import RENDER_MODES, Setting, check_choice

ILLEGAL: Final = ("raise", "terminate")


class Aec(AECEnv[str, Any, int]):  # type: ignore[misc]
    """A game between agents `player_0`, …: what is illegal raises `IllegalAction`."""

    metadata: dict[str, Any] = {
        "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1,
    }  # fmt: skip

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        check_choice("render_mode", render_mode, RENDER_MODES)
        self.setting = setting
        self.layout = setting.layout
        self.render_mode = render_mode
        name = f"durbar_{setting.game.name.replace('-', '_')}_v{setting.version}"
        self.metadata = {**type(self).metadata, "name": name}
        self.possible_agents = [f"player_{seat}" for seat in setting.deciders]
        self.agents: list[str] = []
        self._agent_at = dict(zip(setting.deciders, self.possible_agents, strict=True))
        self._seat_of = {agent: seat for seat, agent in self._agent_at.items()}
        self.observation_spaces = {a: setting.observation_space() for a in self.possible_agents}
        self.action_spaces = {a: setting.action_space() for a in self.possible_agents}
        self._desk = setting.desk()
        self._tables = self._desk.tables
        self._pays_at_once = setting.reward_number == REWARDS["points"]
        self._is_seeded = False

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        mover = self._desk.deal(self.setting.first_seed(seed, self._is_seeded))
        self._is_seeded = True
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._agent_at[mover]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._desk.is_legal(action):
            raise self._desk.refuse(self._seat_of[agent], -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._tables.move(0, action)
        mover = self._tables.places[0].mover
        if mover == NOBODY:
            self._pay()
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
            return
        if self._pays_at_once:
            self._pay()
        self.agent_selection = self._agent_at[mover]

    def _pay(self) -> None:
        for agent in self.agents:
            reward = float(self._desk.rewards[self._seat_of[agent]])
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    @property
    def position(self) -> State:
        """The true position, for who trains with perfect information; no observation tells it."""
        return self._tables.places[0].state

    def observe(self, agent: str) -> dict[str, Any]:
        return self._desk.observation(self._seat_of[agent], agent == self.agent_selection)

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return self._desk.render(self.render_mode, None)

    def close(self) -> None:
        """Nothing is held open."""


def aec_env(
    game: str,
    *,
    reward: str = "rank",
    observations: bool = True,
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv[str, Any, int]:
    """A PettingZoo environment of a game: `aec_env("taj-mahal", seats=4, provinces=9)`.

    What is illegal raises, or ends the game at a reward of -1 where `illegal="terminate"`: that is
    PettingZoo's own wrapper, and the others it is usually worn with.
    """
    check_choice("illegal", illegal, ILLEGAL)
    setting = Setting(game, reward=reward, observations=observations, **options)
    env: AECEnv[str, Any, int] = Aec(setting, render_mode)
    if illegal == "terminate":
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
        env = wrappers.AssertOutOfBoundsWrapper(env)
        env = wrappers.OrderEnforcingWrapper(env)
    return env
