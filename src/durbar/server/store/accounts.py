"""Accounts in the database: their sign-in names, passwords, passkeys and sessions.

Each function is part of a transaction; a refusal undoes all of it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from durbar.server.errors import NotAllowed, NotFound, Refusal
from durbar.server.store import schema

accounts, passkeys, sessions = schema.accounts.c, schema.passkeys.c, schema.sessions.c
challenges = schema.challenges.c
KEPT: Final = 365 * 24 * 3600.0  # seconds after which a session that nobody used is over
PROOF: Final = 600.0  # seconds for which a password or a passkey counts as just given


@dataclass(frozen=True, slots=True)
class Login:
    """A sign-in name with its password, as they are stored."""

    normal: str  # the form in which names are compared
    text: str  # as it was written
    password: str  # hashed


# Accounts -----------------------------------------------------------------------------------------


def make(
    connection: Connection, guest: str, name: str, now: float, login: Login | None = None
) -> None:
    row: dict[str, Any] = {"guest": guest, "name": name, "made": now}
    if login is not None:
        row |= _columns(login)
    try:
        connection.execute(insert(schema.accounts).values(row))
    except IntegrityError:
        raise Refusal("login-taken") from None


def rename(connection: Connection, guest: str, name: str) -> None:
    connection.execute(update(schema.accounts).where(accounts.guest == guest).values(name=name))


def of(connection: Connection, guest: str) -> RowMapping | None:
    query = select(schema.accounts).where(accounts.guest == guest)
    return connection.execute(query).mappings().first()


def named(connection: Connection, normal: str) -> RowMapping | None:
    query = select(schema.accounts).where(accounts.login == normal)
    return connection.execute(query).mappings().first()


def set_login(connection: Connection, guest: str, login: Login) -> None:
    try:
        own = update(schema.accounts).where(accounts.guest == guest)
        connection.execute(own.values(_columns(login)))
    except IntegrityError:
        raise Refusal("login-taken") from None


def drop_login(connection: Connection, guest: str) -> None:
    nothing = {"login": None, "login_told": None, "password": None}
    connection.execute(update(schema.accounts).where(accounts.guest == guest).values(nothing))
    _check_way_in(connection, guest)


def confirm_password(connection: Connection, guest: str, verified: str, password: str) -> None:
    """Stores a verified password as it is hashed today. Raises NotAllowed if it was changed."""
    own = (accounts.guest == guest) & (accounts.password == verified)
    if not connection.execute(
        update(schema.accounts).where(own).values(password=password)
    ).rowcount:
        raise NotAllowed("wrong-sign-in")


def _columns(login: Login) -> dict[str, str]:
    return {"login": login.normal, "login_told": login.text, "password": login.password}


def _check_way_in(connection: Connection, guest: str) -> None:
    """Refuses to remove the last way to sign in."""
    own = of(connection, guest)
    if own is not None and own["password"] is None and not passkeys_of(connection, guest):
        raise Refusal("last-way-in")


# Passkeys -----------------------------------------------------------------------------------------


def add_passkey(connection: Connection, row: Mapping[str, Any]) -> None:
    try:
        connection.execute(insert(schema.passkeys).values(row))
    except IntegrityError:
        raise Refusal("passkey-known") from None


def passkey(connection: Connection, credential: str) -> RowMapping | None:
    query = select(schema.passkeys).where(passkeys.credential == credential)
    return connection.execute(query).mappings().first()


def passkeys_of(connection: Connection, guest: str) -> Sequence[RowMapping]:
    query = select(schema.passkeys).where(passkeys.guest == guest).order_by(passkeys.made)
    return connection.execute(query).mappings().all()


def count_up(connection: Connection, known: RowMapping, sign_count: int, now: float) -> None:
    """Stores the count of a used passkey. Two uses of one count are refused as a copied key."""
    same = (passkeys.id == known["id"]) & (passkeys.sign_count == known["sign_count"])
    used = update(schema.passkeys).where(same).values(sign_count=sign_count, used=now)
    if not connection.execute(used).rowcount:
        raise NotAllowed("passkey-refused")


def drop_passkey(connection: Connection, guest: str, passkey_id: str) -> None:
    own = (passkeys.guest == guest) & (passkeys.id == passkey_id)
    if not connection.execute(delete(schema.passkeys).where(own)).rowcount:
        raise NotFound("no-such-passkey")
    _check_way_in(connection, guest)


def spend(connection: Connection, challenge: str, expires: float, now: float) -> None:
    """Uses up a challenge: no process accepts it again."""
    connection.execute(delete(schema.challenges).where(challenges.expires < now))
    try:
        row = {"id": challenge, "expires": expires}
        connection.execute(insert(schema.challenges).values(row))
    except IntegrityError:
        raise NotAllowed("passkey-refused") from None


# Sessions -----------------------------------------------------------------------------------------


def begin(connection: Connection, session: str, guest: str, device: str, now: float) -> None:
    """Begins a session, which counts as just proven."""
    long_gone = (sessions.guest == guest) & (sessions.seen < now - KEPT)
    connection.execute(delete(schema.sessions).where(long_gone))
    row = {"id": session, "guest": guest, "device": device, "made": now, "seen": now}
    connection.execute(insert(schema.sessions).values(row | {"proved": now}))


def sessions_of(connection: Connection, guest: str) -> Sequence[RowMapping]:
    query = select(schema.sessions).where(sessions.guest == guest).order_by(sessions.seen.desc())
    return connection.execute(query).mappings().all()


def live(connection: Connection, ids: Sequence[str], now: float) -> dict[str, float]:
    """Returns the live sessions among these, and when each was last seen."""
    query = select(sessions.id, sessions.seen).where(sessions.id.in_(ids))
    found = connection.execute(query.where(sessions.seen >= now - KEPT))
    return {row.id: row.seen for row in found}


def see(connection: Connection, ids: Sequence[str], now: float) -> None:
    connection.execute(update(schema.sessions).where(sessions.id.in_(ids)).values(seen=now))


def end(connection: Connection, guest: str, *ids: str) -> list[str]:
    """Ends these sessions, or all of a guest. Returns those that were live."""
    own = delete(schema.sessions).where(sessions.guest == guest)
    ended = own.where(sessions.id.in_(ids)) if ids else own
    return list(connection.execute(ended.returning(sessions.id)).scalars())


def prove(connection: Connection, session: str, now: float) -> None:
    own = update(schema.sessions).where(sessions.id == session).values(proved=now)
    if not connection.execute(own).rowcount:
        raise NotAllowed("not-signed-in")


def check_proof(connection: Connection, session: str | None, now: float) -> None:
    """Raises NotAllowed unless the session gave a password or passkey lately."""
    found = connection.execute(select(sessions.proved).where(sessions.id == session)).scalar()
    if found is None:
        raise NotAllowed("not-signed-in")
    if found < now - PROOF:
        raise NotAllowed("prove-first")
