"""Moves everything of one guest to another: the first sign-in of a browser with games."""

from collections.abc import Iterator

from sqlalchemy import (
    Connection,
    PrimaryKeyConstraint,
    Table,
    UniqueConstraint,
    delete,
    exists,
    update,
)

from durbar.server.store import schema
from durbar.server.store.guest_rows import (
    HeldTables,
    TablesChanged,
    lock_tables,
    personal_tables,
)

tables, seats = schema.tables.c, schema.seats.c


def transfer(connection: Connection, old: str, new: str, held: HeldTables) -> list[str]:
    """Gives the rows of one guest to another. Of rows that must be unique the new guest's stay.

    Returns the tables that must be loaded again.
    """
    locked = lock_tables(connection, old, held)
    sat = update(schema.seats).where(seats.guest == old).values(guest=new)
    made = update(schema.tables).where(tables.host == old).values(host=new)
    moved = set(connection.execute(sat.returning(seats.table_id)).scalars())
    moved |= set(connection.execute(made.returning(tables.id)).scalars())
    if not moved <= held.ids:
        raise TablesChanged
    for table in personal_tables():
        for columns in _unique_with_guest(table):
            twin = table.alias()
            is_same = (twin.c[name] == table.c[name] for name in columns)
            has_own = exists().where(twin.c.guest == new, *is_same)
            connection.execute(delete(table).where(table.c.guest == old, has_own))
        connection.execute(update(table).where(table.c.guest == old).values(guest=new))
    return list(locked.orphaned)


def _unique_with_guest(table: Table) -> Iterator[list[str]]:
    """The other columns of each key that contains the guest."""
    kinds = (PrimaryKeyConstraint, UniqueConstraint)
    keys = [each.columns for each in table.constraints if isinstance(each, kinds)]
    for key in (*keys, *(each.columns for each in table.indexes if each.unique)):
        names = [column.name for column in key]
        if "guest" in names:
            yield [name for name in names if name != "guest"]
