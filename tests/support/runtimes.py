"""Runtimes in this process, with a clock that a test sets and listeners at their tables."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from tests.support.waiting import within

from durbar.server.live.actor import Actor
from durbar.server.runtime import Runtime, open_runtime
from durbar.server.settings import Settings
from durbar.server.tables.seats import Holder
from durbar.server.tables.table import Table


class Time:
    """A clock that a test sets."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@dataclass(eq=False)
class RecordingListener:
    """A listener that keeps the messages it gets."""

    holder: Holder
    seat: int | None
    messages: list[bytes] = field(default_factory=list)

    def send(self, body: bytes) -> None:
        self.messages.append(body)

    def dismiss(self) -> None:
        pass

    @property
    def last(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(self.messages[-1])
        return message


@contextlib.asynccontextmanager
async def opened(folder: Path, time: Time | None = None) -> AsyncIterator[Runtime]:
    settings = Settings(database=str(folder / "durbar.sqlite"))
    runtime = await open_runtime(settings, 1, now=time or Time())
    try:
        yield runtime
    finally:
        await runtime.close()


async def until(actor: Actor, condition: Callable[[Table], bool]) -> None:
    """Waits until a condition is true of the table."""

    async def changing() -> None:
        while not await actor.read(condition):
            await asyncio.sleep(0.005)

    await within(changing(), "the table is as the test wants it", 180)
