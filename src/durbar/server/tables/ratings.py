"""Ratings: what a rated table asks of who sits at it, and what its result says of whom.

Whoever sits down at a rated table wants its result to count, so the table must be fair and must
come to an end: a clock runs, nobody is advised, nobody has two seats, no bot is put in a person's
stead, and bots are those whose names mean the same to everybody. Who gave up or ran out of time
ranks behind all who played to the end, whatever the bot in his place made of it; automata are
opponents of nobody. A ladder is a game with its options but for the seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from durbar.bots.levels import presets
from durbar.bots.registry import bot_names
from durbar.core.game import Game
from durbar.server.errors import Refusal
from durbar.server.protocol.table_settings import TableSettings
from durbar.server.tables.results import placing
from durbar.server.tables.seats import Place
from durbar.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Subject:
    """Whose strength is rated: a guest or a bot."""

    guest: str | None
    bot: str | None


@dataclass(frozen=True, slots=True)
class Participant:
    """Somebody who is rated by a result."""

    seat: int
    subject: Subject
    name: str
    rank: int  # from 1 on; who drew share one


def check(game: Game[Any, Any], settings: TableSettings, places: Sequence[Place]) -> None:
    """Refuses what a rated table may not be; called before it is made, and for who sits down."""
    if not settings.rated:
        return
    if settings.clock is None:
        raise Refusal("rated-clock")
    if settings.hints:
        raise Refusal("rated-hints")
    rated_bots = tuple(presets(game.name)) or bot_names(game.name)
    for place in places:
        if place.kind == "bot" and place.bot not in rated_bots:
            raise Refusal("rated-bot", bot=place.bot, known=", ".join(rated_bots))
        if place.kind == "person" and place.guest is None:
            raise Refusal("rated-guest")
    guests = [place.guest for place in places if place.kind == "person"]
    if len(set(guests)) < len(guests):
        raise Refusal("rated-one-seat")
    open_seats = sum(place.kind == "open" for place in places)
    if len({_subject(place) for place in places} - {None}) + open_seats < 2:
        raise Refusal("rated-alone")


def participants(table: Table) -> tuple[Participant, ...]:
    """Who is rated by the result of a table that is over."""
    subjects = [_subject(place) for place in table.places]
    assert table.match is not None
    ranking = table.game.outcome(table.match.committed).ranking
    counted = placing(ranking, table.places, is_rated=True)
    rated = [[seat for seat in seats if subjects[seat]] for seats in counted]
    ranks = {
        seat: rank for rank, seats in enumerate(filter(None, rated), start=1) for seat in seats
    }
    return tuple(
        Participant(seat, subject, table.places[seat].name, ranks[seat])
        for seat, subject in enumerate(subjects)
        if subject is not None
    )


def _subject(place: Place) -> Subject | None:
    if place.kind == "bot":
        return Subject(None, place.bot)
    if place.kind == "person" and place.guest is not None:
        return Subject(place.guest, None)
    return None  # an open seat, an automaton, or somebody who is not known any more
