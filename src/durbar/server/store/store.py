"""Store: one writer that shares its transactions, and readers beside it.

The database is driven in threads, a whole batch in one: a call of the event loop for every
statement (as asynchronous drivers make) costs more than the statements.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Insert, RowMapping, Select, create_engine, func, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from durbar.core.edition import Edition
from durbar.server.editions import edition_from, edition_json
from durbar.server.errors import NotFound
from durbar.server.store import leases, mapping, migrate, postgres, queries, schema, sqlite
from durbar.server.store.mapping import Statement
from durbar.server.tables.effects import Effect
from durbar.server.tables.restoring import Stored
from durbar.server.tables.table import Table

T = TypeVar("T")
BATCH: Final = 256  # commands that share a transaction at most


@dataclass(slots=True)
class _Write:
    statements: Sequence[Statement]
    fence: tuple[str, int] | None  # a table, and the fence that it must have
    done: "asyncio.Future[None]"


class Store:
    """What must outlive the process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.engine = create_engine(url, **({} if self.is_sqlite else postgres.OPTIONS))
        if self.is_sqlite:
            sqlite.prepare(self.engine)
        self._pending: asyncio.Queue[_Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self.batches = 0  # transactions so far

    async def open(self) -> None:
        """Migrates and begins to write."""
        await asyncio.to_thread(self._migrate)
        self._writer = asyncio.create_task(self._write_all(), name="store-writer")

    async def close(self) -> None:
        """Writes what is pending and closes."""
        if self._writer is not None:
            await self._pending.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        self._thread.shutdown()
        await asyncio.to_thread(self.engine.dispose)

    @property
    def is_writing(self) -> bool:
        return self._writer is not None and not self._writer.done()

    # Writing --------------------------------------------------------------------------------------

    async def write(
        self, table_id: str, effects: Iterable[Effect], fence: int | None = None
    ) -> None:
        """Returns when the effects are on the disk; with a fence only if the table still has it."""
        statements = list(mapping.statements(table_id, effects, time.time()))
        await self._submit(statements, None if fence is None else (table_id, fence))

    async def create(self, table: Table) -> None:
        await self._submit(list(mapping.new_table(table, time.time())))

    async def import_table(self, stored: Stored) -> None:
        await self._submit(list(mapping.stored(stored, "over", time.time())))

    async def keep_editions(self, editions: Iterable[Edition]) -> None:
        """Keeps what tables are played with, so that a later release can still replay them."""
        kept = {(each.game, each.digest) for each in await self.editions()}
        new = [each for each in editions if (each.game, each.digest) not in kept]
        rows = [{"digest": e.digest, "game": e.game, "body": edition_json(e)} for e in new]
        if rows:
            await self._submit([(self._insert_missing(schema.editions), rows)])

    async def _submit(
        self, statements: Sequence[Statement], fence: tuple[str, int] | None = None
    ) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.put_nowait(_Write(statements, fence, done))
        await done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._pending.get()]
            while len(batch) < BATCH and not self._pending.empty():
                batch.append(self._pending.get_nowait())
            await self._write_batch(batch)
            for _ in batch:
                self._pending.task_done()

    async def _write_batch(self, batch: Sequence[_Write]) -> None:
        """One transaction for all; if it fails, one for each, so that only the faulty fails."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._execute, batch)
        except Exception as error:
            if len(batch) == 1:
                _settle(batch[0], error)
                return
            for each in batch:
                await self._write_batch([each])
            return
        self.batches += 1
        for each in batch:
            _settle(each, None)

    async def within(self, work: Callable[[Connection], T]) -> T:
        """A transaction of its own, beside those of the commands."""
        return await asyncio.to_thread(self.transact, work)

    # Reading --------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> Stored:
        return await asyncio.to_thread(self._read, load, table_id)

    async def editions(self) -> list[Edition]:
        """All editions that tables here were played with."""
        return [edition_from(row["body"]) for row in await self._all(select(schema.editions))]

    async def tables(
        self, *, guest: str | None = None, status: str | None = None, listed: bool = False,
        limit: int = 100, offset: int = 0,
    ) -> list[RowMapping]:  # fmt: skip
        """Heads of tables: those of a guest, waiting ones first, or the listed ones."""
        return await self._all(queries.tables(guest, status, listed, limit, offset))

    async def listed(self, query: Select[Any]) -> list[RowMapping]:
        """Returns the rows of a query of `queries`."""
        return await self._all(query)

    async def count_listed(self, query: Select[Any]) -> int:
        return int((await self._all(queries.count(query)))[0]["count"])

    async def made_by(self, guest: str | None, key: str) -> str | None:
        """Returns the table that a guest made with this key, if there is one."""
        if guest is None:
            return None
        tables = schema.tables.c
        query = select(tables.id).where(tables.host == guest, tables.wish == key)
        found = await self._all(query)
        return str(found[0]["id"]) if found else None

    async def places(self, table_ids: Sequence[str]) -> list[RowMapping]:
        wanted = schema.seats.c.table_id.in_(table_ids)
        return await self._all(select(schema.seats).where(wanted).order_by(schema.seats.c.seat))

    async def count(self, status: str) -> int:
        query = select(func.count().label("count")).select_from(schema.tables)
        found = await self._all(query.where(schema.tables.c.status == status))
        return int(found[0]["count"])

    async def ids(self, status: str | None = None) -> list[str]:
        query = select(schema.tables.c.id).order_by(schema.tables.c.created)
        if status is not None:
            query = query.where(schema.tables.c.status == status)
        return [row["id"] for row in await self._all(query)]

    async def overdue(self, now: float) -> list[str]:
        """Returns the running tables at which a clock has run out."""
        found = (schema.tables.c.deadline <= now) & (schema.tables.c.status == "running")
        return [row["id"] for row in await self._all(select(schema.tables.c.id).where(found))]

    async def secret(self, name: str) -> str:
        """A secret of this server, made when it is first asked for."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        found = await self._all(query)
        if found:
            return str(found[0]["value"])
        made = {"name": name, "value": secrets.token_urlsafe(32)}
        await self._submit([(self._insert_missing(schema.secrets), [made])])
        return str((await self._all(query))[0]["value"])  # another process may have been quicker

    async def ping(self) -> None:
        await self._all(select(func.count()).select_from(schema.secrets))

    async def _all(self, query: Select[Any]) -> list[RowMapping]:
        return await asyncio.to_thread(self._read, _rows, query)

    def _insert_missing(self, table: Any) -> Insert:
        """What is there already stays as it is."""
        insert = sqlite_insert if self.is_sqlite else postgres_insert
        return insert(table).on_conflict_do_nothing()

    # In threads -----------------------------------------------------------------------------------

    def _migrate(self) -> None:
        if self.is_sqlite:
            Path(str(self.engine.url.database)).parent.mkdir(parents=True, exist_ok=True)
        with self.engine.connect() as connection:
            if not self.is_sqlite:
                postgres.lock_for_migration(connection)
            migrate.upgrade(connection)
            connection.commit()

    def _execute(self, batch: Sequence[_Write]) -> None:
        fences = {write.fence for write in batch if write.fence is not None}
        with self.engine.begin() as connection:
            if fences:
                leases.check(connection, fences)
            with contextlib.nullcontext() if self.is_sqlite else postgres.together(connection):
                for write in batch:
                    for statement, parameters in write.statements:
                        connection.execute(statement, parameters)

    def transact(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def _read(self, look: Callable[[Connection, Any], T], what: Any) -> T:
        with self.engine.connect() as connection:
            return look(connection, what)


def _rows(connection: Connection, query: Select[Any]) -> list[RowMapping]:
    return list(connection.execute(query).mappings())


def _settle(write: _Write, error: Exception | None) -> None:
    if write.done.done():
        return
    if error is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(error)


def load(connection: Connection, table_id: str) -> Stored:
    """A table with all that belongs to it."""

    def all_of(table: Any, *order: Any) -> list[RowMapping]:
        query = select(table).where(table.c.table_id == table_id).order_by(*order)
        return list(connection.execute(query).mappings())

    query = select(schema.tables).where(schema.tables.c.id == table_id)
    head = connection.execute(query).mappings().first()
    if head is None:
        raise NotFound("no-such-table")
    return mapping.table_from(
        head,
        all_of(schema.seats, schema.seats.c.seat),
        all_of(schema.entries, schema.entries.c.seq),
        all_of(schema.drafts)[0],
        all_of(schema.keys, schema.keys.c.at, schema.keys.c.version, schema.keys.c.step),
        all_of(schema.chat, schema.chat.c.id)[-200:],
        all_of(schema.orders),
    )
