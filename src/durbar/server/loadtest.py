"""A load on servers of its own, on the loopback: tables full of people who play at a given rate.

Every seat has a socket. A command counts as answered when its sender has the answer, which is
durable then, and as delivered when every socket of the table has the progress. A game that is over
makes room for the next one. Whoever measures shares the machine with whom he measures: how late he
was himself is part of the report, and of every time in it. `loadservers` starts the servers,
`loadphases` measures the rest.
"""

import asyncio
import contextlib
import json
import os
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from durbar.core.game import Game
from durbar.server import gc
from durbar.server.loadservers import Served, fetch, megabytes, processor_seconds

MOST_SEATS: Final = 4
SAMPLES: Final = 30  # of memory in a run
MAKING: Final = 8  # tables that are made side by side
QUIET: Final = 0.5  # seconds without a message after which everybody has sat down
NAP: Final = 0.002  # seconds between two looks at the clock


class Choice(msgspec.Struct, frozen=True):
    action: str


class Asked(msgspec.Struct, frozen=True):
    choices: tuple[Choice, ...]
    least: int


class Told(msgspec.Struct, frozen=True):
    """What a player at a load needs to read of a message."""

    type: str
    version: int = 0
    step: int = 0
    seat: int | None = None
    status: str = ""
    prompt: Asked | None = None


_decoder: Final = msgspec.json.Decoder(Told)


@dataclass
class Measured:
    """What was seen, in seconds."""

    answered: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # who measures, against his own clock
    refused: int = 0
    games: int = 0
    heard: float = 0.0  # when the last message came


@dataclass
class Sent:
    """A command on its way."""

    key: str
    at: float
    waiting: set[int]  # seats that have not heard of it yet
    is_answered: bool = False


class LoadTable:
    """A table with a socket for every seat, whose players choose at random."""

    def __init__(
        self, game: Game[Any, Any], served: Served, number: int, measured: Measured, deflate: bool
    ) -> None:
        self.game = game
        self.served = served
        self.number = number
        self.measured = measured
        self.compression = "deflate" if deflate else None
        self.rng = random.Random(number)
        self.sockets: dict[int, ClientConnection] = {}
        self.state: Told | None = None  # of the seat that is asked
        self.sent: Sent | None = None
        self.is_over = False
        self.ready = asyncio.Event()  # somebody is asked, or the game is over
        self._made: dict[str, Any] = {}
        self._count = self._games = 0
        self._listeners: list[asyncio.Task[None]] = []

    @property
    def url(self) -> str:
        """Where the table can be looked at."""
        return f"{self.served.url(self.number)}/api/tables/{self._made['id']}"

    async def make(self) -> None:
        """A table with people on all seats; the game has begun."""
        seats = min(max(self.game.seats), MOST_SEATS)
        wish = {
            "key": f"{self.number}-{self._games}",
            "game": self.game.name,
            "options": {"seats": seats},
            "seats": [{"kind": "me"}] * seats,
        }
        url = f"{self.served.url(self.number)}/api/tables"
        self._made = json.loads(await asyncio.to_thread(fetch, url, wish))
        self._games += 1

    async def sit(self) -> None:
        """Opens the sockets, at one process after the other if there are several."""
        self.is_over, self.state, self.sent = False, None, None
        for seat, token in self._made["tokens"].items():
            url = self.served.url(self.number + int(seat)).replace("http", "ws", 1)
            self.sockets[int(seat)] = await connect(
                f"{url}/ws/tables/{self._made['id']}",
                additional_headers={"Authorization": f"Bearer {token}"},
                compression=self.compression,
                max_size=None,
                ping_interval=None,
                open_timeout=60,
            )
        self._listeners = [
            asyncio.create_task(self._listen(seat, ws)) for seat, ws in self.sockets.items()
        ]
        for seat, ws in self.sockets.items():
            await ws.send(json.dumps({"type": "hello", "seat": seat}))

    async def stand_up(self) -> None:
        for listener in self._listeners:
            listener.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)
        await asyncio.gather(*(ws.close() for ws in self.sockets.values()))
        self.sockets.clear()

    async def next_game(self) -> None:
        await self.stand_up()
        await self.make()
        await self.sit()

    async def _listen(self, seat: int, ws: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in ws:
                self._hear(seat, _decoder.decode(frame))

    def _hear(self, seat: int, told: Told) -> None:
        self.measured.heard = time.perf_counter()
        if told.type in ("snapshot", "update"):
            self._look(seat, told)
        elif told.type == "answer" and self.sent is not None:
            self.measured.answered.append(time.perf_counter() - self.sent.at)
            self.sent.is_answered = True
            self._end_if_done(self.sent)
        elif told.type == "rejected":
            self.measured.refused += 1
            self.sent = None

    def _look(self, seat: int, told: Told) -> None:
        if told.status == "over" and not self.is_over:
            self.is_over = True
            self.measured.games += 1
        if told.prompt is not None:
            self.state = told
        if told.type == "update" and self.sent is not None:
            self.sent.waiting.discard(seat)
            if not self.sent.waiting:
                self.measured.delivered.append(time.perf_counter() - self.sent.at)
            self._end_if_done(self.sent)
        elif self.sent is None:
            self.ready.set()

    def _end_if_done(self, sent: Sent) -> None:
        if sent.is_answered and not sent.waiting:
            self.sent = None
            self.ready.set()

    async def play(self) -> bool:
        """Plays any choice of the prompt, for good; False if it is not this table's moment."""
        if self.state is None or self.state.prompt is None or self.sent is not None:
            return False
        state, self.state = self.state, None
        assert state.prompt is not None and state.seat is not None
        choices = [choice.action for choice in state.prompt.choices]
        chosen = self.rng.sample(choices, max(1, state.prompt.least))
        self._count += 1
        self.ready.clear()
        self.sent = Sent(f"k{self._count}", time.perf_counter(), set(self.sockets))
        said = {
            "type": "submit", "key": self.sent.key, "version": state.version,
            "step": state.step, "actions": chosen, "commit": True,
        }  # fmt: skip
        await self.sockets[state.seat].send(json.dumps(said))
        return True


async def load(
    game: Game[Any, Any],
    served: Served,
    tables: int,
    rate: float,
    seconds: float,
    deflate: bool = True,
) -> dict[str, Any]:
    """Plays at all tables, so many commands a second, and reports."""
    measured = Measured()
    loaded = [LoadTable(game, served, number, measured, deflate) for number in range(tables)]
    await _side_by_side([table.make for table in loaded])
    await _side_by_side([table.sit for table in loaded])
    while time.perf_counter() - measured.heard < QUIET:
        await asyncio.sleep(QUIET / 5)
    gc.spare()
    sweeper = gc.Sweeper()
    own = (os.getpid(),)
    worked_himself = processor_seconds(own)
    began, worked = time.perf_counter(), processor_seconds(served.pids)
    memory, renewed = [megabytes(served.pids)], set[asyncio.Task[None]]()
    sent, turn = 0, 0
    try:
        while (now := time.perf_counter() - began) < seconds:
            for _ in range(int(now * rate) - sent):
                for _ in range(tables):  # whoever can play next
                    table, turn = loaded[turn % tables], turn + 1
                    if table.is_over:
                        table.is_over = False
                        sweeper.leave()
                        renewed.add(task := asyncio.create_task(table.next_game()))
                        task.add_done_callback(renewed.discard)
                    elif await table.play():
                        break
                sent += 1
            if now > len(memory) * seconds / SAMPLES:
                memory.append(megabytes(served.pids))
                sweeper.sweep()
            napped = time.perf_counter()
            await asyncio.sleep(NAP)
            measured.late.append(time.perf_counter() - napped - NAP)
        took = time.perf_counter() - began
        worked = processor_seconds(served.pids) - worked
        worked_himself = processor_seconds(own) - worked_himself
        await asyncio.gather(*renewed)
        await asyncio.sleep(0.5)
    finally:
        await asyncio.gather(*(table.stand_up() for table in loaded))
    return {
        "game": game.name,
        "tables": tables,
        "sockets": tables * min(max(game.seats), MOST_SEATS),
        "seconds": round(took, 1),
        "commands": len(measured.answered),
        "rate": round(len(measured.answered) / took, 1),
        "games": measured.games,
        "refused": measured.refused,
        "processor": round(worked / took, 2),
        "answered": _times(measured.answered),
        "delivered": _times(measured.delivered),
        "measuring": _times(measured.late) | {"processor": round(worked_himself / took, 2)},
        "memory": memory,
        "memory_per_hour": round(3600 * slope(memory[len(memory) // 2 :], seconds / SAMPLES), 1),
    }


async def _side_by_side(jobs: list[Any]) -> None:
    some = asyncio.Semaphore(MAKING)

    async def do(job: Any) -> None:
        async with some:
            await job()

    await asyncio.gather(*(do(job) for job in jobs))


def slope(values: Sequence[float], apart: float) -> float:
    """How much values grow in a second that were taken so many seconds apart (least squares)."""
    middle = (len(values) - 1) / 2
    mean = sum(values) / max(1, len(values))
    spread = sum((n - middle) ** 2 for n in range(len(values)))
    along = sum((n - middle) * (value - mean) for n, value in enumerate(values))
    return along / spread / apart if spread else 0.0


def _times(seconds: list[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    ordered = sorted(seconds) or [0.0]

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "most": at(1.0)}
