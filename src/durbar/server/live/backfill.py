"""Fills in, beside everything else, what older releases did not keep: how finished games ended."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from durbar.core.errors import DurbarError
from durbar.core.record import replay
from durbar.server.editions import Editions
from durbar.server.logs import log
from durbar.server.store import queries
from durbar.server.store.store import Store
from durbar.server.tables.effects import Ended
from durbar.server.tables.restoring import Stored
from durbar.server.tables.results import ended


async def fill_results(store: Store, editions: Editions) -> None:
    """One game after the other; one that cannot be replayed here stays without a result."""
    try:
        for row in await store.listed(queries.without_result()):
            stored = await store.load(row["id"])
            try:
                end = await asyncio.to_thread(_end_of, editions, stored)
            except (DurbarError, ValueError) as error:
                log(table=stored.id, error=str(error)).warning("result-unknown")
                continue
            if end is not None:
                await store.write(stored.id, [end])
    except (SQLAlchemyError, OSError) as error:  # the next start goes on
        log(error=repr(error)).warning("results-unread")


def _end_of(editions: Editions, stored: Stored) -> Ended | None:
    game = editions.game(stored.game, stored.edition)
    return ended(game, replay(game, stored.record), stored.places, stored.settings.rated)
