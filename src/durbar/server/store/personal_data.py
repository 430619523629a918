"""All that is somebody's: moved to his account, told to him, erased.

It goes over every table of the schema that has a column `guest`, so that what is added later is
covered too. Seats are the one exception when somebody is erased: the game stays, without him.
"""

from collections.abc import Collection, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import (
    Connection,
    PrimaryKeyConstraint,
    Select,
    Table,
    UniqueConstraint,
    delete,
    exists,
    select,
    union,
    update,
)

from durbar.server.accounts.identity import NAMELESS
from durbar.server.editions import Editions
from durbar.server.outgoing.messages import record_for
from durbar.server.store import mapping, schema
from durbar.server.store.store import load
from durbar.server.tables import clocks, departure, standing_orders
from durbar.server.tables.creation import restore

tables, seats, chat = schema.tables.c, schema.seats.c, schema.chat.c
TOLD = ("id", "game", "options", "settings", "status", "created", "changed")


class Grown(Exception):
    """He has taken a seat at another table meanwhile: begin again with that one."""


@dataclass(frozen=True, slots=True)
class Aside:
    """Tables at which nothing happens while they are changed from outside."""

    ids: frozenset[str]
    ours: frozenset[tuple[str, int]] = frozenset()  # in memory here, with the fences they have


def personal() -> list[Table]:
    """The tables that say whose a row is, those that others refer to first."""
    return [table for table in schema.metadata.sorted_tables if "guest" in table.columns]


def tables_of(connection: Connection, guest: str) -> set[str]:
    """Where somebody sits, or what he made."""
    return set(connection.execute(_tables_of(guest)).scalars())


def _tables_of(guest: str) -> Select[Any]:
    sat = select(seats.table_id).where(seats.guest == guest)
    made = select(tables.id).where(tables.host == guest)
    return select(union(sat, made).subquery().c[0])


@dataclass(frozen=True, slots=True)
class _Taken:
    ids: tuple[str, ...]
    elsewhere: tuple[str, ...]  # running, and another process's until now: somebody must wake them


def _take(connection: Connection, guest: str, aside: Aside) -> _Taken:
    """Locks all his tables; what other processes hold of them in memory counts no more."""
    mine = select(tables.id, tables.fence, tables.owner, tables.status)
    mine = mine.where(tables.id.in_(_tables_of(guest))).order_by(tables.id).with_for_update()
    found = connection.execute(mine).all()
    if not aside.ids.issuperset(row.id for row in found):
        raise Grown
    theirs = [row for row in found if (row.id, row.fence) not in aside.ours]
    freed = update(schema.tables).where(tables.id.in_([row.id for row in theirs]))
    connection.execute(freed.values(owner=None, fence=tables.fence + 1))
    return _Taken(
        tuple(row.id for row in found),
        tuple(row.id for row in theirs if row.owner is not None and row.status == "running"),
    )


# Moving -------------------------------------------------------------------------------------------


def move(connection: Connection, old: str, new: str, aside: Aside) -> list[str]:
    """Makes all that one guest has another's; what one can have only once stays as the other's.

    Gives the tables that must be woken.
    """
    taken = _take(connection, old, aside)
    sat = update(schema.seats).where(seats.guest == old).values(guest=new)
    made = update(schema.tables).where(tables.host == old).values(host=new)
    moved = set(connection.execute(sat.returning(seats.table_id)).scalars())
    moved |= set(connection.execute(made.returning(tables.id)).scalars())
    if not moved <= aside.ids:
        raise Grown
    for table in personal():
        for others in _unique_with_guest(table):
            twin = table.alias()
            is_same = (twin.c[name] == table.c[name] for name in others)
            has_own = exists().where(twin.c.guest == new, *is_same)
            connection.execute(delete(table).where(table.c.guest == old, has_own))
        connection.execute(update(table).where(table.c.guest == old).values(guest=new))
    return list(taken.elsewhere)


def _unique_with_guest(table: Table) -> Iterator[list[str]]:
    """For everything that a guest can have only once: the columns beside his that tell it apart."""
    kinds = (PrimaryKeyConstraint, UniqueConstraint)
    keys = [each.columns for each in table.constraints if isinstance(each, kinds)]
    for key in (*keys, *(each.columns for each in table.indexes if each.unique)):
        names = [column.name for column in key]
        if "guest" in names:
            yield [name for name in names if name != "guest"]


# Telling ------------------------------------------------------------------------------------------


def export(connection: Connection, editions: Editions, guest: str) -> dict[str, Any]:
    """Everything under his id, with the records of his games as far as he may know them."""
    told: dict[str, Any] = {"guest": guest}
    for table in personal():
        told_columns = [column for column in table.columns if not column.info.get("secret")]
        query = select(*told_columns).where(table.c.guest == guest)
        told[table.name] = [dict(row) for row in connection.execute(query).mappings()]
    told["tables"] = [
        _table_told(connection, editions, guest, table_id)
        for table_id in sorted(tables_of(connection, guest))
    ]
    return told


def _table_told(
    connection: Connection, editions: Editions, guest: str, table_id: str
) -> dict[str, Any]:
    columns = [tables[name] for name in TOLD]
    head = connection.execute(select(*columns).where(tables.id == table_id)).mappings().one()
    stored = load(connection, table_id)
    mine = [seat for seat, place in enumerate(stored.places) if place.guest == guest]
    record = stored.record if stored.is_over else None
    if record is None and stored.entries:
        record = record_for(restore(editions, stored), mine[0] if mine else None)
    said = select(chat.at, chat.seat, chat.text).where(chat.table_id == table_id)
    lines = connection.execute(said.where(chat.seat.in_(mine)).order_by(chat.id)).mappings()
    return {
        **head,
        "is_host": stored.host == guest,
        "seats": mine,
        "orders": {seat: asdict(order) for seat, order in stored.orders.items() if seat in mine},
        "chat": [dict(line) for line in lines],
        "record": None if record is None else record.to_json(),
    }


# Erasing ------------------------------------------------------------------------------------------


def erase(
    connection: Connection, editions: Editions, guest: str, now: float, aside: Aside
) -> list[str]:
    """Leaves nothing of him but the games, which are nobody's; gives the tables to be woken."""
    taken = _take(connection, guest, aside)
    left = set(taken.elsewhere)  # and those at which a bot plays on for him
    for table_id in taken.ids:
        query = select(tables.status, tables.players).where(tables.id == table_id)
        status, players = connection.execute(query).one()
        sat = select(seats.seat).where(seats.table_id == table_id, seats.guest == guest)
        mine = list(connection.execute(sat).scalars())
        if status != "over":
            _leave(connection, editions, table_id, guest, now)
        if status == "running" and mine:
            left.add(table_id)
        _forget(connection, table_id, guest, mine, players)
    for table in reversed(personal()):
        if table is not schema.seats:
            connection.execute(delete(table).where(table.c.guest == guest))
    return sorted(left)


def _leave(
    connection: Connection, editions: Editions, table_id: str, guest: str, now: float
) -> None:
    """He leaves a table by the door that he would have taken himself."""
    table = restore(editions, load(connection, table_id))
    effects = departure.leave(table, guest, now)
    effects += (*clocks.follow(table, now), *standing_orders.prune(table))
    for statement, parameters in mapping.statements(table_id, effects, now):
        connection.execute(statement, parameters)


def _forget(
    connection: Connection, table_id: str, guest: str, mine: Collection[int], players: list[str]
) -> None:
    """His name, what he said, and whose his seats were."""
    nameless = {"guest": None, "token_hash": None, "name": NAMELESS}
    sat = (seats.table_id == table_id) & (seats.guest == guest)
    connection.execute(update(schema.seats).where(sat).values(nameless))
    said = (chat.table_id == table_id) & chat.seat.in_(mine)
    connection.execute(update(schema.chat).where(said).values(name=NAMELESS, text=""))
    named = [NAMELESS if seat in mine else name for seat, name in enumerate(players)]
    here = update(schema.tables).where(tables.id == table_id)
    connection.execute(here.values(players=named))
    connection.execute(here.where(tables.host == guest).values(host=None))
