"""The HTTP API of finished games: searched and imported."""

import asyncio
from typing import Annotated, Literal

from litestar import Router, get, post
from litestar.params import Parameter
from msgspec import Struct

from durbar.core.record import parse
from durbar.server.accounts.identity import Identity
from durbar.server.editions import Editions
from durbar.server.errors import Refusal
from durbar.server.http.limits import Limits
from durbar.server.http.parameters import REFUSALS, AnyRequest, check_new_tables
from durbar.server.http.site import Site
from durbar.server.http.table_summaries import TableSummaries
from durbar.server.outgoing.summaries import TableSummary
from durbar.server.store import queries
from durbar.server.store.store import Store
from durbar.server.tables import restoring
from durbar.server.tables.seating import plain

Timestamp = Annotated[float | None, Parameter(ge=0, le=1e11, description="seconds since 1970")]


class FinishedGames(Struct, frozen=True):
    count: int  # of all that were found
    records: tuple[TableSummary, ...]  # a page of them


class RecordUpload(Struct, frozen=True, forbid_unknown_fields=True):
    record: str  # its text or its JSON form


class ImportedRecord(Struct, frozen=True):
    id: str
    link: str


@get("", responses=REFUSALS)
async def list_records(
    request: AnyRequest,
    identity: Identity,
    store: Store,
    editions: Editions,
    summaries: TableSummaries,
    mine: bool = True,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    player: Annotated[
        str | None, Parameter(max_length=40, description="a part of a player's name")
    ] = None,
    result: Annotated[Literal["won", "lost"] | None, Parameter(description="for me")] = None,
    since: Timestamp = None,
    until: Timestamp = None,
    after: Annotated[
        str | None, Parameter(max_length=40, description="the last one of the page before")
    ] = None,
    limit: Annotated[int, Parameter(ge=1, le=100)] = 20,
) -> FinishedGames:
    """Finished games, last ended first: mine or, with `mine=false`, the listed ones."""
    holder = identity.holder(request)
    if game is not None:
        editions.game(game)
    if since is not None and until is not None and until <= since:
        raise Refusal("dates-crossed", since=since, until=until)
    if holder.guest is None and (mine or result is not None):
        return FinishedGames(0, ())
    search = queries.GameSearch(
        listed=not mine, game=game, player=plain(player or "") or None, result=result,
        since=since, until=until,
    )  # fmt: skip
    query = queries.finished(holder.guest, search)
    count = await store.count_listed(query)
    page = query if after is None else queries.after(query, plain(after))
    heads = await store.listed(page.limit(limit))
    return FinishedGames(count, tuple(await summaries.of(holder, heads)))


@post("", status_code=201, request_max_body_size=2**20, responses=REFUSALS)
async def add_record(
    request: AnyRequest,
    limits: Limits,
    site: Site,
    store: Store,
    editions: Editions,
    data: RecordUpload,
) -> ImportedRecord:
    """Adds a record to the finished games, if every entry of it is legal."""
    check_new_tables(limits, request)
    stored = await asyncio.to_thread(lambda: restoring.archive(editions, parse(data.record)))
    await store.import_table(stored)
    return ImportedRecord(stored.id, site.link_to(stored.id))


router = Router("/api/records", route_handlers=[list_records, add_record], tags=["records"])
