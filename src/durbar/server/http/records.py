"""The HTTP API about finished games: looked for, and put there."""

import asyncio
from typing import Annotated, Literal

from litestar import Router, get, post
from litestar.params import Parameter
from msgspec import Struct

from durbar.core.record import parse
from durbar.server.errors import Refusal
from durbar.server.http.tables import REFUSALS, AnyRequest, check_maker
from durbar.server.outgoing.summaries import TableHead, heads_of, link_of
from durbar.server.runtime import Runtime
from durbar.server.store import queries
from durbar.server.tables import creation
from durbar.server.tables.seating import plain

Moment = Annotated[float | None, Parameter(ge=0, le=1e11, description="seconds since 1970")]


class Found(Struct, frozen=True):
    count: int  # of all that were found
    records: tuple[TableHead, ...]  # a page of them


class RecordGiven(Struct, frozen=True, forbid_unknown_fields=True):
    record: str  # its text or its JSON form


class Imported(Struct, frozen=True):
    id: str
    link: str


@get("", responses=REFUSALS)
async def list_records(
    request: AnyRequest,
    runtime: Runtime,
    mine: bool = True,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    player: Annotated[
        str | None, Parameter(max_length=40, description="a part of somebody's name")
    ] = None,
    result: Annotated[Literal["won", "lost"] | None, Parameter(description="for me")] = None,
    since: Moment = None,
    until: Moment = None,
    after: Annotated[
        str | None, Parameter(max_length=40, description="the last one of the page before")
    ] = None,
    limit: Annotated[int, Parameter(ge=1, le=100)] = 20,
) -> Found:
    """Finished games, those that ended last first: mine, or those that are listed for everybody."""
    holder = runtime.identity.holder(request)
    if game is not None:
        runtime.editions.game(game)
    if since is not None and until is not None and until <= since:
        raise Refusal("dates-crossed", since=since, until=until)
    if holder.guest is None and (mine or result is not None):
        return Found(0, ())
    wanted = queries.Wanted(
        listed=not mine, game=game, player=plain(player or "") or None, result=result,
        since=since, until=until,
    )  # fmt: skip
    query = queries.finished(holder.guest, wanted)
    count = await runtime.store.count_listed(query)
    page = query if after is None else queries.after(query, plain(after))
    heads = await runtime.store.listed(page.limit(limit))
    return Found(count, tuple(await heads_of(runtime, holder, heads)))


@post("", status_code=201, request_max_body_size=2**20, responses=REFUSALS)
async def add_record(request: AnyRequest, runtime: Runtime, data: RecordGiven) -> Imported:
    """Puts a record among the finished games, if every entry of it is legal."""
    check_maker(runtime, request)
    stored = await asyncio.to_thread(lambda: creation.archive(runtime.editions, parse(data.record)))
    table_id = await runtime.import_table(stored)
    return Imported(table_id, link_of(runtime, table_id))


records = Router("/api/records", route_handlers=[list_records, add_record], tags=["library"])
