"""Standings: how strong everybody is on each ladder, changed once by each rated table.

A table's result is due until the transaction that rates it; whoever marks it as done rates it, so
several processes, or one that comes back after a crash, never count a game twice. Those who are
rated are locked until then: two tables that end at once are rated one after the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from durbar.bots.skill import INITIAL, Rating, rate_game
from durbar.server.errors import NotFound
from durbar.server.store import schema
from durbar.server.tables.ratings import Participant, Subject

tables, seats = schema.tables.c, schema.seats.c
standings, ratings = schema.standings.c, schema.ratings.c


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a ladder."""

    rows: Sequence[RowMapping]  # with their rank
    total: int  # of the whole ladder
    own: RowMapping | None  # of the reader, wherever it is
    variants: Sequence[tuple[str, int]]  # of the game that somebody is on, and how many are


def due(connection: Connection, most: int) -> list[str]:
    """The tables that are over and not rated yet."""
    over = select(tables.id).where(tables.is_rating_due.is_(True), tables.status == "over")
    return list(connection.execute(over.order_by(tables.changed).limit(most)).scalars())


def rate(
    connection: Connection,
    table_id: str,
    ladder: tuple[str, str],
    participants: Sequence[Participant],
    now: float,
) -> None:
    """Rates everybody by a result; nothing happens if it was done already.

    Who has left for good meanwhile is not rated; nobody is, if no two are left.
    """
    open_one = (tables.id == table_id) & tables.is_rating_due.is_(True)
    done = update(schema.tables).where(open_one).values(is_rating_due=False)
    if connection.execute(done).rowcount == 0:
        return
    seated = select(seats.guest).where(seats.table_id == table_id)
    known = {None, *connection.execute(seated).scalars()}
    participants = [each for each in participants if each.subject.guest in known]
    subjects = [each.subject for each in participants]
    if len(set(subjects)) < 2:
        return
    rows = _locked(connection, ladder, {each.subject: each.name for each in participants})
    before = {subject: Rating(row["mean"], row["spread"]) for subject, row in rows.items()}
    after = rate_game(before, subjects, [each.rank for each in participants])
    winners = {each.subject for each in participants if each.rank == 1}
    for subject, name in {each.subject: each.name for each in participants}.items():
        row = rows[subject]
        changes = {
            "name": name,
            **_columns(after[subject]),
            "games": row["games"] + 1,
            "wins": row["wins"] + (subject in winners),
            "played": now,
        }
        connection.execute(
            update(schema.standings).where(standings.id == row["id"]).values(**changes)
        )
    connection.execute(
        insert(schema.ratings),
        [
            {
                "table_id": table_id,
                "seat": each.seat,
                "guest": each.subject.guest,
                "mean_before": before[each.subject].mean,
                "spread_before": before[each.subject].spread,
                "mean": after[each.subject].mean,
                "spread": after[each.subject].spread,
            }
            for each in participants
        ],
    )


def of_table(connection: Connection, table_id: str) -> tuple[RowMapping, list[RowMapping]]:
    """A table's head, and how its result changed everybody's rating, by seat."""
    head = connection.execute(select(schema.tables).where(tables.id == table_id)).mappings().first()
    if head is None:
        raise NotFound("no-such-table")
    query = select(schema.ratings).where(ratings.table_id == table_id).order_by(ratings.seat)
    return head, list(connection.execute(query).mappings())


def page(
    connection: Connection, game: str, variant: str, guest: str | None, limit: int, offset: int
) -> Page:
    """A ladder from some place on; equal ratings share a rank."""
    place = func.rank().over(order_by=standings.least.desc()).label("rank")
    ranked = select(schema.standings, place).where(*_on(game, variant)).subquery()
    rows = select(ranked).order_by(ranked.c.rank, ranked.c.played.desc(), ranked.c.id)
    own = select(ranked).where(ranked.c.guest == guest)
    count = select(func.count()).select_from(ranked)
    known = select(standings.variant, func.count()).where(standings.game == game)
    known = known.group_by(standings.variant).order_by(standings.variant)
    return Page(
        list(connection.execute(rows.limit(limit).offset(offset)).mappings()),
        connection.execute(count).scalar_one(),
        None if guest is None else connection.execute(own).mappings().first(),
        [(row[0], row[1]) for row in connection.execute(known)],
    )


def _locked(
    connection: Connection, ladder: tuple[str, str], names: dict[Subject, str]
) -> dict[Subject, RowMapping]:
    """The rows of all who are rated, new ones among them; always in the same order, so that two
    transactions never wait for each other."""
    game, variant = ladder
    insert_missing = sqlite_insert if connection.dialect.name == "sqlite" else postgres_insert
    for subject in sorted(names, key=lambda each: (each.guest or "", each.bot or "")):
        new = {
            "game": game,
            "variant": variant,
            "guest": subject.guest,
            "bot": subject.bot,
            "name": names[subject],
            **_columns(INITIAL),
            "games": 0,
            "wins": 0,
            "played": 0.0,
        }
        connection.execute(insert_missing(schema.standings).values(new).on_conflict_do_nothing())
    theirs = or_(
        standings.guest.in_([each.guest for each in names if each.guest is not None]),
        standings.bot.in_([each.bot for each in names if each.bot is not None]),
    )
    found = select(schema.standings).where(*_on(game, variant), theirs)
    rows = connection.execute(found.order_by(standings.id).with_for_update()).mappings()
    return {Subject(row["guest"], row["bot"]): row for row in rows}


def _columns(rating: Rating) -> dict[str, Any]:
    return {"mean": rating.mean, "spread": rating.spread, "least": rating.ordinal}


def _on(game: str, variant: str) -> tuple[ColumnElement[bool], ...]:
    return standings.game == game, standings.variant == variant
