"""The relay: the outermost application, which asks the owner where a table is elsewhere.

The application says so itself, by status 421 or by a close code of its own before it has accepted
a socket, and names the owner. So there is one place that knows whose a table is.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

from litestar.types import ASGIApp, Receive, Scope, Send

from durbar.server.cluster.forwarding import RESTART, Tunnel
from durbar.server.errors import STATUS, Moving

OWNER: Final = "durbar-owner"  # the header that names the owner
ELSEWHERE: Final = 4421  # the close code for it; its reason names the owner
AGAIN: Final = 0.1  # seconds before a table that moves is asked for again
Refuse = Callable[[Send, str], Awaitable[None]]  # sends a refusal with a code
LARGEST: Final = 2**16  # bytes of a request about a table; the application refuses more


class Relay:
    """An application that several processes serve together."""

    def __init__(self, app: ASGIApp, tunnel: Tunnel, patience: float, refuse: Refuse) -> None:
        self.app = app
        self._refuse = refuse
        self.tunnel = tunnel
        self.patience = patience  # seconds until a table that does not settle is refused
        tunnel.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http" and scope["path"].startswith("/api/tables"):
            await self._ask(scope, _Heard(await _body(receive), receive), send)
        elif kind == "websocket":
            await self._ask(scope, _Heard([await receive()], receive), send)
        else:
            await self.app(scope, receive, send)

    async def _ask(self, scope: Scope, heard: "_Heard", send: Send) -> None:
        """Serves here or elsewhere; while a table moves, again and again."""
        end = time.monotonic() + self.patience
        while True:
            told = _Told(send)
            await self.app(_fresh(scope), heard.again(), told.send)
            if told.owner is None:
                return
            owner, told = told.owner, _Told(send)
            try:
                await self.tunnel.forward(owner, scope, heard.again(), told.send)
                if told.owner is None:
                    return
            except Moving:
                if told.has_begun or time.monotonic() > end:
                    await self._end(scope, told, send)
                    return
            await asyncio.sleep(AGAIN)

    async def _end(self, scope: Scope, told: "_Told", send: Send) -> None:
        kind: str = scope["type"]
        if kind == "websocket":
            close: Any = {"type": "websocket.close", "code": RESTART, "reason": "moving"}
            await send(close)
        elif not told.has_begun:
            await self._refuse(send, "moving")


def _fresh(scope: Scope) -> Scope:
    """The framework notes in a scope what it did with it; each try has its own."""
    return cast(Scope, {**scope, "state": dict(scope.get("state") or {})})


class _Heard:
    """What a client has said so far can be heard again."""

    def __init__(self, first: list[Any], receive: Receive) -> None:
        self._first = first
        self._receive = receive

    def again(self) -> Receive:
        left = list(self._first)

        async def receive() -> Any:
            return left.pop(0) if left else await self._receive()

        return receive


class _Told:
    """Lets an answer pass, unless it says that the table is elsewhere."""

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


def _owner_in(event: Any) -> str | None:
    if event["type"] == "websocket.close" and event.get("code") == ELSEWHERE:
        return str(event["reason"])
    if event["type"] == "http.response.start" and event["status"] == STATUS["elsewhere"]:
        named = {bytes(name).lower(): value for name, value in event["headers"]}
        return bytes(named[OWNER.encode()]).decode()
    return None


async def _body(receive: Receive) -> list[Any]:
    """All events of a request's body, as far as it is not too long."""
    events, size = list[Any](), 0
    while True:
        event: Any = await receive()
        events.append(event)
        size += len(event.get("body", b""))
        if event["type"] != "http.request" or not event.get("more_body") or size > LARGEST:
            return events
