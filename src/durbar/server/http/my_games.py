"""The HTTP API about my games: what waits for me, and what I have seen."""

from litestar import Router, get, post
from msgspec import Struct
from sqlalchemy import RowMapping

from durbar.server.errors import NotAllowed
from durbar.server.http.tables import REFUSALS, AnyRequest, TableId
from durbar.server.outgoing.summaries import TableHead, heads_of
from durbar.server.protocol.messages import Count
from durbar.server.runtime import Runtime
from durbar.server.store import queries
from durbar.server.tables.effects import Seen
from durbar.server.tables.seating import plain


class Waiting(Struct, frozen=True):
    """What of mine waits for me, beside the table I am at."""

    count: int
    next: TableHead | None


class MarkSeen(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How far somebody has seen a table."""

    version: Count
    chat: Count  # the last line that was read


@get("/api/tables/next", responses=REFUSALS)
async def get_next(request: AnyRequest, runtime: Runtime, after: TableId = "") -> Waiting:
    """The table of mine that waits for me after another one: the longest waiting comes first,
    and after the last the first again."""
    holder = runtime.identity.holder(request)
    if holder.guest is None:
        return Waiting(0, None)
    all_of_them = [row["id"] for row in await runtime.store.listed(queries.waiting(holder.guest))]
    at = all_of_them.index(after) + 1 if after in all_of_them else 0
    others = [id for id in (*all_of_them[at:], *all_of_them[:at]) if id != after]
    if not others:
        return Waiting(0, None)
    rows = await runtime.store.listed(queries.seen(holder.guest, others[0]))
    heads = await heads_of(runtime, holder, rows)
    return Waiting(len(others), heads[0] if heads else None)


@get("/api/tables/{table_id:str}/seen", responses=REFUSALS)
async def get_seen(request: AnyRequest, runtime: Runtime, table_id: TableId) -> MarkSeen:
    """How far I have seen a table of mine, on whatever device."""
    _, row = await _mine(request, runtime, table_id)
    return MarkSeen(version=row["seen"] or 0, chat=row["seen_chat"] or 0)


@post("/api/tables/{table_id:str}/seen", status_code=200, responses=REFUSALS)
async def set_seen(
    request: AnyRequest, runtime: Runtime, table_id: TableId, data: MarkSeen
) -> MarkSeen:
    """I have looked: at no more than there is, and never at less than before."""
    guest, row = await _mine(request, runtime, table_id)
    version = max(min(data.version, row["version"]), row["seen"] or 0)
    chat = max(min(data.chat, row["last_chat"]), row["seen_chat"] or 0)
    if (version, chat) != (row["seen"], row["seen_chat"]):
        await runtime.store.write(table_id, [Seen(guest, version, chat)])
    return MarkSeen(version=version, chat=chat)


async def _mine(request: AnyRequest, runtime: Runtime, table_id: str) -> tuple[str, RowMapping]:
    """A table that the asker sits at, has a seat kept at, or has made."""
    guest = runtime.identity.holder(request).guest
    found = guest and await runtime.store.listed(queries.seen(guest, plain(table_id)))
    if not guest or not found:
        raise NotAllowed("not-seated")
    return guest, found[0]


my_games = Router("/", route_handlers=[get_next, get_seen, set_seen], tags=["my games"])
