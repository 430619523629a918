"""One connection of one client to a table, with numbered messages and a bounded queue."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from durbar.core.types import Seat
from durbar.server.cluster.forwarding import RESTART
from durbar.server.errors import Refusal, Stale
from durbar.server.http.middleware import TRY_LATER
from durbar.server.live.actor import Actor
from durbar.server.metrics import Metrics
from durbar.server.outgoing import messages
from durbar.server.protocol import codec
from durbar.server.protocol.convert import serialize_facts
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
from durbar.server.rate_limits import Buckets
from durbar.server.tables.seats import Holder
from durbar.server.tables.table import Table

FAULTS: Final = 200  # refused frames after which a connection is closed


@dataclass(frozen=True, slots=True, kw_only=True)
class ConnectionDeps:
    """The parts of the server that connections use."""

    run_id: str
    seat_limit: Buckets  # messages by table and seat
    queue: int  # messages that may wait for a slow client
    metrics: Metrics
    now: Callable[[], float]


class Connection:
    """A client at a table, with the perspective of a seat or of a spectator."""

    def __init__(self, deps: ConnectionDeps, socket: Any, actor: Actor, holder: Holder) -> None:
        self.socket = socket
        self.actor = actor
        self.holder = holder
        self.seat: Seat | None = None
        self._deps = deps
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(deps.queue)
        self._sent = 0
        self._hints: set[asyncio.Task[None]] = set()
        # The close code, once the server ends the connection; a future is smaller than a task
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send(self, body: bytes) -> None:
        """Takes a message; a client that does not read is dropped, not waited for."""
        if self.ended.done():
            return
        try:
            self._queue.put_nowait(body)
        except asyncio.QueueFull:
            self.ended.set_result(TRY_LATER)
            self._deps.metrics.slow_consumers.inc()
            self.actor.listeners.discard(self)

    def dismiss(self) -> None:
        if not self.ended.done():
            self.ended.set_result(RESTART)

    def send_message(self, message: ServerMessage) -> None:
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
            faults += not await self._receive(frame)

    async def _receive(self, frame: str | bytes) -> bool:
        """Handles a frame; returns False if it is malformed or came too fast."""
        code, key = "", None
        try:
            if not self._deps.seat_limit.take(self._limit_key):
                raise Refusal("too-fast")
            message = codec.decode(frame)
            key = getattr(message, "key", None)
            await self._handle(message)
            return True
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            code = "malformed"
            self.send_message(_refused(None, Refusal("malformed", reason=str(error)[:200])))
        except Refusal as refusal:
            code = refusal.code if refusal.code == "too-fast" else ""
            self.send_message(_refused(key, refusal, await self._state_if_stale(refusal)))
        if code:
            self._deps.metrics.refused_frames.labels(code=code).inc()
        return not code

    @property
    def _limit_key(self) -> Any:
        """The browsers of a seat share its limit; each spectator has their own."""
        return id(self) if self.seat is None else (self.actor.table.id, self.seat)

    async def _handle(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self.send_message(Pong())
            case Hello():
                await self.actor.read(lambda table: self._welcome(table, message))
            case AskWhyNot() | AskPreview() | AskPlan() | AskOrder():
                self.send_message(await self.actor.read(lambda table: self._answer(table, message)))
            case RequestHint():
                self._hint(message)
            case _:
                self.send_message(await self.actor.command(self.holder, self.seat, message))

    def _hint(self, request: RequestHint) -> None:
        """Answers a request for a hint; the connection goes on meanwhile."""

        async def work() -> None:
            try:
                self.send_message(await self.actor.hint(self.holder, self.seat, request))
            except Refusal as refusal:
                self.send_message(
                    _refused(request.key, refusal, await self._state_if_stale(refusal))
                )

        task = asyncio.create_task(work(), name=f"hint-{self.actor.table.id}")
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    def cancel_hints(self) -> None:
        for task in self._hints:
            task.cancel()

    def _welcome(self, table: Table, hello: Hello) -> None:
        """Takes the perspective of a seat and sends all that was missed."""
        self.seat = None if hello.seat is None else table.held(self.holder, hello.seat)
        self.actor.connect(self)
        self.send_message(
            Welcome(
                protocol=PROTOCOL,
                server=self._deps.run_id,
                table=table.id,
                mine=table.seats_of(self.holder),
                seat=self.seat,
                now=self._deps.now(),
            )
        )
        if hello.after is None:
            self.send_message(messages.snapshot(table, self.seat))
        else:
            self.send_message(messages.snapshot_since(table, self.seat, hello.after))
        if lines := messages.chat_lines(table, self.seat, hello.chat_after):
            self.send_message(ChatLines(lines=lines))

    def _answer(self, table: Table, question: Question) -> Answer:
        seat = None if self.seat is None else table.held(self.holder, self.seat)
        return messages.answer(table, seat, question)

    async def _state_if_stale(self, refusal: Refusal) -> Snapshot | None:
        if not isinstance(refusal, Stale):
            return None
        seat = self.seat
        return await self.actor.read(lambda table: messages.snapshot(table, seat))


def _refused(key: str | None, refusal: Refusal, state: Snapshot | None = None) -> Rejected:
    return Rejected(
        key=key,
        code=refusal.code,
        paragraph=refusal.paragraph,
        facts=serialize_facts(refusal.facts),
        state=state,
    )
