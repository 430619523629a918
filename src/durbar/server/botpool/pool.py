"""Bots at tables: worker processes, killed at their deadline, `greedy` in their stead.

Those of this machine are here, those of others in `workers`.

A worker gets a request (a view, what its seat saw happen, a seed) and answers actions as text: what
its bot does now, and what it has settled to do after that. It keeps no bot from one request to the
next, so that any worker can take any decision.
Only the request is pickled, by us; the answer is read as plain text.
"""

import asyncio
import contextlib
import pickle
import struct
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from durbar.core.game import Game
from durbar.server.botpool.request import PARTED, Request
from durbar.server.logs import log
from durbar.server.metrics import Metrics

FALLBACK: Final = "greedy"
LONGEST_ANSWER: Final = 10_000


class BotFault(Exception):
    """A bot that crashed, overran its time or answered nonsense; the cause is one word."""


class WorkerLost(Exception):
    """A worker went away over a decision: another one takes it."""


class Thinker(Protocol):
    """Whoever thinks for bots, one decision at a time."""

    @property
    def is_gone(self) -> bool:
        """It will think no more."""

    async def choose(self, request: Request, deadline: float) -> str: ...


class Worker:
    """One process that thinks for one bot at a time."""

    is_gone = False  # after a fault it has a new process

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def choose(self, request: Request, deadline: float) -> str:
        """The bot's answer; after any fault the process is gone."""
        try:
            async with asyncio.timeout(deadline):
                return await self._exchange(pickle.dumps(request))
        except TimeoutError:
            raise BotFault("timeout") from None
        except (OSError, asyncio.IncompleteReadError):
            raise BotFault("crash") from None
        finally:
            if sys.exc_info()[0] is not None:
                await self.kill()

    async def _exchange(self, body: bytes) -> str:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "durbar.server.botpool.process",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(struct.pack("!I", len(body)) + body)
        await self._process.stdin.drain()
        (length,) = struct.unpack("!I", await self._process.stdout.readexactly(4))
        if length > LONGEST_ANSWER:
            raise OSError("an answer of a bot is short")
        answer = (await self._process.stdout.readexactly(length)).decode()
        if not answer.startswith("ok "):
            raise OSError(answer)
        return answer.removeprefix("ok ")

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """A few workers for all tables; whoever waits longest thinks next."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.seconds = seconds
        self.metrics = metrics
        self.workers = [Worker() for _ in range(workers)]
        self._idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for worker in self.workers:
            self._idle.put_nowait(worker)

    async def choose(self, game: Game[Any, Any], request: Request, **facts: Any) -> Sequence[str]:
        """A line that begins legally, whatever the bot does: its own, else the fallback's, else the
        first action."""
        for bot in dict.fromkeys((request.bot, FALLBACK)):
            try:
                return await self._ask(game, replace(request, bot=bot))
            except BotFault as fault:
                self.metrics.bot_fallbacks.labels(cause=str(fault)).inc()
                log(bot=bot, cause=str(fault), seat=request.seat, **facts).warning("bot-fallback")
        return [game.text(request.view.legal[0])]

    async def advise(self, request: Request, **facts: Any) -> str:
        """What a bot would do and why, packed; raises a BotFault."""
        try:
            return await self._think(request)
        except BotFault as fault:
            log(cause=str(fault), seat=request.seat, **facts).warning("hint-failed")
            raise

    def admit(self, worker: Thinker) -> None:
        """One more thinks, until it is gone."""
        self._idle.put_nowait(worker)

    async def _think(self, request: Request) -> str:
        """The answer of whoever is free; where one is lost on the way, the next is asked."""
        while True:
            worker = await self._idle.get()
            if worker.is_gone:
                continue
            began = time.monotonic()
            try:
                with contextlib.suppress(WorkerLost):
                    return await worker.choose(request, self.seconds)
            finally:
                if not worker.is_gone:
                    self._idle.put_nowait(worker)
                self.metrics.bot_seconds.observe(time.monotonic() - began)

    async def _ask(self, game: Game[Any, Any], request: Request) -> Sequence[str]:
        line = (await self._think(request)).split(PARTED)
        if line[0] not in (game.text(action) for action in request.view.legal):
            raise BotFault("illegal")
        return line

    async def close(self) -> None:
        await asyncio.gather(*(worker.kill() for worker in self.workers))
