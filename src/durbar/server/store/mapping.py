"""Between tables in memory and rows: statements for effects, and tables from rows."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Executable,
    RowMapping,
    bindparam,
    delete,
    func,
    insert,
    text,
    update,
)

from durbar.core.orders import Order
from durbar.server.protocol.messages import ChatLine, TableSettings
from durbar.server.store import outbox, schema
from durbar.server.tables.effects import (
    Begun,
    ChatAdded,
    Clocks,
    ClocksSet,
    DraftSet,
    Effect,
    Ended,
    EntriesAppended,
    KeysForgotten,
    KeyUsed,
    Noticed,
    OrderSet,
    SeatSet,
    Seen,
    StatusSet,
)
from durbar.server.tables.restoring import Stored
from durbar.server.tables.seats import Place
from durbar.server.tables.table import Table

Statement = tuple[Executable, list[dict[str, Any]] | None]
SEE: Final = text(  # in words that both databases know: a bookmark never goes back
    """
    INSERT INTO bookmarks (table_id, guest, version, chat)
    VALUES (:table_id, :guest, :version, :chat)
    ON CONFLICT (table_id, guest) DO UPDATE SET
      version = CASE WHEN excluded.version > bookmarks.version
                THEN excluded.version ELSE bookmarks.version END,
      chat = CASE WHEN excluded.chat > bookmarks.chat THEN excluded.chat ELSE bookmarks.chat END
    """
)

# What every move needs is built once: building a statement costs more than running it
ADD_ENTRIES: Final = insert(schema.entries)
ADD_KEYS: Final = insert(schema.keys)
SET_TABLE: Final = update(schema.tables).where(schema.tables.c.id == bindparam("of"))
SET_DRAFT: Final = update(schema.drafts).where(schema.drafts.c.table_id == bindparam("of"))


def new_table(table: Table, now: float) -> Iterator[Statement]:
    """All rows of a table that was just made, its opening included."""
    dealer = None if table.match is None else table.record.dealer
    head = Stored(
        id=table.id,
        game=table.game.name,
        rules_version=table.game.rules_version,
        edition=table.game.edition.digest,
        options=table.options.to_json(),
        settings=table.settings,
        host=table.host,
        seed=table.shuffle.seed,
        is_over=table.status == "over",
        players=() if table.match is None else table.record.players,
        dealer=dealer,
        rematch=None,
        request_key=table.request_key,
        places=tuple(table.places),
        entries=() if table.match is None else tuple((1, e) for e in table.record.entries),
        keys=tuple(
            KeyUsed(seat, key, version, step)
            for seat, keys in table.keys.items()
            for key, (version, step) in keys.items()
        ),
        clocks=table.clocks,
    )
    return stored(head, table.status, now, None if table.match is None else table.match.owner)


def stored(
    head: Stored, status: str, now: float, to_move: int | None = None
) -> Iterator[Statement]:
    """All rows of a table that is not there yet."""
    row = {
        "id": head.id,
        "game": head.game,
        "rules_version": head.rules_version,
        "edition": head.edition,
        "options": dict(head.options),
        "settings": msgspec.to_builtins(head.settings),
        "host": head.host,
        "seed": head.seed.hex(),
        "status": status,
        "players": list(head.players),
        "dealer": None if head.dealer is None else dict(head.dealer),
        "to_move": to_move,
        "version": head.entries[-1][0] if head.entries else 0,
        "rematch": head.rematch,
        "wish": head.request_key,
        **_clock_columns(head.clocks),
        "is_listed": head.settings.is_listed,
        "is_rating_due": head.settings.rated,
        "created": now,
        "changed": now,
        "ended": now if status == "over" else None,
    }
    yield insert(schema.tables), [row]
    places = [_seat_row(head.id, seat, place) for seat, place in enumerate(head.places)]
    yield insert(schema.seats), places
    if head.ended is not None:
        yield from _results(head.id, head.ended)
    draft = {"table_id": head.id, "version": 0, "step": 0, "actions": [], "undone": []}
    yield insert(schema.drafts), [draft]
    if head.keys:
        keys = [{"table_id": head.id, "at": now} | asdict(used) for used in head.keys]
        yield ADD_KEYS, keys
    if head.entries:
        yield _append(head.id, 0, head.entries, now)


def statements(table_id: str, effects: Iterable[Effect], now: float) -> Iterator[Statement]:
    """What makes effects durable."""
    here = schema.tables.c.id == table_id
    for effect in effects:
        match effect:
            case Begun(players, dealer):
                changes = {"players": list(players), "dealer": dict(dealer), "status": "running"}
                yield update(schema.tables).where(here).values(**changes), None
            case EntriesAppended(seq, version, entries, to_move):
                yield _append(table_id, seq, [(version, text) for text in entries], now)
                yield (
                    SET_TABLE,
                    [{"of": table_id, "changed": now, "to_move": to_move, "version": version}],
                )
            case DraftSet(version, step, actions, undone):
                draft = {"version": version, "step": step, "actions": actions, "undone": undone}
                yield SET_DRAFT, [{"of": table_id} | draft]
            case SeatSet(seat, place):
                yield _set_seat(table_id, seat, place), None
            case KeyUsed(seat, key, version, step):
                if version == 0:  # of those who stood up, two may have used the same
                    yield delete(schema.keys).where(_keys(table_id, seat, key)), None
                row = {"seat": seat, "key": key, "version": version, "step": step}
                yield ADD_KEYS, [{"table_id": table_id, "at": now} | row]
            case KeysForgotten(seat):
                yield delete(schema.keys).where(_keys(table_id, seat)), None
            case ChatAdded(line):
                yield insert(schema.chat), [{"table_id": table_id} | msgspec.structs.asdict(line)]
            case ClocksSet(clocks):
                yield update(schema.tables).where(here).values(**_clock_columns(clocks)), None
            case OrderSet(seat, order):
                yield delete(schema.orders).where(_order(table_id, seat)), None
                if order is not None:
                    yield insert(schema.orders), [_order_row(table_id, seat, order)]
            case Noticed():
                yield outbox.fan_out(table_id, effect), None
            case Seen():
                yield SEE, [{"table_id": table_id} | asdict(effect)]
            case Ended():
                yield from _results(table_id, effect)
            case StatusSet(status, rematch):
                ended = func.coalesce(schema.tables.c.ended, now)  # a rematch does not move it
                changed = update(schema.tables).where(here).values(status=status, rematch=rematch)
                yield changed.values(changed=now, ended=ended), None


def table_from(
    head: RowMapping,
    seats: Iterable[RowMapping],
    entries: Iterable[RowMapping],
    draft: RowMapping,
    keys: Iterable[RowMapping],
    chat: Iterable[RowMapping],
    orders: Iterable[RowMapping],
) -> Stored:
    return Stored(
        id=head["id"],
        game=head["game"],
        rules_version=head["rules_version"],
        edition=head["edition"],
        options=head["options"],
        settings=msgspec.convert(head["settings"], TableSettings),
        host=head["host"],
        seed=bytes.fromhex(head["seed"]),
        is_over=head["status"] == "over",
        players=tuple(head["players"]),
        dealer=head["dealer"],
        rematch=head["rematch"],
        request_key=head["wish"],
        places=tuple(_place(row) for row in seats),
        entries=tuple((row["version"], row["text"]) for row in entries),
        draft=DraftSet(
            draft["version"], draft["step"], tuple(draft["actions"]), tuple(draft["undone"])
        ),
        keys=tuple(KeyUsed(r["seat"], r["key"], r["version"], r["step"]) for r in keys),
        chat=tuple(
            ChatLine(id=r["id"], seat=r["seat"], name=r["name"], text=r["text"], at=r["at"])
            for r in chat
        ),
        clocks=None if head["clocks"] is None else msgspec.convert(head["clocks"], Clocks),
        orders={row["seat"]: _order_from(row) for row in orders},
    )


def _results(table_id: str, ended: Ended) -> Iterator[Statement]:
    for seat, (score, rank) in enumerate(zip(ended.scores, ended.ranks, strict=True)):
        here = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat)
        yield update(schema.seats).where(here).values(score=score, rank=rank), None


def _append(table_id: str, seq: int, entries: Iterable[tuple[int, str]], now: float) -> Statement:
    rows = [
        {"table_id": table_id, "seq": seq + n, "version": version, "text": text, "at": now}
        for n, (version, text) in enumerate(entries)
    ]
    return ADD_ENTRIES, rows


def _keys(table_id: str, seat: int, key: str | None = None) -> ColumnElement[bool]:
    keys = schema.keys.c
    found = (keys.table_id == table_id) & (keys.seat == seat)
    return found if key is None else found & (keys.key == key)


def _clock_columns(clocks: Clocks | None) -> dict[str, Any]:
    if clocks is None:
        return {"clocks": None, "deadline": None}
    return {"clocks": asdict(clocks), "deadline": clocks.deadline}


def _order(table_id: str, seat: int) -> ColumnElement[bool]:
    return (schema.orders.c.table_id == table_id) & (schema.orders.c.seat == seat)


def _order_row(table_id: str, seat: int, order: Order) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat,
        "name": order.name,
        "scope": order.scope,
        "said": dict(order.values),
        "has_begun": order.has_begun,
    }


def _order_from(row: RowMapping) -> Order:
    values = {n: tuple(v) if isinstance(v, list) else v for n, v in row["said"].items()}
    return Order(row["name"], row["scope"], tuple(values.items()), row["has_begun"])


def _set_seat(table_id: str, seat: int, place: Place) -> Executable:
    row = _seat_row(table_id, seat, place)
    where = (schema.seats.c.table_id == row.pop("table_id")) & (
        schema.seats.c.seat == row.pop("seat")
    )
    return update(schema.seats).where(where).values(**row)


def _seat_row(table_id: str, seat: int, place: Place) -> dict[str, Any]:
    return asdict(place) | {"table_id": table_id, "seat": seat, "mutes": sorted(place.mutes)}


def _place(row: RowMapping) -> Place:
    return Place(
        row["kind"], row["name"], row["guest"], row["token_hash"], row["bot"], row["salt"],
        row["has_left"], row["has_resigned"], frozenset(row["mutes"]), row["has_run_out"],
    )  # fmt: skip
