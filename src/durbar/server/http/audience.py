"""The audience that a request belongs to: a seat or the spectators."""

from durbar.core.types import Seat
from durbar.server.tables.seats import Holder
from durbar.server.tables.table import Table


def audience_of(
    table: Table, holder: Holder, seat: Seat | None, replay: bool = False
) -> Seat | None:
    """Returns a seat of the holder, their only one, or None for spectators.

    In a replay of a finished game any seat may be asked for.
    """
    own = table.seats_of(holder)
    if seat is None:
        return own[0] if len(own) == 1 else None
    if replay and table.status == "over" and 0 <= seat < len(table.places):
        return seat
    return table.held(holder, seat)
