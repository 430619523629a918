"""What a load test measures besides the load: tables at rest, games a second, several processes."""

import asyncio
import json
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.server.loadlate import lay_out
from durbar.server.loadservers import (
    Served,
    fetch,
    megabytes,
    processor_seconds,
    serving,
    tables_in_memory,
)
from durbar.server.loadtest import MOST_SEATS, LoadTable, Measured, load
from durbar.server.store.sqlite import url_of

IDLE_MINUTES: Final = 0.3
WARM: Final = 20  # tables after which a server has grown to its usual size
LOOKED_AT: Final = 50  # tables that are let go and asked for again
SIDE_BY_SIDE: Final = 16  # games that are played at once for throughput


async def run(
    game: Game[Any, Any],
    tables: int,
    rate: float,
    seconds: float,
    deflate: bool = True,
    idle: bool = False,
    games: float = 0,
    database: str = "",
    redis: str = "",
) -> dict[str, Any]:
    """All phases that are asked for, each on servers of its own, in one report."""
    async with serving() as served:
        report = await load(game, served, tables, rate, seconds, deflate)
    if idle:
        report["idle"] = await _at_rest(game, tables)
    if games:
        report["throughput"] = await _throughput(game, games, deflate, database, redis)
    return report


async def _at_rest(game: Game[Any, Any], tables: int) -> dict[str, Any]:
    """How much memory a late game takes that nobody looks at, and whether it comes back at once."""
    seats = min(max(game.seats), MOST_SEATS)
    with tempfile.TemporaryDirectory(prefix="durbar-load-") as folder:
        file = Path(folder) / "late.sqlite"
        ids = await lay_out(url_of(file), game, seats, WARM + tables)
        async with serving(database=str(file)) as served:  # long before any table is let go
            await _look(served, ids[:WARM])
            before, warm = megabytes(served.pids), tables_in_memory(served)
            await _look(served, ids[WARM:])
            grown, there = megabytes(served.pids) - before, tables_in_memory(served) - warm
        async with serving(database=str(file), DURBAR_IDLE_MINUTES=str(IDLE_MINUTES)) as served:
            await _look(served, ids[:LOOKED_AT])
            began = time.perf_counter()
            while tables_in_memory(served):
                if time.perf_counter() - began > 10 * 60 * IDLE_MINUTES:
                    raise RuntimeError("tables that nobody looks at stay in memory")
                await asyncio.sleep(1)
            evicted = time.perf_counter() - began
            times = await _look(served, ids[:LOOKED_AT])
    return {
        "tables": there,
        "kilobytes_per_table": round(1024 * grown / max(1, there), 1),
        "evicted_after": round(evicted, 1),
        "reload_ms": round(1000 * sorted(times)[len(times) // 2], 1),
    }


async def _look(served: Served, ids: Sequence[str]) -> list[float]:
    """Looks at running tables one after the other; how long each took."""
    times = []
    for table in ids:
        asked = time.perf_counter()
        told = json.loads(await asyncio.to_thread(fetch, f"{served.urls[0]}/api/tables/{table}"))
        assert told["state"]["status"] == "running"
        times.append(time.perf_counter() - asked)
    return times


async def _throughput(
    game: Game[Any, Any], seconds: float, deflate: bool, database: str, redis: str
) -> dict[str, Any]:
    """Games a second as fast as it goes: by the bare engine, through one server, and through two.

    Two share a database and their tables, so every table has players at either. One on the same
    database tells what the database costs, and the processors used tell what the machine lacks.
    """
    report: dict[str, Any] = {"engine": _engine(game, seconds)}
    async with serving() as served:
        report["one_process_sqlite"] = await _games(game, served, seconds, deflate)
    if database:
        for key, processes in ("one_process_postgresql", 1), ("two_processes_postgresql", 2):
            async with serving(processes, database, redis) as served:
                report[key] = await _games(game, served, seconds, deflate)
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
    game: Game[Any, Any], served: Served, seconds: float, deflate: bool
) -> dict[str, float]:
    """Tables whose players answer at once, for a while."""
    measured = Measured()
    tables = [LoadTable(game, served, n, measured, deflate) for n in range(SIDE_BY_SIDE)]
    end = time.perf_counter() + seconds

    async def play(table: LoadTable) -> None:
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
    began, worked = time.perf_counter(), processor_seconds(served.pids)
    worked_himself = processor_seconds(own)
    await asyncio.gather(*(play(table) for table in tables))
    took = time.perf_counter() - began
    worked = processor_seconds(served.pids) - worked
    decisions = len(measured.answered)
    return {
        "games_per_second": round(measured.games / took, 2),
        "decisions_per_second": round(decisions / took, 1),
        "refused": measured.refused,
        "processor": round(worked / took, 2),
        "measuring": round((processor_seconds(own) - worked_himself) / took, 2),
        "milliseconds_per_decision": round(1000 * worked / max(1, decisions), 2),
    }
