"""The cost of a step in the environments, with and without the frameworks' own part.

Actions are drawn before the clock starts, so the choice of an action is not measured.
"""

from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np
from pettingzoo import AECEnv

from durbar.bench.rl.loops import bare_game, bare_steps, random_steps
from durbar.bench.timing import SEED, Loop, nanoseconds
from durbar.core.chance import Rng
from durbar.rl.config import EnvConfig
from durbar.rl.envs.aec import Aec
from durbar.rl.envs.batch import Batch
from durbar.rl.envs.single import Single

GAMES_AT_ONCE: Final = 16


@dataclass(frozen=True, slots=True)
class RlSpeed:
    """The figures of one room, in the plain game; steps are decisions of the agents.

    `batch_over_playouts` is the extra time of a batch over as many bare random games side by side,
    with full legal lists; `batch_over_one_by_one` is that over such games played one after the
    other, whose positions stay in the processor's cache. AEC and Gymnasium figures are without
    observations.
    """

    batch_steps_per_second: float
    batch_over_playouts: float
    batch_over_one_by_one: float
    batch_encoded_steps_per_second: float
    encode_ns: float
    aec_steps_per_second: float
    aec_ns: float
    aec_own_ns: float
    gymnasium_steps_per_second: float

    def to_json(self) -> dict[str, float]:
        return asdict(self)


def rl_speed_of(name: str, seconds: float) -> RlSpeed:
    alone, bare = _least(bare_game_ns(name), seconds), _least(bare_ns(name), seconds)
    stepping = _least(batch_ns(name, False), seconds)
    encoded = _least(batch_ns(name, True), seconds)
    aec, frame = _least(aec_ns(name), seconds), _least(frame_ns(name), seconds)
    gymnasium = _least(single_ns(name), seconds)
    return RlSpeed(
        1e9 / stepping, stepping / bare - 1, stepping / alone - 1, 1e9 / encoded,
        encoded - stepping, 1e9 / aec, aec, aec - frame, 1e9 / gymnasium,
    )  # fmt: skip


def _least(loop: Loop, seconds: float) -> float:
    """Returns the nanoseconds of a step, the best of three runs: noise only adds to them."""
    return min(nanoseconds(loop, seconds / 3) for _ in range(3))


def bare_game_ns(name: str) -> Loop:
    vector, rng = Batch(name, 1, observations=False).vector, Rng(SEED)
    return lambda rounds: sum(int(bare_game(vector, rng)) for _ in range(rounds))


def bare_ns(name: str) -> Loop:
    vector, rng = Batch(name, GAMES_AT_ONCE, seed=SEED, observations=False).vector, Rng(SEED)

    def loop(rounds: int) -> int:
        bare_steps(vector, rng, rounds)
        return GAMES_AT_ONCE * rounds

    return loop


def batch_ns(name: str, observations: bool) -> Loop:
    batch, rng = Batch(name, GAMES_AT_ONCE, seed=SEED, observations=observations), Rng(SEED)

    def loop(rounds: int) -> int:
        random_steps(batch.vector, rng, rounds)
        return GAMES_AT_ONCE * rounds

    return loop


def aec_ns(name: str) -> Loop:
    """Plays the same game again and again through `last` and `step`."""
    env = Aec(EnvConfig(name, observations=False))
    actions = _drawn(env)

    def loop(rounds: int) -> int:
        for _ in range(rounds):
            env.reset(seed=SEED)
            for action in actions:
                env.last()
                env.step(action)
        return rounds * len(actions)

    return loop


def _drawn(env: Aec) -> list[int]:
    """Returns the actions of a random game."""
    rng, actions = Rng(SEED), list[int]()
    env.reset(seed=SEED)
    while not any(env.terminations.values()):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        actions.append(int(legal[rng.below(len(legal))]))
        env.step(actions[-1])
    return actions


class Empty(AECEnv[str, Any, int]):  # type: ignore[misc]
    """PettingZoo's own part of a step: turns and rewards, without a game."""

    def __init__(self, seats: int) -> None:
        self.agents = self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> None:
        return None

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return
        self._cumulative_rewards[agent] = 0
        self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        self._accumulate_rewards()


def frame_ns(name: str) -> Loop:
    empty = Empty(len(EnvConfig(name, observations=False).deciders))

    def loop(rounds: int) -> int:
        for _ in range(1000 * rounds):
            empty.last()
            empty.step(0)
        return 1000 * rounds

    return loop


def single_ns(name: str) -> Loop:
    """Plays the same game of the learner again and again, against random opponents."""
    env, rng, actions = Single(name, observations=False), Rng(SEED), list[int]()
    observed, _ = env.reset(seed=SEED)
    is_over = False
    while not is_over:
        legal = np.flatnonzero(observed["action_mask"])
        actions.append(int(legal[rng.below(len(legal))]))
        observed, _, is_over, _, _ = env.step(actions[-1])

    def loop(rounds: int) -> int:
        for _ in range(rounds):
            env.reset(seed=SEED)
            for action in actions:
                env.step(action)
        return rounds * len(actions)

    return loop
