"""Hints: the law about them. Only the seat to move may ask, for itself, where the table allows it.

A table allows hints always, never, or, by default, if a single person plays against bots. A rated
table never allows them.
"""

from durbar.core.types import Seat
from durbar.server.errors import NotAllowed, Refusal
from durbar.server.protocol.messages import RequestHint
from durbar.server.tables.table import Table


def are_allowed(table: Table) -> bool:
    """Returns whether this table gives hints to its players."""
    if table.settings.rated:
        return False
    if table.settings.hints is not None:
        return table.settings.hints
    return sum(place.kind in ("person", "open") for place in table.places) == 1


def check(table: Table, seat: Seat | None, request: RequestHint) -> Seat:
    """Returns the seat that gets the hint. Raises Refusal if it may not have one now."""
    if seat is None:
        raise NotAllowed("not-seated")
    match = table.match
    if match is None:
        raise Refusal("not-begun")
    if match.is_over:
        raise Refusal("game-over")
    if not are_allowed(table):
        raise _refusal(table)
    if table.places[seat].bot is not None:
        raise NotAllowed("bot-plays")
    table.check_version(seat, request.version, request.step)
    if match.owner != seat:
        raise Refusal("not-your-turn", seat=match.owner)
    if match.is_full:
        raise Refusal("hint-nothing")
    return seat


def _refusal(table: Table) -> NotAllowed:
    if table.settings.rated:
        return NotAllowed("no-hints-rated")
    return NotAllowed("no-hints" if table.settings.hints is False else "no-hints-with-people")
