"""Accounts: a guest keeps his identity by a password or a passkey, and comes back by it anywhere.

An account is a guest with an id of its own, which no cookie without a session ever has. So whoever
gets one, or signs in, becomes another guest; what he had as the former is moved, all or nothing.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection, RowMapping

from durbar.server.accounts import passwords
from durbar.server.accounts.identity import NAMELESS, Guest, new_guest
from durbar.server.accounts.passkeys import SECONDS, Ceremonies, Offer, Ticket
from durbar.server.accounts.sessions import device_of
from durbar.server.errors import Moving, NotAllowed, NotFound, Refusal
from durbar.server.logs import log
from durbar.server.rate_limits import Buckets
from durbar.server.store import accounts, personal_data
from durbar.server.store.personal_data import Aside
from durbar.server.tables.seating import plain
from durbar.server.tables.seats import hash_of

if TYPE_CHECKING:
    from durbar.server.runtime import Runtime

T = TypeVar("T")
TRIES: Final = 5  # should he sit down elsewhere in the very moment that his tables are moved
LONGEST_KEY_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, and from where."""

    guest: Guest | None
    address: str
    agent: str  # how his browser names itself

    @property
    def id(self) -> str:
        return self.guest.id if self.guest else ""

    @property
    def former(self) -> str | None:
        """As whom he plays without an account; what is of an account stays with it."""
        return self.guest.id if self.guest and self.guest.session is None else None

    @property
    def account(self) -> Guest:
        if self.guest is None or self.guest.session is None:
            raise NotAllowed("not-signed-in")
        return self.guest


@dataclass(frozen=True, slots=True)
class Answer:
    """What a passkey says to a challenge."""

    ticket: str
    credential: dict[str, Any]


class Accounts:
    """What can be done with accounts; each change is one transaction."""

    def __init__(self, runtime: "Runtime", secret: str) -> None:
        self.runtime = runtime
        self.passwords = passwords.Passwords()
        self.passkeys = Ceremonies(secret, runtime.url, runtime.origins)
        settings = runtime.settings
        self._by_address = Buckets(settings.sign_in_rate, settings.sign_in_burst)
        self._by_name = Buckets(settings.sign_in_rate, settings.sign_in_burst)

    # Coming in ------------------------------------------------------------------------------------

    async def claim(self, caller: Caller, login: str, password: str) -> Guest:
        """A guest keeps his games by a sign-in name and a password."""
        self._check_no_account(caller)
        self._limit(caller)
        kept = await self._login(login, password)
        new = new_guest(caller.guest.name if caller.guest else NAMELESS)

        def make(connection: Connection) -> None:
            accounts.make(connection, new.id, new.name, self.runtime.now(), kept)

        return await self._enter(caller, new, caller.former, make)

    async def sign_in(self, caller: Caller, login: str, password: str, take_over: bool) -> Guest:
        """By name and password; who is not there takes as long as who errs, and hears the same."""
        normal = passwords.normal_login(login)
        self._limit(caller, normal)
        found = await self._read(lambda c: accounts.named(c, normal))
        verified = None if found is None else found["password"]
        password_now = await self.passwords.verify(verified, password)
        if found is None or verified is None or password_now is None:
            log(address=caller.address).info("sign-in-refused")
            raise NotAllowed("wrong-sign-in")
        former = caller.former if take_over else None
        return await self._enter(
            caller,
            Guest(found["guest"], found["name"]),
            former,
            lambda c: accounts.still(c, found["guest"], verified, password_now),
        )

    async def sign_in_by_passkey(self, caller: Caller, answer: Answer, take_over: bool) -> Guest:
        self._limit(caller)
        ticket = self.passkeys.ticket(answer.ticket, "enter", caller.id)
        known, count = await self._used(ticket, answer)
        found = await self._read(lambda c: accounts.of(c, known["guest"]))
        if found is None:
            raise NotAllowed("passkey-refused")
        former = caller.former if take_over else None
        guest = Guest(found["guest"], found["name"])
        return await self._enter(
            caller, guest, former, lambda c: self._spend(c, ticket, known, count)
        )

    def offer_to_enter(self, caller: Caller) -> Offer:
        return self.passkeys.offer_to_use("enter", "", caller.id, [])

    async def _enter(
        self,
        caller: Caller,
        guest: Guest,
        former: str | None,
        first: Callable[[Connection], None],
    ) -> Guest:
        """Signs a device in; in the same transaction all that it had as a guest becomes his."""
        session, now = secrets.token_urlsafe(24), self.runtime.now()

        def work(connection: Connection, aside: Aside) -> tuple[list[str], list[str]]:
            first(connection)
            accounts.begin(connection, session, guest.id, device_of(caller.agent), now)
            wake = [] if former is None else personal_data.move(connection, former, guest.id, aside)
            old = caller.guest
            if old is None or old.session is None:
                return [], wake
            return accounts.end(connection, old.id, old.session), wake

        await self._settle(*await self._anew(former, work))
        return replace(guest, session=session)

    # Ways in --------------------------------------------------------------------------------------

    async def set_login(self, caller: Caller, login: str, password: str) -> Guest:
        """A first or another password; all other devices are signed out, and this one's session
        is a new one."""
        me, session, now = caller.account, secrets.token_urlsafe(24), self.runtime.now()
        kept = await self._login(login, password)

        def work(connection: Connection) -> list[str]:
            accounts.check_proof(connection, me.session, now)
            accounts.set_login(connection, me.id, kept)
            ended = accounts.end(connection, me.id)
            accounts.begin(connection, session, me.id, device_of(caller.agent), now)
            return ended

        self.runtime.sessions.end(await self.runtime.store.within(work))
        return replace(me, session=session)

    async def drop_login(self, caller: Caller) -> None:
        me = caller.account

        def work(connection: Connection) -> None:
            accounts.check_proof(connection, me.session, self.runtime.now())
            accounts.drop_login(connection, me.id)

        await self.runtime.store.within(work)

    async def offer_to_add(self, caller: Caller) -> Offer:
        """For an account that is there, or for one that this passkey will make."""
        if caller.guest is None or caller.guest.session is None:
            new = new_guest(caller.guest.name if caller.guest else NAMELESS)
            return self.passkeys.offer_to_add(new.id, new.name, caller.id, [])
        me, now = caller.account, self.runtime.now()

        def known(connection: Connection) -> tuple[str, list[str]]:
            accounts.check_proof(connection, me.session, now)
            found = accounts.of(connection, me.id)
            name = me.name if found is None else found["login_told"] or found["name"]
            return name, [row["credential"] for row in accounts.passkeys_of(connection, me.id)]

        name, credentials = await self._read(known)
        return self.passkeys.offer_to_add(me.id, name, me.id, credentials)

    async def add_passkey(self, caller: Caller, answer: Answer, name: str) -> Guest:
        """Adds it to the account, or makes an account of which it is the way in."""
        self._limit(caller)
        ticket = self.passkeys.ticket(answer.ticket, "add", caller.id)
        added, now = self.passkeys.added(ticket, answer.credential), self.runtime.now()
        row = {
            "id": secrets.token_urlsafe(12),
            "guest": ticket.guest,
            "credential": added.credential,
            "public_key": added.public_key,
            "sign_count": added.sign_count,
            "name": plain(name)[:LONGEST_KEY_NAME] or device_of(caller.agent),
            "made": now,
            "used": now,
        }

        def keep(connection: Connection) -> None:
            accounts.spend(connection, ticket.challenge, now + SECONDS, now)
            if is_new:
                accounts.make(connection, new.id, new.name, now)
            else:
                accounts.check_proof(connection, caller.account.session, now)
            accounts.add_passkey(connection, row)

        is_new = caller.guest is None or caller.guest.session is None
        new = Guest(ticket.guest, caller.guest.name if caller.guest else NAMELESS)
        if is_new:
            return await self._enter(caller, new, caller.former, keep)
        await self.runtime.store.within(keep)
        return caller.account

    async def drop_passkey(self, caller: Caller, passkey_id: str) -> None:
        me = caller.account

        def work(connection: Connection) -> None:
            accounts.check_proof(connection, me.session, self.runtime.now())
            accounts.drop_passkey(connection, me.id, plain(passkey_id))

        await self.runtime.store.within(work)

    async def prove(self, caller: Caller, password: str) -> None:
        """Says once more who he is, before something that cannot be undone."""
        me = caller.account
        self._limit(caller, me.id)
        found = await self._read(lambda c: accounts.of(c, me.id))
        verified = None if found is None else found["password"]
        if await self.passwords.verify(verified, password) is None:
            raise NotAllowed("wrong-password")
        await self.runtime.store.within(
            lambda c: accounts.prove(c, str(me.session), self.runtime.now())
        )

    async def offer_to_prove(self, caller: Caller) -> Offer:
        me = caller.account
        rows = await self._read(lambda c: accounts.passkeys_of(c, me.id))
        known = [row["credential"] for row in rows]
        return self.passkeys.offer_to_use("prove", me.id, me.id, known)

    async def prove_by_passkey(self, caller: Caller, answer: Answer) -> None:
        me = caller.account
        self._limit(caller)
        ticket = self.passkeys.ticket(answer.ticket, "prove", me.id)
        known, count = await self._used(ticket, answer)

        def work(connection: Connection) -> None:
            self._spend(connection, ticket, known, count)
            accounts.prove(connection, str(me.session), self.runtime.now())

        await self.runtime.store.within(work)

    # Devices --------------------------------------------------------------------------------------

    async def sign_out(self, caller: Caller, everywhere: bool) -> None:
        me = caller.account
        wanted = () if everywhere else (str(me.session),)
        ended = await self.runtime.store.within(lambda c: accounts.end(c, me.id, *wanted))
        self.runtime.sessions.end(ended)

    async def sign_device_out(self, caller: Caller, device_id: str) -> None:
        me = caller.account

        def work(connection: Connection) -> list[str]:
            mine = accounts.sessions_of(connection, me.id)
            wanted = [row["id"] for row in mine if told_id(row["id"]) == device_id]
            return accounts.end(connection, me.id, *wanted) if wanted else []

        ended = await self.runtime.store.within(work)
        if not ended:
            raise NotFound("no-such-device")
        self.runtime.sessions.end(ended)

    async def rename(self, guest: Guest) -> None:
        """The name with which his next device begins."""
        if guest.session is not None:
            await self.runtime.store.within(lambda c: accounts.rename(c, guest.id, guest.name))

    # Data -----------------------------------------------------------------------------------------

    async def tell(self, caller: Caller) -> tuple[RowMapping | None, Any, Any, int]:
        """His account, its passkeys and sessions, and at how many tables he has a part."""

        def look(connection: Connection) -> tuple[RowMapping | None, Any, Any, int]:
            return (
                accounts.of(connection, caller.id),
                accounts.passkeys_of(connection, caller.id),
                accounts.sessions_of(connection, caller.id),
                len(personal_data.tables_of(connection, caller.id)),
            )

        return await self._read(look)

    async def export(self, caller: Caller) -> dict[str, Any]:
        self._limit(caller)
        return await self._read(lambda c: personal_data.export(c, self.runtime.editions, caller.id))

    async def erase(self, caller: Caller, name: str) -> None:
        """Forgets somebody; who sits at a running table is played on for by a bot."""
        guest, now = caller.guest, self.runtime.now()
        if guest is None:
            raise NotAllowed("nobody-known")
        if plain(name) != guest.name:
            raise Refusal("name-not-repeated", name=guest.name)

        def work(connection: Connection, aside: Aside) -> tuple[list[str], list[str]]:
            if guest.session is not None:
                accounts.check_proof(connection, guest.session, now)
            ended = accounts.end(connection, guest.id)
            return ended, personal_data.erase(
                connection, self.runtime.editions, guest.id, now, aside
            )

        await self._settle(*await self._anew(guest.id, work))

    # Parts of these -------------------------------------------------------------------------------

    async def _anew(self, guest: str | None, work: Callable[[Connection, Aside], T]) -> T:
        """Changes rows of a guest's tables under the hands of those who have them in memory."""
        if guest is None:
            return await self.runtime.store.within(lambda c: work(c, Aside(frozenset())))
        for _ in range(TRIES):
            found = await self._read(lambda c: personal_data.tables_of(c, guest))
            async with self.runtime.aside(guest, found) as aside:
                try:
                    return await self.runtime.store.within(lambda c: work(c, aside))
                except personal_data.Grown:
                    continue
        raise Moving

    async def _settle(self, ended: list[str], wake: list[str]) -> None:
        """Sessions are over, and tables are nobody's at which a bot may be to move."""
        self.runtime.sessions.end(ended)
        for table_id in wake:
            with contextlib.suppress(Refusal):
                await self.runtime.actor(table_id)

    async def _used(self, ticket: Ticket, answer: Answer) -> tuple[RowMapping, int]:
        """The passkey that answered, and its new count."""
        credential = plain(str(answer.credential.get("id", "")))
        known = await self._read(lambda c: accounts.passkey(c, credential))
        if known is None or ticket.guest not in ("", known["guest"]):
            raise NotAllowed("passkey-refused")
        args = (ticket, answer.credential, known["public_key"], known["sign_count"])
        return known, await asyncio.to_thread(self.passkeys.used, *args)

    def _spend(self, connection: Connection, ticket: Ticket, known: RowMapping, count: int) -> None:
        now = self.runtime.now()
        accounts.spend(connection, ticket.challenge, now + SECONDS, now)
        accounts.count_up(connection, known, count, now)

    async def _login(self, login: str, password: str) -> accounts.Login:
        normal = passwords.check_login(login)
        passwords.check_password(password, normal)
        return accounts.Login(normal, plain(login), await self.passwords.hash(password))

    async def _read(self, look: Callable[[Connection], T]) -> T:
        return await self.runtime.store.within(look)

    def _check_no_account(self, caller: Caller) -> None:
        if caller.guest is not None and caller.guest.session is not None:
            raise Refusal("already-signed-in")

    def _limit(self, caller: Caller, name: str | None = None) -> None:
        """Only so many tries from one address, and for one name from wherever."""
        if not self._by_address.take(caller.address):
            raise Refusal("too-fast")
        if name is not None and not self._by_name.take(name):
            raise Refusal("too-fast")


def told_id(session: str) -> str:
    """By which a device is named without telling its session."""
    return hash_of(session)[:16]
