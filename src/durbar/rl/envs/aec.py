"""The games as a PettingZoo AEC environment: one adapter for all of them.

The agents are the seats that decide; chance and automata move within `step`.
"""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from durbar.core.state import State
from durbar.core.types import NOBODY
from durbar.rl.config import RENDER_MODES, EnvConfig, check_modes
from durbar.rl.envs.core import EnvCore
from durbar.rl.rewards import REWARDS


class Aec(AECEnv[str, Any, int]):  # type: ignore[misc]
    """A game between the agents `player_0`, …. Illegal actions raise `IllegalAction`."""

    metadata: dict[str, Any] = {
        "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1,
    }  # fmt: skip

    def __init__(self, config: EnvConfig, render_mode: str | None = None) -> None:
        super().__init__()
        check_modes(render_mode=render_mode)
        self.config = config
        self.layout = config.layout
        self.render_mode = render_mode
        name = f"durbar_{config.game.name.replace('-', '_')}_v{config.version}"
        self.metadata = {**type(self).metadata, "name": name}
        self.possible_agents = [f"player_{seat}" for seat in config.deciders]
        self.agents: list[str] = []
        self._agent_at = dict(zip(config.deciders, self.possible_agents, strict=True))
        self._seat_of = {agent: seat for seat, agent in self._agent_at.items()}
        self.observation_spaces = {a: config.observation_space() for a in self.possible_agents}
        self.action_spaces = {a: config.action_space() for a in self.possible_agents}
        self._core = EnvCore(config)
        self._vector = self._core.vector
        self._pays_at_once = config.reward_number == REWARDS["points"]
        self._is_seeded = False

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        mover = self._core.reset(self.config.first_seed(seed, self._is_seeded))
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
        if action is None or not self._core.is_legal(action):
            chosen = -1 if action is None else int(action)
            raise self._core.illegal_action(self._seat_of[agent], chosen)
        self._cumulative_rewards[agent] = 0.0
        self._vector.move(0, action)
        mover = self._core.slot.mover
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
            reward = float(self._core.rewards[self._seat_of[agent]])
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    @property
    def position(self) -> State:
        """The true position, for training with perfect information; no observation shows it."""
        return self._core.position

    def observe(self, agent: str) -> dict[str, Any]:
        return self._core.observation(self._seat_of[agent], agent == self.agent_selection)

    def render(self) -> str | None:
        """Renders the table as a spectator sees it."""
        return self._core.render(self.render_mode, None)

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""


def aec_env(
    game: str,
    *,
    reward: str = "rank",
    observations: bool = True,
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv[str, Any, int]:
    """Returns a PettingZoo environment: `aec_env("taj-mahal", seats=4, provinces=9)`.

    Illegal actions raise `IllegalAction`. With `illegal="terminate"` PettingZoo's own wrapper ends
    the game at a reward of -1 instead; its bounds and order wrappers are added as well.
    """
    check_modes(illegal=illegal)
    config = EnvConfig(game, reward=reward, observations=observations, **options)
    env: AECEnv[str, Any, int] = Aec(config, render_mode)
    if illegal == "terminate":
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
        env = wrappers.AssertOutOfBoundsWrapper(env)
        env = wrappers.OrderEnforcingWrapper(env)
    return env
