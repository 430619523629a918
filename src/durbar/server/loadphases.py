"""What a load test measures besides the load: tables at rest, games a second, several processes."""

import asyncio
import json
import time
from typing import Any, Final

from durbar.core.chance import Rng
from durbar.core.game import Game
from durbar.server.loadservers import Served, fetch, megabytes, serving, tables_in_memory
from durbar.server.loadtest import LoadTable, Measured, load

IDLE_MINUTES: Final = 0.5
WARM: Final = 20  # tables after which a server has grown to its usual size
LOOKED_AT: Final = 50  # evicted tables that are asked for again
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
    """How much memory a table takes that nobody looks at, and whether it comes back at once."""
    async with serving(DURBAR_IDLE_MINUTES=str(IDLE_MINUTES)) as served:
        makers = [LoadTable(game, served, n, Measured(), True) for n in range(WARM + tables)]
        for maker in makers[:WARM]:
            await maker.make()
        before, warm = megabytes(served.pids), tables_in_memory(served)
        for maker in makers[WARM:]:
            await maker.make()
        there = tables_in_memory(served) - warm
        grown = megabytes(served.pids) - before
        began = time.perf_counter()
        while tables_in_memory(served):
            if time.perf_counter() - began > 10 * 60 * IDLE_MINUTES:
                raise RuntimeError("tables that nobody looks at stay in memory")
            await asyncio.sleep(1)
        evicted = time.perf_counter() - began
        times = []
        for maker in makers[:: max(1, len(makers) // LOOKED_AT)]:
            asked = time.perf_counter()
            told = json.loads(await asyncio.to_thread(fetch, maker.url))
            assert told["state"]["status"] == "running"
            times.append(time.perf_counter() - asked)
        return {
            "tables": there,
            "kilobytes_per_table": round(1024 * grown / max(1, there), 1),
            "evicted_after": round(evicted, 1),
            "reload_ms": round(1000 * sorted(times)[len(times) // 2], 1),
        }


async def _throughput(
    game: Game[Any, Any], seconds: float, deflate: bool, database: str, redis: str
) -> dict[str, Any]:
    """Games a second as fast as it goes: through a server, and by the bare engine."""
    report: dict[str, Any] = {"engine": _engine(game, seconds)}
    async with serving() as served:
        report["one_process_sqlite"] = await _games(game, served, seconds, deflate)
    if database:
        async with serving(processes=2, database=database, redis=redis) as served:
            report["two_processes_postgresql"] = await _games(game, served, seconds, deflate)
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

    began = time.perf_counter()
    await asyncio.gather(*(play(table) for table in tables))
    took = time.perf_counter() - began
    decisions = len(measured.answered)
    return {
        "games_per_second": round(measured.games / took, 2),
        "decisions_per_second": round(decisions / took, 1),
        "refused": measured.refused,
    }
