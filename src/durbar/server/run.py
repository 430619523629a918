"""Serves a runtime on a port until the process is asked to stop."""

import asyncio
import contextlib
import signal
import socket
import sys
from typing import Any, Final

import uvicorn

from durbar.server import gc
from durbar.server.app import make_app
from durbar.server.cluster.forwarding import Forwarding
from durbar.server.editions import Editions
from durbar.server.http.middleware import refuse
from durbar.server.runtime import open_runtime
from durbar.server.settings import BadSetting, Settings

ANSWER_SECONDS: Final = 10.0  # for a forwarded request, on top of a bot's decision


def bind(settings: Settings, any_port: bool) -> socket.socket:
    """Returns a listening socket; with `any_port` the next free port if the usual one is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    ports = [settings.port, *(settings.port + n for n in range(1, 50))] if any_port else []
    for port in ports or [settings.port]:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, port))
        except OSError as error:
            listener.close()
            reason = error.strerror or str(error)
            continue
        return listener
    raise BadSetting("port-taken", host=settings.host, port=str(settings.port), reason=reason)


def run(settings: Settings, listener: socket.socket, editions: Editions) -> None:
    """Serves until SIGTERM or Ctrl+C. Both drain the server and end the process normally."""

    def end(*_: Any) -> None:
        sys.exit(0)

    signal.signal(signal.SIGTERM, end)  # uvicorn raises the signal again when it has drained
    loop_factory = _config(None, settings).get_loop_factory()
    with (
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=loop_factory) as runner,
    ):
        runner.run(_serve(settings, listener, editions))


async def _serve(settings: Settings, listener: socket.socket, editions: Editions) -> None:
    port: int = listener.getsockname()[1]
    runtime = await open_runtime(settings, port, editions)
    app: Any = make_app(runtime)
    if runtime.cluster is not None:
        app = Forwarding(app, runtime.cluster, refuse, settings.bot_seconds + ANSWER_SECONDS)
    gc.spare()
    await uvicorn.Server(_config(app, settings)).serve(sockets=[listener])


def _config(app: Any, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=settings.frame,
        ws_ping_interval=15,
        ws_ping_timeout=15,
        ws_per_message_deflate=True,  # a view is long and much like the one before it
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        timeout_graceful_shutdown=10,
        log_config=None,
        access_log=False,
        lifespan="on",
    )
