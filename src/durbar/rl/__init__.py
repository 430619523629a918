"""The library for researchers: PettingZoo, Gymnasium and batches over the compiled engine.

    durbar.rl.aec_env("taj-mahal", seats=4, provinces=9)
    durbar.rl.single_env("maharaja", seats=2, opponents="greedy")
    durbar.rl.Batch("maharaja", 1024)

It needs the extra `durbar[rl]`. No other part of Durbar needs numpy.
"""

import importlib
from typing import Any, Final

from durbar.rl.ids import register

_LAZY: Final = {  # imported at first use: not every installation has every framework
    "aec_env": "durbar.rl.envs.aec",
    "single_env": "durbar.rl.envs.single",
    "Batch": "durbar.rl.envs.batch",
    "layout_of": "durbar.rl.encode",
    "REWARDS": "durbar.rl.rewards",
}
__all__ = ["REWARDS", "Batch", "aec_env", "layout_of", "single_env"]


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_LAZY[name]), name)


register()
