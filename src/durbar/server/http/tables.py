"""The HTTP API about tables: the same doors as the socket, one request at a time."""

import asyncio
from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from durbar.core.types import Seat
from durbar.server.accounts.identity import NAMELESS, Guest, new_guest
from durbar.server.errors import NotAllowed, Refusal, Stale
from durbar.server.live.actor import Actor
from durbar.server.outgoing import messages, review
from durbar.server.outgoing.summaries import TableHead, heads_of, link_of
from durbar.server.protocol.messages import (
    Answer,
    AnyCommand,
    Count,
    Key,
    Moment,
    Name,
    Question,
    Rejected,
    RequestHint,
    Salt,
    SeatNumber,
    Snapshot,
    Status,
    Update,
)
from durbar.server.runtime import Runtime
from durbar.server.tables import creation
from durbar.server.tables.seats import Holder, new_token
from durbar.server.tables.table import Table

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=40)]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=15, description="one of your seats")]
REFUSALS = {
    status: ResponseSpec(Rejected, description=why, generate_examples=False)
    for status, why in {
        400: "malformed",
        403: "not allowed",
        404: "not there",
        409: "refused by the table or the rules",
        413: "too large",
        422: "options that do not go together",
        429: "too fast",
        503: "draining",
    }.items()
}


class Made(Struct, frozen=True):
    id: str
    link: str
    tokens: dict[str, str]  # by seat: play without a cookie; shown only now


class JoinRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    key: Key  # asked again with the same, a guest keeps the seat that he got
    version: Count = 0  # a table is joined before its game
    seat: SeatNumber | None = None  # null: any that is free
    name: Name | None = None
    salt: Salt = ""  # added to the shuffle


class Seated(Struct, frozen=True):
    seat: int
    token: str  # plays this seat of this table and nothing else; shown only now


class TableReply(Struct, frozen=True):
    id: str
    link: str
    mine: tuple[int, ...]
    is_host: bool  # the asker made it: he may seat bots
    state: Snapshot | Update


class Done(Struct, frozen=True):
    answer: Answer
    state: Snapshot


def holder_and_guest(
    runtime: Runtime, request: AnyRequest, name: str | None
) -> tuple[Holder, Guest | None]:
    """Who asks; a guest is made for who has neither cookie nor token."""
    holder = runtime.identity.holder(request)
    if holder.guest is not None or holder.token_hash is not None:
        return holder, None
    guest = new_guest(name or NAMELESS)
    return Holder(guest=guest.id), guest


@post("", status_code=201, responses=REFUSALS)
async def make_table(
    request: AnyRequest, runtime: Runtime, data: creation.TableRequest
) -> Response[Made]:
    """Makes a table. The game begins at once if no seat is open.

    A guest who asks again with the same key gets the same table, with new tokens.
    """
    check_maker(runtime, request)
    holder, new = holder_and_guest(runtime, request, None)
    known = runtime.identity.guest(request)
    name = known.name if known else NAMELESS
    async with runtime.making(holder.guest):
        try:
            table_id, tokens = await _wished_for(runtime, holder, name, data)
        except IntegrityError:  # another process was asked the same: its table is there now
            table_id, tokens = await _wished_for(runtime, holder, name, data)
    made = Made(table_id, link_of(runtime, table_id), {str(s): t for s, t in tokens.items()})
    return Response(made, cookies=[runtime.identity.cookie(new)] if new else [])


async def _wished_for(
    runtime: Runtime, holder: Holder, name: str, wish: creation.TableRequest
) -> tuple[str, dict[int, str]]:
    """The table of this guest and key, made now if it is not there, and the tokens of its seats."""
    table_id = await runtime.store.made_by(holder.guest, wish.key)
    if table_id is not None:
        return table_id, await (await runtime.actor(table_id)).new_tokens(holder)
    table, tokens = creation.make_table(runtime.editions, wish, holder, name)
    await runtime.create(table)
    return table.id, tokens


@get("", responses=REFUSALS)
async def list_tables(
    request: AnyRequest,
    runtime: Runtime,
    status: Status | None = None,
    mine: bool = True,
    limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
    offset: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
) -> list[TableHead]:
    """My tables, what waits for me first; with `mine=false` those that are listed for everybody,
    the newest first."""
    holder = runtime.identity.holder(request)
    if mine and holder.guest is None:
        return []
    heads = await runtime.store.tables(
        guest=holder.guest, status=status, listed=not mine, limit=limit, offset=offset
    )
    return await heads_of(runtime, holder, heads)


@get("/{table_id:str}", responses=REFUSALS)
async def get_table(
    request: AnyRequest,
    runtime: Runtime,
    table_id: TableId,
    seat: SeatQuery = None,
    after: Annotated[int | None, Parameter(ge=0, le=2**31)] = None,
) -> TableReply:
    """The table as one of my seats sees it, or as spectators do; with what happened `after`."""
    actor, holder = await _present(runtime, request, table_id)

    def look(table: Table) -> TableReply:
        eyes = _eyes(table, holder, seat)
        known = messages.state_for(table, eyes)
        state = known if after is None else messages.progress_for(table, eyes, after)
        mine, is_host = table.seats_of(holder), table.is_hosted_by(holder)
        return TableReply(table.id, link_of(runtime, table.id), mine, is_host, state)

    return await actor.read(look)


@post("/{table_id:str}/seats", status_code=201, responses=REFUSALS)
async def take_seat(
    request: AnyRequest, runtime: Runtime, table_id: TableId, data: JoinRequest
) -> Response[Seated]:
    """Joins: as the guest of the cookie, or, without one, as whoever has the token."""
    actor = await runtime.actor(table_id)
    holder, new = holder_and_guest(runtime, request, data.name)
    known = runtime.identity.guest(request)
    name = data.name or (known.name if known else NAMELESS)
    token, token_hash = new_token()
    said = {"key": data.key, "version": data.version}
    try:
        seat = await actor.join(holder, data.seat, name, data.salt, token_hash, **said)
    except Stale as stale:
        stale.state = await actor.read(lambda table: messages.state_for(table, None))
        raise
    cookies = [runtime.identity.cookie(new)] if new else []
    return Response(Seated(seat, token), cookies=cookies)


@post("/{table_id:str}/seats/{seat:int}/token", status_code=201, responses=REFUSALS)
async def make_token(
    request: AnyRequest,
    runtime: Runtime,
    table_id: TableId,
    seat: Annotated[int, Parameter(ge=0, le=15)],
) -> Seated:
    """A new token for my seat, for a bot of mine; the old one is worth nothing any more."""
    actor = await runtime.actor(table_id)
    token, token_hash = new_token()
    await actor.give_token(runtime.identity.holder(request), seat, token_hash)
    return Seated(seat, token)


@post("/{table_id:str}/commands", status_code=200, responses=REFUSALS)
async def do_command(
    request: AnyRequest,
    runtime: Runtime,
    table_id: TableId,
    data: AnyCommand | Question | RequestHint,
    seat: SeatQuery = None,
) -> Response[Done]:
    """Does one of the socket's commands, or answers one of its questions."""
    actor, holder = await _present(runtime, request, table_id)
    limit = holder.token_hash or holder.guest
    if limit is not None and not runtime.seats.take((table_id, limit)):
        raise Refusal("too-fast")

    def look(table: Table) -> Snapshot:
        return messages.state_for(table, _eyes(table, holder, seat))

    if isinstance(data, Question):
        asked = data
        answer = await actor.read(lambda t: messages.answer(t, t.held(holder, seat), asked))
    else:
        try:
            if isinstance(data, RequestHint):
                answer = await actor.hint(holder, seat, data)
            else:
                answer = await actor.command(holder, seat, data)
        except Stale as stale:
            stale.state = await actor.read(look)
            raise
    return Response(Done(answer, await actor.read(look)))


@get("/{table_id:str}/at/{n:int}", responses=REFUSALS)
async def get_moment(
    request: AnyRequest,
    runtime: Runtime,
    table_id: TableId,
    n: Annotated[int, Parameter(ge=0, le=2**31)],
    seat: SeatQuery = None,
) -> Moment:
    """The view and the event at that point of the record; after the end of any seat."""
    actor = await runtime.actor(table_id)
    holder = runtime.identity.holder(request)

    def look(table: Table) -> tuple[Seat | None, messages.Past]:
        return _eyes(table, holder, seat, replay=True), messages.past(table, n)

    eyes, past = await actor.read(look)
    return await asyncio.to_thread(past.seen_by, eyes)


@get("/{table_id:str}/scores", responses=REFUSALS)
async def get_scores(runtime: Runtime, table_id: TableId) -> list[review.ScoreTable]:
    """The public scores after each commit: a chart of the game."""
    actor = await runtime.actor(table_id)
    game, record, history = await actor.read(lambda t: (t.game, t.record, tuple(t.history)))
    return await asyncio.to_thread(review.scores, game, record, history)


@get("/{table_id:str}/verify", responses=REFUSALS)
async def verify_shuffle(runtime: Runtime, table_id: TableId) -> review.Verdict:
    """Deals every card again, once the game is over and the seed is told."""
    actor = await runtime.actor(table_id)

    def finished(table: Table) -> tuple[Any, Any, str]:
        if table.status != "over":
            raise NotAllowed("not-over")
        published = table.shuffle.commitment if table.shuffle.seed else ""  # imported: unknown
        return table.game, table.record, published

    game, record, commitment = await actor.read(finished)
    return await asyncio.to_thread(review.verdict, game, record, commitment)


@get("/{table_id:str}/record", responses=REFUSALS)
async def get_record(
    request: AnyRequest, runtime: Runtime, table_id: TableId, seat: SeatQuery = None
) -> dict[str, Any]:
    """The record: redacted while the game runs, all of it with its dealer after the end."""
    actor = await runtime.actor(table_id)
    holder = runtime.identity.holder(request)
    record = await actor.read(lambda t: messages.record_for(t, _eyes(t, holder, seat)))
    return record.to_json()


@get("/{table_id:str}/qr", media_type="image/svg+xml", responses=REFUSALS)
async def get_qr(runtime: Runtime, table_id: TableId) -> Response[bytes]:
    """The link to the table as a QR code."""
    await runtime.actor(table_id)
    drawn = BytesIO()
    code = segno.make(link_of(runtime, table_id), error="m")
    code.save(drawn, kind="svg", scale=8, border=2, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def check_maker(runtime: Runtime, request: AnyRequest) -> None:
    """New tables and records cost room for good: an address may make only so many."""
    if not runtime.makers.take(request.client.host if request.client else ""):
        raise Refusal("too-fast")


def _eyes(table: Table, holder: Holder, seat: Seat | None, replay: bool = False) -> Seat | None:
    """Whose eyes an asker gets: a seat he holds, his only one, or a spectator's."""
    mine = table.seats_of(holder)
    if seat is None:
        return mine[0] if len(mine) == 1 else None
    if replay and table.status == "over" and 0 <= seat < len(table.places):
        return seat
    return table.held(holder, seat)


async def _present(runtime: Runtime, request: AnyRequest, table_id: str) -> tuple[Actor, Holder]:
    actor = await runtime.actor(table_id)
    holder = runtime.identity.holder(request)
    actor.touch(holder)
    return actor, holder


tables = Router(
    "/api/tables",
    route_handlers=[
        make_table, list_tables, get_table, take_seat, make_token, do_command, get_moment,
        get_scores, verify_shuffle, get_record, get_qr,
    ],
    tags=["tables"],
)  # fmt: skip
