"""Tables at rest: the memory of late games without spectators, and the time to load them again."""

import asyncio
import json
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from durbar.bench.load.late_games import late_games
from durbar.bench.load.servers import Servers, fetch, megabytes, serving, tables_in_memory
from durbar.bench.load.tables import MOST_SEATS
from durbar.core.game import Game
from durbar.server.database_url import sqlite_url

IDLE_MINUTES: Final = 0.3
WARM: Final = 20  # tables after which a server has grown to its usual size
LOOKED_AT: Final = 50  # tables that are evicted and loaded again


async def idle_tables(game: Game[Any, Any], tables: int) -> dict[str, Any]:
    """Returns the memory of a late game at rest, and the times of its eviction and reload."""
    seats = min(max(game.seats), MOST_SEATS)
    with tempfile.TemporaryDirectory(prefix="durbar-load-") as folder:
        file = Path(folder) / "late.sqlite"
        ids = await late_games(sqlite_url(file), game, seats, WARM + tables)
        async with serving(database=str(file)) as servers:  # ends long before the first eviction
            await _look(servers, ids[:WARM])
            before, warm = megabytes(servers.pids), tables_in_memory(servers)
            await _look(servers, ids[WARM:])
            grown, there = megabytes(servers.pids) - before, tables_in_memory(servers) - warm
        async with serving(database=str(file), DURBAR_IDLE_MINUTES=str(IDLE_MINUTES)) as servers:
            await _look(servers, ids[:LOOKED_AT])
            began = time.perf_counter()
            while tables_in_memory(servers):
                if time.perf_counter() - began > 10 * 60 * IDLE_MINUTES:
                    raise RuntimeError("tables at rest stay in memory")
                await asyncio.sleep(1)
            evicted = time.perf_counter() - began
            times = await _look(servers, ids[:LOOKED_AT])
    return {
        "tables": there,
        "kilobytes_per_table": round(1024 * grown / max(1, there), 1),
        "evicted_after": round(evicted, 1),
        "reload_ms": round(1000 * sorted(times)[len(times) // 2], 1),
    }


async def _look(servers: Servers, ids: Sequence[str]) -> list[float]:
    """Loads running tables one after the other; returns the seconds of each."""
    times = []
    for table in ids:
        asked = time.perf_counter()
        answer = json.loads(await asyncio.to_thread(fetch, f"{servers.urls[0]}/api/tables/{table}"))
        assert answer["state"]["status"] == "running"
        times.append(time.perf_counter() - asked)
    return times
