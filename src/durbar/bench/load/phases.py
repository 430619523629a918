"""All phases of a load test in one report: the load, tables at rest, and throughput."""

from typing import Any

from durbar.bench.load.idle import idle_tables
from durbar.bench.load.servers import serving
from durbar.bench.load.steady import load
from durbar.bench.load.throughput import throughput
from durbar.core.game import Game


async def run(
    game: Game[Any, Any],
    tables: int,
    rate: float,
    seconds: float,
    deflate: bool = True,
    idle: bool = False,
    games: float = 0,
    database: str = "",
) -> dict[str, Any]:
    """Runs the phases, each on servers of its own, and returns their report."""
    async with serving() as servers:
        report = await load(game, servers, tables, rate, seconds, deflate)
    if idle:
        report["idle"] = await idle_tables(game, tables)
    if games:
        report["throughput"] = await throughput(game, games, deflate, database)
    return report
