"""When somebody is told: his choices, his quiet hours, and what is still so. Pure functions."""

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from durbar.server.notices.triggers import USUAL

Choice = Literal["all", "none"]  # at one table; without one it is as everywhere
BACKOFF: Final = (30.0, 120.0, 600.0, 3600.0, 21_600.0)  # seconds after each vain try
DAY: Final = 24 * 60  # minutes


@dataclass(frozen=True, slots=True)
class NoticePrefs:
    """How somebody wants to be told."""

    language: str = "en"
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # from, to: minutes after midnight
    kinds: frozenset[str] = frozenset(USUAL)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that waits to be told."""

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
    """A table as it is when somebody shall be told of it."""

    id: str
    game: str
    status: str
    to_move: int | None
    deadline: float | None = None
    seats: tuple[Seated, ...] = field(default=())


def worth_telling(
    news: Iterable[Notice],
    guest: str,
    habits: NoticePrefs,
    tables: Mapping[str, TableNow],
    choices: Mapping[str, Choice],
    present: Set[str],
) -> tuple[Notice, ...]:
    """What somebody wants to hear and is still so, at most one of a kind for each table; nothing of
    a table that he looks at (`present`)."""
    kept: dict[tuple[str, str], Notice] = {}
    for each in news:
        table = tables.get(each.table_id)
        if (
            table is not None
            and table.id not in present
            and is_wanted(each.kind, habits, choices.get(table.id))
            and is_still_so(each, guest, table)
        ):
            kept[each.table_id, each.kind] = each
    for table_id, kind in list(kept):
        if kind == "clock":  # says that it is his turn, too
            kept.pop((table_id, "turn"), None)
    return tuple(kept.values())


def is_wanted(kind: str, habits: NoticePrefs, choice: Choice | None) -> bool:
    return kind in habits.kinds if choice is None else choice == "all"


def is_still_so(news: Notice, guest: str, table: TableNow) -> bool:
    seats = [each for each in table.seats if each.guest == guest]
    match news.kind:
        case "turn" | "clock":
            his_turn = table.status == "running" and any(
                each.seat == table.to_move and each.kind == "person" and each.bot is None
                for each in seats
            )
            return his_turn and (news.kind == "turn" or news.deadline == table.deadline)
        case "again":
            return table.status == "lobby" and any(each.kind == "open" for each in seats)
    return any(each.kind == "person" for each in seats)


def quiet_until(habits: NoticePrefs, now: float) -> float | None:
    """The end of the quiet hours, if it is one of them now."""
    if habits.quiet is None:
        return None
    begin, end = habits.quiet
    here = datetime.fromtimestamp(now, ZoneInfo(habits.zone))
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
    """When a letter is tried again that was in vain so often; None: no more."""
    return now + BACKOFF[tries - 1] if tries <= len(BACKOFF) else None


def others(table: TableNow, guest: str) -> Sequence[str]:
    """Who sits there besides somebody."""
    return [each.name for each in table.seats if each.guest != guest and each.name]
