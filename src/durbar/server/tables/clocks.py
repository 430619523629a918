"""Clocks: time for the game or days for each move, kept as deadlines.

A clock is kept as the time by which its seat must have moved, so it runs on while the server is
down, and a table in the store needs no timer. Callers pass the current time.
"""

from dataclasses import replace
from typing import Final

from durbar.core.events import TurnBegan
from durbar.core.types import Seat
from durbar.server.protocol import table_settings
from durbar.server.protocol.messages import Answer
from durbar.server.tables.command_result import CommandResult, Recipients
from durbar.server.tables.effects import Clocks, ClocksSet, Effect
from durbar.server.tables.seating import STAND_IN, let_play
from durbar.server.tables.table import Table

DAY: Final = 86_400.0


def follow(table: Table, now: float) -> tuple[Effect, ...]:
    """Stops the previous player's clock and starts that of the seat to move.

    Returns () if no clock changes.
    """
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
        # A player who was interrupted (a bot stands in) has earned no increment
        earned = rule.increment if table.version != clocks.version else 0
        left[clocks.seat] = max(0.0, clocks.deadline - now) + earned
    deadline = None if seat is None else now + left[seat]
    table.clocks = Clocks(tuple(left), seat, deadline, table.version)
    return (ClocksSet(table.clocks),)


def run_out(table: Table, now: float) -> CommandResult | None:
    """Lets a bot play for a player who has run out of time. Returns None if nobody has."""
    clocks = table.clocks
    if clocks is None or clocks.seat is None or clocks.deadline is None or now < clocks.deadline:
        return None
    seat = clocks.seat
    if seat != table.person_to_move:
        return None
    table.places[seat] = replace(table.places[seat], has_run_out=True)
    effects = let_play(table, seat, STAND_IN)
    answer = Answer(key="", version=table.version, step=0)
    return CommandResult(answer, Recipients.ALL, effects=effects)


def clock_info(table: Table) -> tuple[table_settings.ClockInfo, ...] | None:
    """Returns the clocks by seat, which are public; None at a table without clocks."""
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
    """Returns whether a turn has begun, also one of the same seat.

    Steps of one turn that are committed one by one earn no time.
    """
    later = table.history.after(version)
    return any(isinstance(event, TurnBegan) for entry in later for event in entry.step.events)
