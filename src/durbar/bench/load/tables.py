"""Tables of a load test: a socket for every seat, and players that choose at random."""

import asyncio
import contextlib
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from durbar.bench.load.servers import Servers, fetch
from durbar.core.game import Game

MOST_SEATS: Final = 4


class OfferedAction(msgspec.Struct, frozen=True):
    action: str


class ChoicePrompt(msgspec.Struct, frozen=True):
    choices: tuple[OfferedAction, ...]
    least: int


class ReceivedMessage(msgspec.Struct, frozen=True):
    """The fields of a message that a player of a load test reads."""

    type: str
    version: int = 0
    step: int = 0
    seat: int | None = None
    status: str = ""
    prompt: ChoicePrompt | None = None


_decoder: Final = msgspec.json.Decoder(ReceivedMessage)


@dataclass
class Measurements:
    """Times in seconds, and counts."""

    answered: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # delays of the measuring process itself
    refused: int = 0
    games: int = 0
    heard: float = 0.0  # time of the last message


@dataclass
class Sent:
    """A command on its way."""

    key: str
    at: float
    waiting: set[int]  # seats that have not received it yet
    is_answered: bool = False


class LoadTestTable:
    """A table with a socket for every seat, on which random players answer."""

    def __init__(
        self,
        game: Game[Any, Any],
        servers: Servers,
        number: int,
        measured: Measurements,
        deflate: bool,
    ) -> None:
        self.game = game
        self.servers = servers
        self.number = number
        self.measured = measured
        self.compression = "deflate" if deflate else None
        self.rng = random.Random(number)
        self.sockets: dict[int, ClientConnection] = {}
        self.state: ReceivedMessage | None = None  # of the seat to decide
        self.sent: Sent | None = None
        self.is_over = False
        self.ready = asyncio.Event()  # set when a seat can decide or the game is over
        self._made: dict[str, Any] = {}
        self._count = self._games = 0
        self._listeners: list[asyncio.Task[None]] = []

    @property
    def url(self) -> str:
        """The address of the table."""
        return f"{self.servers.url(self.number)}/api/tables/{self._made['id']}"

    async def make(self) -> None:
        """Creates a table with a person on every seat, which starts the game."""
        seats = min(max(self.game.seats), MOST_SEATS)
        request = {
            "key": f"{self.number}-{self._games}",
            "game": self.game.name,
            "options": {"seats": seats},
            "seats": [{"kind": "me"}] * seats,
        }
        url = f"{self.servers.url(self.number)}/api/tables"
        self._made = json.loads(await asyncio.to_thread(fetch, url, request))
        self._games += 1

    async def sit(self) -> None:
        """Opens the sockets, in turn at every process."""
        self.is_over, self.state, self.sent = False, None, None
        for seat, token in self._made["tokens"].items():
            url = self.servers.url(self.number + int(seat)).replace("http", "ws", 1)
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

    def _hear(self, seat: int, message: ReceivedMessage) -> None:
        self.measured.heard = time.perf_counter()
        if message.type in ("snapshot", "update"):
            self._look(seat, message)
        elif message.type == "answer" and self.sent is not None:
            self.measured.answered.append(time.perf_counter() - self.sent.at)
            self.sent.is_answered = True
            self._end_if_done(self.sent)
        elif message.type == "rejected":
            self.measured.refused += 1
            self.sent = None

    def _look(self, seat: int, message: ReceivedMessage) -> None:
        if message.status == "over" and not self.is_over:
            self.is_over = True
            self.measured.games += 1
        if message.prompt is not None:
            self.state = message
        if message.type == "update" and self.sent is not None:
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
        """Sends and commits a random choice; returns False if no seat can decide now."""
        if self.state is None or self.state.prompt is None or self.sent is not None:
            return False
        state, self.state = self.state, None
        assert state.prompt is not None and state.seat is not None
        choices = [choice.action for choice in state.prompt.choices]
        chosen = self.rng.sample(choices, max(1, state.prompt.least))
        self._count += 1
        self.ready.clear()
        self.sent = Sent(f"k{self._count}", time.perf_counter(), set(self.sockets))
        command = {
            "type": "submit", "key": self.sent.key, "version": state.version,
            "step": state.step, "actions": chosen, "commit": True,
        }  # fmt: skip
        await self.sockets[state.seat].send(json.dumps(command))
        return True
