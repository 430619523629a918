"""Workers elsewhere: processes that think for bots on other machines, over a socket of their own.

A worker knows the server's secret and gets requests, each a view and what its seat saw. It answers
actions as text, which are checked like a near worker's.
"""

import asyncio
import hmac
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from durbar.server.botpool.codec import packed
from durbar.server.botpool.pool import BotFault, WorkerLost
from durbar.server.botpool.request import Request
from durbar.server.http.middleware import refuse_origin
from durbar.server.logs import log
from durbar.server.runtime import Runtime
from durbar.version import VERSION

PATH: Final = "/ws/workers"
VERSION_HEADER: Final = "durbar-version"  # both must speak of the same views
POLICY: Final = 1008
TRY_LATER: Final = 1013
GRACE: Final = 1.0  # seconds for the way there and back


class Asked(msgspec.Struct, frozen=True):
    """A decision for a worker to take, and how long it may think."""

    n: int
    seconds: float
    request: bytes


class WorkerAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of it: the answer as text, or the cause of a fault."""

    n: int
    answer: str = ""
    fault: str = ""


class DistantWorker:
    """A worker at the other end of a socket; it thinks about one decision at a time."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._n = 0
        self._thinking: asyncio.Future[str] | None = None
        self.is_gone = False

    async def choose(self, request: Request, deadline: float) -> str:
        if self.is_gone:
            raise WorkerLost
        self._n += 1
        self._thinking = asyncio.get_running_loop().create_future()
        asked = Asked(self._n, deadline, packed(request))
        try:
            async with asyncio.timeout(deadline + GRACE):
                await self._socket.send_bytes(msgspec.msgpack.encode(asked))
                return await self._thinking
        except TimeoutError:
            self.lose()
            raise BotFault("timeout") from None
        except (OSError, RuntimeError):
            self.lose()
            raise WorkerLost from None

    async def listen(self) -> None:
        """Takes answers until the worker goes; one that speaks nonsense is shown the door."""
        while not self.is_gone:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            frame = event.get("bytes") or (event.get("text") or "").encode()
            thought = msgspec.msgpack.decode(frame, type=WorkerAnswer)
            if self._thinking is None or self._thinking.done() or thought.n != self._n:
                continue
            if thought.fault:
                self._thinking.set_exception(BotFault(thought.fault[:40]))
            else:
                self._thinking.set_result(thought.answer)

    def lose(self) -> None:
        self.is_gone = True
        if self._thinking is not None and not self._thinking.done():
            self._thinking.set_exception(WorkerLost())


@websocket(PATH)
async def worker_socket(socket: WebSocket[Any, Any, Any], runtime: Runtime) -> None:
    """For workers of this server's owner, who know its secret."""
    secret = runtime.settings.worker_secret
    given = socket.headers.get("authorization", "")
    is_known = hmac.compare_digest(given.encode(), f"Bearer {secret}".encode())
    if not secret or not is_known or refuse_origin(runtime, socket.headers.get("origin")):
        runtime.metrics.refused_requests.labels(code="not-a-worker").inc()
        await socket.close(POLICY, "not-a-worker")
        return
    await socket.accept()
    if socket.headers.get(VERSION_HEADER) != VERSION:
        await socket.close(POLICY, VERSION)
        return
    worker = DistantWorker(socket)
    runtime.bots.admit(worker)
    runtime.metrics.workers.inc()
    log(address=socket.client.host if socket.client else "").info("worker-came")
    try:
        await worker.listen()
    except msgspec.DecodeError:
        await socket.close(POLICY, "malformed")
    finally:
        worker.lose()
        runtime.metrics.workers.dec()
        log(address=socket.client.host if socket.client else "").info("worker-went")
