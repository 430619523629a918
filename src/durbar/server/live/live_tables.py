"""The tables in memory: loaded when they are asked for, each with one actor."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from typing import Protocol
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from durbar.server.errors import NotFound, Refusal
from durbar.server.live.actor import Actor
from durbar.server.live.deps import ActorDeps
from durbar.server.logs import log
from durbar.server.store.guest_rows import HeldTables
from durbar.server.tables import clocks
from durbar.server.tables.table import Table


class Ownership(Protocol):
    """Decides which tables this process may serve, if several processes share the store."""

    @property
    def is_current(self) -> bool:
        """Whether the tables of this process are still its own."""

    async def claim(self, table_id: str) -> int | None:
        """Returns the fence of a table that is this process's now. Raises Elsewhere."""

    async def release(self, table_id: str, fence: int) -> None: ...


class SoleOwner:
    """The ownership of a process that shares its store with no other: tables have no fence."""

    is_current = True

    async def claim(self, table_id: str) -> int | None:
        return None

    async def release(self, table_id: str, fence: int) -> None:
        pass


class LiveTables:
    """Actors by table id."""

    def __init__(self, deps: ActorDeps, ownership: Ownership) -> None:
        self.is_draining = False
        self._deps = deps
        self._ownership = ownership
        self._actors: dict[str, Actor] = {}
        self._loading: dict[str, asyncio.Task[Actor]] = {}
        self._load_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._create_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._closing: set[asyncio.Task[None]] = set()  # actors of tables that were let go

    def __len__(self) -> int:
        return len(self._actors)

    async def close(self) -> None:
        """Refuses new requests, then finishes and stores all commands."""
        self.is_draining = True
        await asyncio.gather(*(actor.close() for actor in self._actors.values()), *self._closing)

    # Tables by id ---------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Actor:
        """Returns the actor of a table, which is loaded once however many callers wait."""
        if self.is_draining:
            raise Refusal("draining")
        if not table_id.isprintable():  # some databases reject such a query
            raise NotFound("no-such-table")
        if actor := self._actors.get(table_id):
            actor.last_used = time.monotonic()
            return actor
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def create(self, table: Table) -> Actor:
        """Stores a new table and starts its actor."""
        clocks.follow(table, self._deps.now())
        await self._deps.create(table)
        return self._start(table, await self._ownership.claim(table.id))

    def create_lock(self, guest: str | None) -> asyncio.Lock:
        """A guest's tables are created one at a time, so that a repeated key is noticed."""
        return self._create_locks.setdefault(guest or "", asyncio.Lock())

    def is_present(self, table_id: str, guest: str) -> bool:
        """Whether a guest has a connection to a table in this process."""
        actor = self._actors.get(table_id)
        return actor is not None and any(each.holder.guest == guest for each in actor.listeners)

    async def _load(self, table_id: str) -> Actor:
        try:
            async with self._load_lock(table_id):
                return await self._read(table_id)
        except (SQLAlchemyError, OSError) as error:
            log(table=table_id, error=repr(error)).error("load-failed")
            raise Refusal("storage") from error
        finally:
            del self._loading[table_id]

    async def _read(self, table_id: str) -> Actor:
        fence = await self._ownership.claim(table_id)
        try:
            table = await self._deps.load(table_id)
        except Refusal:
            raise
        except ValueError as error:  # a record that does not replay
            log(table=table_id, error=str(error)).error("table-unreadable")
            raise NotFound("table-unreadable") from error
        return self._start(table, fence)

    def _start(self, table: Table, fence: int | None) -> Actor:
        actor = self._actors[table.id] = Actor(self._deps, self, table, fence)
        self._count()
        return actor

    def _load_lock(self, table_id: str) -> asyncio.Lock:
        return self._load_locks.setdefault(table_id, asyncio.Lock())

    def _count(self) -> None:
        self._deps.metrics.tables.set(len(self._actors))

    # Tables that leave memory ---------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def hold(self, guest: str, table_ids: Iterable[str]) -> AsyncIterator[HeldTables]:
        """Stops a guest's tables while their rows are changed; then they are loaded again."""
        async with contextlib.AsyncExitStack() as stack:
            fences = set[tuple[str, int]]()
            for table_id in sorted(table_ids):  # a fixed lock order prevents deadlocks
                await stack.enter_async_context(self._load_lock(table_id))
                if actor := self._actors.get(table_id):
                    await stack.enter_async_context(actor.hold(guest))
                    if actor.fence is not None:
                        fences.add((table_id, actor.fence))
            yield HeldTables(frozenset(table_ids), frozenset(fences))

    async def unload_idle(self, seconds: float) -> int:
        """Unloads the tables that nobody has used for so long; returns how many."""
        unloaded = 0
        for table_id, actor in list(self._actors.items()):
            if actor.is_idle(seconds):
                unloaded += 1
                del self._actors[table_id]
                await actor.close()
                if actor.fence is not None:
                    await self._ownership.release(table_id, actor.fence)
        self._count()
        return unloaded

    # Ownership ------------------------------------------------------------------------------------

    def may_serve(self, actor: Actor) -> bool:
        """Whether a table is still this process's, as far as it can know."""
        return self._ownership.is_current and self._actors.get(actor.table.id) is actor

    def let_go(self, actor: Actor) -> None:
        """Forgets a table that another process has, or that cannot be read from the store."""
        if self._actors.get(actor.table.id) is actor:
            del self._actors[actor.table.id]
        for listener in tuple(actor.listeners):
            listener.dismiss()
        closing = asyncio.create_task(actor.close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)
        log(table=actor.table.id).warning("table-let-go")

    def keep_owned(self, owned: Mapping[str, int], asked: float) -> None:
        """Lets go of tables that others took before `asked` (of the monotonic clock); wakes the
        rest. `owned` are the fences of this process's tables."""
        for table_id, actor in list(self._actors.items()):
            if actor.began < asked and owned.get(table_id) != actor.fence:
                self.let_go(actor)
            else:
                actor.wake()
