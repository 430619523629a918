"""The HTTP API of accounts."""

from litestar import Router

from durbar.server.http.account import credentials, overview, proof, sign_in

router = Router(
    "/api/account",
    route_handlers=[
        *overview.handlers, *sign_in.handlers, *credentials.handlers, *proof.handlers,
    ],
    tags=["account"],
)  # fmt: skip
