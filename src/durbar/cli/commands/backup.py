"""`durbar backup`: a copy of the database as of one moment, while the server is running."""

from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.arguments import Database
from durbar.cli.errors import BadInput
from durbar.cli.server_settings import server_settings
from durbar.cli.session import session_of


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = None,
) -> None:
    session = session_of(context)
    settings = server_settings(session, database=database)
    source = settings.database_file
    if source is None:
        raise BadInput("backup-postgres")
    if not source.is_file():
        raise BadInput("no-database", file=str(source))
    if file.exists():
        raise BadInput("file-exists", file=str(file))
    from durbar.server.store import sqlite

    size = sqlite.backup(source, file)
    session.say("backup-made", file=str(file), kilobytes=round(size / 1024))
