"""The servers of a load test: one on SQLite, or several on PostgreSQL."""

import asyncio
import contextlib
import json
import os
import socket
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

HOST: Final = "127.0.0.1"
PATIENCE: Final = 180.0  # seconds until a server must be up
UNLIMITED: Final = {
    "DURBAR_ADDRESS_RATE": "1000000",
    "DURBAR_ADDRESS_BURST": "1000000",
    "DURBAR_MAKER_RATE": "1000000",
    "DURBAR_MAKER_BURST": "1000000",
    "DURBAR_SEAT_RATE": "1000000",
    "DURBAR_SEAT_BURST": "1000000",
    "DURBAR_SOCKETS_PER_ADDRESS": "100000",
    "DURBAR_LOG_LEVEL": "warning",
}


@dataclass(frozen=True, slots=True)
class Servers:
    """Server processes that share their tables."""

    urls: tuple[str, ...]
    pids: tuple[int, ...]

    def url(self, number: int) -> str:
        return self.urls[number % len(self.urls)]


@contextlib.asynccontextmanager
async def serving(processes: int = 1, database: str = "", **environ: str) -> AsyncIterator[Servers]:
    """Starts processes on free ports of the loopback; they are ready, and stop with the block."""
    settings = UNLIMITED | environ | ({"DURBAR_CLUSTER": "true"} if processes > 1 else {})
    with tempfile.TemporaryDirectory(prefix="durbar-load-") as folder:
        file = database or str(Path(folder) / "load.sqlite")
        started: list[tuple[asyncio.subprocess.Process, str]] = []
        try:
            for _ in range(processes):
                started.append(await _start(file, settings))
                await _until_ready(*started[-1])
            yield Servers(
                tuple(url for _, url in started), tuple(process.pid for process, _ in started)
            )
        finally:
            await asyncio.gather(*(_end(process) for process, _ in started))


async def _start(database: str, environ: dict[str, str]) -> tuple[asyncio.subprocess.Process, str]:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "durbar.cli.main", "serve", "--host", HOST, "--port", str(port),
        "--database", database, env=os.environ | environ, stdout=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    return process, f"http://{HOST}:{port}"


async def _until_ready(process: asyncio.subprocess.Process, url: str) -> None:
    end = time.monotonic() + PATIENCE
    while process.returncode is None and time.monotonic() < end:
        with contextlib.suppress(urllib.error.URLError, OSError):
            await asyncio.to_thread(fetch, f"{url}/readyz")
            return
        await asyncio.sleep(0.1)
    raise RuntimeError("the server did not start")


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
        try:
            async with asyncio.timeout(30):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


def fetch(url: str, body: Any = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as response:
        body_read: bytes = response.read()
    return body_read


def tables_in_memory(servers: Servers) -> int:
    metrics = [fetch(f"{url}/metrics").decode() for url in servers.urls]
    return sum(int(float(each.split("\ndurbar_tables ")[1].split()[0])) for each in metrics)


def processor_seconds(pids: Sequence[int]) -> float:
    """Returns the processor time of processes; 0 if the system does not provide it."""
    total = 0.0
    for pid in pids:
        with contextlib.suppress(OSError, ValueError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def megabytes(pids: Sequence[int]) -> float:
    """Returns the memory of processes; 0 if the system does not provide it."""
    total = 0.0
    for pid in pids:
        with contextlib.suppress(OSError, ValueError):
            pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
            total += pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    return round(total, 2)
