"""Signing in: with a password or a passkey, also to an account that is made by it.

An account is a guest with an id of its own, which no cookie without a session has. Signing in
changes the guest id of a browser; what the browser had as a guest is moved in the same transaction.
"""

import secrets
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection

from durbar.server.accounts import passwords
from durbar.server.accounts.attempts import Attempts
from durbar.server.accounts.caller import Caller, PasskeyAnswer
from durbar.server.accounts.devices import device_of
from durbar.server.accounts.guest_tables import GuestTables
from durbar.server.accounts.identity import Guest, new_guest
from durbar.server.accounts.passkeys import Offer
from durbar.server.accounts.sessions import Sessions
from durbar.server.accounts.verification import Verification
from durbar.server.errors import NotAllowed, Refusal
from durbar.server.logs import log
from durbar.server.store import accounts, guest_transfer
from durbar.server.store.guest_rows import HeldTables
from durbar.server.store.store import Store
from durbar.server.tables.seats import NAMELESS


class SignIn:
    """Begins sessions of accounts."""

    def __init__(
        self,
        store: Store,
        verification: Verification,
        attempts: Attempts,
        guest_tables: GuestTables,
        sessions: Sessions,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._verification = verification
        self._attempts = attempts
        self._guest_tables = guest_tables
        self._sessions = sessions
        self._now = now

    async def create_account(self, caller: Caller, login: str, password: str) -> Guest:
        """Makes an account with a password for a guest and their games."""
        if caller.has_account:
            raise Refusal("already-signed-in")
        self._attempts.count(caller.address)
        new_login = await self._verification.new_login(login, password)
        new = new_guest(caller.guest.name if caller.guest else NAMELESS)

        def make(connection: Connection) -> None:
            accounts.make(connection, new.id, new.name, self._now(), new_login)

        return await self.enter(caller, new, caller.guest_without_account, make)

    async def with_password(
        self, caller: Caller, login: str, password: str, take_over: bool
    ) -> Guest:
        """Signs in. An unknown name and a wrong password raise the same error."""
        normal = passwords.normal_login(login)
        self._attempts.count(caller.address, normal)
        found = await self._store.within(lambda c: accounts.named(c, normal))
        stored_now = await self._verification.check_password(found, password)
        if found is None or stored_now is None:
            log(address=caller.address).info("sign-in-refused")
            raise NotAllowed("wrong-sign-in")
        guest, verified = Guest(found["guest"], found["name"]), found["password"]
        return await self.enter(
            caller,
            guest,
            caller.guest_without_account if take_over else None,
            lambda c: accounts.confirm_password(c, guest.id, verified, stored_now),
        )

    async def with_passkey(self, caller: Caller, answer: PasskeyAnswer, take_over: bool) -> Guest:
        self._attempts.count(caller.address)
        ticket = self._verification.passkeys.ticket(answer.ticket, "enter", caller.id)
        known, count = await self._verification.check_passkey(ticket, answer)
        found = await self._store.within(lambda c: accounts.of(c, known["guest"]))
        if found is None:
            raise NotAllowed("passkey-refused")
        return await self.enter(
            caller,
            Guest(found["guest"], found["name"]),
            caller.guest_without_account if take_over else None,
            lambda c: self._verification.spend(c, ticket, known, count),
        )

    def offer_passkey(self, caller: Caller) -> Offer:
        """Returns a challenge for any passkey of this site."""
        return self._verification.passkeys.offer_to_use("enter", "", caller.id, [])

    async def enter(
        self,
        caller: Caller,
        guest: Guest,
        former: str | None,
        prepare: Callable[[Connection], None],
    ) -> Guest:
        """Begins a session after `prepare` in one transaction, which also moves all that the
        `former` guest had."""
        session, now = secrets.token_urlsafe(24), self._now()

        def work(connection: Connection, held: HeldTables) -> tuple[list[str], list[str]]:
            prepare(connection)
            accounts.begin(connection, session, guest.id, device_of(caller.agent), now)
            wake: list[str] = []
            if former is not None:
                wake = guest_transfer.transfer(connection, former, guest.id, held)
            old = caller.guest
            if old is None or old.session is None:
                return [], wake
            return accounts.end(connection, old.id, old.session), wake

        ended, wake = await self._guest_tables.change(former, work)
        self._sessions.end(ended)
        await self._guest_tables.wake(wake)
        return replace(guest, session=session)
