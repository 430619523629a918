"""A load on a server of its own, on the loopback: tables full of people who play at a given rate.

Every seat has a socket. A command counts as answered when its sender has the answer, which is
durable then, and as delivered when every socket of the table has the progress.
"""

import asyncio
import json
import os
import random
import socket
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from durbar.core.game import Game

HOST: Final = "127.0.0.1"
UNLIMITED: Final = {
    "DURBAR_ADDRESS_RATE": "1000000",
    "DURBAR_ADDRESS_BURST": "1000000",
    "DURBAR_MAKER_BURST": "1000000",
    "DURBAR_SOCKETS_PER_ADDRESS": "100000",
    "DURBAR_LOG_LEVEL": "warning",
}


@dataclass
class Measured:
    """What was seen, in seconds."""

    answered: list[float] = field(default_factory=list)
    delivered: list[float] = field(default_factory=list)
    refused: int = 0


@dataclass
class Sent:
    """A command on its way."""

    key: str
    at: float
    waiting: set[int]  # seats that have not heard of it yet
    is_answered: bool = False


class LoadTable:
    """A table with a socket for every seat."""

    def __init__(self, measured: Measured, rng: random.Random, deflate: bool) -> None:
        self.measured = measured
        self.compression = "deflate" if deflate else None
        self.rng = rng
        self.sockets: dict[int, ClientConnection] = {}
        self.state: dict[str, Any] | None = None  # of the seat that is asked
        self.sent: Sent | None = None
        self.count = 0

    async def sit(self, url: str, made: dict[str, Any]) -> list["asyncio.Task[None]"]:
        for seat, token in made["tokens"].items():
            self.sockets[int(seat)] = await connect(
                f"{url.replace('http', 'ws', 1)}/ws/tables/{made['id']}",
                additional_headers={"Authorization": f"Bearer {token}"},
                compression=self.compression,
                max_size=None,
                ping_interval=None,
            )
        listeners = [asyncio.create_task(self._listen(s, ws)) for s, ws in self.sockets.items()]
        for seat, ws in self.sockets.items():
            await ws.send(json.dumps({"type": "hello", "seat": seat}))
        return listeners

    async def _listen(self, seat: int, ws: ClientConnection) -> None:
        async for frame in ws:
            told = json.loads(frame)
            if told["type"] in ("state", "progress"):
                self._heard(seat, told)
            elif told["type"] == "answer" and self.sent is not None:
                self.measured.answered.append(time.perf_counter() - self.sent.at)
                self.sent.is_answered = True
                self._end_if_done(self.sent)
            elif told["type"] == "refused":
                self.measured.refused += 1
                self.sent = None

    def _heard(self, seat: int, told: dict[str, Any]) -> None:
        if told["prompt"] is not None:
            self.state = told
        if told["type"] == "progress" and self.sent is not None:
            self.sent.waiting.discard(seat)
            if not self.sent.waiting:
                self.measured.delivered.append(time.perf_counter() - self.sent.at)
            self._end_if_done(self.sent)

    def _end_if_done(self, sent: Sent) -> None:
        if sent.is_answered and not sent.waiting:
            self.sent = None

    async def play(self) -> bool:
        """Plays any choice of the prompt, for good; False if it is not this table's moment."""
        if self.state is None or self.sent is not None:
            return False
        state, self.state = self.state, None
        prompt = state["prompt"]
        choices = [choice["action"] for choice in prompt["choices"]]
        chosen = self.rng.sample(choices, max(1, prompt["least"]))
        self.count += 1
        self.sent = Sent(f"k{self.count}", time.perf_counter(), set(self.sockets))
        said = {
            "type": "submit", "key": self.sent.key, "version": state["version"],
            "step": state["step"], "actions": chosen, "commit": True,
        }  # fmt: skip
        await self.sockets[state["seat"]].send(json.dumps(said))
        return True


async def run(
    game: Game[Any, Any], tables: int, rate: float, seconds: float, deflate: bool = True
) -> dict[str, Any]:
    """Starts a server, loads it, and reports."""
    with tempfile.TemporaryDirectory(prefix="durbar-load-") as folder:
        process, url = await start_server(Path(folder) / "load.sqlite", UNLIMITED)
        try:
            return await _load(game, url, tables, rate, seconds, process.pid, deflate)
        finally:
            process.terminate()
            await process.wait()


async def start_server(
    database: Path, environ: dict[str, str]
) -> tuple[asyncio.subprocess.Process, str]:
    """A server in a process of its own on a free port of the loopback, ready to serve."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "durbar.cli.main", "serve", "--host", HOST, "--port", str(port),
        "--database", str(database), env=os.environ | environ,
        stdout=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    url = f"http://{HOST}:{port}"
    for _ in range(300):
        if process.returncode is not None:
            break
        try:
            await asyncio.to_thread(_fetch, f"{url}/readyz")
            return process, url
        except (urllib.error.URLError, OSError):
            await asyncio.sleep(0.1)
    raise RuntimeError("the server did not start")


async def _load(
    game: Game[Any, Any],
    url: str,
    tables: int,
    rate: float,
    seconds: float,
    pid: int,
    deflate: bool,
) -> dict[str, Any]:
    measured, rng = Measured(), random.Random(1)
    seats = min(max(game.seats), 4)
    wish = {"game": game.name, "options": {"seats": seats}, "seats": [{"kind": "me"}] * seats}
    loaded, listeners = list[LoadTable](), list["asyncio.Task[None]"]()
    for number in range(tables):
        asked = wish | {"key": f"table-{number}"}
        made = json.loads(await asyncio.to_thread(_fetch, f"{url}/api/tables", asked))
        table = LoadTable(measured, rng, deflate)
        listeners += await table.sit(url, made)
        loaded.append(table)
    sent, began, worked = 0, time.perf_counter(), _processor_seconds(pid)
    try:
        while (now := time.perf_counter() - began) < seconds:
            due = int(now * rate) - sent
            for _ in range(due):
                table = loaded[sent % tables]
                await table.play()
                sent += 1
            await asyncio.sleep(0.002)
        took = time.perf_counter() - began
        worked = _processor_seconds(pid) - worked
        await asyncio.sleep(0.5)
    finally:
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
        closing = [ws.close() for table in loaded for ws in table.sockets.values()]
        await asyncio.gather(*closing)
    return {
        "game": game.name,
        "tables": tables,
        "sockets": tables * seats,
        "seconds": round(took, 1),
        "commands": len(measured.answered),
        "rate": round(len(measured.answered) / took, 1),
        "refused": measured.refused,
        "processor": round(worked / took, 2),
        "answered": _times(measured.answered),
        "delivered": _times(measured.delivered),
    }


def _processor_seconds(pid: int) -> float:
    """Processor time of a process so far, where the system tells it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return 0.0


def _times(seconds: list[float]) -> dict[str, float]:
    """Percentiles in milliseconds."""
    ordered = sorted(seconds) or [0.0]

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "most": at(1.0)}


def _fetch(url: str, body: Any = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as response:
        told: bytes = response.read()
    return told
