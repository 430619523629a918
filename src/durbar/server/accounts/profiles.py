"""The profile of a guest: an overview, all their data, and its deletion."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, RowMapping

from durbar.server.accounts.attempts import Attempts
from durbar.server.accounts.caller import Caller
from durbar.server.accounts.guest_tables import GuestTables
from durbar.server.accounts.identity import Guest
from durbar.server.accounts.sessions import Sessions
from durbar.server.editions import Editions
from durbar.server.errors import NotAllowed, Refusal
from durbar.server.store import accounts, guest_rows, personal_data
from durbar.server.store.guest_rows import HeldTables
from durbar.server.store.personal_data import RedactRecord
from durbar.server.store.store import Store
from durbar.server.tables.seating import plain


@dataclass(frozen=True, slots=True)
class Overview:
    """The stored rows about a caller."""

    account: RowMapping | None
    passkeys: Sequence[RowMapping]
    sessions: Sequence[RowMapping]
    tables: int  # with a seat or as host


@dataclass(frozen=True, slots=True)
class Export:
    made: datetime
    data: dict[str, Any]


class Profiles:
    """Shows, exports and deletes what the server stores about a guest."""

    def __init__(
        self,
        store: Store,
        editions: Editions,
        attempts: Attempts,
        guest_tables: GuestTables,
        sessions: Sessions,
        *,
        redact_record: RedactRecord,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._editions = editions
        self._attempts = attempts
        self._guest_tables = guest_tables
        self._sessions = sessions
        self._redact_record = redact_record
        self._now = now

    async def overview(self, caller: Caller) -> Overview:
        def look(connection: Connection) -> Overview:
            return Overview(
                accounts.of(connection, caller.id),
                accounts.passkeys_of(connection, caller.id),
                accounts.sessions_of(connection, caller.id),
                len(guest_rows.tables_of(connection, caller.id)),
            )

        return await self._store.within(look)

    async def rename(self, guest: Guest) -> None:
        """Stores an account's name, with which its next device begins."""
        if guest.session is not None:
            await self._store.within(lambda c: accounts.rename(c, guest.id, guest.name))

    async def export(self, caller: Caller) -> Export:
        self._attempts.count(caller.address)
        data = await self._store.within(
            lambda c: personal_data.export(c, caller.id, self._redact_record)
        )
        return Export(datetime.fromtimestamp(self._now(), UTC), data)

    async def erase(self, caller: Caller, name: str) -> None:
        """Deletes a guest. Bots take over their seats at running tables."""
        guest, now = caller.guest, self._now()
        if guest is None:
            raise NotAllowed("nobody-known")
        if plain(name) != guest.name:
            raise Refusal("name-not-repeated", name=guest.name)

        def work(connection: Connection, held: HeldTables) -> tuple[list[str], list[str]]:
            if guest.session is not None:
                accounts.check_proof(connection, guest.session, now)
            ended = accounts.end(connection, guest.id)
            return ended, personal_data.erase(connection, self._editions, guest.id, now, held)

        ended, wake = await self._guest_tables.change(guest.id, work)
        self._sessions.end(ended)
        await self._guest_tables.wake(wake)
