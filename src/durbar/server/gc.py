"""Garbage collection. A full collection stops every table, for longer the more objects there are.

By default Python runs one whenever the old objects have grown by a quarter, even in a busy minute.
Here young objects are collected as usual, and old ones only after enough connections and tables
have ended: these refer to themselves, so only a full collection frees them.
"""

import gc
from typing import Final

LOTS: Final = (2_000, 10, 10**9)  # new objects, young lots, and older lots between two collections
REMAINS: Final = 100  # connections and tables that have ended, before they are worth a sweep


def spare() -> None:
    """Moves all present objects out of the collector's sight."""
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
