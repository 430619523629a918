"""Sessions: the devices that are signed in to an account, as far as this process needs them.

The database is authoritative. Sessions that were used here lately are cached, and all of them are
looked up together every few seconds, so that one ended by another process ends here too.
"""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from durbar.server.logs import log
from durbar.server.store import accounts
from durbar.server.store.store import Store

ROUND: Final = 2.0  # seconds between two looks at the sessions that are in use
REMEMBERED: Final = 600.0  # seconds after its last use until a session is forgotten here
NOTED: Final = 600.0  # seconds by which the stored time of a device's last use may lag


@dataclass(slots=True)
class _Known:
    used: float
    seen: float  # as the database has it


class Sessions:
    """The sessions that are in use here, and the connections that end with them."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: dict[str, _Known] = {}
        self._ends: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)

    async def is_live(self, session: str) -> bool:
        """Whether a device is still signed in. The database is asked only now and then."""
        now = self._now()
        if session not in self._known:
            found = await self._store.within(lambda c: accounts.live(c, [session], now))
            if session not in found:
                return False
            self._known[session] = _Known(now, found[session])
        self._known[session].used = now
        return True

    @contextlib.contextmanager
    def followed(self, session: str | None, end: Callable[[], None]) -> Iterator[None]:
        """While it lasts, `end` is called when the session ends."""
        if session is None:
            yield
            return
        self._ends[session].add(end)
        try:
            yield
        finally:
            self._ends[session].discard(end)
            if not self._ends[session]:
                del self._ends[session]

    def end(self, ended: Iterable[str]) -> None:
        """Ends sessions and closes their connections."""
        for session in ended:
            self._known.pop(session, None)
            for end in tuple(self._ends.get(session, ())):
                end()

    async def watch(self) -> None:
        """Looks now and again for sessions that other processes ended."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look()
            except (SQLAlchemyError, OSError) as error:  # the next round may find the store again
                log(error=repr(error)).warning("sessions-unread")

    async def look(self) -> None:
        now = self._now()
        for session in self._ends:
            self._known.setdefault(session, _Known(now, now)).used = now  # a connection is a use
        asked = {s: k for s, k in self._known.items() if now - k.used < REMEMBERED}
        if not asked:
            self._known.clear()
            return
        late = [s for s, known in asked.items() if known.used - known.seen > NOTED]
        found = await self._store.within(lambda c: accounts.live(c, list(asked), now))
        if noted := [session for session in late if session in found]:
            await self._store.within(lambda c: accounts.see(c, noted, now))
        for session in [s for s, k in self._known.items() if now - k.used >= REMEMBERED]:
            del self._known[session]
        for session, seen in found.items():
            if session in self._known:
                self._known[session].seen = now if session in noted else seen
        self.end(set(asked) - set(found))
