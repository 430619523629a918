"""Real databases for the tests: a file of SQLite, or PostgreSQL from Debian's package.

With DURBAR_TEST_DATABASE=postgresql every server of the tests keeps its games in PostgreSQL: one
server of it for this process, started on a free port of the loopback, and a database in it for each
folder.
"""

import atexit
import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

from tests.support.parts import need
from tests.support.ports import free_port

PATIENCE = 60.0  # seconds until a server of theirs must be up


def on_postgres() -> bool:
    return os.environ.get("DURBAR_TEST_DATABASE") == "postgresql"


def database_in(folder: Path) -> str:
    """The database that belongs to a folder, made when it is first asked for."""
    if on_postgres():
        return postgres().database(hashlib.sha256(str(folder).encode()).hexdigest()[:20])
    return str(folder / "durbar.sqlite")


def contents(database: str) -> bytes:
    """All that a database holds, as bytes."""
    if on_postgres():
        dump = [postgres().programs / "pg_dump", "--inserts", database]
        return subprocess.run(dump, check=True, capture_output=True).stdout
    return b"".join(
        file.read_bytes() for file in sorted(Path(database).parent.glob("durbar.sqlite*"))
    )


class Service:
    """A server of somebody else's in a folder of its own, under a user who is not root."""

    user = "nobody"

    def __init__(self, port: int | None = None) -> None:
        self.port = free_port() if port is None else port
        self.folder = Path(tempfile.mkdtemp(prefix="durbar-service-"))
        if os.getuid() == 0:
            shutil.chown(self.folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.remove)

    def as_user(self, *command: str | Path) -> list[str]:
        """PostgreSQL refuses to run as root."""
        words = [str(word) for word in command]
        if os.getuid() != 0:
            return words
        return ["setpriv", f"--reuid={self.user}", "--clear-groups", "--", *words]

    def run(self, *command: str | Path) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.as_user(*command), stdout=log, stderr=log, cwd=self.folder
            )
        end = time.monotonic() + PATIENCE
        while not self.is_up():
            log = (self.folder / "log").read_text()
            assert self.process.poll() is None and time.monotonic() < end, log
            time.sleep(0.02)

    def start(self) -> None:
        raise NotImplementedError

    def is_up(self) -> bool:
        raise NotImplementedError

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.process is not None:
            process, self.process = self.process, None
            process.send_signal(how)
            process.wait(timeout=60)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Any:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()


class Postgres(Service):
    """PostgreSQL; what it writes is not synced, since no test cuts the machine's power."""

    user = "postgres"

    def __init__(self, port: int | None = None) -> None:
        super().__init__(port)
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        need("postgresql", bool(found))
        self.programs = found[-1]
        self.databases: set[str] = set()
        subprocess.run(
            self.as_user(
                self.programs / "initdb", "--pgdata", self.folder / "data", "--username", "durbar",
                "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync",
            ),
            check=True, capture_output=True, cwd=self.folder,
        )  # fmt: skip

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": "",
            "fsync": "off", "max_connections": 200,
        }  # fmt: skip
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self.run(self.programs / "postgres", "-D", self.folder / "data", *options)

    def is_up(self) -> bool:
        import psycopg

        with contextlib.suppress(psycopg.Error):
            psycopg.connect(self.url("postgres")).close()
            return True
        return False

    def url(self, name: str) -> str:
        return f"postgresql://durbar@127.0.0.1:{self.port}/{name}"

    def database(self, name: str) -> str:
        import psycopg

        if name not in self.databases:
            with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
                connection.execute(f'CREATE DATABASE "{name}" TEMPLATE template0')
            self.databases.add(name)
        return self.url(name)


@cache
def postgres() -> Postgres:
    """The one PostgreSQL of this process."""
    service = Postgres()
    service.start()
    return service
