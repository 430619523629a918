"""Forwarding: the outermost application, which passes requests to the owner of a table.

The application refuses a table of another process with status 421 and a header that names the
owner, for a WebSocket too. So the owner of a table is known in one place. Forwarding intercepts
that refusal and proxies the request. A request that cannot reach the owner is tried again until
the table has a new one; this is safe, because a command with a key is executed once.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

from litestar.types import ASGIApp, Receive, Scope, Send

from durbar.server.cluster.membership import Cluster
from durbar.server.cluster.proxy import Proxy
from durbar.server.cluster.signing import FORWARDED
from durbar.server.errors import STATUS, Elsewhere, Moving

OWNER: Final = "durbar-owner"  # the header that names the owner
RESTART: Final = 1012  # the close code after which a client reconnects
AGAIN: Final = 0.1  # seconds between two tries to reach a table that changes its owner
LARGEST: Final = 2**16  # bytes of a request about a table; the application refuses more
STARTS: Final = ("http.response.start", "websocket.http.response.start")

Refuse = Callable[[Send, str], Awaitable[None]]  # sends the refusal with a code


async def refuse_socket(send: Any, error: Elsewhere) -> None:
    """Refuses a WebSocket before it is accepted, with the status and header of `elsewhere`."""
    headers = [(OWNER.encode(), error.owner.encode())]
    status = STATUS["elsewhere"]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b"", "more_body": False})


class Forwarding:
    """Wraps the application of a process that shares its tables with others."""

    def __init__(
        self, app: ASGIApp, cluster: Cluster, refuse: Refuse, answer_seconds: float
    ) -> None:
        self._app = app
        self._cluster = cluster
        self._refuse = refuse
        self._proxy = Proxy(answer_seconds)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            try:
                await self._app(scope, receive, send)
            finally:
                await self._proxy.close()
            return
        scope = self._cluster.signer.verified(scope)
        if FORWARDED in scope:  # one hop only: a process that is not the owner answers 421
            await self._app(scope, receive, send)
        elif kind == "http" and scope["path"].startswith("/api/tables"):
            await self._serve(scope, _Replay(await _body(receive), receive), send)
        elif kind == "websocket":
            await self._serve(scope, _Replay([await receive()], receive), send)
        else:
            await self._app(scope, receive, send)

    async def _serve(self, scope: Scope, events: "_Replay", send: Send) -> None:
        """Serves a request here or at the owner; tries again while the table moves."""
        end = time.monotonic() + self._cluster.patience
        while True:
            reply = _Reply(send)
            await self._app(_fresh(scope), events.again(), reply.send)
            if reply.owner is None:
                return
            owner, reply = reply.owner, _Reply(send)
            try:
                await self._forward(owner, scope, events, reply.send)
                return
            except Moving:
                self._cluster.forget(owner)
                if reply.has_begun or time.monotonic() > end:
                    await self._refuse_moving(scope, reply, send)
                    return
            await asyncio.sleep(AGAIN)

    async def _forward(self, owner: str, scope: Scope, events: "_Replay", send: Send) -> None:
        peer = self._cluster.peers.get(owner)
        if peer is None:
            raise Moving
        signature = self._cluster.signer.header(scope)
        async with peer.following():
            if cast(str, scope["type"]) == "http":
                await self._proxy.request(peer.address, scope, signature, events.body, send)
            else:
                receive = events.rest
                await self._proxy.socket(peer.address, scope, signature, receive, send)

    async def _refuse_moving(self, scope: Scope, reply: "_Reply", send: Send) -> None:
        kind: str = scope["type"]
        if kind == "websocket":
            close: Any = {"type": "websocket.close", "code": RESTART, "reason": "moving"}
            await send(close)
        elif not reply.has_begun:
            await self._refuse(send, "moving")


class _Replay:
    """The first events of a client, which every try receives again."""

    def __init__(self, first: list[Any], rest: Receive) -> None:
        self._first = first
        self.rest = rest

    @property
    def body(self) -> bytes:
        return b"".join(event.get("body", b"") for event in self._first)

    def again(self) -> Receive:
        left = list(self._first)

        async def receive() -> Any:
            return left.pop(0) if left else await self.rest()

        return receive


class _Reply:
    """Passes a response to the client, unless it says that the table is elsewhere."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.owner: str | None = None
        self.has_begun = False

    async def send(self, event: Any) -> None:
        if not self.has_begun and self.owner is None:
            self.owner = _owner_in(event)
        if self.owner is None:
            self.has_begun = True
            await self._send(event)


def _fresh(scope: Scope) -> Scope:
    """Returns a copy of a scope: the framework keeps its notes about a request in it."""
    return cast(Scope, {**scope, "state": dict(scope.get("state") or {})})


def _owner_in(event: Any) -> str | None:
    if event["type"] in STARTS and event["status"] == STATUS["elsewhere"]:
        named = {bytes(name).lower(): value for name, value in event["headers"]}
        return bytes(named[OWNER.encode()]).decode()
    return None


async def _body(receive: Receive) -> list[Any]:
    """Returns all events of a request's body, or the first ones if it is too long."""
    events, size = list[Any](), 0
    while True:
        event: Any = await receive()
        events.append(event)
        size += len(event.get("body", b""))
        if event["type"] != "http.request" or not event.get("more_body") or size > LARGEST:
            return events
