"""Personal data of a guest: exported or erased.

Both go over every table of the schema with a column `guest`. Seats are the exception when a guest
is erased: the game stays, without the guest.
"""

from collections.abc import Callable, Collection
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from durbar.core.record import Record
from durbar.core.types import Seat
from durbar.server.editions import Editions
from durbar.server.store import mapping, schema
from durbar.server.store.guest_rows import HeldTables, lock_tables, personal_tables, tables_of
from durbar.server.store.store import load
from durbar.server.tables import clocks, seating, standing_orders
from durbar.server.tables.restoring import Stored, restore
from durbar.server.tables.seats import NAMELESS

RedactRecord = Callable[[Stored, Seat | None], Record]

tables, seats, chat = schema.tables.c, schema.seats.c, schema.chat.c
EXPORTED: Final = ("id", "game", "options", "settings", "status", "created", "changed")


def export(connection: Connection, guest: str, redact_record: RedactRecord) -> dict[str, Any]:
    """Returns all rows of a guest, without secrets; `redact_record` hides what their seat may not
    know."""
    exported: dict[str, Any] = {"guest": guest}
    for table in personal_tables():
        columns = [column for column in table.columns if not column.info.get("secret")]
        query = select(*columns).where(table.c.guest == guest)
        exported[table.name] = [dict(row) for row in connection.execute(query).mappings()]
    exported["tables"] = [
        _export_table(connection, guest, table_id, redact_record)
        for table_id in sorted(tables_of(connection, guest))
    ]
    return exported


def _export_table(
    connection: Connection, guest: str, table_id: str, redact_record: RedactRecord
) -> dict[str, Any]:
    columns = [tables[name] for name in EXPORTED]
    head = connection.execute(select(*columns).where(tables.id == table_id)).mappings().one()
    stored = load(connection, table_id)
    own = [seat for seat, place in enumerate(stored.places) if place.guest == guest]
    record = stored.record if stored.is_over else None
    if record is None and stored.entries:
        record = redact_record(stored, own[0] if own else None)
    lines = select(chat.at, chat.seat, chat.text).where(chat.table_id == table_id)
    lines = lines.where(chat.seat.in_(own)).order_by(chat.id)
    return {
        **head,
        "is_host": stored.host == guest,
        "seats": own,
        "orders": {seat: asdict(order) for seat, order in stored.orders.items() if seat in own},
        "chat": [dict(line) for line in connection.execute(lines).mappings()],
        "record": None if record is None else record.to_json(),
    }


def erase(
    connection: Connection, editions: Editions, guest: str, now: float, held: HeldTables
) -> list[str]:
    """Deletes a guest except for their games. Returns the tables that must be loaded again."""
    locked = lock_tables(connection, guest, held)
    woken = set(locked.orphaned)  # and those at which a bot takes over
    for table_id in locked.ids:
        query = select(tables.status, tables.players).where(tables.id == table_id)
        status, players = connection.execute(query).one()
        sat = select(seats.seat).where(seats.table_id == table_id, seats.guest == guest)
        own = list(connection.execute(sat).scalars())
        if status != "over":
            _leave(connection, editions, table_id, guest, now)
        if status == "running" and own:
            woken.add(table_id)
        _anonymize(connection, table_id, guest, own, players)
    for table in reversed(personal_tables()):
        if table is not schema.seats:
            connection.execute(delete(table).where(table.c.guest == guest))
    return sorted(woken)


def _leave(
    connection: Connection, editions: Editions, table_id: str, guest: str, now: float
) -> None:
    """Leaves a table as the guest could have done."""
    table = restore(editions, load(connection, table_id))
    effects = seating.forget_guest(table, guest, now)
    effects += (*clocks.follow(table, now), *standing_orders.prune(table))
    for statement, parameters in mapping.statements(table_id, effects, now):
        connection.execute(statement, parameters)


def _anonymize(
    connection: Connection, table_id: str, guest: str, own: Collection[int], players: list[str]
) -> None:
    """Removes a guest's name, chat lines and ownership from a table."""
    nameless = {"guest": None, "token_hash": None, "name": NAMELESS}
    sat = (seats.table_id == table_id) & (seats.guest == guest)
    connection.execute(update(schema.seats).where(sat).values(nameless))
    written = (chat.table_id == table_id) & chat.seat.in_(own)
    connection.execute(update(schema.chat).where(written).values(name=NAMELESS, text=""))
    named = [NAMELESS if seat in own else name for seat, name in enumerate(players)]
    here = update(schema.tables).where(tables.id == table_id)
    connection.execute(here.values(players=named))
    connection.execute(here.where(tables.host == guest).values(host=None))
