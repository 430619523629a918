"""Identity: guests by signed cookie, accounts by a session in it, seats by bearer token."""

import secrets
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from durbar.server.tables.seats import Holder, hash_of

COOKIE: Final = "durbar_guest"
A_YEAR: Final = 365 * 24 * 3600
LIVE: Final = "durbar_session"  # in the state of a connection: its session, if it is live


@dataclass(frozen=True, slots=True)
class Guest:
    """A returning player; without an account only the browser knows them."""

    id: str
    name: str
    session: str | None = None  # of the account, on this device


class Identity:
    """Reads and writes the signed cookie of a guest."""

    def __init__(self, secret: str, is_secure: bool) -> None:
        self._serializer = URLSafeSerializer(secret, salt="durbar-guest")
        self.is_secure = is_secure

    def guest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
        """Returns the guest of the cookie; of an account only while its session is live."""
        named = self.named(connection)
        if named is None or named.session is None:
            return named
        return named if connection.scope["state"].get(LIVE) == named.session else None

    def named(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
        """Returns the guest whom a correctly signed cookie names; their session may be over."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie:
            return None
        try:
            content = self._serializer.loads(cookie)
            return Guest(str(content["id"]), str(content["name"]), content.get("session"))
        except (BadSignature, KeyError, TypeError, AttributeError):
            return None

    def holder(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Holder:
        """Returns who asks. With a bearer token the cookie does not count."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return Holder(token_hash=hash_of(token.strip()))
        guest = self.guest(connection)
        return Holder(guest=None if guest is None else guest.id)

    def cookie(self, guest: Guest | None) -> Cookie:
        """Returns the cookie of a guest; for None one that deletes it."""
        return Cookie(
            key=COOKIE,
            value="" if guest is None else self._sign(guest),
            max_age=0 if guest is None else A_YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.is_secure,
        )

    def _sign(self, guest: Guest) -> str:
        content = {"id": guest.id, "name": guest.name}
        if guest.session is not None:
            content["session"] = guest.session
        signed = self._serializer.dumps(content)
        return signed if isinstance(signed, str) else signed.decode()


def new_guest(name: str) -> Guest:
    return Guest(secrets.token_urlsafe(16), name)
