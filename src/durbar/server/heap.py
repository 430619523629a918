"""The heap: full collections stop everybody, the longer the more objects there are."""

import gc
from typing import Final

LOTS: Final = (10_000, 10, 10)  # new objects, then young and older lots between two collections


def spare() -> None:
    """What is there by now stays and is never looked at again; the rest comes in larger lots."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOTS)
