"""Limits on attempts to sign in or to prove who one is."""

from durbar.server.errors import Refusal
from durbar.server.rate_limits import Buckets


class Attempts:
    """Limits attempts by address and by sign-in name."""

    def __init__(self, rate: float, burst: int) -> None:
        self._by_address = Buckets(rate, burst)
        self._by_name = Buckets(rate, burst)

    def count(self, address: str, name: str | None = None) -> None:
        """Counts an attempt. Raises Refusal if there were too many."""
        if not self._by_address.take(address):
            raise Refusal("too-fast")
        if name is not None and not self._by_name.take(name):
            raise Refusal("too-fast")
