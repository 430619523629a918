"""Workers elsewhere: processes that think for bots on other machines, over a socket of their own.

A worker knows the server's secret and gets requests, each with a view. Its answers are checked like
those of a local worker.
"""

import asyncio
import hmac
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from durbar.server.botpool.codec import encode_request
from durbar.server.botpool.pool import BotFault, WorkerLost
from durbar.server.botpool.request import BotAnswer, BotRequest
from durbar.server.http.middleware import refuse_origin
from durbar.server.logs import log
from durbar.server.runtime import Runtime
from durbar.version import VERSION

PATH: Final = "/ws/workers"
VERSION_HEADER: Final = "durbar-version"  # both must speak of the same views
POLICY: Final = 1008
TRY_LATER: Final = 1013
GRACE: Final = 1.0  # seconds for the way there and back


class WorkerTask(msgspec.Struct, frozen=True):
    """A decision for a worker and its time limit."""

    n: int
    seconds: float
    request: bytes  # of `codec`


class WorkerAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a task, or the cause of a fault."""

    n: int
    answer: BotAnswer | None = None
    fault: str = ""


class DistantWorker:
    """A worker at the other end of a socket; it thinks about one decision at a time."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._n = 0
        self._thinking: asyncio.Future[BotAnswer] | None = None
        self.is_gone = False

    async def choose(self, request: BotRequest, deadline: float) -> BotAnswer:
        if self.is_gone:
            raise WorkerLost
        self._n += 1
        self._thinking = asyncio.get_running_loop().create_future()
        task = WorkerTask(self._n, deadline, encode_request(request))
        try:
            async with asyncio.timeout(deadline + GRACE):
                await self._socket.send_bytes(msgspec.msgpack.encode(task))
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
            result = msgspec.msgpack.decode(frame, type=WorkerAnswer)
            if self._thinking is None or self._thinking.done() or result.n != self._n:
                continue
            if result.answer is None:
                self._thinking.set_exception(BotFault(result.fault[:40] or "crash"))
            else:
                self._thinking.set_result(result.answer)

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
