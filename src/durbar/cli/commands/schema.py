"""`durbar schema`: the messages of the socket as JSON Schema, for clients in other languages."""

import typer

from durbar.cli.server_settings import server_settings
from durbar.cli.session import session_of


def schema(context: typer.Context) -> None:
    session = session_of(context)
    server_settings(session)
    from durbar.server.protocol import schema

    session.emit(schema.schema())
