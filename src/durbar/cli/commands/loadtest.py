"""`durbar loadtest`: how much one server process carries, on this machine."""

import asyncio
from typing import Annotated, Final

import typer

from durbar.cli.arguments import AsJson
from durbar.cli.server_settings import server_settings
from durbar.cli.session import session_of

THROUGH: Final = {
    "engine": "loadtest-games-engine",
    "one_process_sqlite": "loadtest-games-one-process-sqlite",
    "one_process_postgresql": "loadtest-games-one-process-postgresql",
    "two_processes_postgresql": "loadtest-games-two-processes-postgresql",
}


def loadtest(
    context: typer.Context,
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "maharaja",
    tables: Annotated[int, typer.Option("--tables", metavar="N", min=1, max=2000)] = 200,
    rate: Annotated[float, typer.Option("--rate", metavar="R", min=1, max=2000)] = 100.0,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=1, max=7200)] = 30.0,
    deflate: Annotated[bool, typer.Option("--deflate/--no-deflate")] = True,
    idle: Annotated[bool, typer.Option("--idle")] = False,
    games: Annotated[float, typer.Option("--games", metavar="S", min=0, max=600)] = 0.0,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    json: AsJson = False,
) -> None:
    session = session_of(context)
    server_settings(session, **({"database": database} if database else {}))
    from durbar.bench.load.phases import run

    report = asyncio.run(
        run(session.game(game, None), tables, rate, seconds, deflate, idle, games, database)
    )
    if json:
        session.emit(report)
        return
    load = ("tables", "sockets", "commands", "rate", "refused", "processor")
    session.say("loadtest-load", **{key: report[key] for key in load})
    session.say("loadtest-answered", **report["answered"])
    session.say("loadtest-delivered", **report["delivered"])
    memory = report["memory"]
    session.say("loadtest-measuring", **report["measuring"])
    per_hour = report["memory_per_hour"]
    session.say(
        "loadtest-memory", begin=memory[0], end=memory[-1], most=max(memory), per_hour=per_hour
    )
    if idle:
        session.say("loadtest-idle", **report["idle"])
    for where, found in report.get("throughput", {}).items():
        session.say(THROUGH[where], **found)
