"""Identity: guests by signed cookie, seats by bearer token."""

import secrets
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from durbar.server.seats import Holder, hash_of

COOKIE: Final = "durbar_guest"
A_YEAR: Final = 365 * 24 * 3600
NAMELESS: Final = "Guest"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came without an account."""

    id: str
    name: str


class Identity:
    """Reads and writes who somebody is; nothing of it is kept here."""

    def __init__(self, secret: str, is_secure: bool) -> None:
        self._serializer = URLSafeSerializer(secret, salt="durbar-guest")
        self.is_secure = is_secure

    def guest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
        """The guest of the cookie, if its signature is ours."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie:
            return None
        try:
            told = self._serializer.loads(cookie)
            return Guest(str(told["id"]), str(told["name"]))
        except (BadSignature, KeyError, TypeError):
            return None

    def holder(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Holder:
        """Who asks; a bearer of a token is that seat and nobody else, whatever his cookie says."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return Holder(token_hash=hash_of(token.strip()))
        guest = self.guest(connection)
        return Holder(guest=None if guest is None else guest.id)

    def cookie(self, guest: Guest) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=self._sign(guest),
            max_age=A_YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.is_secure,
        )

    def _sign(self, guest: Guest) -> str:
        signed = self._serializer.dumps({"id": guest.id, "name": guest.name})
        return signed if isinstance(signed, str) else signed.decode()


def new_guest(name: str) -> Guest:
    return Guest(secrets.token_urlsafe(16), name)
