"""Upkeep of the tables: idle ones leave memory, and clocks run out while nobody looks."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from durbar.server.errors import Refusal
from durbar.server.gc import Sweeper
from durbar.server.live.live_tables import LiveTables
from durbar.server.logs import log
from durbar.server.store.store import Store

CLOCK_ROUND: Final = 15.0  # seconds between two looks at the clocks of unloaded tables
LONGEST_IDLE_ROUND: Final = 60.0


async def unload_idle_tables(tables: LiveTables, idle_seconds: float, sweeper: Sweeper) -> None:
    """Unloads idle tables now and again, for as long as the server runs."""
    while True:
        await asyncio.sleep(min(idle_seconds, LONGEST_IDLE_ROUND))
        for _ in range(await tables.unload_idle(idle_seconds)):
            sweeper.leave()
        sweeper.sweep()


async def watch_clocks(tables: LiveTables, store: Store, now: Callable[[], float]) -> None:
    """Checks clocks now and again, for as long as the server runs."""
    while True:
        try:
            await check_clocks(tables, store, now())
        except (SQLAlchemyError, OSError) as error:  # the next round may reach the store again
            log(error=repr(error)).warning("clocks-unread")
        await asyncio.sleep(CLOCK_ROUND)


async def check_clocks(tables: LiveTables, store: Store, now: float) -> None:
    """Loads the tables at which a clock has run out; their actors let a bot play on."""
    for table_id in await store.overdue(now):
        with contextlib.suppress(Refusal):
            actor = await tables.get(table_id)
            await actor.ask(actor.timers.check_clock)
