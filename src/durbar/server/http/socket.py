"""The WebSocket of a table: who is let in, and how long a connection is served."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from durbar.core.errors import DurbarError
from durbar.server.accounts.identity import Identity
from durbar.server.accounts.sessions import Sessions
from durbar.server.cluster.forwarding import refuse_socket
from durbar.server.cluster.signing import FORWARDED
from durbar.server.errors import Elsewhere, NotFound, Refusal
from durbar.server.gc import Sweeper
from durbar.server.http.connection import Connection, ConnectionDeps
from durbar.server.http.middleware import TRY_LATER
from durbar.server.http.site import Site
from durbar.server.live.live_tables import LiveTables
from durbar.server.logs import log
from durbar.server.metrics import Metrics
from durbar.server.rate_limits import Buckets

POLICY: Final = 1008  # close codes of RFC 6455
INTERNAL: Final = 1011


class Admission:
    """Lets connections in, and counts the open ones by address."""

    def __init__(
        self,
        site: Site,
        addresses: Buckets,
        most_per_address: int,
        metrics: Metrics,
        sweeper: Sweeper,
    ) -> None:
        self._site = site
        self._addresses = addresses
        self._most_per_address = most_per_address
        self._metrics = metrics
        self._sweeper = sweeper
        self._open: Counter[str] = Counter()

    def refusal_of(self, address: str, origin: str | None) -> str | None:
        """Returns the code of a refusal, if a connection may not be opened."""
        code = self._site.refusal_of(origin)
        if code is None and not self._addresses.take(address):
            code = "too-fast"
        if code is None and self._open[address] >= self._most_per_address:
            code = "too-many-sockets"
        if code is not None:
            self._metrics.refused_requests.labels(code=code).inc()
        return code

    @contextlib.contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Counts a connection while it is open."""
        self._open[address] += 1
        self._metrics.sockets.inc()
        try:
            yield
        finally:
            self._sweeper.leave()
            self._metrics.sockets.dec()
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    identity: Identity,
    sessions: Sessions,
    tables: LiveTables,
    admission: Admission,
    connection_deps: ConnectionDeps,
) -> None:
    """Typed, versioned messages of one table in both directions."""
    address = socket.client.host if socket.client else ""
    origin = None if FORWARDED in socket.scope else socket.headers.get("origin")
    if code := admission.refusal_of(address, origin):
        await socket.close(POLICY, code)
        return
    try:
        actor = await tables.get(table_id)
    except Elsewhere as elsewhere:
        await refuse_socket(socket.send, elsewhere)
        return
    except Refusal as refusal:
        await socket.close(POLICY if isinstance(refusal, NotFound) else TRY_LATER, refusal.code)
        return
    await socket.accept()
    with admission.counted(address):
        connection = Connection(connection_deps, socket, actor, identity.holder(socket))
        guest = identity.guest(socket)
        try:
            with sessions.followed(guest.session if guest else None, connection.dismiss):
                await _serve(connection)
        finally:
            actor.disconnect(connection)


async def _serve(connection: Connection) -> None:
    """Listens and sends until either ends, then closes the connection."""
    tasks: list[asyncio.Future[Any]] = [
        asyncio.create_task(connection.listen()),
        asyncio.create_task(connection.send_all()),
        connection.ended,
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.cancel_hints()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    code = POLICY if connection.ended.cancelled() else connection.ended.result()
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, DurbarError | WebSocketDisconnect | OSError):
            log(table=connection.actor.table.id).error("socket-failed", error=repr(error))
            code = INTERNAL
    with contextlib.suppress(Exception):
        async with asyncio.timeout(1):
            await connection.socket.close(code)
