"""All that only PostgreSQL understands."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

MIGRATING: Final = 0x64757262  # the lock under which one process migrates and the others wait
OPTIONS: Final[dict[str, Any]] = {
    "pool_pre_ping": True,  # a connection that was lost is made anew before it is used
    "connect_args": {"connect_timeout": 5, "tcp_user_timeout": 10_000},
}


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
