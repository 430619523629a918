"""The WebSocket of remote workers: processes that think for bots on other machines.

A worker sends the server's secret as a bearer token. Its answers are checked like those of a local
worker.
"""

import hmac
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from durbar.server.botpool.pool import BotPool
from durbar.server.botpool.remote_worker import RemoteWorker
from durbar.server.botpool.worker_messages import PATH, POLICY, VERSION_HEADER
from durbar.server.http.site import Site
from durbar.server.logs import log
from durbar.server.metrics import Metrics
from durbar.server.settings import Settings
from durbar.version import VERSION


@websocket(PATH)
async def worker_socket(
    socket: WebSocket[Any, Any, Any],
    server_settings: Settings,
    site: Site,
    bots: BotPool,
    metrics: Metrics,
) -> None:
    """For workers of this server's owner, who know its secret."""
    secret = server_settings.worker_secret
    given = socket.headers.get("authorization", "")
    is_known = hmac.compare_digest(given.encode(), f"Bearer {secret}".encode())
    if not secret or not is_known or site.refusal_of(socket.headers.get("origin")):
        metrics.refused_requests.labels(code="not-a-worker").inc()
        await socket.close(POLICY, "not-a-worker")
        return
    await socket.accept()
    if socket.headers.get(VERSION_HEADER) != VERSION:
        await socket.close(POLICY, VERSION)
        return
    worker = RemoteWorker(socket)
    bots.admit(worker)
    metrics.workers.inc()
    log(address=socket.client.host if socket.client else "").info("worker-came")
    try:
        await worker.listen()
    except msgspec.DecodeError:
        await socket.close(POLICY, "malformed")
    finally:
        worker.lose()
        metrics.workers.dec()
        log(address=socket.client.host if socket.client else "").info("worker-went")
