"""The cluster: this process among those that share the tables.

It lives by a lease in the database, which it renews well before its end, and owns the tables that
it took. Once it could not renew in time it serves none of them, and it gives up those that others
took meanwhile; running tables of processes that have died it takes over.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from durbar.server.cluster.forwarding import Tunnel
from durbar.server.errors import Elsewhere, Refusal
from durbar.server.logs import log
from durbar.server.store import leases
from durbar.server.store.store import Store

Keep = Callable[[Mapping[str, int], float], None]  # our tables with their fences, as of when
Adopt = Callable[[str], Awaitable[object]]
RENEWALS: Final = 4  # tries within the length of a lease
ADOPTED: Final = 20  # tables of the dead that are taken over at once
LONGEST_MOVE: Final = 5.0  # seconds beyond two leases until who asks for a moving table is refused


class Cluster:
    """A lease, a tunnel to the others, and whose the tables are."""

    def __init__(self, store: Store, redis: str, seconds: float) -> None:
        self.id = secrets.token_urlsafe(12)
        self.seconds = seconds
        self.tunnel = Tunnel(redis, self.id)
        self._store = store
        self._valid_until = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._thread = ThreadPoolExecutor(1, "lease")  # renewing never waits for other work

    @property
    def is_current(self) -> bool:
        """Whether our lease has not run out, by a clock that nobody can turn."""
        return time.monotonic() < self._valid_until

    @property
    def patience(self) -> float:
        return 2 * self.seconds + LONGEST_MOVE

    async def open(self, keep: Keep, adopt: Adopt) -> None:
        """Begins to live; `keep` hears which tables are still ours, `adopt` takes one over."""
        await self._renew()
        await self.tunnel.mesh.open()
        self._tasks = [asyncio.create_task(self._live(keep, adopt), name="lease")]

    async def leave(self) -> None:
        """Gives all tables up and ends what was under way, so that others go on at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError):
            await self._store.within(lambda connection: leases.leave(connection, self.id))
        await self.tunnel.close()
        self._thread.shutdown()

    async def claim(self, table_id: str) -> int:
        """The fence with which a table is ours now; raises Elsewhere if another one's."""
        found = await self._store.within(lambda c: leases.claim(c, table_id, self.id))
        if found.fence is None:
            raise Elsewhere(found.owner)
        return found.fence

    async def release(self, table_id: str, fence: int) -> None:
        with contextlib.suppress(SQLAlchemyError):
            await self._store.within(lambda c: leases.release(c, table_id, fence))

    async def _renew(self) -> leases.Standing:
        asked = time.monotonic()
        standing = await asyncio.get_running_loop().run_in_executor(
            self._thread,
            self._store.transact,
            lambda connection: leases.renew(connection, self.id, self.seconds, ADOPTED),
        )
        self._valid_until = asked + self.seconds
        self.tunnel.mesh.others = set(standing.others)
        return standing

    async def _live(self, keep: Keep, adopt: Adopt) -> None:
        while True:
            await asyncio.sleep(self.seconds / RENEWALS)
            asked = time.monotonic()
            try:
                standing = await self._renew()
            except (SQLAlchemyError, OSError) as error:
                log(process=self.id, error=type(error).__name__).warning("lease-not-renewed")
                continue
            keep(standing.owned, asked)
            self._tasks = [task for task in self._tasks if not task.done()]
            if standing.orphans and len(self._tasks) == 1:  # none are being taken over just now
                self._tasks.append(asyncio.create_task(self._adopt(standing.orphans, adopt)))

    async def _adopt(self, orphans: Iterable[str], adopt: Adopt) -> None:
        for table_id in orphans:
            with contextlib.suppress(Refusal):  # another one was quicker, or it is unreadable
                await adopt(table_id)
                log(process=self.id, table=table_id).info("table-adopted")
