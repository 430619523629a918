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
from durbar.server.protocol.convert import told_facts
from durbar.server.protocol.messages import Rejected
from durbar.server.runtime import Runtime
from durbar.version import VERSION


def make_app(runtime: Runtime) -> Litestar:
    """The application of a house; it opens the house when it starts and drains it at the end."""

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        await runtime.open()
        try:
            yield
        finally:
            await runtime.close()

    async def the_runtime() -> Runtime:
        return runtime

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
        dependencies={"runtime": Provide(the_runtime)},
        middleware=[Guard(runtime)],
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
        signature_types=[Runtime],
    )


def refused(request: Request[Any, Any, Any], error: DurbarError) -> Response[Rejected]:
    refusal = Refusal.of(error)
    body = Rejected(
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
) -> Response[Rejected]:
    """What the framework refuses, in our words: malformed, not there, method not allowed."""
    code = code_of(error.status_code)
    facts = {"reason": error.detail[:200]} if code == "malformed" else {}
    body = Rejected(key=None, code=code, paragraph="", facts=facts)
    return Response(body, status_code=error.status_code, headers=error.headers)


def not_stored(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Rejected]:
    """The database cannot be asked just now."""
    log(path=request.url.path).error("store-failed", error=repr(error))
    return refused(request, Refusal("storage"))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Rejected]:
    """A fault of ours: logged with a mark that the asker can name."""
    if isinstance(error, RecursionError):
        facts = {"reason": "too deep"}
        body = Rejected(key=None, code="malformed", paragraph="", facts=facts)
        return Response(body, status_code=400)
    mark = f"{id(error):x}"
    log(path=request.url.path, mark=mark).error("failed", error=repr(error), exc_info=error)
    body = Rejected(key=None, code="server-fault", paragraph="", facts={"mark": mark})
    return Response(body, status_code=500)
