"""Changes to the rows of a guest's tables, some of which may be in memory."""

import contextlib
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Final, TypeVar

from sqlalchemy import Connection

from durbar.server.errors import Moving, Refusal
from durbar.server.store import guest_rows
from durbar.server.store.guest_rows import HeldTables, TablesChanged
from durbar.server.store.store import Store

T = TypeVar("T")
HoldTables = Callable[[str, Iterable[str]], AbstractAsyncContextManager[HeldTables]]
TRIES: Final = 5  # the guest may take a seat at another table meanwhile


class GuestTables:
    """Changes a guest's tables while nothing happens at them."""

    def __init__(
        self, store: Store, *, hold: HoldTables, wake: Callable[[str], Awaitable[object]]
    ) -> None:
        self._store = store
        self._hold = hold  # by guest and table ids
        self._wake = wake

    async def change(self, guest: str | None, work: Callable[[Connection, HeldTables], T]) -> T:
        """Runs a transaction with a guest's tables held. Raises Moving if they keep changing."""
        if guest is None:
            return await self._store.within(lambda c: work(c, HeldTables(frozenset())))
        for _ in range(TRIES):
            found = await self._store.within(lambda c: guest_rows.tables_of(c, guest))
            async with self._hold(guest, found) as held:
                try:
                    return await self._store.within(lambda c: work(c, held))
                except TablesChanged:
                    continue
        raise Moving

    async def wake(self, table_ids: Iterable[str]) -> None:
        """Loads tables that have no owner now and where a bot may be to move."""
        for table_id in table_ids:
            with contextlib.suppress(Refusal):
                await self._wake(table_id)
