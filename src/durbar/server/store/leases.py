"""Owners of tables: a lease for each process, a fencing number for each table.

A process lives as long as it renews its lease, by the database's clock; the lease holds the address
at which other processes reach it. A table belongs to the process that claimed it last. Each claim
raises the fence of the table, and a write counts only with the current fence. An owner that was
asleep can therefore do no harm.
"""

from collections.abc import Mapping, Set
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    cast,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert

from durbar.server.errors import Moving, NotFound
from durbar.server.store import schema

processes, tables = schema.processes.c, schema.tables.c


@dataclass(frozen=True, slots=True)
class Claim:
    """The owner of a table, with its fence if that is the process that asked."""

    owner: str
    fence: int | None = None
    address: str | None = None  # of another owner; None if it has just left


@dataclass(frozen=True, slots=True)
class Standing:
    """What a process sees when it has renewed its lease."""

    owned: Mapping[str, int]  # its tables with their fences
    others: Mapping[str, str]  # the addresses of the other live processes
    orphans: tuple[str, ...]  # running tables whose owner is dead


def renew(
    connection: Connection, process: str, address: str, seconds: float, most: int
) -> Standing:
    """Renews the lease of a process and returns its standing, with at most `most` orphans."""
    row = {"id": process, "expires": _now() + seconds, "address": address}
    statement = insert(schema.processes).values(row)
    connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=row))
    long_gone = processes.expires < _now() - 100 * seconds
    connection.execute(delete(schema.processes).where(long_gone))
    owned = select(tables.id, tables.fence).where(tables.owner == process)
    others = select(processes.id, processes.address)
    others = others.where(processes.expires > _now(), processes.id != process)
    orphans = select(tables.id).where(tables.status == "running", tables.owner.is_not(None))
    orphans = orphans.where(~_owner_lives()).limit(most)
    return Standing(
        {row.id: row.fence for row in connection.execute(owned)},
        {row.id: row.address for row in connection.execute(others)},
        tuple(connection.execute(orphans).scalars()),
    )


def claim(connection: Connection, table_id: str, process: str) -> Claim:
    """Claims a table that has no owner, or whose owner is dead."""
    free = or_(tables.owner.is_(None), tables.owner == process, ~_owner_lives())
    take = update(schema.tables).where(tables.id == table_id, free)
    taken = take.values(owner=process, fence=tables.fence + 1).returning(tables.fence)
    fence = connection.execute(taken).scalar()
    if fence is not None:
        return Claim(process, fence)
    query = select(tables.owner, processes.address).where(tables.id == table_id)
    query = query.outerjoin_from(schema.tables, schema.processes, processes.id == tables.owner)
    found = connection.execute(query).first()
    if found is None:
        raise NotFound("no-such-table")
    if found.owner is None:
        raise Moving  # it was released between the two statements
    return Claim(found.owner, address=found.address)


def release(connection: Connection, table_id: str, fence: int) -> None:
    """Releases a table, unless another process has claimed it since."""
    fenced = (tables.id == table_id) & (tables.fence == fence)
    connection.execute(update(schema.tables).where(fenced).values(owner=None))


def leave(connection: Connection, process: str) -> None:
    """Gives up the lease of a process and all its tables."""
    connection.execute(update(schema.tables).where(tables.owner == process).values(owner=None))
    connection.execute(delete(schema.processes).where(processes.id == process))


def check(connection: Connection, fences: Set[tuple[str, int]]) -> None:
    """Locks the tables until the transaction ends; raises Moving if one was claimed since."""
    held = select(tables.id, tables.fence).where(tables.id.in_([table for table, _ in fences]))
    found = connection.execute(held.order_by(tables.id).with_for_update())
    if {(row.id, row.fence) for row in found} != fences:
        raise Moving


def _now() -> ColumnElement[Any]:
    return cast(func.extract("epoch", func.clock_timestamp()), Float)


def _owner_lives() -> ColumnElement[bool]:
    return exists().where(processes.id == tables.owner, processes.expires > _now())
