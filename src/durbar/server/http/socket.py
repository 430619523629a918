"""Sockets: one connection of one client, with numbered messages and a bounded queue."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from durbar.core.errors import DurbarError
from durbar.core.types import Seat
from durbar.server.cluster.forwarding import FORWARDED, RESTART
from durbar.server.cluster.router import ELSEWHERE
from durbar.server.errors import Elsewhere, NotFound, Refusal, Stale
from durbar.server.http.middleware import TRY_LATER, refuse_origin
from durbar.server.live.actor import Actor
from durbar.server.logs import log
from durbar.server.outgoing import messages
from durbar.server.protocol import codec
from durbar.server.protocol.convert import told_facts
from durbar.server.protocol.messages import (
    PROTOCOL,
    Answer,
    AskOrder,
    AskPlan,
    AskPreview,
    AskWhyNot,
    ChatLines,
    ClientMessage,
    Hello,
    Ping,
    Pong,
    Question,
    Rejected,
    RequestHint,
    ServerMessage,
    Snapshot,
    Welcome,
)
from durbar.server.runtime import Runtime
from durbar.server.tables.seats import Holder
from durbar.server.tables.table import Table

POLICY: Final = 1008  # close codes of RFC 6455
INTERNAL: Final = 1011
FAULTS: Final = 200  # refused frames after which a client is shown the door


class Connection:
    """A client at a table: the eyes of a seat, or a spectator's."""

    def __init__(self, socket: Any, actor: Actor, holder: Holder, queue: int) -> None:
        self.socket = socket
        self.actor = actor
        self.holder = holder
        self.seat: Seat | None = None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(queue)
        self._sent = 0
        self._hints: set[asyncio.Task[None]] = set()
        # The code with which the house closes the connection; 2,000 futures weigh less than tasks
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send(self, body: bytes) -> None:
        """Takes a message; a client that does not read is dropped, not waited for."""
        if self.ended.done():
            return
        try:
            self._queue.put_nowait(body)
        except asyncio.QueueFull:
            self.ended.set_result(TRY_LATER)
            self.actor.runtime.metrics.slow_consumers.inc()
            self.actor.listeners.discard(self)

    def dismiss(self) -> None:
        if not self.ended.done():
            self.ended.set_result(RESTART)

    def say(self, message: ServerMessage) -> None:
        self.send(codec.encode(message))

    async def send_all(self) -> None:
        """Sends what is queued, each message with its number."""
        while True:
            body = await self._queue.get()
            if body is None:
                return
            self._sent += 1
            await self.socket.send_text(codec.numbered(self._sent, body).decode())

    async def listen(self) -> None:
        """Reads frames until the client goes."""
        faults = 0
        while faults < FAULTS:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            frame = event.get("text")
            if frame is None:
                frame = event.get("bytes") or b""
            faults += not await self._hear(frame)

    async def _hear(self, frame: str | bytes) -> bool:
        """Does what a frame asks; False if it was no message of ours or came too fast."""
        runtime, code = self.actor.runtime, ""
        key: str | None = None
        try:
            if not runtime.seats.take(self._bucket):
                raise Refusal("too-fast")
            said = codec.decode(frame)
            key = getattr(said, "key", None)
            await self._do(said)
            return True
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            code = "malformed"
            self.say(_refused(None, Refusal("malformed", reason=str(error)[:200])))
        except Refusal as refusal:
            code = refusal.code if refusal.code == "too-fast" else ""
            self.say(_refused(key, refusal, await self._state_if_stale(refusal)))
        if code:
            runtime.metrics.refused_frames.labels(code=code).inc()
        return not code

    @property
    def _bucket(self) -> Any:
        """Seats share their limit whatever the number of browsers; a spectator has his own."""
        return id(self) if self.seat is None else (self.actor.table.id, self.seat)

    async def _do(self, said: ClientMessage) -> None:
        match said:
            case Ping():
                self.say(Pong())
            case Hello():
                await self.actor.read(lambda table: self._welcome(table, said))
            case AskWhyNot() | AskPreview() | AskPlan() | AskOrder():
                self.say(await self.actor.read(lambda table: self._answer(table, said)))
            case RequestHint():
                self._advise(said)
            case _:
                self.say(await self.actor.command(self.holder, self.seat, said))

    def _advise(self, asked: RequestHint) -> None:
        """A hint takes its time, and the connection goes on meanwhile."""

        async def work() -> None:
            try:
                self.say(await self.actor.hint(self.holder, self.seat, asked))
            except Refusal as refusal:
                self.say(_refused(asked.key, refusal, await self._state_if_stale(refusal)))

        task = asyncio.create_task(work(), name=f"hint-{self.actor.table.id}")
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    def forget_hints(self) -> None:
        """Nobody is there any more to be told."""
        for task in self._hints:
            task.cancel()

    def _welcome(self, table: Table, hello: Hello) -> None:
        """Opens the eyes of a seat, and tells all that was missed."""
        self.seat = None if hello.seat is None else table.held(self.holder, hello.seat)
        self.actor.connect(self)
        self.say(
            Welcome(
                protocol=PROTOCOL,
                server=self.actor.runtime.run_id,
                table=table.id,
                mine=table.seats_of(self.holder),
                seat=self.seat,
                now=self.actor.runtime.now(),
            )
        )
        if hello.after is None:
            self.say(messages.state_for(table, self.seat))
        else:
            self.say(messages.progress_for(table, self.seat, hello.after))
        if lines := messages.lines_for(table, self.seat, hello.chat_after):
            self.say(ChatLines(lines=lines))

    def _answer(self, table: Table, asked: Question) -> Answer:
        seat = None if self.seat is None else table.held(self.holder, self.seat)
        return messages.answer(table, seat, asked)

    async def _state_if_stale(self, refusal: Refusal) -> Snapshot | None:
        if not isinstance(refusal, Stale):
            return None
        seat = self.seat
        return await self.actor.read(lambda table: messages.state_for(table, seat))


def _refused(key: str | None, refusal: Refusal, state: Snapshot | None = None) -> Rejected:
    return Rejected(
        key=key,
        code=refusal.code,
        paragraph=refusal.paragraph,
        facts=told_facts(refusal.facts),
        state=state,
    )


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str, runtime: Runtime) -> None:
    """Typed, versioned messages of one table, both ways."""
    address = socket.client.host if socket.client else ""
    origin = None if FORWARDED in socket.scope else socket.headers.get("origin")
    code = refuse_origin(runtime, origin)
    if code is None and not runtime.addresses.take(address):
        code = "too-fast"
    if code is None and runtime.sockets[address] >= runtime.settings.sockets_per_address:
        code = "too-many-sockets"
    if code is not None:
        runtime.metrics.refused_requests.labels(code=code).inc()
        await socket.close(POLICY, code)
        return
    try:
        actor = await runtime.actor(table_id)
    except Elsewhere as elsewhere:
        await socket.close(ELSEWHERE, elsewhere.owner)
        return
    except Refusal as refusal:
        await socket.close(POLICY if isinstance(refusal, NotFound) else TRY_LATER, refusal.code)
        return
    await socket.accept()
    runtime.sockets[address] += 1
    runtime.metrics.sockets.inc()
    connection = Connection(socket, actor, runtime.identity.holder(socket), runtime.settings.queue)
    guest = runtime.identity.guest(socket)
    try:
        with runtime.sessions.followed(guest.session if guest else None, connection.dismiss):
            await _serve(connection)
    finally:
        actor.disconnect(connection)
        runtime.sweeper.leave()
        runtime.metrics.sockets.dec()
        runtime.sockets[address] -= 1
        if not runtime.sockets[address]:
            del runtime.sockets[address]


async def _serve(connection: Connection) -> None:
    """Listens and sends side by side, until either ends."""
    tasks: list[asyncio.Future[Any]] = [
        asyncio.create_task(connection.listen()),
        asyncio.create_task(connection.send_all()),
        connection.ended,
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.forget_hints()
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
