"""Who owns which table: a lease for each process, a fencing number for each table.

A process lives as long as it renews its lease, by the database's clock. A table belongs to the
process that took it last; each taking raises its fence, and a write counts only with the fence that
the table has when it is written. So an owner that was asleep can do no harm, whatever it believes.
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
    """Whose a table is; with its fence, if it is ours."""

    owner: str
    fence: int | None


@dataclass(frozen=True, slots=True)
class Standing:
    """What a process sees when it has renewed its lease."""

    owned: Mapping[str, int]  # its tables with their fences
    others: tuple[str, ...]  # the processes that live besides it
    orphans: tuple[str, ...]  # running tables whose owner does not live any more


def renew(connection: Connection, process: str, seconds: float, most: int) -> Standing:
    """Renews the lease of a process and returns its standing, with at most `most` orphans."""
    row = {"id": process, "expires": _now() + seconds}
    statement = insert(schema.processes).values(row)
    connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=row))
    long_gone = processes.expires < _now() - 100 * seconds
    connection.execute(delete(schema.processes).where(long_gone))
    owned = select(tables.id, tables.fence).where(tables.owner == process)
    others = select(processes.id).where(processes.expires > _now(), processes.id != process)
    orphans = select(tables.id).where(tables.status == "running", tables.owner.is_not(None))
    orphans = orphans.where(~_owner_lives()).limit(most)
    return Standing(
        {row.id: row.fence for row in connection.execute(owned)},
        tuple(connection.execute(others).scalars()),
        tuple(connection.execute(orphans).scalars()),
    )


def claim(connection: Connection, table_id: str, process: str) -> Claim:
    """Takes a table that is nobody's, or whose owner does not live any more."""
    free = or_(tables.owner.is_(None), tables.owner == process, ~_owner_lives())
    take = update(schema.tables).where(tables.id == table_id, free)
    taken = take.values(owner=process, fence=tables.fence + 1).returning(tables.fence)
    fence = connection.execute(taken).scalar()
    if fence is not None:
        return Claim(process, fence)
    found = connection.execute(select(tables.owner).where(tables.id == table_id)).first()
    if found is None:
        raise NotFound("no-such-table")
    if found.owner is None:
        raise Moving  # it was given up between the two looks
    return Claim(found.owner, None)


def release(connection: Connection, table_id: str, fence: int) -> None:
    """Releases a table, unless another process has claimed it since."""
    fenced = (tables.id == table_id) & (tables.fence == fence)
    connection.execute(update(schema.tables).where(fenced).values(owner=None))


def leave(connection: Connection, process: str) -> None:
    """Gives everything up."""
    connection.execute(update(schema.tables).where(tables.owner == process).values(owner=None))
    connection.execute(delete(schema.processes).where(processes.id == process))


def check(connection: Connection, fences: Set[tuple[str, int]]) -> None:
    """Locks the tables until the transaction ends; refuses if one was taken since."""
    held = select(tables.id, tables.fence).where(tables.id.in_([table for table, _ in fences]))
    found = connection.execute(held.order_by(tables.id).with_for_update())
    if {(row.id, row.fence) for row in found} != fences:
        raise Moving


def _now() -> ColumnElement[Any]:
    return cast(func.extract("epoch", func.clock_timestamp()), Float)


def _owner_lives() -> ColumnElement[bool]:
    return exists().where(processes.id == tables.owner, processes.expires > _now())
