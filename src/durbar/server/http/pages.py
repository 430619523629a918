"""Pages and probes: the client if it is built in, interactive docs, health and metrics."""

import importlib.util
from importlib import resources
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.response import File
from sqlalchemy.exc import SQLAlchemyError

from durbar.server.live.live_tables import LiveTables
from durbar.server.metrics import Metrics
from durbar.server.store.store import Store

CLIENT: Final = Path(str(resources.files("durbar"))) / "web"
HERE: Final = Path(__file__).parents[1] / "docs"
NO_CLIENT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Durbar</title>
<h1>Durbar</h1><p>The game server is running. The client is not built in;
the API is described at <a href="/api/docs">/api/docs</a>.</p></html>"""
FOREVER: Final = "public, max-age=31536000, immutable"  # for files named by their content
TYPES: Final = {  # what the client is made of; a machine's own table may lack some
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
DOCS_FILES: Final = {
    "swagger-ui-bundle.js": MediaType.JSON,
    "swagger-ui.css": MediaType.CSS,
}


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(tables: LiveTables, store: Store) -> Response[str]:
    """The process can serve: the store answers, and it is not about to stop."""
    if tables.is_draining or not store.is_writing:
        return Response("draining", status_code=503)
    try:
        await store.ping()
    except SQLAlchemyError:
        return Response("no database", status_code=503)
    return Response("ready")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(metrics: Metrics) -> Response[bytes]:
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def docs() -> Response[str]:
    return Response((HERE / "index.html").read_text("utf-8"), media_type=MediaType.HTML)


@get("/api/docs/{name:str}", include_in_schema=False)
async def docs_file(name: str) -> File:
    """Swagger UI from our own server."""
    types = {"swagger-ui-bundle.js": "text/javascript", "swagger-ui.css": "text/css"}
    if name == "start.js":
        return File(HERE / name, media_type="text/javascript", content_disposition_type="inline")
    spec = importlib.util.find_spec("litestar_offline_docs")
    if name not in types or spec is None or spec.origin is None:
        raise NotFoundException
    file = Path(spec.origin).parent / "static" / name
    return File(file, media_type=types[name], content_disposition_type="inline")


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(path: str = "") -> Response[str] | File:
    """A file of the client, or its first page for every address that is the client's."""
    if path.startswith(("/api/", "/ws/")):
        raise NotFoundException
    file = (CLIENT / path.lstrip("/")).resolve()
    if file.suffix in TYPES and file.is_file() and file.is_relative_to(CLIENT.resolve()):
        return File(
            file,
            media_type=TYPES[file.suffix],
            content_disposition_type="inline",
            headers={"cache-control": FOREVER if path.startswith("/assets/") else "no-cache"},
        )
    if "." in path.rpartition("/")[2]:
        raise NotFoundException
    index = CLIENT / "index.html"
    if not index.is_file():
        return Response(NO_CLIENT, media_type=MediaType.HTML)
    return File(
        index,
        media_type=TYPES[".html"],
        content_disposition_type="inline",
        headers={"cache-control": "no-cache"},
    )


router = Router("/", route_handlers=[healthz, readyz, show_metrics, docs, docs_file, client])
