"""`durbar loadtest`: how much one server process carries, on this machine."""

import asyncio
from typing import Annotated

import typer

from durbar.cli.arguments import AsJson
from durbar.cli.server import server_settings
from durbar.cli.session import session_of


def loadtest(
    context: typer.Context,
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "maharaja",
    tables: Annotated[int, typer.Option("--tables", metavar="N", min=1, max=2000)] = 200,
    rate: Annotated[float, typer.Option("--rate", metavar="R", min=1, max=2000)] = 100.0,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=1, max=600)] = 30.0,
    deflate: Annotated[bool, typer.Option("--deflate/--no-deflate")] = True,
    json: AsJson = False,
) -> None:
    session = session_of(context)
    server_settings(session)
    from durbar.server.loadtest import run

    report = asyncio.run(run(session.game(game, None), tables, rate, seconds, deflate))
    if json:
        session.emit(report)
        return
    load = ("tables", "sockets", "commands", "rate", "refused", "processor")
    session.say("loadtest-load", **{key: report[key] for key in load})
    session.say("loadtest-answered", **report["answered"])
    session.say("loadtest-delivered", **report["delivered"])
