"""Credentials of an account: its password and its passkeys, changed after a recent proof."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from durbar.server.accounts.attempts import Attempts
from durbar.server.accounts.caller import Caller, PasskeyAnswer
from durbar.server.accounts.devices import device_of
from durbar.server.accounts.identity import Guest, new_guest
from durbar.server.accounts.passkeys import SECONDS, Offer, Ticket
from durbar.server.accounts.sessions import Sessions
from durbar.server.accounts.sign_in import SignIn
from durbar.server.accounts.verification import Verification
from durbar.server.store import accounts
from durbar.server.store.store import Store
from durbar.server.tables.seating import plain
from durbar.server.tables.seats import NAMELESS

LONGEST_KEY_NAME: Final = 40


class Credentials:
    """Adds, changes and removes passwords and passkeys."""

    def __init__(
        self,
        store: Store,
        verification: Verification,
        attempts: Attempts,
        sign_in: SignIn,
        sessions: Sessions,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._verification = verification
        self._attempts = attempts
        self._sign_in = sign_in
        self._sessions = sessions
        self._now = now

    async def set_login(self, caller: Caller, login: str, password: str) -> Guest:
        """Sets a name and password. Signs all devices out and begins a new session here."""
        account, session, now = caller.account, secrets.token_urlsafe(24), self._now()
        new_login = await self._verification.new_login(login, password)

        def work(connection: Connection) -> list[str]:
            accounts.check_proof(connection, account.session, now)
            accounts.set_login(connection, account.id, new_login)
            ended = accounts.end(connection, account.id)
            accounts.begin(connection, session, account.id, device_of(caller.agent), now)
            return ended

        self._sessions.end(await self._store.within(work))
        return replace(account, session=session)

    async def drop_login(self, caller: Caller) -> None:
        account = caller.account

        def work(connection: Connection) -> None:
            accounts.check_proof(connection, account.session, self._now())
            accounts.drop_login(connection, account.id)

        await self._store.within(work)

    async def offer_passkey(self, caller: Caller) -> Offer:
        """Returns a challenge for a new passkey: of the account, or of one that it will make."""
        passkeys = self._verification.passkeys
        if not caller.has_account:
            new = new_guest(caller.guest.name if caller.guest else NAMELESS)
            return passkeys.offer_to_add(new.id, new.name, caller.id, [])
        account, now = caller.account, self._now()

        def known(connection: Connection) -> tuple[str, list[str]]:
            accounts.check_proof(connection, account.session, now)
            found = accounts.of(connection, account.id)
            name = account.name if found is None else found["login_told"] or found["name"]
            return name, [row["credential"] for row in accounts.passkeys_of(connection, account.id)]

        name, credentials = await self._store.within(known)
        return passkeys.offer_to_add(account.id, name, account.id, credentials)

    async def add_passkey(self, caller: Caller, answer: PasskeyAnswer, name: str) -> Guest:
        """Adds a passkey to the account, or makes an account with it."""
        self._attempts.count(caller.address)
        ticket = self._verification.passkeys.ticket(answer.ticket, "add", caller.id)
        now = self._now()
        row = self._row(ticket, answer, plain(name) or device_of(caller.agent), now)
        new = Guest(ticket.guest, caller.guest.name if caller.guest else NAMELESS)

        def store(connection: Connection) -> None:
            accounts.spend(connection, ticket.challenge, now + SECONDS, now)
            if caller.has_account:
                accounts.check_proof(connection, caller.account.session, now)
            else:
                accounts.make(connection, new.id, new.name, now)
            accounts.add_passkey(connection, row)

        if not caller.has_account:
            return await self._sign_in.enter(caller, new, caller.guest_without_account, store)
        await self._store.within(store)
        return caller.account

    def _row(self, ticket: Ticket, answer: PasskeyAnswer, name: str, now: float) -> dict[str, Any]:
        added = self._verification.passkeys.added(ticket, answer.credential)
        return {
            "id": secrets.token_urlsafe(12),
            "guest": ticket.guest,
            "credential": added.credential,
            "public_key": added.public_key,
            "sign_count": added.sign_count,
            "name": name[:LONGEST_KEY_NAME],
            "made": now,
            "used": now,
        }

    async def drop_passkey(self, caller: Caller, passkey_id: str) -> None:
        account = caller.account

        def work(connection: Connection) -> None:
            accounts.check_proof(connection, account.session, self._now())
            accounts.drop_passkey(connection, account.id, plain(passkey_id))

        await self._store.within(work)
