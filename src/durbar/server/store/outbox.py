"""The outbox: news that are still to be told, as statements and small transactions.

A row is written in the transaction of the move that it tells of, for each of somebody's confirmed
channels; who has none costs one look into an index. Whoever sends claims a channel first, for a
while, so that of several processes one does. What was sent is deleted.
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
    """A channel that is ours for a while, with all that its letter may need."""

    channel: RowMapping
    habits: RowMapping | None
    news: Sequence[RowMapping]
    tables: Sequence[RowMapping]
    seats: Sequence[RowMapping]
    choices: Sequence[RowMapping]


def fan_out(table_id: str, told: Noticed) -> Executable:
    """A row for each channel of somebody's, unless the same is waiting there already."""
    table_id = told.table_id or table_id
    deadline: ColumnElement[Any] = null() if told.deadline is None else literal(told.deadline)
    same = exists().where(
        waiting.channel == channels.id, waiting.table_id == table_id, waiting.kind == told.kind
    )
    if told.deadline is not None:
        same = same.where(waiting.deadline == told.deadline)
    due: ColumnElement[Any] = literal(told.due, Float)
    row = {
        "guest": channels.guest,
        "channel": channels.id,
        "table_id": literal(table_id),
        "kind": literal(told.kind),
        "seat": literal(told.seat),
        "name": literal(told.name),
        "deadline": deadline,
        "since": literal(told.since, Float),
        "due": due + channels.period if told.may_wait else due,
    }
    wanted = select(*row.values()).where(channels.guest == told.guest, channels.is_confirmed)
    return insert(schema.outbox).from_select(list(row), wanted.where(~same))


def ready(connection: Connection, now: float, most: int) -> list[str]:
    """Channels whose letter is due and that nobody is sending."""
    due = select(channels.id).join(schema.outbox, waiting.channel == channels.id)
    due = due.where(waiting.due <= now, _is_free(now))
    return list(connection.execute(due.distinct().limit(most)).scalars())


def claim(connection: Connection, channel: str, now: float, seconds: float) -> Claimed | None:
    """Takes a channel for so long; None if another one was quicker."""
    mine = update(schema.notice_channels).where(channels.id == channel, _is_free(now))
    taken = mine.values(claimed_until=now + seconds).returning(schema.notice_channels)
    found = connection.execute(taken).mappings().first()
    if found is None:
        return None
    is_true = (waiting.channel == channel) & (waiting.since <= now)
    news = _all(connection, select(schema.outbox).where(is_true).order_by(waiting.id))
    tables = {row["table_id"] for row in news}
    chosen, habits = schema.notice_tables.c, schema.notice_habits.c
    mine_at = (chosen.guest == found["guest"]) & chosen.table_id.in_(tables)
    own = select(schema.notice_habits).where(habits.guest == found["guest"])
    seats = select(schema.seats).where(schema.seats.c.table_id.in_(tables))
    return Claimed(
        channel=found,
        habits=next(iter(_all(connection, own)), None),
        news=news,
        tables=_all(connection, select(schema.tables).where(schema.tables.c.id.in_(tables))),
        seats=_all(connection, seats.order_by(schema.seats.c.seat)),
        choices=_all(connection, select(schema.notice_tables).where(mine_at)),
    )


def put_off(
    connection: Connection, channel: str, news: Iterable[int], due: float, **said: Any
) -> None:
    """Not now, but then; the channel is free again, unless it is said until when it is not."""
    later = update(schema.outbox).where(waiting.id.in_(list(news)))
    connection.execute(later.values(due=due))
    free(connection, channel, **said)


def done_with(connection: Connection, channel: str, news: Iterable[int], **said: Any) -> None:
    """Sent, or not worth sending any more; the channel is free again."""
    connection.execute(delete(schema.outbox).where(waiting.id.in_(list(news))))
    free(connection, channel, **said)


def free(connection: Connection, channel: str, **said: Any) -> None:
    mine = update(schema.notice_channels).where(channels.id == channel)
    connection.execute(mine.values({"claimed_until": None} | said))


def remove(connection: Connection, guest: str, *channel: str) -> bool:
    """Forgets channels of somebody's with all that waits there; whether there were any."""
    connection.execute(
        delete(schema.outbox).where(waiting.guest == guest, waiting.channel.in_(channel))
    )
    mine = (channels.guest == guest) & channels.id.in_(channel)
    return connection.execute(delete(schema.notice_channels).where(mine)).rowcount > 0


def _is_free(now: float) -> ColumnElement[bool]:
    return or_(channels.claimed_until.is_(None), channels.claimed_until <= now)


def _all(connection: Connection, query: Any) -> list[RowMapping]:
    return list(connection.execute(query).mappings())
