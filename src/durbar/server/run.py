"""Serving: a house on a port, until it is asked to stop."""

import contextlib
import signal
import socket
import sys
from typing import Any

import uvicorn

from durbar.server import gc
from durbar.server.app import make_app
from durbar.server.cluster.router import Relay
from durbar.server.editions import Editions
from durbar.server.runtime import Runtime
from durbar.server.settings import BadSetting, Settings


def bind(settings: Settings, any_port: bool) -> socket.socket:
    """A listening socket; with `any_port` the next free one if the usual is taken."""
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


def make_server(settings: Settings, listener: socket.socket, editions: Editions) -> uvicorn.Server:
    """A server that drains on SIGTERM: sockets are closed, what was begun is stored."""
    port: int = listener.getsockname()[1]
    runtime = Runtime(settings, port, editions)
    app: Any = make_app(runtime)
    if runtime.cluster is not None:
        app = Relay(app, runtime.cluster.tunnel, runtime.cluster.patience)
    config = uvicorn.Config(
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
    return uvicorn.Server(config)


def run(server: uvicorn.Server, listener: socket.socket) -> None:
    """Serves until SIGTERM or Ctrl+C, both of which are the usual end and no fault."""

    def end(*_: Any) -> None:
        sys.exit(0)

    # When it has drained, uvicorn raises the signal again for who was asked before
    signal.signal(signal.SIGTERM, end)
    gc.spare()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
