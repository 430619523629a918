"""Proof of identity: a password or passkey once more before a change that cannot be undone."""

from collections.abc import Callable

from sqlalchemy import Connection

from durbar.server.accounts.attempts import Attempts
from durbar.server.accounts.caller import Caller, PasskeyAnswer
from durbar.server.accounts.passkeys import Offer
from durbar.server.accounts.verification import Verification
from durbar.server.errors import NotAllowed
from durbar.server.store import accounts
from durbar.server.store.store import Store


class Proof:
    """Marks a session as proven for a while."""

    def __init__(
        self,
        store: Store,
        verification: Verification,
        attempts: Attempts,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._verification = verification
        self._attempts = attempts
        self._now = now

    async def by_password(self, caller: Caller, password: str) -> None:
        account = caller.account
        self._attempts.count(caller.address, account.id)
        found = await self._store.within(lambda c: accounts.of(c, account.id))
        if await self._verification.check_password(found, password) is None:
            raise NotAllowed("wrong-password")
        await self._store.within(lambda c: accounts.prove(c, str(account.session), self._now()))

    async def offer_passkey(self, caller: Caller) -> Offer:
        """Returns a challenge for the account's passkeys."""
        account = caller.account
        rows = await self._store.within(lambda c: accounts.passkeys_of(c, account.id))
        known = [row["credential"] for row in rows]
        return self._verification.passkeys.offer_to_use("prove", account.id, account.id, known)

    async def by_passkey(self, caller: Caller, answer: PasskeyAnswer) -> None:
        account = caller.account
        self._attempts.count(caller.address)
        ticket = self._verification.passkeys.ticket(answer.ticket, "prove", account.id)
        known, count = await self._verification.check_passkey(ticket, answer)

        def work(connection: Connection) -> None:
            self._verification.spend(connection, ticket, known, count)
            accounts.prove(connection, str(account.session), self._now())

        await self._store.within(work)
