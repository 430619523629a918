"""Bots at tables: worker processes, killed at their deadline and replaced by `greedy`.

The workers of this machine are here, remote ones in `http.worker_socket`. A worker gets a request
(a view and a seed) and answers actions in notation: the bot's action and its plan. It keeps no bot
between requests, so any worker can take any decision.
"""

import asyncio
import contextlib
import struct
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from durbar.core.game import Game
from durbar.server.botpool.advice import check_hint
from durbar.server.botpool.codec import decode_answer, encode_request
from durbar.server.botpool.request import BotAnswer, BotRequest
from durbar.server.logs import log
from durbar.server.metrics import Metrics
from durbar.server.protocol.hint import Hint

FALLBACK: Final = "greedy"
LONGEST_ANSWER: Final = 100_000  # bytes


class BotFault(Exception):
    """A bot that crashed, overran its time or answered nonsense; the cause is one word."""


class WorkerLost(Exception):
    """A worker went away over a decision: another one takes it."""


class Thinker(Protocol):
    """Whoever thinks for bots, one decision at a time."""

    @property
    def is_gone(self) -> bool:
        """It will think no more."""

    async def choose(self, request: BotRequest, deadline: float) -> BotAnswer: ...


class Worker:
    """One process that thinks for one bot at a time."""

    is_gone = False  # after a fault it has a new process

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def choose(self, request: BotRequest, deadline: float) -> BotAnswer:
        return await self.answer(encode_request(request), deadline)

    async def answer(self, body: bytes, deadline: float) -> BotAnswer:
        """Returns the answer to an encoded request. Any fault ends the process."""
        try:
            async with asyncio.timeout(deadline):
                return await self._exchange(body)
        except TimeoutError:
            raise BotFault("timeout") from None
        except (OSError, ValueError, asyncio.IncompleteReadError):
            raise BotFault("crash") from None
        finally:
            if sys.exc_info()[0] is not None:
                await self.kill()

    async def _exchange(self, body: bytes) -> BotAnswer:
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
        answer = decode_answer(await self._process.stdout.readexactly(length))
        if answer.fault:
            raise OSError(answer.fault)
        return answer

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

    async def choose(
        self, game: Game[Any, Any], request: BotRequest, **facts: Any
    ) -> Sequence[str]:
        """A line that begins legally, whatever the bot does: its own, else the fallback's, else the
        first action."""
        for bot in dict.fromkeys((request.bot, FALLBACK)):
            try:
                return await self._ask(game, replace(request, bot=bot))
            except BotFault as fault:
                self.metrics.bot_fallbacks.labels(cause=str(fault)).inc()
                log(bot=bot, cause=str(fault), seat=request.seat, **facts).warning("bot-fallback")
        return [game.text(request.view.legal[0])]

    async def advise(self, game: Game[Any, Any], request: BotRequest, **facts: Any) -> Hint:
        """Returns a bot's hint. Raises BotFault if it fails or is malformed."""
        try:
            answer = await self._think(request)
            if answer.hint is None:
                raise BotFault("no-hint")
            try:
                return check_hint(game, answer.hint)
            except ValueError:
                raise BotFault("illegal") from None
        except BotFault as fault:
            log(cause=str(fault), seat=request.seat, **facts).warning("hint-failed")
            raise

    def admit(self, worker: Thinker) -> None:
        """One more thinks, until it is gone."""
        self._idle.put_nowait(worker)

    async def _think(self, request: BotRequest) -> BotAnswer:
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

    async def _ask(self, game: Game[Any, Any], request: BotRequest) -> Sequence[str]:
        line = (await self._think(request)).line
        if not line or line[0] not in (game.text(action) for action in request.view.legal):
            raise BotFault("illegal")
        return line

    async def close(self) -> None:
        await asyncio.gather(*(worker.kill() for worker in self.workers))
