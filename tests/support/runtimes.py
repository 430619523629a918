"""Houses in this process: with a clock that a test sets, and ears at their tables."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from durbar.server.live.actor import Actor
from durbar.server.runtime import Runtime
from durbar.server.settings import Settings
from durbar.server.tables.seats import Holder
from durbar.server.tables.table import Table


class Time:
    """The hour, as a test wants it."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@dataclass(eq=False)
class Ears:
    """A listener that keeps what it is told."""

    holder: Holder
    seat: int | None
    heard: list[bytes] = field(default_factory=list)

    def send(self, body: bytes) -> None:
        self.heard.append(body)

    @property
    def last(self) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.json.decode(self.heard[-1])
        return told


@contextlib.asynccontextmanager
async def opened(folder: Path, time: Time | None = None) -> AsyncIterator[Runtime]:
    settings = Settings(database=str(folder / "durbar.sqlite"))
    runtime = Runtime(settings, 1, now=time or Time())
    await runtime.open()
    try:
        yield runtime
    finally:
        await runtime.close()


async def until(actor: Actor, is_so: Callable[[Table], bool]) -> None:
    """Waits until the table is so; it changes by jobs of its own."""
    async with asyncio.timeout(180):
        while not await actor.read(is_so):
            await asyncio.sleep(0.005)
