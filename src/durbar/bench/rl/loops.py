"""Compiled loops for `durbar bench --rl`: random play in a `GameVector` and in bare games."""

from mypy_extensions import i64

from durbar.core.chance import Rng
from durbar.core.types import CHANCE, NOBODY
from durbar.rl.vector import GameVector, begin


def random_steps(vector: GameVector, rng: Rng, rounds: i64) -> None:
    """Plays so many random steps in every game."""
    for _ in range(rounds):
        n: i64 = 0
        for slot in vector.slots:
            vector.advance(slot, n, slot.legal[rng.below(slot.legal_count)])
            n += 1


def bare_steps(vector: GameVector, rng: Rng, rounds: i64) -> None:
    """Plays the same games with a full legal list at every decision but without buffers.

    The difference to `random_steps` is the cost of masks, movers, rewards and ends.
    """
    for _ in range(rounds):
        for slot in vector.slots:
            state = slot.state
            legal = slot.legal
            state.apply(legal[rng.below(state.legal_into(legal))])
            mover = state.to_move()
            while mover == CHANCE:
                state.apply(state.chance(rng))
                mover = state.to_move()
            if mover == NOBODY:
                slot.state = begin(vector.initial, rng)


def bare_game(vector: GameVector, rng: Rng) -> i64:
    """Plays one such game to its end and returns the number of its decisions."""
    state = vector.initial.clone()
    legal = vector.slots[0].legal
    decisions: i64 = 0
    mover = state.to_move()
    while mover != NOBODY:
        if mover == CHANCE:
            state.apply(state.chance(rng))
        else:
            state.apply(legal[rng.below(state.legal_into(legal))])
            decisions += 1
        mover = state.to_move()
    return decisions
