"""The mesh: messages between the processes that share the tables, through Litestar's channels.

Redis may lose messages, so each is numbered from one process to another, and each process tells the
others every now and then how far it is. Whoever finds a gap, or hears nothing for too long, counts
all that he had under way with that process as lost; nothing durable depends on the mesh.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from durbar.server.logs import log

BEAT: Final = 0.5  # seconds between two beats
SILENCE: Final = 3.0  # seconds after which a process that says nothing counts as lost
REST: Final = 0.25  # seconds before Redis is tried again
TROUBLE: Final = (RedisError, OSError, TimeoutError)


class Letter(msgspec.Struct, frozen=True, array_like=True):
    """One message of one process to another."""

    sender: str
    n: int  # how many came before it, beats not counted
    body: bytes  # empty: a beat


class _Backend(RedisChannelsPubSubBackend):
    """Says when it has lost Redis, rather than to let a task of the framework's die unheard."""

    def __init__(self, redis: "Redis") -> None:
        super().__init__(redis=redis)
        self.broken = asyncio.Event()

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        try:
            async for event in super().stream_events():
                yield event
        except TROUBLE:
            self.broken.set()


class Mesh:
    """This process's way to the others."""

    def __init__(
        self, url: str, me: str, hear: Callable[[str, bytes], None], lose: Callable[[str], None]
    ) -> None:
        self.me = me
        self.others: set[str] = set()  # to whom we tell that we live
        self._url = url
        self._hear = hear
        self._lose = lose
        self._sent: dict[str, int] = {}
        self._heard: dict[str, tuple[int | None, float]] = {}  # number expected, when last heard
        self._out: asyncio.Queue[tuple[str, Letter]] = asyncio.Queue()
        self._up = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(list[Letter])

    @property
    def is_up(self) -> bool:
        """Whether Redis carries our own messages back to us."""
        return self._up.is_set()

    async def open(self) -> None:
        """Begins; returns when it is up, or after a while if Redis is not there."""
        self._task = asyncio.create_task(self._run(), name="mesh")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SILENCE):
                await self._up.wait()

    async def close(self) -> None:
        if self._task is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._out.join()
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def send(self, to: str, body: bytes) -> None:
        n = self._sent.get(to, 0)
        self._sent[to] = n + 1
        self._out.put_nowait((to, Letter(self.me, n, body)))

    def expect(self, other: str) -> None:
        """Something is under way with another process: it is lost when nothing is heard of it."""
        self.others.add(other)
        self._heard.setdefault(other, (None, time.monotonic()))

    # The work -------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(*TROUBLE):
                await self._connected()
            if self._up.is_set():
                log(process=self.me).warning("redis-lost")
            self._up.clear()
            self._lose_all()
            await asyncio.sleep(REST)

    async def _connected(self) -> None:
        """Exchanges letters until Redis is lost."""
        redis = Redis.from_url(self._url, socket_connect_timeout=2, socket_timeout=5)
        backend = _Backend(redis)
        try:
            async with (
                ChannelsPlugin(backend, arbitrary_channels_allowed=True) as channels,
                channels.start_subscription(self._channel(self.me)) as subscriber,
            ):
                tasks = [
                    asyncio.create_task(work)
                    for work in (
                        backend.broken.wait(),
                        self._listen(subscriber.iter_events()),
                        self._speak(channels),
                        self._beat(),
                    )
                ]
                try:
                    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for task in tasks:
                        task.cancel()
                    for told in await asyncio.gather(*tasks, return_exceptions=True):
                        if isinstance(told, Exception) and not isinstance(told, TROUBLE):
                            log(process=self.me).error("mesh-failed", exc_info=told)
        finally:
            await redis.aclose()

    async def _listen(self, events: AsyncGenerator[bytes, None]) -> None:
        async for event in events:
            for letter in self._decoder.decode(event):
                self._take(letter)

    def _take(self, letter: Letter) -> None:
        sender, now = letter.sender, time.monotonic()
        if sender == self.me:
            self._up.set()
        expected, _ = self._heard.get(sender, (None, 0.0))
        if expected not in (None, letter.n):
            log(process=self.me, other=sender).warning("letters-lost")
            self._lose(sender)
        self._heard[sender] = (letter.n + bool(letter.body), now)
        if letter.body:
            self._hear(sender, letter.body)

    async def _speak(self, channels: ChannelsPlugin) -> None:
        """Sends what waits, all for one process at once."""
        while True:
            waiting = [await self._out.get()]
            while not self._out.empty():
                waiting.append(self._out.get_nowait())
            try:
                letters: dict[str, list[Letter]] = {}
                for to, letter in waiting:
                    letters.setdefault(to, []).append(letter)
                for to, told in letters.items():
                    body = self._encoder.encode(told)
                    await channels.wait_published(body, self._channel(to))
            finally:
                for _ in waiting:
                    self._out.task_done()

    async def _beat(self) -> None:
        """Tells all that we live and how far we are; ends if we do not even hear ourselves."""
        self._heard[self.me] = (0, time.monotonic())
        while True:
            for other in (self.me, *self.others):
                self._out.put_nowait((other, Letter(self.me, self._sent.get(other, 0), b"")))
            await asyncio.sleep(BEAT)
            now = time.monotonic()
            silent = [each for each, (_, at) in self._heard.items() if now - at > SILENCE]
            if self.me in silent:
                return
            self._forget(silent)

    def _forget(self, lost: Iterable[str]) -> None:
        for other in lost:
            del self._heard[other]
            self._lose(other)

    def _lose_all(self) -> None:
        while not self._out.empty():
            self._out.get_nowait()
            self._out.task_done()
        self._forget(list(self._heard))

    @staticmethod
    def _channel(process: str) -> str:
        return f"durbar-{process}"
