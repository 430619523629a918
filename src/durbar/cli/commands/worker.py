"""`durbar worker`: lends this machine's processors to the bots of a server elsewhere."""

import asyncio
import os
import signal
from typing import Annotated

import typer

from durbar.cli.errors import BadInput
from durbar.cli.server_settings import server_settings
from durbar.cli.session import session_of
from durbar.core.errors import DurbarError


def worker(
    context: typer.Context,
    server: Annotated[str, typer.Option("--server", metavar="URL")],
    processes: Annotated[int | None, typer.Option("--processes", min=1, max=256)] = None,
) -> None:
    session = session_of(context)
    secret = server_settings(session).worker_secret
    if not secret:
        raise BadInput("worker-secret")
    if not server.startswith(("http://", "https://")):
        raise BadInput("worker-server", server=server)
    from durbar.server.botpool.remote import lend

    async def run() -> None:
        work = asyncio.ensure_future(
            lend(
                server,
                secret,
                processes or os.cpu_count() or 1,
                lambda count: session.say("worker-serves", server=server, count=count),
            )
        )
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, work.cancel)
        try:
            await work
        except asyncio.CancelledError:
            pass
        except BaseExceptionGroup as group:
            raise next(e for e in group.exceptions if isinstance(e, DurbarError)) from None

    asyncio.run(run())
