"""Policy: which notices a guest wants, when, and whether they are still true. Pure functions."""

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import RowMapping

from durbar.server.notices.triggers import USUAL

NoticeChoice = Literal["all", "none"]  # at one table; without a choice the preferences apply
BACKOFF: Final = (30.0, 120.0, 600.0, 3600.0, 21_600.0)  # seconds after each failed try
DAY: Final = 24 * 60  # minutes


@dataclass(frozen=True, slots=True)
class NoticePrefs:
    """What a guest is notified of, and when not."""

    language: str = "en"
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # from, to: minutes after midnight
    kinds: frozenset[str] = frozenset(USUAL)


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice that waits in the outbox."""

    id: int
    kind: str
    table_id: str
    seat: int = -1
    name: str = ""
    deadline: float | None = None


@dataclass(frozen=True, slots=True)
class Seated:
    seat: int
    kind: str
    name: str
    guest: str | None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class TableNow:
    """A table as it is when a notice about it is due."""

    id: str
    game: str
    status: str
    to_move: int | None
    deadline: float | None = None
    seats: tuple[Seated, ...] = field(default=())


def prefs_of(row: RowMapping | None) -> NoticePrefs:
    """Returns the preferences of a row of the store, or the defaults."""
    if row is None:
        return NoticePrefs()
    has_quiet = row["quiet_from"] is not None and row["quiet_to"] is not None
    quiet = (row["quiet_from"], row["quiet_to"]) if has_quiet else None
    return NoticePrefs(row["language"], row["zone"], quiet, frozenset(row["kinds"]))


def wanted_notices(
    notices: Iterable[Notice],
    guest: str,
    prefs: NoticePrefs,
    tables: Mapping[str, TableNow],
    choices: Mapping[str, NoticeChoice],
    present: Set[str],
) -> tuple[Notice, ...]:
    """Returns the notices that the guest wants and that are still true, at most one of a kind for
    each table; none of the tables in `present`, which the guest is looking at."""
    kept: dict[tuple[str, str], Notice] = {}
    for each in notices:
        table = tables.get(each.table_id)
        if (
            table is not None
            and table.id not in present
            and is_wanted(each.kind, prefs, choices.get(table.id))
            and is_still_true(each, guest, table)
        ):
            kept[each.table_id, each.kind] = each
    for table_id, kind in list(kept):
        if kind == "clock":  # also says whose turn it is
            kept.pop((table_id, "turn"), None)
    return tuple(kept.values())


def is_wanted(kind: str, prefs: NoticePrefs, choice: NoticeChoice | None) -> bool:
    return kind in prefs.kinds if choice is None else choice == "all"


def is_still_true(notice: Notice, guest: str, table: TableNow) -> bool:
    seats = [each for each in table.seats if each.guest == guest]
    match notice.kind:
        case "turn" | "clock":
            has_turn = table.status == "running" and any(
                each.seat == table.to_move and each.kind == "person" and each.bot is None
                for each in seats
            )
            return has_turn and (notice.kind == "turn" or notice.deadline == table.deadline)
        case "again":
            return table.status == "lobby" and any(each.kind == "open" for each in seats)
    return any(each.kind == "person" for each in seats)


def quiet_until(prefs: NoticePrefs, now: float) -> float | None:
    """Returns the end of the quiet hours, or None outside of them."""
    if prefs.quiet is None:
        return None
    begin, end = prefs.quiet
    here = datetime.fromtimestamp(now, ZoneInfo(prefs.zone))
    minute = here.hour * 60 + here.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return None
    day = here.date() + timedelta(days=int(minute >= end))
    ends = datetime.combine(day, time(end // 60, end % 60), here.tzinfo)
    # Twice a year an hour comes twice, and counts when it has not been yet
    return min((t for f in (0, 1) if (t := ends.replace(fold=f).timestamp()) > now), default=None)


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def next_try(tries: int, now: float) -> float | None:
    """Returns when to try again after so many failed tries, or None to give up."""
    return now + BACKOFF[tries - 1] if tries <= len(BACKOFF) else None


def others(table: TableNow, guest: str) -> Sequence[str]:
    """Returns the names of the other players."""
    return [each.name for each in table.seats if each.guest != guest and each.name]
