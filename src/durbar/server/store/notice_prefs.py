"""What people chose about notices: habits, channels and single tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, exists, insert, select, update

from durbar.server.store import outbox, schema

habits, tables, channels = (
    schema.notice_habits.c, schema.notice_tables.c, schema.notice_channels.c,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Chosen:
    """All that somebody chose."""

    habits: RowMapping | None
    channels: Sequence[RowMapping]
    tables: Sequence[RowMapping]


def of(connection: Connection, guest: str) -> Chosen:
    own = select(schema.notice_habits).where(habits.guest == guest)
    by_age = select(schema.notice_channels).order_by(channels.created, channels.id)
    there = select(schema.notice_tables).where(tables.guest == guest)
    return Chosen(
        connection.execute(own).mappings().first(),
        list(connection.execute(by_age.where(channels.guest == guest)).mappings()),
        list(connection.execute(there).mappings()),
    )


def channel(connection: Connection, guest: str, channel_id: str) -> RowMapping | None:
    found = select(schema.notice_channels)
    mine = (channels.guest == guest) & (channels.id == channel_id)
    return connection.execute(found.where(mine)).mappings().first()


def set_habits(connection: Connection, guest: str, row: Mapping[str, Any]) -> None:
    connection.execute(delete(schema.notice_habits).where(habits.guest == guest))
    connection.execute(insert(schema.notice_habits).values(guest=guest, **row))


def set_table(connection: Connection, guest: str, table_id: str, choice: str | None) -> bool:
    """What somebody wants at one table; False if he has no seat there."""
    here = (tables.guest == guest) & (tables.table_id == table_id)
    connection.execute(delete(schema.notice_tables).where(here))
    seats = schema.seats.c
    sits = exists().where(seats.table_id == table_id, seats.guest == guest)
    if not connection.execute(select(sits)).scalar():
        return False
    if choice is not None:
        row = {"guest": guest, "table_id": table_id, "choice": choice}
        connection.execute(insert(schema.notice_tables).values(row))
    return True


def add_channel(connection: Connection, row: Mapping[str, Any]) -> None:
    """A new one takes the place of the one with the same address; a known one is changed."""
    known = update(schema.notice_channels).where(
        channels.id == row["id"], channels.guest == row["guest"]
    )
    if connection.execute(known.values(**row)).rowcount:
        return
    same = select(channels.id).where(
        channels.guest == row["guest"],
        channels.kind == row["kind"],
        channels.address == row["address"],
    )
    outbox.remove(connection, row["guest"], *connection.execute(same).scalars())
    connection.execute(insert(schema.notice_channels).values(**row))


def confirm(connection: Connection, guest: str, channel_id: str) -> bool:
    mine = (channels.guest == guest) & (channels.id == channel_id)
    said = update(schema.notice_channels).where(mine).values(is_confirmed=True)
    return connection.execute(said).rowcount > 0
