"""`durbar bench --rl`: what a step of the environments costs, and what of that is not ours.

Actions are drawn before the clock runs, so that nobody's way of choosing is measured. Seconds are
the processor's.
"""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np
from pettingzoo import AECEnv

from durbar.cli.speed import SEED
from durbar.core.chance import Rng
from durbar.rl.aec import Aec
from durbar.rl.batch import Batch
from durbar.rl.setting import Setting
from durbar.rl.single import Single
from durbar.rl.stepping import bare_game, bare_steps, random_steps

GAMES_AT_ONCE: Final = 16


@dataclass(frozen=True, slots=True)
class RlSpeed:
    """The figures of one room, in the plain game; steps are decisions of the agents.

    `batch_over_playouts` is what stepping takes over bare random games, as many side by side and
    with the whole menu at every decision; `batch_over_one_by_one` over such games played one after
    the other, whose positions stay in the processor's nearest memory. The AEC and Gymnasium figures
    are without encoding.
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


Loop = Callable[[int], int]  # goes so many rounds, and says how many steps that took


def _least(loop: Loop, seconds: float) -> float:
    """Nanoseconds per step, the best of three: other programs only ever add to it."""
    return min(_per_step(loop, seconds / 3) for _ in range(3))


def _per_step(loop: Loop, seconds: float) -> float:
    """As `nanoseconds`; the shorter runs before have brought the games out of step."""
    rounds = 1
    while True:
        began = time.process_time_ns()
        steps = loop(rounds)
        passed = time.process_time_ns() - began
        if passed >= seconds * 5e8:
            return passed / steps
        rounds *= 2


def bare_game_ns(name: str) -> Loop:
    tables, rng = Batch(name, 1, observations=False).tables, Rng(SEED)
    return lambda rounds: sum(int(bare_game(tables, rng)) for _ in range(rounds))


def bare_ns(name: str) -> Loop:
    tables, rng = Batch(name, GAMES_AT_ONCE, seed=SEED, observations=False).tables, Rng(SEED)

    def loop(rounds: int) -> int:
        bare_steps(tables, rng, rounds)
        return GAMES_AT_ONCE * rounds

    return loop


def batch_ns(name: str, observations: bool) -> Loop:
    batch, rng = Batch(name, GAMES_AT_ONCE, seed=SEED, observations=observations), Rng(SEED)

    def loop(rounds: int) -> int:
        random_steps(batch.tables, rng, rounds)
        return GAMES_AT_ONCE * rounds

    return loop


def aec_ns(name: str) -> Loop:
    """A whole game through `last` and `step`, again and again."""
    env = Aec(Setting(name, observations=False))
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
    """The actions of a random game."""
    rng, actions = Rng(SEED), list[int]()
    env.reset(seed=SEED)
    while not any(env.terminations.values()):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        actions.append(int(legal[rng.below(len(legal))]))
        env.step(actions[-1])
    return actions


class Empty(AECEnv[str, Any, int]):  # type: ignore[misc]
    """PettingZoo's own frame: turns and rewards are kept, and nothing is played."""

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
    empty = Empty(len(Setting(name, observations=False).deciders))

    def loop(rounds: int) -> int:
        for _ in range(1000 * rounds):
            empty.last()
            empty.step(0)
        return 1000 * rounds

    return loop


def single_ns(name: str) -> Loop:
    """A whole game of the learner's; his opponents play at random inside his steps."""
    env, rng, actions = Single(name, observations=False), Rng(SEED), list[int]()
    told, _ = env.reset(seed=SEED)
    is_over = False
    while not is_over:
        legal = np.flatnonzero(told["action_mask"])
        actions.append(int(legal[rng.below(len(legal))]))
        told, _, is_over, _, _ = env.step(actions[-1])

    def loop(rounds: int) -> int:
        for _ in range(rounds):
            env.reset(seed=SEED)
            for action in actions:
                env.step(action)
        return rounds * len(actions)

    return loop
