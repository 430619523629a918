"""A steady load: commands at a given rate, over many tables full of people.

A command counts as answered when its sender has the answer, and its effects are durable then. It
counts as delivered when every socket of the table has the update. A finished game is replaced by a
new one. The measuring process shares the machine with the servers; its own delays are part of the
report, and of every time in it.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from durbar.bench.load.servers import Servers, megabytes, processor_seconds
from durbar.bench.load.tables import MOST_SEATS, LoadTestTable, Measurements
from durbar.core.game import Game
from durbar.server import gc

SAMPLES: Final = 30  # of memory in a run
MAKING: Final = 8  # tables that are created at the same time
QUIET: Final = 0.5  # seconds without a message after which all sockets are open
NAP: Final = 0.002  # seconds between two looks at the clock


async def load(
    game: Game[Any, Any],
    servers: Servers,
    tables: int,
    rate: float,
    seconds: float,
    deflate: bool = True,
) -> dict[str, Any]:
    """Plays on all tables, at so many commands per second, and returns the report."""
    measured = Measurements()
    loaded = [LoadTestTable(game, servers, number, measured, deflate) for number in range(tables)]
    await _side_by_side([table.make for table in loaded])
    await _side_by_side([table.sit for table in loaded])
    while time.perf_counter() - measured.heard < QUIET:
        await asyncio.sleep(QUIET / 5)
    gc.spare()
    sweeper = gc.Sweeper()
    own = (os.getpid(),)
    own_work = processor_seconds(own)
    began, worked = time.perf_counter(), processor_seconds(servers.pids)
    memory, renewed = [megabytes(servers.pids)], set[asyncio.Task[None]]()
    sent, turn = 0, 0
    try:
        while (now := time.perf_counter() - began) < seconds:
            for _ in range(int(now * rate) - sent):
                for _ in range(tables):  # the next table that can play
                    table, turn = loaded[turn % tables], turn + 1
                    if table.is_over:
                        table.is_over = False
                        sweeper.leave()
                        renewed.add(task := asyncio.create_task(table.next_game()))
                        task.add_done_callback(renewed.discard)
                    elif await table.play():
                        break
                sent += 1
            if now > len(memory) * seconds / SAMPLES:
                memory.append(megabytes(servers.pids))
                sweeper.sweep()
            napped = time.perf_counter()
            await asyncio.sleep(NAP)
            measured.late.append(time.perf_counter() - napped - NAP)
        took = time.perf_counter() - began
        worked = processor_seconds(servers.pids) - worked
        own_work = processor_seconds(own) - own_work
        await asyncio.gather(*renewed)
        await asyncio.sleep(0.5)
    finally:
        await asyncio.gather(*(table.stand_up() for table in loaded))
    return {
        "game": game.name,
        "tables": tables,
        "sockets": tables * min(max(game.seats), MOST_SEATS),
        "seconds": round(took, 1),
        "commands": len(measured.answered),
        "rate": round(len(measured.answered) / took, 1),
        "games": measured.games,
        "refused": measured.refused,
        "processor": round(worked / took, 2),
        "answered": _times(measured.answered),
        "delivered": _times(measured.delivered),
        "measuring": _times(measured.late) | {"processor": round(own_work / took, 2)},
        "memory": memory,
        "memory_per_hour": round(3600 * slope(memory[len(memory) // 2 :], seconds / SAMPLES), 1),
    }


async def _side_by_side(jobs: Sequence[Callable[[], Awaitable[None]]]) -> None:
    some = asyncio.Semaphore(MAKING)

    async def do(job: Callable[[], Awaitable[None]]) -> None:
        async with some:
            await job()

    await asyncio.gather(*(do(job) for job in jobs))


def slope(values: Sequence[float], apart: float) -> float:
    """Returns the growth per second of values taken so many seconds apart (least squares)."""
    middle = (len(values) - 1) / 2
    mean = sum(values) / max(1, len(values))
    spread = sum((n - middle) ** 2 for n in range(len(values)))
    along = sum((n - middle) * (value - mean) for n, value in enumerate(values))
    return along / spread / apart if spread else 0.0


def _times(seconds: list[float]) -> dict[str, float]:
    """Returns percentiles in milliseconds."""
    ordered = sorted(seconds) or [0.0]

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "most": at(1.0)}
