"""The ASGI application: routes, guards, and errors as refusals."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from durbar.core.errors import DurbarError
from durbar.server.cluster.router import OWNER
from durbar.server.errors import Elsewhere, Refusal, Stale, code_of, status_of
from durbar.server.http.accounts import account
from durbar.server.http.catalogue import library
from durbar.server.http.ladder import ladders
from durbar.server.http.middleware import Guard
from durbar.server.http.my_games import my_games
from durbar.server.http.notices import notices
from durbar.server.http.pages import pages
from durbar.server.http.records import records
from durbar.server.http.socket import table_socket
from durbar.server.http.tables import tables
from durbar.server.http.worker_socket import worker_socket
from durbar.server.logs import log
from durbar.server.protocol import messages as wire
from durbar.server.protocol.convert import told_facts
from durbar.server.runtime import House
from durbar.version import VERSION


def make_app(house: House) -> Litestar:
    """The application of a house; it opens the house when it starts and drains it at the end."""

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def the_house() -> House:
        return house

    return Litestar(
        route_handlers=[
            tables,
            my_games,
            library,
            ladders,
            records,
            account,
            notices,
            table_socket,
            worker_socket,
            pages,
        ],
        dependencies={"house": Provide(the_house)},
        middleware=[Guard(house)],
        lifespan=[live],
        exception_handlers={
            DurbarError: refused,
            HTTPException: refused_by_framework,
            SQLAlchemyError: not_stored,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Durbar",
            version=VERSION,
            description="Tables, seats and commands, as over the socket /ws/tables/{id}.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(backend="gzip", exclude=["/api/", "/metrics"]),
        logging_config=None,
        request_max_body_size=2**16,
        signature_types=[House],
    )


def refused(request: Request[Any, Any, Any], error: DurbarError) -> Response[wire.Refused]:
    refusal = Refusal.of(error)
    body = wire.Refused(
        key=None,
        code=refusal.code,
        paragraph=refusal.paragraph,
        facts=told_facts(refusal.facts),
        state=refusal.state if isinstance(refusal, Stale) else None,
    )
    headers = {OWNER: error.owner} if isinstance(error, Elsewhere) else None
    return Response(body, status_code=status_of(error), headers=headers)


def refused_by_framework(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[wire.Refused]:
    """What the framework refuses, in our words: malformed, not there, method not allowed."""
    code = code_of(error.status_code)
    facts = {"reason": error.detail[:200]} if code == "malformed" else {}
    body = wire.Refused(key=None, code=code, paragraph="", facts=facts)
    return Response(body, status_code=error.status_code, headers=error.headers)


def not_stored(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[wire.Refused]:
    """The database cannot be asked just now."""
    log(path=request.url.path).error("store-failed", error=repr(error))
    return refused(request, Refusal("storage"))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """A fault of ours: logged with a mark that the asker can name."""
    if isinstance(error, RecursionError):
        facts = {"reason": "too deep"}
        body = wire.Refused(key=None, code="malformed", paragraph="", facts=facts)
        return Response(body, status_code=400)
    mark = f"{id(error):x}"
    log(path=request.url.path, mark=mark).error("failed", error=repr(error), exc_info=error)
    body = wire.Refused(key=None, code="server-fault", paragraph="", facts={"mark": mark})
    return Response(body, status_code=500)
