"""URLs of databases: a file of SQLite or an address of PostgreSQL."""

from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

POSTGRES_SCHEMES: Final = ("postgresql://", "postgres://")


def is_postgres(database: str) -> bool:
    return database.startswith(POSTGRES_SCHEMES)


def postgres_url(database: str) -> str | None:
    """Returns the URL with its driver, or None if it is malformed."""
    try:
        url = make_url(database).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        return None
    return url.render_as_string(hide_password=False) if url.database else None


def sqlite_url(file: Path) -> str:
    return f"sqlite:///{file}"


def without_password(database: str) -> str:
    """Returns a PostgreSQL URL in a form that may be shown."""
    return make_url(database).render_as_string(hide_password=True)
