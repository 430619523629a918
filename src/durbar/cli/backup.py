"""`durbar backup`: a copy of the database as of one moment, while the server is running."""

from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.errors import BadInput
from durbar.cli.server import server_settings
from durbar.cli.session import session_of


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Annotated[Path | None, typer.Option("--database", metavar="FILE")] = None,
) -> None:
    session = session_of(context)
    settings = server_settings(session, database=None if database is None else str(database))
    if not settings.database_file.is_file():
        raise BadInput("no-database", file=str(settings.database_file))
    if file.exists():
        raise BadInput("file-exists", file=str(file))
    from durbar.server.store import sqlite

    size = sqlite.backup(settings.database_file, file)
    session.say("backup-made", file=str(file), kilobytes=round(size / 1024))
