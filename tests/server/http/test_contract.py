"""The HTTP API keeps what its OpenAPI description promises, whatever is asked of it."""

import contextlib
import re
from urllib.parse import urljoin

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans
from schemathesis.checks import CHECKS
from schemathesis.generation import GenerationMode
from tests.support.live import Browser, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("contract")
    with serving(
        folder, address_rate=1e6, address_burst=10**6, seat_burst=10**6, maker_burst=10**6
    ) as server:
        yield server


@pytest.fixture(scope="module")
def api(server):
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def known(server):
    """A table that is there, so that not every address is wrong."""
    with Browser(server, "Ann") as browser:
        made = browser.make("me", "me")
        yield made | {"cookie": f"durbar_guest={browser.http.cookies['durbar_guest']}"}


def check_operation(operation, mode, known):
    """Asks one door with generated requests, half of them about a table that is there."""

    @given(case=operation.as_strategy(mode), is_known=booleans())
    @settings(
        max_examples=10, deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def check(case, is_known):
        if is_known and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = known["id"]
        response = case.call(headers={"Cookie": known["cookie"]})
        checks = ("not_a_server_error", "status_code_conformance", "content_type_conformance",
                  "response_schema_conformance")  # fmt: skip
        case.validate_response(response, checks=CHECKS.get_by_names(checks))

    check()


def test_answers_are_as_described_and_nothing_breaks(api, known, server):
    operations = [result.ok() for result in api.get_all_operations()]
    assert len(operations) > 12
    for operation in operations:
        for mode in GenerationMode:
            with contextlib.suppress(Unsatisfiable):  # nothing can be wrong about some doors
                check_operation(operation, mode, known)
    assert httpx.get(f"{server.url}/readyz").text == "ready"
    assert not [line for line in server.logged() if line["level"] == "error"]


def test_the_description_names_the_main_paths(server):
    paths = httpx.get(f"{server.url}/api/schema/openapi.json").json()["paths"]
    for path in (
        "/api/games", "/api/bots", "/api/editions/{digest}", "/api/tables",
        "/api/tables/{table_id}", "/api/tables/{table_id}/seats", "/api/records",
        "/api/tables/{table_id}/commands", "/api/tables/{table_id}/at/{n}",
        "/api/tables/{table_id}/record",
    ):  # fmt: skip
        assert path in paths


def test_interactive_docs_come_from_our_own_server_without_inline_script(server):
    page = httpx.get(f"{server.url}/api/docs")
    assert not re.search(r"<script>|<script[^>]*>[^<]|\son\w+=", page.text)
    for source in re.findall(r'(?:src|href)="([^"]+)"', page.text):
        assert source.startswith("/")
        assert httpx.get(urljoin(server.url, source)).status_code == 200
    assert httpx.get(f"{server.url}/api/docs/index.html").status_code == 404
