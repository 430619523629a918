"""Guards at the door: where a request may come from, how often, by which session, and what its
answer carries."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from durbar.server.accounts.identity import LIVE, Identity
from durbar.server.accounts.sessions import Sessions
from durbar.server.cluster.signing import FORWARDED
from durbar.server.errors import STATUS
from durbar.server.http.site import Site
from durbar.server.metrics import Metrics
from durbar.server.protocol import codec
from durbar.server.protocol.messages import Rejected
from durbar.server.rate_limits import Buckets

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
TRY_LATER: Final = 1013  # a close code of RFC 6455
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


class Guard(ASGIMiddleware):
    """Refuses foreign pages that want to change something, and addresses that ask too often."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(
        self,
        site: Site,
        identity: Identity,
        sessions: Sessions,
        addresses: Buckets,
        metrics: Metrics,
    ) -> None:
        self._site = site
        self._identity = identity
        self._sessions = sessions
        self._addresses = addresses
        self._metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        lost = await self._look_at_session(scope)
        if scope["type"] == ScopeType.WEBSOCKET:  # whose handler looks at the rest
            if lost is None:
                await next_app(scope, receive, send)
            else:
                close: Any = {"type": "websocket.close", "code": TRY_LATER, "reason": lost}
                await send(close)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        code = self._refusal(scope) or lost
        if code is None:
            await next_app(scope, receive, send_with_headers)
            return
        self._metrics.refused_requests.labels(code=code).inc()
        await refuse(send_with_headers, code)

    async def _look_at_session(self, scope: Any) -> str | None:
        """Notes the session of an account if it is live; returns a code if the store fails.

        Guests without an account have no session, so their requests need no query.
        """
        if not scope["path"].startswith(("/api/", "/ws/")):
            return None
        guest = self._identity.named(ASGIConnection(scope))
        if guest is None or guest.session is None:
            return None
        try:
            if await self._sessions.is_live(guest.session):
                scope["state"][LIVE] = guest.session
        except SQLAlchemyError:
            return "storage"
        return None

    def _refusal(self, scope: Any) -> str | None:
        if scope["path"] in OPEN_PATHS or FORWARDED in scope:  # another process has looked at it
            return None
        headers = Headers.from_scope(scope)
        if scope["method"] not in SAFE_METHODS:
            code = self._site.refusal_of(headers.get("origin"))
            if headers.get("sec-fetch-site") in ("cross-site", "same-site"):
                code = code or "foreign-origin"
            if code is not None:
                return code
        address = scope["client"][0] if scope["client"] else ""
        return None if self._addresses.take(address) else "too-fast"


async def refuse(send: Send, code: str) -> None:
    """A refusal outside the framework."""
    status = STATUS[code]
    body = codec.encode(Rejected(key=None, code=code, paragraph="", facts={}))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if status in (429, 503):
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
