"""The HTTP API of one table's record: replay, scores, verification, and the link as a QR code."""

import asyncio
from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Response, Router, get
from litestar.params import Parameter

from durbar.core.types import Seat
from durbar.server.accounts.identity import Identity
from durbar.server.errors import NotAllowed
from durbar.server.http.audience import audience_of
from durbar.server.http.parameters import REFUSALS, AnyRequest, SeatQuery, TableId
from durbar.server.http.site import Site
from durbar.server.live.live_tables import LiveTables
from durbar.server.outgoing import messages, review
from durbar.server.protocol.messages import Moment
from durbar.server.tables.table import Table


@get("/{table_id:str}/at/{n:int}", responses=REFUSALS)
async def get_moment(
    request: AnyRequest,
    identity: Identity,
    tables: LiveTables,
    table_id: TableId,
    n: Annotated[int, Parameter(ge=0, le=2**31)],
    seat: SeatQuery = None,
) -> Moment:
    """The view and the event after n entries of the record; after the game of any seat."""
    actor = await tables.get(table_id)
    holder = identity.holder(request)

    def look(table: Table) -> tuple[Seat | None, review.PastPosition]:
        return audience_of(table, holder, seat, replay=True), review.past_position(table, n)

    audience, past = await actor.read(look)
    return await asyncio.to_thread(past.moment, audience)


@get("/{table_id:str}/scores", responses=REFUSALS)
async def get_scores(tables: LiveTables, table_id: TableId) -> list[review.ScoreTable]:
    """The public scores after each commit: a chart of the game."""
    actor = await tables.get(table_id)
    chart, record, history = await actor.read(
        lambda t: (actor.score_chart, t.record, tuple(t.history))
    )
    return await asyncio.to_thread(chart.rows, record, history)


@get("/{table_id:str}/verify", responses=REFUSALS)
async def verify_shuffle(tables: LiveTables, table_id: TableId) -> review.Verdict:
    """Deals every card again with the seed, which is public after the game."""
    actor = await tables.get(table_id)

    def finished(table: Table) -> tuple[Any, Any, str]:
        if table.status != "over":
            raise NotAllowed("not-over")
        published = table.shuffle.commitment if table.shuffle.seed else ""  # imported: unknown
        return table.game, table.record, published

    game, record, commitment = await actor.read(finished)
    return await asyncio.to_thread(review.verdict, game, record, commitment)


@get("/{table_id:str}/record", responses=REFUSALS)
async def get_record(
    request: AnyRequest,
    identity: Identity,
    tables: LiveTables,
    table_id: TableId,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """The record: redacted while the game runs, complete with its dealer after the end."""
    actor = await tables.get(table_id)
    holder = identity.holder(request)
    record = await actor.read(lambda t: messages.redacted_record(t, audience_of(t, holder, seat)))
    return record.to_json()


@get("/{table_id:str}/qr", media_type="image/svg+xml", responses=REFUSALS)
async def get_qr(site: Site, tables: LiveTables, table_id: TableId) -> Response[bytes]:
    """The link to the table as a QR code."""
    await tables.get(table_id)
    image = BytesIO()
    code = segno.make(site.link_to(table_id), error="m")
    code.save(image, kind="svg", scale=8, border=2, omitsize=True)
    return Response(image.getvalue(), media_type="image/svg+xml")


router = Router(
    "/api/tables",
    route_handlers=[get_moment, get_scores, verify_shuffle, get_record, get_qr],
    tags=["tables"],
)
