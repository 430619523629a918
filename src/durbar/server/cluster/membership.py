"""The cluster: this process among those that share the tables.

A process lives by a lease in the database, which it renews well before the lease ends, and owns the
tables that it claimed. Without a current lease it serves none of them. Tables that others claimed
in the meantime are let go. Running tables of processes that died are adopted.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from durbar.server.cluster.peers import Peer
from durbar.server.cluster.signing import Signer
from durbar.server.errors import Elsewhere, Moving, Refusal
from durbar.server.logs import log
from durbar.server.store import leases
from durbar.server.store.store import Store

Keep = Callable[[Mapping[str, int], float], None]  # owned tables with their fences, as of when
Adopt = Callable[[str], Awaitable[object]]
RENEWALS: Final = 4  # within the length of a lease
ADOPTED: Final = 20  # tables of dead processes that are adopted in one round
LONGEST_MOVE: Final = 5.0  # seconds to wait, on top of two leases, while a table changes owner


class Cluster:
    """The lease of this process, the tables it owns, and the other processes."""

    signer: Signer  # from `open` on

    def __init__(self, store: Store, address: str, seconds: float) -> None:
        self.id = secrets.token_urlsafe(12)
        self.address = address  # http://host:port, at which the other processes reach this one
        self.seconds = seconds
        self.peers: dict[str, Peer] = {}  # the other live processes by id
        self._owners: dict[str, str] = {}  # of tables elsewhere, since the last renewal
        self._store = store
        self._valid_until = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._thread = ThreadPoolExecutor(1, "lease")  # renewing never waits for other work

    @property
    def is_current(self) -> bool:
        """Whether the lease has not run out, by a clock that nobody can turn."""
        return time.monotonic() < self._valid_until

    @property
    def patience(self) -> float:
        """Seconds until a request for a table that changes its owner is refused."""
        return 2 * self.seconds + LONGEST_MOVE

    async def open(self, keep: Keep, adopt: Adopt) -> None:
        """Takes a lease and renews it from now on.

        `keep` receives the tables that are still owned after each renewal; `adopt` is called for
        each running table of a process that died.
        """
        self.signer = Signer(await self._store.secret("cluster"))
        await self._renew()
        self._tasks = [asyncio.create_task(self._live(keep, adopt), name="lease")]

    async def leave(self) -> None:
        """Gives all tables up, so that other processes can claim them at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError):
            await self._store.within(lambda connection: leases.leave(connection, self.id))
        self._lose(list(self.peers))
        self._thread.shutdown()

    async def claim(self, table_id: str) -> int:
        """Returns the fence of a table that this process owns now; raises Elsewhere if not."""
        if (owner := self._owners.get(table_id)) in self.peers:
            raise Elsewhere(owner)
        found = await self._store.within(lambda c: leases.claim(c, table_id, self.id))
        if found.fence is None:
            if found.address is None:
                raise Moving  # the owner has left between two reads
            self.peers.setdefault(found.owner, Peer(found.address))
            self._owners[table_id] = found.owner
            raise Elsewhere(found.owner)
        return found.fence

    def forget(self, owner: str) -> None:
        """Forgets which tables another process owns: it does not serve one of them."""
        self._owners = {table: each for table, each in self._owners.items() if each != owner}

    async def release(self, table_id: str, fence: int) -> None:
        with contextlib.suppress(SQLAlchemyError):
            await self._store.within(lambda c: leases.release(c, table_id, fence))

    async def _renew(self) -> leases.Standing:
        asked, known = time.monotonic(), set(self.peers)
        standing = await asyncio.get_running_loop().run_in_executor(
            self._thread,
            self._store.transact,
            lambda c: leases.renew(c, self.id, self.address, self.seconds, ADOPTED),
        )
        self._valid_until = asked + self.seconds
        for process, address in standing.others.items():
            self.peers.setdefault(process, Peer(address))
        self._lose(known - standing.others.keys())
        self._owners.clear()
        return standing

    def _lose(self, processes: Iterable[str]) -> None:
        """Ends what is forwarded to processes that live no more."""
        for process in processes:
            self.peers.pop(process).lose()

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
            if standing.orphans and len(self._tasks) == 1:  # no adoption is under way
                self._tasks.append(asyncio.create_task(self._adopt(standing.orphans, adopt)))

    async def _adopt(self, orphans: Iterable[str], adopt: Adopt) -> None:
        for table_id in orphans:
            with contextlib.suppress(Refusal):  # another process was quicker, or it is unreadable
                await adopt(table_id)
                log(process=self.id, table=table_id).info("table-adopted")
