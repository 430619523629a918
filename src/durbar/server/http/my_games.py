"""The HTTP API of my games: which wait for me, and how far I have read them."""

from litestar import Router, get, post
from msgspec import Struct
from sqlalchemy import RowMapping

from durbar.server.accounts.identity import Identity
from durbar.server.errors import NotAllowed
from durbar.server.http.parameters import REFUSALS, AnyRequest, TableId
from durbar.server.http.table_summaries import TableSummaries
from durbar.server.outgoing.summaries import TableSummary
from durbar.server.protocol.messages import Count
from durbar.server.store import queries
from durbar.server.store.store import Store
from durbar.server.tables.effects import Seen
from durbar.server.tables.seating import plain


class WaitingGames(Struct, frozen=True):
    """My tables that wait for me, without the one I am at."""

    count: int
    next: TableSummary | None


class ReadState(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far a guest has read a table."""

    version: Count
    chat: Count  # the last line that was read


@get("/api/tables/next", responses=REFUSALS)
async def get_next(
    request: AnyRequest,
    identity: Identity,
    store: Store,
    summaries: TableSummaries,
    after: TableId = "",
) -> WaitingGames:
    """My next table after another one that waits for me: the longest waiting first, and after the
    last the first again."""
    holder = identity.holder(request)
    if holder.guest is None:
        return WaitingGames(0, None)
    waiting = [row["id"] for row in await store.listed(queries.waiting(holder.guest))]
    start = waiting.index(after) + 1 if after in waiting else 0
    others = [id for id in (*waiting[start:], *waiting[:start]) if id != after]
    if not others:
        return WaitingGames(0, None)
    rows = await store.listed(queries.seen(holder.guest, others[0]))
    found = await summaries.of(holder, rows)
    return WaitingGames(len(others), found[0] if found else None)


@get("/api/tables/{table_id:str}/seen", responses=REFUSALS)
async def get_seen(
    request: AnyRequest, identity: Identity, store: Store, table_id: TableId
) -> ReadState:
    """How far I have read one of my tables, on any device."""
    _, row = await _my_table(request, identity, store, table_id)
    return ReadState(version=row["seen"] or 0, chat=row["seen_chat"] or 0)


@post("/api/tables/{table_id:str}/seen", status_code=200, responses=REFUSALS)
async def set_seen(
    request: AnyRequest, identity: Identity, store: Store, table_id: TableId, data: ReadState
) -> ReadState:
    """Marks a table as read up to a version and a chat line; never less than before."""
    guest, row = await _my_table(request, identity, store, table_id)
    version = max(min(data.version, row["version"]), row["seen"] or 0)
    chat = max(min(data.chat, row["last_chat"]), row["seen_chat"] or 0)
    if (version, chat) != (row["seen"], row["seen_chat"]):
        await store.write(table_id, [Seen(guest, version, chat)])
    return ReadState(version=version, chat=chat)


async def _my_table(
    request: AnyRequest, identity: Identity, store: Store, table_id: str
) -> tuple[str, RowMapping]:
    """Returns a table at which the caller has or is kept a seat, or that they made."""
    guest = identity.holder(request).guest
    found = guest and await store.listed(queries.seen(guest, plain(table_id)))
    if not guest or not found:
        raise NotAllowed("not-seated")
    return guest, found[0]


router = Router("/", route_handlers=[get_next, get_seen, set_seen], tags=["my games"])
