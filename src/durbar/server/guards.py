"""Guards at the door: where a request may come from, how often, and what its answer carries."""

from typing import Any, Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from durbar.server import frames
from durbar.server import protocol as wire
from durbar.server.errors import STATUS
from durbar.server.house import House
from durbar.server.tunnel import FORWARDED

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
OPEN_PATHS: Final = ("/healthz", "/readyz", "/metrics")  # for probes: never limited
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def refuse_origin(house: House, origin: str | None) -> str | None:
    """The code of a refusal, or None: programs send no origin, browsers always a true one."""
    return None if origin is None or origin in house.origins else "foreign-origin"


class Guard(ASGIMiddleware):
    """Refuses foreign pages that want to change something, and addresses that ask too often."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, house: House) -> None:
        self.house = house

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        code = self._refusal(scope)
        if code is None:
            await next_app(scope, receive, send_with_headers)
            return
        self.house.metrics.refused_requests.labels(code=code).inc()
        await refuse(send_with_headers, code)

    def _refusal(self, scope: Any) -> str | None:
        if scope["path"] in OPEN_PATHS or FORWARDED in scope:  # another process has looked at it
            return None
        headers = Headers.from_scope(scope)
        if scope["method"] not in SAFE_METHODS:
            code = refuse_origin(self.house, headers.get("origin"))
            if headers.get("sec-fetch-site") in ("cross-site", "same-site"):
                code = code or "foreign-origin"
            if code is not None:
                return code
        address = scope["client"][0] if scope["client"] else ""
        return None if self.house.addresses.take(address) else "too-fast"


async def refuse(send: Send, code: str) -> None:
    """A refusal outside the framework."""
    status = STATUS[code]
    body = frames.encode(wire.Refused(key=None, code=code, paragraph="", facts={}))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if status in (429, 503):
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
