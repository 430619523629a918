"""The heap: a full collection stops everybody, the longer the more objects there are.

Left to itself Python makes one whenever the old objects have grown by a quarter, be it in the
middle of a busy minute. Here the young are collected as ever, and the old only when enough has
ended that only a full collection finds: connections and tables, which refer to themselves.
"""

import gc
from typing import Final

LOTS: Final = (2_000, 10, 10**9)  # new objects, young lots, and older lots between two collections
REMAINS: Final = 100  # connections and tables that have ended, before they are worth a sweep


def spare() -> None:
    """What is there by now stays and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOTS)


class Sweeper:
    """Counts what has ended, and sweeps when it is worth it."""

    def __init__(self) -> None:
        self.remains = 0

    def leave(self) -> None:
        self.remains += 1

    def sweep(self) -> bool:
        if self.remains < REMAINS:
            return False
        self.remains = 0
        gc.collect()
        return True
