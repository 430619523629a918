"""A remote worker as the server sees it: a process on another machine, behind a socket."""

import asyncio
from typing import Any, Final

import msgspec

from durbar.server.botpool.codec import encode_request
from durbar.server.botpool.pool import BotFault, WorkerLost
from durbar.server.botpool.request import BotAnswer, BotRequest
from durbar.server.botpool.worker_messages import WorkerAnswer, WorkerTask

GRACE: Final = 1.0  # seconds for the way there and back


class RemoteWorker:
    """A worker at the other end of a socket; it takes one decision at a time."""

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
        """Takes answers until the worker disconnects. Raises msgspec.DecodeError."""
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
