"""Clocks: time for the game or days for each move, kept as deadlines.

Nothing here ticks: a clock is the moment by which somebody must have moved, so it runs on while the
server does not, and a table that nobody looks at needs no clock of its own. The time is told.
"""

from dataclasses import replace
from typing import Final

from durbar.core.events import TurnBegan
from durbar.core.types import Seat
from durbar.server.protocol import table_settings
from durbar.server.protocol.messages import Answer
from durbar.server.tables.command_result import Progress, Recipients
from durbar.server.tables.effects import Clocks, ClocksSet, Effect
from durbar.server.tables.seating import STAND_IN, let_play
from durbar.server.tables.table import Table

DAY: Final = 86_400.0


def follow(table: Table, now: float) -> tuple[Effect, ...]:
    """Stops the clock of who has moved and starts that of who is to move."""
    rule, clocks = table.settings.clock, table.clocks
    if rule is None or table.match is None:
        return ()
    if clocks is None:
        clocks = Clocks((_allowance(rule),) * len(table.places))
    seat = table.person_to_move
    has_turned = seat != clocks.seat or _turn_began_since(table, clocks.version)
    if table.clocks is not None and not has_turned:
        return ()
    left = list(clocks.left)
    if (
        clocks.seat is not None
        and clocks.deadline is not None
        and isinstance(rule, table_settings.TimeEach)
    ):
        # Who was interrupted (a bot stands in) has earned no increment
        earned = rule.increment if table.version != clocks.version else 0
        left[clocks.seat] = max(0.0, clocks.deadline - now) + earned
    deadline = None if seat is None else now + left[seat]
    table.clocks = Clocks(tuple(left), seat, deadline, table.version)
    return (ClocksSet(table.clocks),)


def run_out(table: Table, now: float) -> Progress | None:
    """A bot plays on for who has run out of time; None if nobody has."""
    clocks = table.clocks
    if clocks is None or clocks.seat is None or clocks.deadline is None or now < clocks.deadline:
        return None
    seat = clocks.seat
    if seat != table.person_to_move:
        return None
    table.places[seat] = replace(table.places[seat], has_run_out=True)
    effects = let_play(table, seat, STAND_IN)
    answer = Answer(key="", version=table.version, step=0)
    return Progress(answer, news=Recipients.ALL, effects=effects)


def told(table: Table) -> tuple[table_settings.ClockInfo, ...] | None:
    """The clocks as everybody sees them; automata and bots think without one."""
    clocks = table.clocks
    if clocks is None:
        return None
    return tuple(
        table_settings.ClockInfo(
            left=left, deadline=clocks.deadline if seat == clocks.seat else None
        )
        for seat, left in enumerate(clocks.left)
    )


def ran_out(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat, place in enumerate(table.places) if place.has_run_out)


def _allowance(rule: table_settings.TimeEach | table_settings.DaysPerMove) -> float:
    return float(rule.seconds) if isinstance(rule, table_settings.TimeEach) else rule.days * DAY


def _turn_began_since(table: Table, version: int) -> bool:
    """Whether somebody's next turn has begun, be it the same seat's: steps of one turn that are
    committed one by one earn no time."""
    later = table.history.after(version)
    return any(isinstance(event, TurnBegan) for entry in later for event in entry.events)
