"""Compiled loops for `durbar bench`: calls of a hot function, without interpreted code around them.

Every loop goes over the positions `rounds` times.
"""

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.chance import Rng
from durbar.core.state import State


def clones(positions: list[State], rounds: i64) -> None:
    for _ in range(rounds):
        for position in positions:
            position.clone()


def clones_played(positions: list[State], actions: list[int], rounds: i64) -> None:
    """Clones and plays one action; the difference to `clones` is the cost of `apply`."""
    for _ in range(rounds):
        n: i64 = 0
        for position in positions:
            twin = position.clone()
            twin.apply(actions[n])
            n += 1


def legal_lists(positions: list[State], out: vec[i64], rounds: i64) -> None:
    for _ in range(rounds):
        for position in positions:
            position.legal_into(out)


def resamples(positions: list[State], seat: i64, rng: Rng, rounds: i64) -> None:
    for _ in range(rounds):
        for position in positions:
            position.resample(seat, rng)
