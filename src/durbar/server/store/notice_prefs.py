"""Choices about notices: preferences, channels and single tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, exists, insert, select, update

from durbar.server.store import outbox, schema

prefs, tables, channels = (
    schema.notice_habits.c, schema.notice_tables.c, schema.notice_channels.c,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Chosen:
    """All rows of a guest's choices."""

    prefs: RowMapping | None
    channels: Sequence[RowMapping]
    tables: Sequence[RowMapping]


def of(connection: Connection, guest: str) -> Chosen:
    own = select(schema.notice_habits).where(prefs.guest == guest)
    by_age = select(schema.notice_channels).order_by(channels.created, channels.id)
    there = select(schema.notice_tables).where(tables.guest == guest)
    return Chosen(
        connection.execute(own).mappings().first(),
        list(connection.execute(by_age.where(channels.guest == guest)).mappings()),
        list(connection.execute(there).mappings()),
    )


def channel(connection: Connection, guest: str, channel_id: str) -> RowMapping | None:
    found = select(schema.notice_channels)
    own = (channels.guest == guest) & (channels.id == channel_id)
    return connection.execute(found.where(own)).mappings().first()


def set_prefs(connection: Connection, guest: str, row: Mapping[str, Any]) -> None:
    connection.execute(delete(schema.notice_habits).where(prefs.guest == guest))
    connection.execute(insert(schema.notice_habits).values(guest=guest, **row))


def set_table(connection: Connection, guest: str, table_id: str, choice: str | None) -> bool:
    """Sets the choice for one table; returns False if the guest has no seat there."""
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
    """Adds a channel, which replaces one with the same address, or changes a known one."""
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
    own = (channels.guest == guest) & (channels.id == channel_id)
    confirmed = update(schema.notice_channels).where(own).values(is_confirmed=True)
    return connection.execute(confirmed).rowcount > 0
