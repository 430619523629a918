"""Parameters, refusals and checks that several parts of the HTTP API share."""

from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from durbar.server.errors import Refusal
from durbar.server.http.limits import Limits
from durbar.server.protocol.messages import Rejected

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=40)]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=15, description="one of your seats")]
REFUSALS = {
    status: ResponseSpec(Rejected, description=why, generate_examples=False)
    for status, why in {
        400: "malformed",
        403: "not allowed",
        404: "not there",
        409: "refused by the table or the rules",
        413: "too large",
        422: "options that do not go together",
        429: "too fast",
        503: "draining",
    }.items()
}


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def check_new_tables(limits: Limits, request: AnyRequest) -> None:
    """Raises Refusal if an address makes too many tables and records, which are stored for good."""
    if not limits.new_tables.take(address_of(request)):
        raise Refusal("too-fast")
