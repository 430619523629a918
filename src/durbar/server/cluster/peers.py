"""Peers: the other live processes of a cluster, and the work that depends on them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from durbar.server.errors import Moving


class Peer:
    """Another process, as its lease describes it."""

    def __init__(self, address: str) -> None:
        self.address = address  # http://host:port
        self._deadlines: set[asyncio.Timeout] = set()

    @property
    def calls(self) -> int:
        """Requests and sockets that the process serves for this one."""
        return len(self._deadlines)

    @contextlib.asynccontextmanager
    async def following(self) -> AsyncIterator[None]:
        """Runs a block while the process lives; raises Moving in it when the lease is lost.

        Also turns a timeout of the block into Moving.
        """
        try:
            async with asyncio.timeout(None) as deadline:
                self._deadlines.add(deadline)
                try:
                    yield
                finally:
                    self._deadlines.discard(deadline)
        except TimeoutError:
            raise Moving from None

    def lose(self) -> None:
        """Ends everything that depends on the process."""
        now = asyncio.get_running_loop().time()
        while self._deadlines:
            self._deadlines.pop().reschedule(now)
