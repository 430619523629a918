"""`durbar serve`: the game server."""

import webbrowser
from typing import Annotated

import typer

from durbar.cli.arguments import Database
from durbar.cli.server_settings import server_settings
from durbar.cli.session import session_of


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535)] = None,
    database: Database = None,
    public_url: Annotated[str | None, typer.Option("--public-url", metavar="URL")] = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    session = session_of(context)
    settings = server_settings(
        session,
        host=host,
        port=port,
        database=database,
        public_url=public_url,
    )
    from durbar.server import logs
    from durbar.server.editions import Editions
    from durbar.server.run import bind, run
    from durbar.server.settings import default_of

    logs.set_up(settings.log_level)
    listener = bind(settings, any_port=settings.port == default_of("port") and port is None)
    editions = Editions(session.settings.editions)
    url = settings.url(listener.getsockname()[1])
    session.say("serve-at", url=url, file=settings.database_label)
    if open_browser:
        webbrowser.open(url)
    run(settings, listener, editions)
