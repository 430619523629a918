"""The peers of ``durbar bench --rl``: steps per second of other libraries' environments.

All play uniformly random legal actions in this process; choosing them is part of the figure here,
as these libraries are usually driven. Their games differ, so a figure says what a step of that
library costs, not that one game is quicker than another.
"""

import importlib
import random
from functools import partial

from durbar.bench.peers import SEED, Measure, rate, rlcard_gin_rummy

PGX_BATCH = 1024


def pettingzoo_classic(module: str, seconds: float) -> float:
    """Steps per second of one of PettingZoo's classic environments, with its usual wrappers."""
    env = importlib.import_module(f"pettingzoo.classic.{module}").env()
    rng = random.Random(SEED)

    def play(number: int) -> int:
        env.reset(seed=SEED + number)
        steps = 0
        for _agent in env.agent_iter():
            observed, _reward, is_over, is_cut, _info = env.last()
            if is_over or is_cut:
                env.step(None)
            else:
                legal = [action for action, may in enumerate(observed["action_mask"]) if may]
                env.step(rng.choice(legal))
                steps += 1
        return steps

    return rate(play, seconds)


def pgx(game: str, seconds: float) -> float:
    """Steps per second of pgx over a compiled batch, actions drawn inside; it uses all cores."""
    jax = importlib.import_module("jax")
    env = importlib.import_module("pgx").make(game)
    step = importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)

    def play_on(state: object, key: object) -> object:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))  # type: ignore[attr-defined]
        keys = jax.random.split(key, PGX_BATCH + 1)
        actions = jax.random.categorical(keys[0], logits, axis=1)
        return jax.vmap(step)(state, actions, keys[1:])

    compiled = jax.jit(play_on)
    keys = jax.random.split(jax.random.PRNGKey(SEED), PGX_BATCH)
    batch = [jax.jit(jax.vmap(env.init))(keys)]

    def play(number: int) -> int:
        batch[0] = compiled(batch[0], jax.random.PRNGKey(number))
        jax.block_until_ready(batch[0])
        return PGX_BATCH

    return rate(play, seconds)


RL_PEERS: dict[str, Measure] = {
    "pettingzoo tictactoe": partial(pettingzoo_classic, "tictactoe_v3"),
    "pettingzoo connect four": partial(pettingzoo_classic, "connect_four_v3"),
    "pettingzoo chess": partial(pettingzoo_classic, "chess_v6"),
    "pettingzoo leduc hold’em": partial(pettingzoo_classic, "leduc_holdem_v4"),
    "rlcard gin-rummy": rlcard_gin_rummy,
    "pgx connect four (batch of 1,024)": partial(pgx, "connect_four"),
    "pgx backgammon (batch of 1,024)": partial(pgx, "backgammon"),
}
