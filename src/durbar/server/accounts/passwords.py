"""Passwords: hashed with argon2id in a thread, a few at a time, in constant time."""

import asyncio
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher, profiles
from argon2.exceptions import InvalidHashError, VerificationError

from durbar.server.errors import Refusal
from durbar.server.tables.seating import plain

SHORTEST: Final = 10  # characters of a password
SHORTEST_NAME, LONGEST_NAME = 3, 40  # characters of a sign-in name
AT_ONCE: Final = 2  # each takes 64 MB for a moment


class Passwords:
    """Makes and checks hashes; the parameters are RFC 9106's for ordinary machines."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher.from_parameters(profiles.RFC_9106_LOW_MEMORY)
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobody = ""  # the hash that is checked if there is no account

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, normal_password(password))

    async def verify(self, kept: str | None, password: str) -> str | None:
        """Returns the hash to store from now on, or None if the password is wrong.

        Does the same work if there is no account.
        """
        if not self._nobody:
            self._nobody = await self.hash(secrets.token_hex(16))
        async with self._turn:
            is_right = await asyncio.to_thread(self._is_right, kept or self._nobody, password)
        if kept is None or not is_right:
            return None
        return await self.hash(password) if self._hasher.check_needs_rehash(kept) else kept

    def _is_right(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, normal_password(password))
        except (VerificationError, InvalidHashError):
            return False


def normal_password(password: str) -> str:
    """Returns the password independent of how a keyboard writes accents."""
    return unicodedata.normalize("NFKC", password)


def check_password(password: str, login: str) -> None:
    if len(normal_password(password)) < SHORTEST:
        raise Refusal("password-short", least=SHORTEST)
    if normal_login(password) == login:
        raise Refusal("password-is-name")


def normal_login(name: str) -> str:
    """Returns the form in which sign-in names are compared: no case, no width, single spaces."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(plain(folded).split())


def check_login(name: str) -> str:
    """Returns the normal form of a new sign-in name. Raises Refusal if it is unsuitable."""
    normal = normal_login(name)
    if not SHORTEST_NAME <= len(normal) <= LONGEST_NAME:
        raise Refusal("login-length", least=SHORTEST_NAME, most=LONGEST_NAME)
    return normal
