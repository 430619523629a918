"""Limits: token buckets by address and by seat."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

KEPT: Final = 10_000  # buckets; the ones longest unused are forgotten, and they are full


class Buckets:
    """One token bucket for each key: `burst` at once, `rate` a second after that."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # tokens, when

    def take(self, key: Hashable) -> bool:
        """Takes a token; False if there is none."""
        now = self._clock()
        tokens, when = self._buckets.pop(key, (float(self.burst), now))
        tokens = min(float(self.burst), tokens + (now - when) * self.rate)
        allowed = tokens >= 1.0
        self._buckets[key] = (tokens - 1.0 if allowed else tokens, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return allowed
