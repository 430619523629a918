"""The HTTP API of commands: those of the socket, one request at a time."""

from litestar import Response, Router, post
from msgspec import Struct

from durbar.server.accounts.identity import Identity
from durbar.server.errors import Refusal, Stale
from durbar.server.http.audience import audience_of
from durbar.server.http.limits import Limits
from durbar.server.http.parameters import REFUSALS, AnyRequest, SeatQuery, TableId
from durbar.server.live.live_tables import LiveTables
from durbar.server.outgoing import messages
from durbar.server.protocol.messages import Answer, AnyCommand, Question, RequestHint, Snapshot
from durbar.server.tables.table import Table


class CommandReply(Struct, frozen=True):
    answer: Answer
    state: Snapshot


@post("/{table_id:str}/commands", status_code=200, responses=REFUSALS)
async def do_command(
    request: AnyRequest,
    identity: Identity,
    limits: Limits,
    tables: LiveTables,
    table_id: TableId,
    data: AnyCommand | Question | RequestHint,
    seat: SeatQuery = None,
) -> Response[CommandReply]:
    """Executes one of the socket's commands, or answers one of its questions."""
    actor, holder = await tables.get(table_id), identity.holder(request)
    actor.touch(holder)
    limited = holder.token_hash or holder.guest
    if limited is not None and not limits.seats.take((table_id, limited)):
        raise Refusal("too-fast")

    def look(table: Table) -> Snapshot:
        return messages.snapshot(table, audience_of(table, holder, seat))

    if isinstance(data, Question):
        question = data
        answer = await actor.read(lambda t: messages.answer(t, t.held(holder, seat), question))
    else:
        try:
            if isinstance(data, RequestHint):
                answer = await actor.hint(holder, seat, data)
            else:
                answer = await actor.command(holder, seat, data)
        except Stale as stale:
            stale.state = await actor.read(look)
            raise
    return Response(CommandReply(answer, await actor.read(look)))


router = Router("/api/tables", route_handlers=[do_command], tags=["tables"])
