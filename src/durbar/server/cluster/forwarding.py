"""The tunnel: a request or a socket that reaches one process is served by another.

What travels are the events of ASGI, both ways, so that the owner of a table serves a distant client
by the very same code as a near one. A call that is lost on the way ends: a socket is closed with
code 1012, upon which clients come back and resume; a request is asked again or refused as `moving`.
Asking again is safe, since a command with a key is never done twice.
"""

import asyncio
import contextlib
import itertools
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from durbar.server.errors import Moving
from durbar.server.logs import log

if TYPE_CHECKING:
    pass

FORWARDED: Final = "durbar.forwarded"  # in the scope of what came through the tunnel
RESTART: Final = 1012  # the close code for "come back in a moment"
WAITING: Final = 1000  # events that may wait for a slow client
FIRST: Final = 10.0  # seconds within which something must come back
TOLD: Final = (
    "type", "asgi", "http_version", "scheme", "method", "path", "raw_path", "query_string",
    "root_path", "headers", "client", "server", "subprotocols",
)  # fmt: skip


class Begin(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A call to the owner of a table."""

    call: int
    scope: dict[str, Any]


class Said(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """An event of a call, of whichever side."""

    call: int
    is_caller: bool
    event: dict[str, Any]


class End(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A side has no more to do with a call."""

    call: int
    is_caller: bool


class Call:
    """One end of a call: what the other end says waits here."""

    def __init__(self) -> None:
        self._events: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(WAITING)
        self.is_lost = False

    def put(self, event: dict[str, Any]) -> bool:
        """Takes an event; False if too many wait."""
        with contextlib.suppress(asyncio.QueueFull):
            self._events.put_nowait(event)
            return True
        return False

    def lose(self) -> None:
        self.is_lost = True
        if self._events.full():
            self._events.get_nowait()
        self._events.put_nowait(None)

    async def get(self) -> dict[str, Any]:
        """The next event of the other end; raises Moving when the call was lost."""
        event = None if self.is_lost and self._events.empty() else await self._events.get()
        if event is None:
            raise Moving
        return event


class Tunnel:
    """Both ends of all calls of this process."""

    def __init__(self, url: str, me: str) -> None:
        from durbar.server.cluster.bus import Mesh  # Redis is installed only where it is used

        self.mesh: Mesh = Mesh(url, me, self._hear, self._lose)
        self.app: ASGIApp | None = None  # that serves what comes in
        self._numbers = itertools.count(1)
        self._out: dict[tuple[str, int], Call] = {}  # calls that we made
        self._in: dict[tuple[str, int], tuple[Call, asyncio.Task[None]]] = {}
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder: msgspec.msgpack.Decoder[Begin | Said | End] = msgspec.msgpack.Decoder(
            Begin | Said | End
        )

    @property
    def calls(self) -> int:
        return len(self._out) + len(self._in)

    async def close(self) -> None:
        """Ends all calls, so that their clients look for another process."""
        for other in {other for other, _ in (*self._in, *self._out)}:
            self._lose(other)
        await asyncio.gather(*(task for _, task in self._in.values()), return_exceptions=True)
        await self.mesh.close()

    # Ours, for others to serve --------------------------------------------------------------------

    async def forward(self, owner: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets another process serve a request or a socket; raises Moving if that fails."""
        if not self.mesh.is_up:
            raise Moving
        number, call = next(self._numbers), Call()
        self._out[owner, number] = call
        self.mesh.expect(owner)
        told = cast(dict[str, Any], scope)
        self._say(owner, Begin(number, {key: told[key] for key in TOLD if key in told}))
        upward = asyncio.create_task(self._pass_on(owner, number, receive))
        try:
            async with asyncio.timeout(FIRST):
                event = await call.get()
            while True:
                await send(cast(Any, event))
                if _is_last(event):
                    return
                event = await call.get()
        except TimeoutError:
            raise Moving from None
        except Moving:
            if not upward.done():  # else the client has gone, and nobody is left to be told
                raise
        finally:
            upward.cancel()
            await asyncio.gather(upward, return_exceptions=True)
            del self._out[owner, number]
            self._say(owner, End(number, is_caller=True))

    async def _pass_on(self, owner: str, number: int, receive: Receive) -> None:
        while True:
            event = await receive()
            self._say(owner, Said(number, True, cast(dict[str, Any], event)))
            if event["type"] in ("websocket.disconnect", "http.disconnect"):
                return

    # Of others, for us to serve -------------------------------------------------------------------

    async def _serve(self, caller: str, number: int, call: Call, scope: dict[str, Any]) -> None:
        is_socket = scope["type"] == "websocket"

        async def receive() -> Any:
            try:
                return await call.get()
            except Moving:
                gone = "websocket" if is_socket else "http"
                return {"type": f"{gone}.disconnect", **({"code": RESTART} if is_socket else {})}

        async def send(event: Any) -> None:
            if not call.is_lost:
                self._say(caller, Said(number, False, event))

        assert self.app is not None
        try:
            await self.app(_restored(scope), receive, send)
        except Exception as error:
            log(path=scope["path"]).error("forwarded-failed", exc_info=error)
        finally:
            self._in.pop((caller, number), None)
            self._say(caller, End(number, is_caller=False))

    # Letters --------------------------------------------------------------------------------------

    def _say(self, to: str, told: Begin | Said | End) -> None:
        self.mesh.send(to, self._encoder.encode(told))

    def _hear(self, sender: str, body: bytes) -> None:
        told = self._decoder.decode(body)
        key = (sender, told.call)
        if isinstance(told, Begin):
            call = Call()
            task = asyncio.create_task(self._serve(sender, told.call, call, told.scope))
            self._in[key] = (call, task)
            self.mesh.expect(sender)
            return
        found = self._in.get(key) if told.is_caller else None
        end = found[0] if found else None if told.is_caller else self._out.get(key)
        if end is not None and (isinstance(told, End) or not end.put(told.event)):
            end.lose()

    def _lose(self, other: str) -> None:
        """Nothing that was under way with another process can be trusted any more."""
        for (process, _), call in list(self._out.items()):
            if process == other:
                call.lose()
        for (process, number), (call, _) in list(self._in.items()):
            if process == other:
                call.lose()
                self._say(other, End(number, is_caller=False))


def _is_last(event: dict[str, Any]) -> bool:
    if event["type"] == "websocket.close":
        return True
    return event["type"] == "http.response.body" and not event.get("more_body", False)


def _restored(scope: dict[str, Any]) -> Scope:
    """A scope as a server makes it, from what came through the tunnel."""
    told = scope | {
        "headers": [(bytes(name), bytes(value)) for name, value in scope["headers"]],
        "client": tuple(scope["client"]) if scope.get("client") else None,
        "server": tuple(scope["server"]) if scope.get("server") else None,
        "state": {},
        "extensions": {},
        FORWARDED: True,
    }
    return cast(Scope, told)
