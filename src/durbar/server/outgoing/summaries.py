"""Summaries of tables for lists: seats, whose turn it is, and what the reader has not seen."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import RowMapping

from durbar.server.protocol.messages import SeatInfo, Status


class TableSummary(Struct, frozen=True, kw_only=True):
    id: str
    link: str
    game: str
    options: dict[str, Any]
    status: Status
    to_move: int | None  # the seat to move
    changed: float
    seats: tuple[SeatInfo, ...]
    mine: tuple[int, ...]
    kept: tuple[int, ...]  # open seats that are kept for the reader
    waits_for_me: bool
    unread: int  # commits since the reader last looked
    unread_chat: int  # lines of others since then
    left: float | None  # seconds, of the seat to move, if its clock runs
    ended: float | None  # when the game was over, in seconds since 1970
    scores: tuple[int, ...] | None  # by seat, of a finished game
    ranks: tuple[int, ...] | None  # by seat: 1 for the winner; equals share one


def summary(
    link: str,
    head: RowMapping,
    places: Sequence[RowMapping],
    unread_chat: Sequence[RowMapping],
    guest: str | None,
    now: float,
) -> TableSummary:
    """Returns the summary of a row of `queries` for a guest, with the rows of its seats."""
    known = [row for row in places if guest is not None and row["guest"] == guest]
    own = [row for row in known if row["kind"] == "person"]
    to_move = None if (head["to_move"] or 0) < 0 else head["to_move"]
    is_running = head["status"] == "running"
    muted = {row["seat"] for row in own}.union(*(row["mutes"] for row in own))
    has_result = bool(places) and all(row["rank"] is not None for row in places)
    is_known = bool(known) or (guest is not None and head["host"] == guest)
    return TableSummary(
        id=head["id"],
        link=link,
        game=head["game"],
        options=head["options"],
        status=head["status"],
        to_move=to_move,
        changed=head["changed"],
        seats=tuple(map(_seat_info, places)),
        mine=tuple(row["seat"] for row in own),
        kept=tuple(row["seat"] for row in known if row["kind"] == "open"),
        waits_for_me=is_running
        and any(row["seat"] == to_move and row["bot"] is None for row in own),
        unread=max(0, head["version"] - (head["seen"] or 0)) if is_known else 0,
        unread_chat=sum(row["lines"] for row in unread_chat if row["seat"] not in muted)
        if is_known
        else 0,
        left=max(0.0, head["deadline"] - now) if is_running and head["deadline"] else None,
        ended=head["ended"],
        scores=tuple(row["score"] for row in places) if has_result else None,
        ranks=tuple(row["rank"] for row in places) if has_result else None,
    )


def _seat_info(row: RowMapping) -> SeatInfo:
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
