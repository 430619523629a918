"""Verification: passwords and passkeys compared with what the store has."""

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection, RowMapping

from durbar.server.accounts import passwords
from durbar.server.accounts.caller import PasskeyAnswer
from durbar.server.accounts.passkeys import SECONDS, Ceremonies, Ticket
from durbar.server.accounts.passwords import Passwords
from durbar.server.errors import NotAllowed
from durbar.server.store import accounts
from durbar.server.store.store import Store
from durbar.server.tables.seating import plain


class Verification:
    """Checks answers of people who sign in or prove who they are."""

    def __init__(
        self,
        store: Store,
        passwords: Passwords,
        passkeys: Ceremonies,
        now: Callable[[], float],
    ) -> None:
        self.passkeys = passkeys
        self._store = store
        self._passwords = passwords
        self._now = now

    async def new_login(self, login: str, password: str) -> accounts.Login:
        """Returns a sign-in name with its hashed password. Raises Refusal if it is unsuitable."""
        normal = passwords.check_login(login)
        passwords.check_password(password, normal)
        return accounts.Login(normal, plain(login), await self._passwords.hash(password))

    async def check_password(self, account: RowMapping | None, password: str) -> str | None:
        """Returns the hash to store from now on, or None if the password is wrong.

        Takes as long if there is no account.
        """
        stored = None if account is None else account["password"]
        return await self._passwords.verify(stored, password)

    async def check_passkey(self, ticket: Ticket, answer: PasskeyAnswer) -> tuple[RowMapping, int]:
        """Returns the passkey that answered and its new count. Raises NotAllowed."""
        credential = plain(str(answer.credential.get("id", "")))
        known = await self._store.within(lambda c: accounts.passkey(c, credential))
        if known is None or ticket.guest not in ("", known["guest"]):
            raise NotAllowed("passkey-refused")
        arguments = (ticket, answer.credential, known["public_key"], known["sign_count"])
        return known, await asyncio.to_thread(self.passkeys.used, *arguments)

    def spend(self, connection: Connection, ticket: Ticket, known: RowMapping, count: int) -> None:
        """Uses up a challenge and stores the passkey's new count."""
        now = self._now()
        accounts.spend(connection, ticket.challenge, now + SECONDS, now)
        accounts.count_up(connection, known, count, now)
