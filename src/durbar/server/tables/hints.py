"""Hints: only the seat to move may ask, for itself, at a table that gives hints."""

from durbar.core.types import Seat
from durbar.server.errors import NotAllowed, Refusal
from durbar.server.protocol.messages import RequestHint
from durbar.server.tables.table import Table


def check(table: Table, seat: Seat | None, request: RequestHint) -> Seat:
    """Returns the seat that gets the hint. Raises Refusal if it may not have one now."""
    if seat is None:
        raise NotAllowed("not-seated")
    match = table.match
    if match is None:
        raise Refusal("not-begun")
    if match.is_over:
        raise Refusal("game-over")
    if not table.gives_hints:
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
