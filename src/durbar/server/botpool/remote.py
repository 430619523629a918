"""The other end of `workers`: a machine that lends its processors to a server's bots."""

import asyncio
import random
from collections.abc import Callable
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from durbar.server.botpool.pool import BotFault, Worker
from durbar.server.botpool.worker_messages import (
    PATH,
    POLICY,
    VERSION_HEADER,
    WorkerAnswer,
    WorkerTask,
)
from durbar.server.errors import NotAllowed
from durbar.version import VERSION

LONGEST_REST: Final = 10.0  # seconds between two tries to reach the server


async def lend(server: str, secret: str, processes: int, tell: Callable[[int], None]) -> None:
    """Thinks for the server's bots until it is cancelled; whenever it is gone, until it is back.

    `tell` hears how many processes are in its service.
    """
    serving = 0

    def count(change: int) -> None:
        nonlocal serving
        serving += change
        tell(serving)

    async with asyncio.TaskGroup() as group:
        for _ in range(processes):
            group.create_task(_lend_one(server, secret, count))


async def _lend_one(server: str, secret: str, count: Callable[[int], None]) -> None:
    headers = {"Authorization": f"Bearer {secret}", VERSION_HEADER: VERSION}
    url, rest, worker = server.rstrip("/").replace("http", "ws", 1) + PATH, 0.1, Worker()
    try:
        while True:
            try:
                async with connect(url, additional_headers=headers, max_size=None) as socket:
                    count(+1)
                    rest = 0.1
                    try:
                        await _think(socket, worker)
                    finally:
                        count(-1)
            except InvalidStatus as error:
                if error.response.status_code == 403:
                    raise NotAllowed("worker-refused", server=server) from None
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == POLICY:
                    raise NotAllowed("worker-version", version=closed.rcvd.reason) from None
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            await asyncio.sleep(rest * (0.5 + random.random()))
            rest = min(2 * rest, LONGEST_REST)
    finally:
        await worker.kill()


async def _think(socket: ClientConnection, worker: Worker) -> None:
    while True:
        frame = await socket.recv(decode=False)
        task = msgspec.msgpack.decode(frame, type=WorkerTask)
        try:
            result = WorkerAnswer(task.n, await worker.answer(task.request, task.seconds))
        except BotFault as fault:
            result = WorkerAnswer(task.n, fault=str(fault))
        await socket.send(msgspec.msgpack.encode(result))
