"""Timing of loops. Seconds are processor time, so other programs do not slow an engine down."""

import time
from collections.abc import Callable
from typing import Final

SEED: Final = 1
Loop = Callable[[int], int | None]  # runs so many rounds; returns its steps, if not one a round


def nanoseconds(loop: Loop, seconds: float) -> float:
    """Returns the nanoseconds of a step, in a run of at least half of these seconds."""
    rounds = 1
    while True:
        began = time.process_time_ns()
        steps = loop(rounds)
        passed = time.process_time_ns() - began
        if passed >= seconds * 5e8:
            return passed / (rounds if steps is None else steps)
        rounds *= 2


def calibration(seconds: float) -> float:
    """Returns the nanoseconds of an addition in an interpreted loop, to compare machines by."""

    def loop(rounds: int) -> None:
        total = 0
        for number in range(1000 * rounds):
            total += number & 1

    return nanoseconds(loop, seconds) / 1000
