"""Heads of tables, as lists tell them: who sits there, what waits for me, what I have not seen."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import RowMapping

from durbar.server.protocol.messages import SeatInfo, Status
from durbar.server.runtime import Runtime
from durbar.server.store import queries
from durbar.server.tables.seats import Holder


class TableHead(Struct, frozen=True, kw_only=True):
    id: str
    link: str
    game: str
    options: dict[str, Any]
    status: Status
    to_move: int | None  # whose turn it is
    changed: float
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...]
    kept: tuple[int, ...]  # open seats that are kept for me
    waits_for_me: bool
    unread: int  # commits since I last looked
    unread_chat: int  # lines of others since then
    left: float | None  # seconds, of the seat to move, if its clock runs
    ended: float | None  # when the game was over, in seconds since 1970
    scores: tuple[int, ...] | None  # by seat, of a game that was played to its end
    ranks: tuple[int, ...] | None  # by seat: 1 for who won; equals share one


def link_of(runtime: Runtime, table_id: str) -> str:
    return f"{runtime.url}/t/{table_id}"


async def heads_of(
    runtime: Runtime, holder: Holder, heads: Sequence[RowMapping]
) -> list[TableHead]:
    """Rows of `lists` as their asker may know them."""
    ids = [head["id"] for head in heads]
    places: dict[str, list[RowMapping]] = defaultdict(list)
    for row in await runtime.store.places(ids):
        places[row["table_id"]].append(row)
    chat: dict[str, list[RowMapping]] = defaultdict(list)
    if holder.guest is not None:
        for row in await runtime.store.listed(queries.unread_chat(holder.guest, ids)):
            chat[row["table_id"]].append(row)
    now = runtime.now()
    return [
        _head(link_of(runtime, id), head, places[id], chat[id], holder.guest, now)
        for id, head in zip(ids, heads, strict=True)
    ]


def _head(
    link: str,
    head: RowMapping,
    places: Sequence[RowMapping],
    chat: Sequence[RowMapping],
    guest: str | None,
    now: float,
) -> TableHead:
    known = [row for row in places if guest is not None and row["guest"] == guest]
    mine = [row for row in known if row["kind"] == "person"]
    to_move = None if (head["to_move"] or 0) < 0 else head["to_move"]
    is_running = head["status"] == "running"
    deaf_to = {row["seat"] for row in mine}.union(*(row["mutes"] for row in mine))
    is_told = bool(places) and all(row["rank"] is not None for row in places)
    is_known = bool(known) or (guest is not None and head["host"] == guest)
    return TableHead(
        id=head["id"],
        link=link,
        game=head["game"],
        options=head["options"],
        status=head["status"],
        to_move=to_move,
        changed=head["changed"],
        seats=tuple(_seat_told(row) for row in places),
        mine=tuple(row["seat"] for row in mine),
        kept=tuple(row["seat"] for row in known if row["kind"] == "open"),
        waits_for_me=is_running
        and any(row["seat"] == to_move and row["bot"] is None for row in mine),
        unread=max(0, head["version"] - (head["seen"] or 0)) if is_known else 0,
        unread_chat=sum(row["lines"] for row in chat if row["seat"] not in deaf_to)
        if is_known
        else 0,
        left=max(0.0, head["deadline"] - now) if is_running and head["deadline"] else None,
        ended=head["ended"],
        scores=tuple(row["score"] for row in places) if is_told else None,
        ranks=tuple(row["rank"] for row in places) if is_told else None,
    )


def _seat_told(row: RowMapping) -> SeatInfo:
    is_open = row["kind"] == "open"
    return SeatInfo(
        seat=row["seat"],
        kind=row["kind"],
        name=row["name"],
        bot=row["bot"],
        is_away=row["has_left"],
        has_resigned=row["has_resigned"],
        is_reserved=is_open and (row["guest"] is not None or row["token_hash"] is not None),
        has_run_out=row["has_run_out"],
    )
