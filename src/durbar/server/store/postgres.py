"""All that only PostgreSQL understands."""

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

SCHEMES: Final = ("postgresql://", "postgres://")
MIGRATING: Final = 0x64757262  # the lock under which one process migrates and the others wait
OPTIONS: Final[dict[str, Any]] = {
    "pool_pre_ping": True,  # a connection that was lost is made anew before it is used
    "connect_args": {"connect_timeout": 5, "tcp_user_timeout": 10_000},
}


def is_url(database: str) -> bool:
    return database.startswith(SCHEMES)


def is_installed() -> bool:
    return importlib.util.find_spec("psycopg") is not None


def url_of(database: str) -> str | None:
    """The URL with its driver; None if it is none."""
    try:
        url = make_url(database).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        return None
    return url.render_as_string(hide_password=False) if url.database else None


def told(database: str) -> str:
    """The URL as it may be shown."""
    return make_url(database).render_as_string(hide_password=True)


@contextmanager
def together(connection: Connection) -> Iterator[None]:
    """What is executed inside is sent without waiting for each answer, and must return no rows."""
    driver: Any = connection.connection.driver_connection
    try:
        with driver.pipeline():
            yield
    except connection.dialect.dbapi.Error as error:  # type: ignore[union-attr]
        raise DBAPIError.instance(None, None, error, type(error)) from error


def lock_for_migration(connection: Connection) -> None:
    """Held until the transaction ends: several processes may start at once."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
