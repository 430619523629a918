"""The rows of a guest: in every table of the schema that has a column `guest`.

The schema decides what belongs to a guest, so tables added later are covered too.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, Table, select, union, update

from durbar.server.store import schema

tables, seats = schema.tables.c, schema.seats.c


class TablesChanged(Exception):
    """The guest took a seat at another table during the change; begin again with that one."""


@dataclass(frozen=True, slots=True)
class HeldTables:
    """Tables at which nothing happens while their rows are changed."""

    ids: frozenset[str]
    fences: frozenset[tuple[str, int]] = frozenset()  # of those that this process owns


@dataclass(frozen=True, slots=True)
class LockedTables:
    ids: tuple[str, ...]
    orphaned: tuple[str, ...]  # running, and taken from another process: must be loaded again


def personal_tables() -> list[Table]:
    """The tables with a column `guest`; referenced tables come first."""
    return [table for table in schema.metadata.sorted_tables if "guest" in table.columns]


def tables_of(connection: Connection, guest: str) -> set[str]:
    """Returns the tables at which a guest sits, or that they made."""
    return set(connection.execute(_tables_of(guest)).scalars())


def lock_tables(connection: Connection, guest: str, held: HeldTables) -> LockedTables:
    """Locks a guest's tables and invalidates the copies that other processes hold.

    Raises TablesChanged if the guest has a table that is not held.
    """
    found_here = select(tables.id, tables.fence, tables.owner, tables.status)
    found_here = found_here.where(tables.id.in_(_tables_of(guest)))
    found = connection.execute(found_here.order_by(tables.id).with_for_update()).all()
    if not held.ids.issuperset(row.id for row in found):
        raise TablesChanged
    others = [row for row in found if (row.id, row.fence) not in held.fences]
    freed = update(schema.tables).where(tables.id.in_([row.id for row in others]))
    connection.execute(freed.values(owner=None, fence=tables.fence + 1))
    return LockedTables(
        tuple(row.id for row in found),
        tuple(row.id for row in others if row.owner is not None and row.status == "running"),
    )


def _tables_of(guest: str) -> Select[Any]:
    sat = select(seats.table_id).where(seats.guest == guest)
    made = select(tables.id).where(tables.host == guest)
    return select(union(sat, made).subquery().c[0])
