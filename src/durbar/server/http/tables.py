"""The HTTP API of tables: made, listed, looked at and joined."""

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Parameter
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from durbar.server.accounts.identity import Guest, Identity, new_guest
from durbar.server.editions import Editions
from durbar.server.errors import Stale
from durbar.server.http.audience import audience_of
from durbar.server.http.limits import Limits
from durbar.server.http.parameters import (
    REFUSALS,
    AnyRequest,
    SeatQuery,
    TableId,
    check_new_tables,
)
from durbar.server.http.site import Site
from durbar.server.http.table_summaries import TableSummaries
from durbar.server.live.live_tables import LiveTables
from durbar.server.outgoing import messages
from durbar.server.outgoing.summaries import TableSummary
from durbar.server.protocol.messages import (
    Count,
    Key,
    Name,
    Salt,
    SeatNumber,
    Snapshot,
    Status,
    Update,
)
from durbar.server.store.store import Store
from durbar.server.tables import creation
from durbar.server.tables.seats import NAMELESS, Holder, new_token
from durbar.server.tables.table import Table


class NewTable(Struct, frozen=True):
    id: str
    link: str
    tokens: dict[str, str]  # by seat: play without a cookie; shown only now


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    key: Key  # a repeated key gives a guest the same seat
    version: Count = 0  # a table is joined before its game
    seat: SeatNumber | None = None  # null: any that is free
    name: Name | None = None
    salt: Salt = ""  # added to the shuffle


class SeatGranted(Struct, frozen=True):
    seat: int
    token: str  # plays this seat of this table and nothing else; shown only now


class TableReply(Struct, frozen=True):
    id: str
    link: str
    mine: tuple[int, ...]
    is_host: bool  # may seat bots
    state: Snapshot | Update


@post("", status_code=201, responses=REFUSALS)
async def make_table(
    request: AnyRequest,
    identity: Identity,
    limits: Limits,
    site: Site,
    store: Store,
    editions: Editions,
    tables: LiveTables,
    data: creation.TableRequest,
) -> Response[NewTable]:
    """Makes a table. The game begins at once if no seat is open.

    If a guest repeats a key, the answer is the same table with new tokens.
    """
    check_new_tables(limits, request)
    holder, new = _holder_or_new_guest(identity, request, None)
    known = identity.guest(request)
    name = known.name if known else NAMELESS

    async def find_or_make() -> tuple[str, dict[int, str]]:
        table_id = await store.made_by(holder.guest, data.key)
        if table_id is not None:
            return table_id, await (await tables.get(table_id)).new_tokens(holder)
        table, tokens = creation.make_table(editions, data, holder, name)
        await tables.create(table)
        return table.id, tokens

    async with tables.create_lock(holder.guest):
        try:
            table_id, tokens = await find_or_make()
        except IntegrityError:  # another process made it at the same time
            table_id, tokens = await find_or_make()
    made = NewTable(table_id, site.link_to(table_id), {str(s): t for s, t in tokens.items()})
    return Response(made, cookies=[identity.cookie(new)] if new else [])


@get("", responses=REFUSALS)
async def list_tables(
    request: AnyRequest,
    identity: Identity,
    store: Store,
    summaries: TableSummaries,
    status: Status | None = None,
    mine: bool = True,
    limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
    offset: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
) -> list[TableSummary]:
    """My tables, those that wait for me first; with `mine=false` the listed tables, newest
    first."""
    holder = identity.holder(request)
    if mine and holder.guest is None:
        return []
    heads = await store.tables(
        guest=holder.guest, status=status, listed=not mine, limit=limit, offset=offset
    )
    return await summaries.of(holder, heads)


@get("/{table_id:str}", responses=REFUSALS)
async def get_table(
    request: AnyRequest,
    identity: Identity,
    site: Site,
    tables: LiveTables,
    table_id: TableId,
    seat: SeatQuery = None,
    after: Annotated[int | None, Parameter(ge=0, le=2**31)] = None,
) -> TableReply:
    """The table as one of my seats or a spectator sees it, with the events `after` a version."""
    actor, holder = await tables.get(table_id), identity.holder(request)
    actor.touch(holder)

    def look(table: Table) -> TableReply:
        audience = audience_of(table, holder, seat)
        if after is None:
            state = messages.snapshot(table, audience)
        else:
            state = messages.snapshot_since(table, audience, after)
        return TableReply(
            table.id,
            site.link_to(table.id),
            table.seats_of(holder),
            table.is_hosted_by(holder),
            state,
        )

    return await actor.read(look)


@post("/{table_id:str}/seats", status_code=201, responses=REFUSALS)
async def take_seat(
    request: AnyRequest,
    identity: Identity,
    tables: LiveTables,
    table_id: TableId,
    data: JoinRequest,
) -> Response[SeatGranted]:
    """Joins: as the guest of the cookie or, without one, as the bearer of the token."""
    actor = await tables.get(table_id)
    holder, new = _holder_or_new_guest(identity, request, data.name)
    known = identity.guest(request)
    name = data.name or (known.name if known else NAMELESS)
    token, token_hash = new_token()
    command = {"key": data.key, "version": data.version}
    try:
        seat = await actor.join(holder, data.seat, name, data.salt, token_hash, **command)
    except Stale as stale:
        stale.state = await actor.read(lambda table: messages.snapshot(table, None))
        raise
    cookies = [identity.cookie(new)] if new else []
    return Response(SeatGranted(seat, token), cookies=cookies)


@post("/{table_id:str}/seats/{seat:int}/token", status_code=201, responses=REFUSALS)
async def make_token(
    request: AnyRequest,
    identity: Identity,
    tables: LiveTables,
    table_id: TableId,
    seat: Annotated[int, Parameter(ge=0, le=15)],
) -> SeatGranted:
    """A new token for my seat, for a bot of mine. The old one becomes invalid."""
    actor = await tables.get(table_id)
    token, token_hash = new_token()
    await actor.give_token(identity.holder(request), seat, token_hash)
    return SeatGranted(seat, token)


def _holder_or_new_guest(
    identity: Identity, request: AnyRequest, name: str | None
) -> tuple[Holder, Guest | None]:
    """Returns who asks, and the guest that is made if there is neither cookie nor token."""
    holder = identity.holder(request)
    if holder.guest is not None or holder.token_hash is not None:
        return holder, None
    guest = new_guest(name or NAMELESS)
    return Holder(guest=guest.id), guest


router = Router(
    "/api/tables",
    route_handlers=[make_table, list_tables, get_table, take_seat, make_token],
    tags=["tables"],
)
