"""Lists of tables for a reader: rows of the store as summaries."""

from collections import defaultdict
from collections.abc import Callable, Sequence

from sqlalchemy import RowMapping

from durbar.server.http.site import Site
from durbar.server.outgoing.summaries import TableSummary, summary
from durbar.server.store import queries
from durbar.server.store.store import Store
from durbar.server.tables.seats import Holder


class TableSummaries:
    """Makes summaries of rows that a query of `queries` found."""

    def __init__(self, store: Store, site: Site, now: Callable[[], float]) -> None:
        self._store = store
        self._site = site
        self._now = now

    async def of(self, holder: Holder, heads: Sequence[RowMapping]) -> list[TableSummary]:
        """Returns the summaries as the holder may see them, in the same order."""
        ids = [head["id"] for head in heads]
        places: dict[str, list[RowMapping]] = defaultdict(list)
        for row in await self._store.places(ids):
            places[row["table_id"]].append(row)
        chat: dict[str, list[RowMapping]] = defaultdict(list)
        if holder.guest is not None:
            for row in await self._store.listed(queries.unread_chat(holder.guest, ids)):
                chat[row["table_id"]].append(row)
        now = self._now()
        return [
            summary(self._site.link_to(id), head, places[id], chat[id], holder.guest, now)
            for id, head in zip(ids, heads, strict=True)
        ]
