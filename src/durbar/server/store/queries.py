"""Lists of tables: queries for their heads, with how far a guest has read them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Select, String, and_, case, func, literal, null, or_, select
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from durbar.server.store import schema

T, S, B = schema.tables.c, schema.seats.c, schema.bookmarks.c


class Lowered(FunctionElement[str]):
    """A text in small letters, whatever its script and the locale of the database."""

    inherit_cache = True
    type = String()


@compiles(Lowered)
def _lowered(element: Lowered, compiler: Any, **options: Any) -> str:
    return f"lower({compiler.process(element.clauses, **options)})"


@compiles(Lowered, "postgresql")
def _lowered_by_icu(element: Lowered, compiler: Any, **options: Any) -> str:
    return f'lower({compiler.process(element.clauses, **options)} COLLATE "und-x-icu")'


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSearch:
    """Which finished games are looked for; what is None does not matter."""

    listed: bool = False  # the listed ones, else those of the guest
    game: str | None = None
    player: str | None = None  # a part of a player's name, whatever its case
    result: Literal["won", "lost"] | None = None  # for the guest
    since: float | None = None  # when it ended, in seconds since 1970
    until: float | None = None


def tables(
    guest: str | None, status: str | None, listed: bool, limit: int, offset: int = 0
) -> Select[Any]:
    """Heads of tables: those of a guest, or the listed ones.

    A guest's tables that wait for them come first, longest waiting first; then those that ended
    unseen, the running ones and those that have not begun.
    """
    query = _heads(guest)
    if status is not None:
        query = query.where(T.status == status)
    if listed:
        query = query.where(T.is_listed.is_(True))
    if guest is None or listed:
        return query.order_by(T.changed.desc(), T.id).limit(limit).offset(offset)
    has_news = T.version > func.coalesce(B.version, 0)
    group = case(
        (waits_for(guest), 0),
        (and_(T.status == "over", has_news), 1),
        (T.status == "running", 2),
        (T.status == "lobby", 3),
        else_=4,
    )
    waiting = case((waits_for(guest), T.changed))
    ordered = query.where(_is_of(guest)).order_by(group, waiting, T.changed.desc(), T.id)
    return ordered.limit(limit).offset(offset)


def waiting(guest: str) -> Select[Any]:
    """The tables that wait for a guest, longest waiting first."""
    sat = select(S.table_id).where(S.guest == guest)
    found = select(T.id, T.changed).where(T.id.in_(sat), waits_for(guest))
    return found.order_by(T.changed, T.id)


def waits_for(guest: str) -> ColumnElement[bool]:
    """Whether a guest sits on the seat to move, and no bot plays it."""
    decides = select(literal(1)).where(
        S.table_id == T.id, S.seat == T.to_move, S.guest == guest, S.kind == "person",
        S.bot.is_(None),
    )  # fmt: skip
    return and_(T.status == "running", decides.exists())


def finished(guest: str | None, search: GameSearch) -> Select[Any]:
    """Heads of finished games, those that ended last first."""
    query = _heads(guest).where(T.status == "over")
    if search.listed:
        query = query.where(T.is_listed.is_(True))
    elif guest is not None:
        query = query.where(_is_of(guest))
    if search.game is not None:
        query = query.where(T.game == search.game)
    if search.player is not None:
        query = query.where(_has_player(search.player))
    if search.result is not None:
        query = query.where(_won(guest) if search.result == "won" else _lost(guest))
    if search.since is not None:
        query = query.where(T.ended >= search.since)
    if search.until is not None:
        query = query.where(T.ended < search.until)
    return query.order_by(T.ended.desc(), T.id)


def after(query: Select[Any], table_id: str) -> Select[Any]:
    """What comes in a list of finished games after one of them."""
    last = select(T.ended).where(T.id == table_id).scalar_subquery()
    return query.where(or_(T.ended < last, and_(T.ended == last, table_id < T.id)))


def count(query: Select[Any]) -> Select[Any]:
    return select(func.count().label("count")).select_from(query.order_by(None).subquery())


def unread_chat(guest: str, table_ids: Sequence[str]) -> Select[Any]:
    """The number of unread chat lines of each seat, at each table."""
    chat = schema.chat.c
    mark = and_(B.table_id == chat.table_id, B.guest == guest)
    query = select(chat.table_id, chat.seat, func.count().label("lines"))
    unread = and_(chat.table_id.in_(table_ids), chat.id > func.coalesce(B.chat, 0))
    joined = query.select_from(schema.chat.outerjoin(schema.bookmarks, mark))
    return joined.where(unread).group_by(chat.table_id, chat.seat)


def seen(guest: str, table_id: str) -> Select[Any]:
    """A table of a guest, with how far they have read it and could read it."""
    chat = schema.chat.c
    last = select(func.coalesce(func.max(chat.id), 0)).where(chat.table_id == table_id)
    heads = _heads(guest).add_columns(last.scalar_subquery().label("last_chat"))
    return heads.where(T.id == table_id, _is_of(guest))


def without_result() -> Select[Any]:
    """Finished games without a stored result: older than results, or imported unfinished."""
    unknown = select(S.table_id).where(S.rank.is_(None))
    return select(T.id).where(T.status == "over", T.id.in_(unknown)).order_by(T.ended.desc())


def _heads(guest: str | None) -> Select[Any]:
    if guest is None:
        return select(schema.tables, null().label("seen"), null().label("seen_chat"))
    marks = schema.tables.outerjoin(schema.bookmarks, and_(B.table_id == T.id, B.guest == guest))
    heads = select(schema.tables, B.version.label("seen"), B.chat.label("seen_chat"))
    return heads.select_from(marks)


def _is_of(guest: str) -> ColumnElement[bool]:
    return or_(T.id.in_(select(S.table_id).where(S.guest == guest)), T.host == guest)


def _has_player(part: str) -> ColumnElement[bool]:
    named = Lowered(S.name).contains(part.lower(), autoescape=True)
    return T.id.in_(select(S.table_id).where(named))


def _won(guest: str | None) -> ColumnElement[bool]:
    """Games won by a guest; after resigning or running out of time nobody wins."""
    has_left = or_(S.has_resigned, and_(S.has_run_out, S.bot.is_not(None)))
    best = and_(S.guest == guest, S.rank == 1, ~has_left)
    return T.id.in_(select(S.table_id).where(best))


def _lost(guest: str | None) -> ColumnElement[bool]:
    known = select(S.table_id).where(S.guest == guest, S.rank.is_not(None))
    return and_(T.id.in_(known), ~_won(guest))
