"""The rater: rates tables when they end, and those whose end it missed."""

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from durbar.server.editions import Editions
from durbar.server.errors import Refusal
from durbar.server.logs import log
from durbar.server.store import ratings
from durbar.server.store.store import Store
from durbar.server.tables.ratings import participants
from durbar.server.tables.restoring import restore
from durbar.server.tables.table import Table

ROUND: Final = 60.0  # seconds between two looks for results that were left over
AT_ONCE: Final = 20  # of which so many are rated in a round


class Rater:
    """Makes results count, each of them once."""

    def __init__(self, store: Store, editions: Editions, now: Callable[[], float]) -> None:
        self._store = store
        self._editions = editions
        self._now = now

    async def rate(self, table: Table) -> None:
        """After the end of a table; if it fails, a later round does it."""
        if not table.settings.rated:
            return
        ladder = (table.game.name, table.options.variant)
        rated, now = participants(table), self._now()
        try:
            await self._store.within(lambda c: ratings.rate(c, table.id, ladder, rated, now))
        except (SQLAlchemyError, OSError) as error:
            log(table=table.id, error=repr(error)).warning("not-rated")

    async def catch_up(self) -> None:
        """Rates what is over and still due: its process died, or its store was away."""
        for table_id in await self._store.within(lambda c: ratings.due(c, AT_ONCE)):
            try:
                stored = await self._store.load(table_id)
                await self.rate(await asyncio.to_thread(restore, self._editions, stored))
            except (Refusal, ValueError) as error:
                log(table=table_id, error=repr(error)).error("table-unreadable")

    async def keep(self) -> None:
        """Looks round now and again, for as long as the server lives; a round is always ended."""
        while True:
            looking = asyncio.create_task(self.catch_up())
            try:
                await asyncio.shield(looking)
            except asyncio.CancelledError:
                await asyncio.wait([looking])
                raise
            except (SQLAlchemyError, OSError) as error:
                log(error=repr(error)).warning("ratings-unread")
            await asyncio.sleep(ROUND)
