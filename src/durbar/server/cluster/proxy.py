"""The proxy: passes a request or a WebSocket on to another process, as a reverse proxy does."""

import asyncio
import contextlib
from collections.abc import Iterable, Iterator
from typing import Any, Final

import httpx
from litestar.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.frames import CloseCode
from websockets.typing import Subprotocol

from durbar.server.cluster.signing import HEADER
from durbar.server.errors import STATUS, Moving

CONNECT: Final = 5.0  # seconds to connect, or to open a WebSocket
CLOSE: Final = 1.0  # seconds for the closing handshake of a WebSocket
PING: Final = 15.0  # seconds between two pings, and until a ping must be answered
KEEP_ALIVE: Final = 4.0  # seconds; uvicorn closes an idle connection after five
HOP_BY_HOP: Final = frozenset(
    (
        b"connection", b"keep-alive", b"proxy-authenticate", b"proxy-authorization",
        b"proxy-connection", b"te", b"trailer", b"transfer-encoding", b"upgrade",
    )
)  # fmt: skip
MADE_AGAIN: Final = frozenset(  # by the client that sends the request
    (
        b"host", b"content-length", b"sec-websocket-key", b"sec-websocket-version",
        b"sec-websocket-extensions", b"sec-websocket-protocol",
    )
)  # fmt: skip
UNSENDABLE: Final = (CloseCode.NO_STATUS_RCVD, CloseCode.ABNORMAL_CLOSURE, CloseCode.TLS_HANDSHAKE)

Headers = list[tuple[bytes, bytes]]


class Proxy:
    """The connections of this process to others; raises Moving when an owner cannot be reached."""

    def __init__(self, answer_seconds: float) -> None:
        timeout = httpx.Timeout(CONNECT, read=answer_seconds)
        self._extensions = {"timeout": timeout.as_dict()}
        limits = httpx.Limits(max_connections=None, keepalive_expiry=KEEP_ALIVE)
        self._http = httpx.AsyncHTTPTransport(limits=limits, trust_env=False)

    async def close(self) -> None:
        await self._http.aclose()

    async def request(
        self, address: str, scope: Scope, signature: str, body: bytes, send: Send
    ) -> None:
        """Sends a request to a process and streams its response."""
        url = httpx.URL(address).copy_with(raw_path=_target(scope))
        headers = [*_passed(scope["headers"], MADE_AGAIN), (HEADER, signature.encode())]
        method: str = scope["method"]  # type: ignore[typeddict-item]
        request = httpx.Request(
            method, url, headers=headers, content=body, extensions=self._extensions
        )
        with _moving_on_failure():
            response = await self._http.handle_async_request(request)
        try:
            if response.status_code == STATUS["elsewhere"]:
                raise Moving
            start: Any = {"type": "http.response.start", "status": response.status_code}
            start["headers"] = _passed(response.headers.raw, (b"date",))
            await send(start)
            with _moving_on_failure():
                async for part in response.aiter_raw():
                    await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            await response.aclose()

    async def socket(
        self, address: str, scope: Scope, signature: str, receive: Receive, send: Send
    ) -> None:
        """Opens a WebSocket to a process and passes messages both ways until either side closes."""
        try:
            upstream = await _connect(address, scope, signature)
        except InvalidStatus as refused:
            status = refused.response.status_code
            if status == STATUS["elsewhere"] or status >= 500:
                raise Moving from None
            close: Any = {"type": "websocket.close", "code": CloseCode.POLICY_VIOLATION}
            await send(close)
            return
        except (OSError, EOFError, InvalidHandshake):
            raise Moving from None
        left = asyncio.Event()
        upward = asyncio.create_task(_pass_up(upstream, receive, left))
        try:
            accept: Any = {"type": "websocket.accept", "subprotocol": upstream.subprotocol}
            await send(accept | {"headers": []})
            await _pass_down(upstream, send)
        except ConnectionClosed as closed:
            if not left.is_set():
                await _close_client(closed, send)
        finally:
            upward.cancel()
            await asyncio.gather(upward, return_exceptions=True)
            upstream.transport.abort()


async def _connect(address: str, scope: Scope, signature: str) -> ClientConnection:
    headers = [*_passed(scope["headers"], MADE_AGAIN), (HEADER, signature.encode())]
    offered = [Subprotocol(name) for name in scope["subprotocols"]]  # type: ignore[typeddict-item]
    return await connect(
        address.replace("http", "ws", 1) + _target(scope).decode("latin-1"),
        additional_headers=[(n.decode("latin-1"), v.decode("latin-1")) for n, v in headers],
        subprotocols=offered or None,
        compression=None,
        user_agent_header=None,
        proxy=None,
        max_size=None,
        open_timeout=CONNECT,
        close_timeout=CLOSE,
        ping_interval=PING,
        ping_timeout=PING,
    )


async def _pass_up(upstream: ClientConnection, receive: Receive, left: asyncio.Event) -> None:
    """Passes a client's messages to the owner; sets `left` when the client disconnects."""
    while True:
        event: Any = await receive()
        if event["type"] != "websocket.receive":
            left.set()
            await upstream.close(_sendable(event.get("code"), CloseCode.GOING_AWAY))
            return
        text = event.get("text")
        await upstream.send(event["bytes"] if text is None else text)


async def _pass_down(upstream: ClientConnection, send: Send) -> None:
    """Passes the owner's messages to a client; ends with ConnectionClosed."""
    while True:
        message = await upstream.recv()
        if isinstance(message, str):
            await send({"type": "websocket.send", "text": message, "bytes": None})
        else:
            await send({"type": "websocket.send", "bytes": message, "text": None})


async def _close_client(closed: ConnectionClosed, send: Send) -> None:
    """Gives a client the owner's close code; an owner that vanished raises Moving."""
    if closed.rcvd is None:
        raise Moving
    code = _sendable(closed.rcvd.code, CloseCode.NORMAL_CLOSURE)
    close: Any = {"type": "websocket.close", "code": code, "reason": closed.rcvd.reason}
    await send(close)


@contextlib.contextmanager
def _moving_on_failure() -> Iterator[None]:
    try:
        yield
    except httpx.TransportError:
        raise Moving from None


def _target(scope: Scope) -> bytes:
    """Returns path and query as the client sent them."""
    path = scope.get("raw_path") or scope["path"].encode()
    return path + (b"?" + scope["query_string"] if scope["query_string"] else b"")


def _passed(headers: Iterable[tuple[bytes, bytes]], dropped: Iterable[bytes]) -> Headers:
    """Returns the headers that a proxy passes on: those that concern one connection stay behind."""
    found = [(name.lower(), value) for name, value in headers]
    named = [value.lower() for name, value in found if name == b"connection"]
    listed = {part.strip() for value in named for part in value.split(b",")}
    left = {*HOP_BY_HOP, *listed, *dropped}
    return [(name, value) for name, value in found if name not in left]


def _sendable(code: int | None, usual: int) -> int:
    """Returns a close code that may be sent: some only describe how a connection was lost."""
    return usual if code is None or code in UNSENDABLE else code
