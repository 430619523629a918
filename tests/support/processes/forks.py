"""Commands of Durbar in processes forked from one that has its imports done.

A start of Python with all that a server imports costs a second and a half of computing; a fork of a
process that did it once costs none of it. The documentation's tests start the program itself.
"""

import importlib
import os
import signal
import sys
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

CONTEXT = get_context("forkserver")
IMPORTED = [  # what a start imports, at once or later; what is missing here is left out
    "durbar.cli.main", "durbar.cli.app", "durbar.cli.commands.serve", "durbar.server.run",
    "alembic.command", "anyio._backends._asyncio", "mako.template", "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg", "litestar.middleware.allowed_hosts",
    "litestar.middleware.csrf", "litestar.middleware.response_cache", "litestar.plugins.attrs",
    "litestar.plugins.pydantic", "uvicorn.lifespan.on", "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.h11_impl", "uvicorn.protocols.websockets.websockets_sansio_impl",
    "tests.support.processes.warm",
]  # fmt: skip


class Fork:
    """A process that runs a module as a program, with the methods of a Popen that tests use."""

    def __init__(
        self, program: str, arguments: list[str], log: Path, environ: dict[str, str]
    ) -> None:
        log.touch()
        CONTEXT.set_forkserver_preload(IMPORTED)
        self._process: ForkServerProcess = CONTEXT.Process(
            target=_run, args=(program, arguments, str(log), environ), daemon=True
        )
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        assert code is not None, f"process {self.pid} did not end within {timeout} s"
        return code


def _run(program: str, arguments: list[str], log: str, environ: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environ)
    errors = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream, target in ((0, nothing), (1, nothing), (2, errors)):
        os.dup2(target, stream)
    sys.argv = ["durbar", *arguments]
    importlib.import_module(program).main()
