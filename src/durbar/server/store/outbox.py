"""The outbox: notices that are not sent yet, as statements and small transactions.

A row is written in the transaction of its move, for each confirmed channel of the guest; a guest
without channels costs one look into an index. A sender claims a channel for a while, so that only
one of several processes sends. Sent notices are deleted.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Float,
    RowMapping,
    delete,
    exists,
    insert,
    literal,
    null,
    or_,
    select,
    update,
)

from durbar.server.store import schema
from durbar.server.tables.effects import Noticed

channels, waiting = schema.notice_channels.c, schema.outbox.c


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claimed channel with all rows that its notice may need."""

    channel: RowMapping
    prefs: RowMapping | None
    notices: Sequence[RowMapping]
    tables: Sequence[RowMapping]
    seats: Sequence[RowMapping]
    choices: Sequence[RowMapping]


def fan_out(table_id: str, notice: Noticed) -> Executable:
    """Adds a row for each channel of the guest, unless the same notice is waiting there."""
    table_id = notice.table_id or table_id
    deadline: ColumnElement[Any] = null() if notice.deadline is None else literal(notice.deadline)
    same = exists().where(
        waiting.channel == channels.id, waiting.table_id == table_id, waiting.kind == notice.kind
    )
    if notice.deadline is not None:
        same = same.where(waiting.deadline == notice.deadline)
    due: ColumnElement[Any] = literal(notice.due, Float)
    row = {
        "guest": channels.guest,
        "channel": channels.id,
        "table_id": literal(table_id),
        "kind": literal(notice.kind),
        "seat": literal(notice.seat),
        "name": literal(notice.name),
        "deadline": deadline,
        "since": literal(notice.since, Float),
        "due": due + channels.period if notice.may_wait else due,
    }
    wanted = select(*row.values()).where(channels.guest == notice.guest, channels.is_confirmed)
    return insert(schema.outbox).from_select(list(row), wanted.where(~same))


def ready(connection: Connection, now: float, most: int) -> list[str]:
    """Returns channels with a due notice that nobody has claimed."""
    due = select(channels.id).join(schema.outbox, waiting.channel == channels.id)
    due = due.where(waiting.due <= now, _is_free(now))
    return list(connection.execute(due.distinct().limit(most)).scalars())


def claim(connection: Connection, channel: str, now: float, seconds: float) -> Claimed | None:
    """Claims a channel; returns None if another process was quicker."""
    free_one = update(schema.notice_channels).where(channels.id == channel, _is_free(now))
    taken = free_one.values(claimed_until=now + seconds).returning(schema.notice_channels)
    found = connection.execute(taken).mappings().first()
    if found is None:
        return None
    is_true = (waiting.channel == channel) & (waiting.since <= now)
    notices = _all(connection, select(schema.outbox).where(is_true).order_by(waiting.id))
    tables = {row["table_id"] for row in notices}
    chosen, prefs = schema.notice_tables.c, schema.notice_habits.c
    at_these = (chosen.guest == found["guest"]) & chosen.table_id.in_(tables)
    own = select(schema.notice_habits).where(prefs.guest == found["guest"])
    seats = select(schema.seats).where(schema.seats.c.table_id.in_(tables))
    return Claimed(
        channel=found,
        prefs=next(iter(_all(connection, own)), None),
        notices=notices,
        tables=_all(connection, select(schema.tables).where(schema.tables.c.id.in_(tables))),
        seats=_all(connection, seats.order_by(schema.seats.c.seat)),
        choices=_all(connection, select(schema.notice_tables).where(at_these)),
    )


def put_off(
    connection: Connection, channel: str, ids: Iterable[int], due: float, **state: Any
) -> None:
    """Postpones notices and frees the channel, unless `state` says until when it is claimed."""
    later = update(schema.outbox).where(waiting.id.in_(list(ids)))
    connection.execute(later.values(due=due))
    free(connection, channel, **state)


def done_with(connection: Connection, channel: str, ids: Iterable[int], **state: Any) -> None:
    """Deletes sent and outdated notices and frees the channel."""
    connection.execute(delete(schema.outbox).where(waiting.id.in_(list(ids))))
    free(connection, channel, **state)


def free(connection: Connection, channel: str, **state: Any) -> None:
    own = update(schema.notice_channels).where(channels.id == channel)
    connection.execute(own.values({"claimed_until": None} | state))


def remove(connection: Connection, guest: str, *channel: str) -> bool:
    """Deletes channels of a guest with their notices; returns whether there were any."""
    connection.execute(
        delete(schema.outbox).where(waiting.guest == guest, waiting.channel.in_(channel))
    )
    own = (channels.guest == guest) & channels.id.in_(channel)
    return connection.execute(delete(schema.notice_channels).where(own)).rowcount > 0


def _is_free(now: float) -> ColumnElement[bool]:
    return or_(channels.claimed_until.is_(None), channels.claimed_until <= now)


def _all(connection: Connection, query: Any) -> list[RowMapping]:
    return list(connection.execute(query).mappings())
