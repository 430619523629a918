"""Triggers: the events that cause notices, on which an absent player may want to act.

A notice names the table and its players only, so it cannot contain hidden information.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from durbar.core.types import Seat
from durbar.server.protocol.messages import ChatLine
from durbar.server.tables import standing_orders
from durbar.server.tables.effects import ChatAdded, Clocks, ClocksSet, Effect, Noticed, StatusSet
from durbar.server.tables.seats import Place
from durbar.server.tables.table import Table

KINDS: Final = ("turn", "clock", "over", "again", "chat")
USUAL: Final = ("turn", "clock", "over", "again")  # the default kinds
GRACE: Final = 10.0  # seconds; reloading a page takes less
LONG: Final = 2 * 3600.0  # seconds; shorter deadlines get no warning
LEAD: Final = 12 * 3600.0  # seconds before a deadline, or a quarter of the time if that is less


def notices_for(
    table: Table, effects: Iterable[Effect], before: Seat | None, now: float
) -> tuple[Noticed, ...]:
    """Returns the notices that effects cause; `before` is the person who was to move."""
    notices: list[Noticed] = []
    mover = table.person_to_move
    if mover is not None and mover != before:
        notices += _turn(table, mover, now)
    for effect in effects:
        match effect:
            case ClocksSet(clocks):
                notices += _clock(table, clocks, now)
            case ChatAdded(line):
                notices += _chat(table, line, now)
            case StatusSet("over", None):
                notices += [
                    Noticed(guest, "over", now, now, seat=seat) for seat, guest in _absent(table)
                ]
            case StatusSet("over", following):
                notices += [
                    Noticed(guest, "again", now, now, table_id=following)
                    for _, guest in _absent(table)
                ]
    return tuple({(each.guest, each.kind): each for each in notices}.values())


def _turn(table: Table, seat: Seat, now: float) -> Iterator[Noticed]:
    for absent, guest in _absent(table):
        if absent == seat and standing_orders.reply(table) is None:  # else the table answers
            yield Noticed(guest, "turn", now, now + GRACE, seat=seat)


def _clock(table: Table, clocks: Clocks, now: float) -> Iterator[Noticed]:
    """Yields a warning that waits in the outbox, so that it is sent even if the table has left
    memory. Whether the player is present is checked when it is due."""
    if clocks.seat is None or clocks.deadline is None or clocks.deadline - now < LONG:
        return
    guest = _guest(table.places[clocks.seat])
    if guest is not None:
        when = clocks.deadline - min(LEAD, (clocks.deadline - now) / 4)
        yield Noticed(
            guest, "clock", when, when, may_wait=False, seat=clocks.seat, deadline=clocks.deadline
        )


def _chat(table: Table, line: ChatLine, now: float) -> Iterator[Noticed]:
    for seat, guest in _absent(table):
        if seat != line.seat and line.seat not in table.places[seat].mutes:
            yield Noticed(guest, "chat", now, now + GRACE, seat=seat, name=line.name)


def _absent(table: Table) -> Iterator[tuple[Seat, str]]:
    """Yields the seats of absent players, with their guests."""
    present = {p.guest for s, p in enumerate(table.places) if s not in table.away}
    for seat, place in enumerate(table.places):
        guest = _guest(place)
        if guest is not None and seat in table.away and guest not in present:
            yield seat, guest


def _guest(place: Place) -> str | None:
    return place.guest if place.kind == "person" and not place.has_resigned else None
