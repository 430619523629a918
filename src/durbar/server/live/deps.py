"""The parts of the server that actors use, mostly as functions."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from durbar.core.types import Seat
from durbar.server.botpool.pool import BotPool
from durbar.server.metrics import Metrics
from durbar.server.rate_limits import Buckets
from durbar.server.tables.effects import Effect, Noticed
from durbar.server.tables.table import Table


class WriteEffects(Protocol):
    """Stores effects of a table. Raises Moving if the table has another fence by now."""

    async def __call__(
        self, table_id: str, effects: Iterable[Effect], fence: int | None = None
    ) -> None: ...


class LoadTable(Protocol):
    """Returns a table from the store; `known` is the same table in memory, if it is there."""

    async def __call__(self, table_id: str, known: Table | None = None) -> Table: ...


class NoticesFor(Protocol):
    """Returns the notices that effects cause; `before` is the person who was to move."""

    def __call__(
        self, table: Table, effects: Iterable[Effect], before: Seat | None, now: float
    ) -> tuple[Noticed, ...]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class ActorDeps:
    """What an actor is given."""

    write: WriteEffects
    create: Callable[[Table], Awaitable[None]]  # stores a new table
    load: LoadTable
    rate: Callable[[Table], Awaitable[None]]  # after the end of a rated game
    notices_for: NoticesFor
    now: Callable[[], float]  # seconds since 1970
    bots: BotPool
    hint_limit: Buckets  # by table and seat
    metrics: Metrics
    away_seconds: float  # after which a lost player counts as away
