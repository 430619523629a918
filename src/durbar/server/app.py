"""The ASGI application: routes, guards, and errors as refusals."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from durbar.core.errors import DurbarError
from durbar.server.cluster.forwarding import OWNER
from durbar.server.errors import Elsewhere, Refusal, Stale, code_of, status_of
from durbar.server.http import (
    account,
    catalogue,
    commands,
    ladder,
    my_games,
    notices,
    pages,
    records,
    table_records,
    tables,
)
from durbar.server.http.middleware import Guard
from durbar.server.http.socket import table_socket
from durbar.server.http.worker_socket import worker_socket
from durbar.server.logs import log
from durbar.server.protocol.convert import serialize_facts
from durbar.server.protocol.messages import Rejected
from durbar.server.runtime import Runtime
from durbar.version import VERSION

ROUTERS: Final = (
    tables.router, commands.router, table_records.router, my_games.router, catalogue.router,
    ladder.router, records.router, account.router, notices.router, pages.router,
)  # fmt: skip
INJECTED: Final = (  # parts of the runtime that handlers may name as parameters
    "site", "editions", "metrics", "limits", "store", "bots", "tables", "identity",
    "sessions", "accounts", "channels", "delivery", "summaries", "admission", "connection_deps",
)  # fmt: skip


def make_app(runtime: Runtime) -> Litestar:
    """Returns the application of an open runtime, which it closes when it shuts down."""

    @asynccontextmanager
    async def drain(app: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await runtime.close()

    guard = Guard(
        runtime.site,
        runtime.identity,
        runtime.sessions,
        runtime.limits.addresses,
        runtime.metrics,
    )
    return Litestar(
        route_handlers=[*ROUTERS, table_socket, worker_socket],
        dependencies=_dependencies(runtime),
        middleware=[guard],
        lifespan=[drain],
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
    )


def _dependencies(runtime: Runtime) -> dict[str, Provide]:
    """Returns the parts by name.

    A name must not be that of a field in a request body: the framework answers 500 to a wrong value
    of such a field, as if the part were wrong.
    """
    parts = {name: getattr(runtime, name) for name in INJECTED}
    parts["server_settings"] = runtime.settings
    return {name: _provide(part) for name, part in parts.items()}


def _provide(part: object) -> Provide:
    return Provide(lambda: part, sync_to_thread=False)


def refused(request: Request[Any, Any, Any], error: DurbarError) -> Response[Rejected]:
    refusal = Refusal.of(error)
    body = Rejected(
        key=None,
        code=refusal.code,
        paragraph=refusal.paragraph,
        facts=serialize_facts(refusal.facts),
        state=refusal.state if isinstance(refusal, Stale) else None,
    )
    headers = {OWNER: error.owner} if isinstance(error, Elsewhere) else None
    return Response(body, status_code=status_of(error), headers=headers)


def refused_by_framework(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[Rejected]:
    """Returns an error of the framework as a refusal: malformed, not found, method not allowed."""
    code = code_of(error.status_code)
    facts = {"reason": error.detail[:200]} if code == "malformed" else {}
    body = Rejected(key=None, code=code, paragraph="", facts=facts)
    return Response(body, status_code=error.status_code, headers=error.headers)


def not_stored(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Rejected]:
    """The database does not answer."""
    log(path=request.url.path).error("store-failed", error=repr(error))
    return refused(request, Refusal("storage"))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Rejected]:
    """An unexpected error: logged with a mark that the client can report."""
    if isinstance(error, RecursionError):
        facts = {"reason": "too deep"}
        body = Rejected(key=None, code="malformed", paragraph="", facts=facts)
        return Response(body, status_code=400)
    mark = f"{id(error):x}"
    log(path=request.url.path, mark=mark).error("failed", error=repr(error), exc_info=error)
    body = Rejected(key=None, code="server-fault", paragraph="", facts={"mark": mark})
    return Response(body, status_code=500)
