"""A real server in a process of its own, and clients of it over real sockets."""

import contextlib
import json
import os
import secrets
import signal
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from tests.support.databases import database_in
from tests.support.ports import free_port
from tests.support.processes.forks import Fork
from tests.support.waiting import wait_until
from websockets.sync.client import ClientConnection, connect

TLS = ssl.create_default_context()  # made once: reading all certificates takes 30 ms


def table_request(game: str, *seats: str) -> dict[str, Any]:
    """The request for a table with these kinds of seats: "me", "open" or a bot."""
    chairs = [
        {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in seats
    ]
    options = {"seats": len(seats)}
    return {"key": secrets.token_hex(8), "game": game, "options": options, "seats": chairs}


class Server:
    """`durbar serve` on a free port of the loopback, with a database that outlives it."""

    program = "durbar.cli.main"  # the module that is run

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.database = settings.pop("database", None) or database_in(folder)
        self.log = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environ = os.environ | {
            f"DURBAR_{name.upper()}": str(value) for name, value in settings.items()
        }
        self.process: Fork | None = None

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--database", self.database]
        process = self.process = Fork(self.program, arguments, self.log, self.environ)

        def is_ready() -> bool:
            assert process.poll() is None, self.log.read_text()
            with contextlib.suppress(httpx.TransportError):
                return httpx.get(f"{self.url}/readyz", verify=TLS).status_code == 200
            return False

        wait_until(is_ready, "the server is ready", pause=0.02)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        process, self.process = self.process, None
        process.send_signal(how)
        return process.wait(timeout=30)

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def logged(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines() if line[:1] == "{"]


@contextlib.contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    server = Server(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()


class Browser:
    """A client with its own cookies."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=20, verify=TLS)
        if name:
            self.http.post("/api/me", json={"name": name}).raise_for_status()

    def make(self, *seats: str, **request: Any) -> dict[str, Any]:
        """Makes a table with these kinds of seats ("me", "open" or a bot); default: Maharaja."""
        answer = self.http.post("/api/tables", json=table_request("maharaja", *seats) | request)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def join(self, table: str, **asked: Any) -> dict[str, Any]:
        answer = self.http.post(
            f"/api/tables/{table}/seats", json={"key": secrets.token_hex(8)} | asked
        )
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def table(self, table: str, **asked: Any) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{table}", params=asked)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def socket(self, table: str, **headers: str) -> "Socket":
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        given = ({"Cookie": cookies} if cookies else {}) | headers
        return Socket(self.server, table, given)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Socket:
    """A connection to a table."""

    def __init__(self, server: Server, table: str, headers: dict[str, str]) -> None:
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
        self._connect = connect(
            url, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        )
        self.ws: ClientConnection = self._connect.__enter__()
        self.n = 0
        self.keys = 0

    def say(self, kind: str, **facts: Any) -> None:
        self.ws.send(json.dumps({"type": kind} | facts))

    def command(self, kind: str, state: dict[str, Any], **facts: Any) -> str:
        """Says a command decided on a state; returns its key."""
        self.keys += 1
        key = f"{id(self)}-{self.keys}"
        if kind in ("submit", "undo", "redo", "restart_turn", "commit"):
            facts = {"step": state["step"]} | facts
        self.say(kind, **({"key": key, "version": state["version"]} | facts))
        return key

    def order(self, kind: str, state: dict[str, Any], **facts: Any) -> dict[str, Any]:
        """Sends a command, again on every newer state while it is stale; returns its answer."""
        while True:
            key = self.command(kind, state, **facts)
            answer = self.hear("answer", "rejected")
            if answer["type"] == "answer" or answer["code"] != "stale":
                assert (answer["type"], answer["key"]) == ("answer", key), answer
                return answer
            state = answer["state"]

    def hear(self, *kinds: str, timeout: float = 20) -> dict[str, Any]:
        """The next message of one of these kinds; every message's number follows the last."""
        while True:
            message: dict[str, Any] = json.loads(self.ws.recv(timeout))
            self.n += 1
            assert message["n"] == self.n
            if not kinds or message["type"] in kinds:
                return message

    def hello(self, seat: int | None = None, **facts: Any) -> dict[str, Any]:
        """Takes the perspective of a seat and returns the state."""
        self.say("hello", seat=seat, **facts)
        self.hear("welcome")
        return self.hear("snapshot", "update")

    def is_silent(self, seconds: float = 0.3) -> bool:
        with contextlib.suppress(TimeoutError):
            self.ws.recv(seconds)
            return False
        return True

    def close(self) -> None:
        self._connect.__exit__(None, None, None)

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
