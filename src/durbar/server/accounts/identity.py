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
NAMELESS: Final = "Guest"
LIVE: Final = "durbar_session"  # in the state of a connection: its session, if it is live


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody whom we know again; without an account by his browser alone."""

    id: str
    name: str
    session: str | None = None  # of his account, on this device


class Identity:
    """Reads and writes who somebody is; nothing of it is kept here."""

    def __init__(self, secret: str, is_secure: bool) -> None:
        self._serializer = URLSafeSerializer(secret, salt="durbar-guest")
        self.is_secure = is_secure

    def guest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
        """The guest of the cookie; with an account only if the guard has found his session live."""
        told = self.told(connection)
        if told is None or told.session is None:
            return told
        return told if connection.scope["state"].get(LIVE) == told.session else None

    def told(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
        """Whom the cookie names, if its signature is ours."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie:
            return None
        try:
            told = self._serializer.loads(cookie)
            return Guest(str(told["id"]), str(told["name"]), told.get("session"))
        except (BadSignature, KeyError, TypeError, AttributeError):
            return None

    def holder(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Holder:
        """Who asks; a bearer of a token is that seat and nobody else, whatever his cookie says."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return Holder(token_hash=hash_of(token.strip()))
        guest = self.guest(connection)
        return Holder(guest=None if guest is None else guest.id)

    def cookie(self, guest: Guest | None) -> Cookie:
        """By which a browser is known again; None: it is to forget."""
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
        told = {"id": guest.id, "name": guest.name}
        if guest.session is not None:
            told["session"] = guest.session
        signed = self._serializer.dumps(told)
        return signed if isinstance(signed, str) else signed.decode()


def new_guest(name: str) -> Guest:
    return Guest(secrets.token_urlsafe(16), name)
