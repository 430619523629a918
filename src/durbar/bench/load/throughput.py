"""Throughput: games per second of the bare engine, through one server, and through two."""

import asyncio
import os
import time
from typing import Any, Final

from durbar.bench.load.servers import Servers, processor_seconds, serving
from durbar.bench.load.tables import LoadTestTable, Measurements
from durbar.core.chance import Rng
from durbar.core.game import Game

SIDE_BY_SIDE: Final = 16  # games that are played at once


async def throughput(
    game: Game[Any, Any], seconds: float, deflate: bool, database: str
) -> dict[str, Any]:
    """Returns the games per second of the bare engine, one server, and two.

    Two servers share a database and their tables: every table has players on both. One server on
    the same database shows the cost of the database, the processor figures the limits of the
    machine.
    """
    report: dict[str, Any] = {"engine": _engine(game, seconds)}
    async with serving() as servers:
        report["one_process_sqlite"] = await _games(game, servers, seconds, deflate)
    if database:
        for key, processes in ("one_process_postgresql", 1), ("two_processes_postgresql", 2):
            async with serving(processes, database) as servers:
                report[key] = await _games(game, servers, seconds, deflate)
    return report


def _engine(game: Game[Any, Any], seconds: float) -> dict[str, float]:
    options = game.options.of({"seats": min(max(game.seats), 4)})
    rng, out = Rng(1), game.new(options).buffer()
    games, decisions, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += int(game.new(options).playout(rng, out))
        games += 1
    took = time.perf_counter() - began
    return {
        "games_per_second": round(games / took, 1),
        "decisions_per_second": round(decisions / took),
    }


async def _games(
    game: Game[Any, Any], servers: Servers, seconds: float, deflate: bool
) -> dict[str, float]:
    """Plays for so many seconds on tables whose players answer at once."""
    measured = Measurements()
    tables = [LoadTestTable(game, servers, n, measured, deflate) for n in range(SIDE_BY_SIDE)]
    end = time.perf_counter() + seconds

    async def play(table: LoadTestTable) -> None:
        await table.make()
        await table.sit()
        while time.perf_counter() < end:
            if table.is_over:
                await table.next_game()
            elif not await table.play():
                try:
                    async with asyncio.timeout(max(0.01, end - time.perf_counter())):
                        await table.ready.wait()
                    table.ready.clear()
                except TimeoutError:
                    break
        await table.stand_up()

    own = (os.getpid(),)
    began, worked = time.perf_counter(), processor_seconds(servers.pids)
    own_work = processor_seconds(own)
    await asyncio.gather(*(play(table) for table in tables))
    took = time.perf_counter() - began
    worked = processor_seconds(servers.pids) - worked
    decisions = len(measured.answered)
    return {
        "games_per_second": round(measured.games / took, 2),
        "decisions_per_second": round(decisions / took, 1),
        "refused": measured.refused,
        "processor": round(worked / took, 2),
        "measuring": round((processor_seconds(own) - own_work) / took, 2),
        "milliseconds_per_decision": round(1000 * worked / max(1, decisions), 2),
    }
