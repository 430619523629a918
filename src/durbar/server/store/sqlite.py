"""All that only SQLite understands."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from durbar.server.errors import NotFound


def prepare(engine: Engine) -> None:
    """Every connection writes ahead (readers never wait for the writer) and waits for the disk.

    Its own `lower` knows the letters of English alone.
    """

    @event.listens_for(engine, "connect")
    def _(connection: Any, record: Any) -> None:
        connection.create_function("lower", 1, _lower, deterministic=True)
        cursor = connection.cursor()
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "busy_timeout = 10000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def _lower(text: str | None) -> str | None:
    return None if text is None else text.lower()


def backup(source: Path, target: Path) -> int:
    """Copies a database that may be in use, as of one moment; returns its size in bytes."""
    if not source.is_file():
        raise NotFound("no-database", file=str(source))
    with (
        contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as here,
        contextlib.closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there)
    return target.stat().st_size
