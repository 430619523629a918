"""Timers of a table: clocks that run out, and standing orders that answer.

Both go through the table's queue, in turn with the players' commands.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Final

from durbar.server.errors import Refusal
from durbar.server.tables import clocks, standing_orders
from durbar.server.tables.standing_orders import Reply

if TYPE_CHECKING:
    from durbar.server.live.actor import Actor

LONGEST_NAP: Final = 600.0  # seconds: the alarm is set anew, should the machine's clock be moved
TRY_AGAIN: Final = 0.5  # seconds, where the table could not be served


class Timers:
    """Looks after the clock and the orders of one table."""

    def __init__(self, actor: "Actor") -> None:
        self.actor = actor
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._answering: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def look(self) -> None:
        """After every change of the table: the alarm is set anew, and an order may answer."""
        self._set_alarm()
        if (self._answering is None or self._answering.done()) and standing_orders.reply(
            self.actor.table
        ) is not None:
            self._answering = self._begin(self._answer())

    async def check_clock(self) -> None:
        """Within the table's turn: a bot plays on for who has run out of time."""
        result = clocks.run_out(self.actor.table, self.actor.deps.now())
        if result is not None:
            await self.actor.settle(result)

    def close(self) -> list["asyncio.Task[None]"]:
        """Stops; returns what has to be waited for."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
        return list(self._tasks)

    # The clock ------------------------------------------------------------------------------------

    def _set_alarm(self, least: float = 0.0) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        running = self.actor.table.clocks
        if running is None or running.deadline is None:
            return
        nap = min(LONGEST_NAP, max(least, running.deadline - self.actor.deps.now()))
        self._alarm = asyncio.get_running_loop().call_later(nap, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._begin(self._rung())

    async def _rung(self) -> None:
        least = 0.0
        try:
            await self.actor.ask(self.check_clock)
        except Refusal:
            least = TRY_AGAIN
        if self._alarm is None:  # rung too early, or refused
            self._set_alarm(least)

    # Orders ---------------------------------------------------------------------------------------

    async def _answer(self) -> None:
        """Answers until a person must; each time after a while, where the table wants that."""
        while True:
            reply = await self.actor.read(standing_orders.reply)
            if reply is None:
                return
            await asyncio.sleep(self._delay())
            self.actor.see(reply.seat)  # a standing order counts as presence
            await self.actor.ask(lambda r=reply: self._play(r))  # type: ignore[misc]

    async def _play(self, reply: Reply) -> None:
        """A reply counts only if it would still be the same."""
        if standing_orders.reply(self.actor.table) == reply:
            await self.actor.settle(standing_orders.answer(self.actor.table, reply))

    def _delay(self) -> float:
        """Any time up to the agreed one, but never into somebody's deadline."""
        table = self.actor.table
        most = float(table.settings.order_delay)
        if table.clocks is not None and table.clocks.deadline is not None:
            most = min(most, max(0.0, (table.clocks.deadline - self.actor.deps.now()) / 2))
        return secrets.SystemRandom().uniform(0.0, most)

    def _begin(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(_quietly(work), name=f"timers-{self.actor.table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _quietly(work: Coroutine[None, None, None]) -> None:
    """What the table refuses (its store fails, its queue is full) is tried at the next change."""
    with contextlib.suppress(Refusal):
        await work
