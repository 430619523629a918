"""Ratings: the conditions of a rated table, and the participants whom its result rates.

The result of a rated table counts, so the table must be fair and must come to an end: it has a
clock and no hints, nobody has two seats, no bot replaces a person, and only bots with fixed
parameters play. Players who resigned or ran out of time rank behind all others, whatever the bot
that replaced them achieved. Automata are not rated. A ladder is a game with its options except the
number of seats.
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
    """A guest or bot with a rating."""

    guest: str | None
    bot: str | None


@dataclass(frozen=True, slots=True)
class Participant:
    """A guest or bot whom a result rates."""

    seat: int
    subject: Subject
    name: str
    rank: int  # from 1; equals share a rank


def check(game: Game[Any, Any], settings: TableSettings, places: Sequence[Place]) -> None:
    """Raises Refusal if a table may not be rated, when it is made or a player sits down."""
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
    """Returns the participants of a table that is over."""
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
    return None  # an open seat, an automaton, or a guest who was deleted
