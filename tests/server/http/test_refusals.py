"""Refusals: every code has its place, its status and a sentence in three languages."""

import ast
import re
from collections.abc import Iterator

import httpx
import pytest
from tests.support.live import Browser, Server, serving
from tests.texts import sources
from websockets.exceptions import InvalidStatus

from durbar.server.errors import STATUS
from durbar.texts import LANGUAGES, Texts

ELSEWHERE = {  # raised when a server or a worker starts, never by a running server
    "setting-unknown", "setting-value", "port-taken", "no-database", "database-too-new",
    "edition-digest", "hosting-not-installed", "cluster-without-postgres", "worker-secret-short",
    "worker-refused", "worker-version",
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("refusals"), sockets_per_address=1) as server:
        yield server


def test_every_code_of_the_server_is_in_one_table() -> None:
    """And the table has no code that is never raised."""
    raised = {each.code for each in sources.errors() if each.where.startswith("server/")}
    assert len(raised) > 25
    assert raised - STATUS.keys() == ELSEWHERE
    words = {
        node.value
        for file in (sources.package() / "server").rglob("*.py")
        for node in ast.walk(_without_the_place(ast.parse(file.read_text("utf-8"))))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert STATUS.keys() - words == set()


def _without_the_place(tree: ast.Module) -> ast.Module:
    """The sources without STATUS itself."""
    tree.body = [
        node
        for node in tree.body
        if not (isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "STATUS")
    ]
    return tree


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", STATUS)
def test_every_code_has_a_sentence_in_every_language(language: str, code: str) -> None:
    facts = {"player": "Ann", "seats": 3, "found": 4, "edition": "5f0c", "reason": "no key"}
    facts |= {"mark": "7f", "game": "go", "known": "java", "at": 9, "entries": 8}
    facts |= {"least": 3, "most": 40, "name": "Ann"}
    facts |= {"bot": "greedy", "variant": "grey=maybe"}
    reply = Texts(language).format(f"error-{code}", facts)
    wrong, *right = re.split(r"(?<=[.;:]) ", reply)
    assert wrong and right and all(len(part.split()) > 1 or part[0] in "j7R" for part in right)


WRONG_SETTINGS = {"key": "k", "game": "java", "settings": {"dance": True}}


def test_refused_requests_have_a_code_and_a_status(server: Server) -> None:
    with Browser(server, "Ann") as ann:
        made = ann.make("me", "me")["id"]
        asked = [
            ("not-found", httpx.get(f"{server.url}/api/nothing")),
            ("method-not-allowed", httpx.delete(f"{server.url}/api/me")),
            ("malformed", httpx.post(f"{server.url}/api/me", content=b"{")),
            ("malformed", httpx.post(f"{server.url}/api/me", json={"name": 7})),
            ("malformed", httpx.post(f"{server.url}/api/tables", content=b"[" * 20_000)),
            ("malformed", ann.http.post("/api/tables", json=WRONG_SETTINGS)),
            ("too-large", httpx.post(f"{server.url}/api/me", json={"name": "x" * 100_000})),
            ("foreign-origin", httpx.post(f"{server.url}/api/me", headers={"Origin": "null"})),
            ("no-such-table", httpx.get(f"{server.url}/api/tables/AAAAAAAAAAAA")),
            ("edition-not-here", httpx.get(f"{server.url}/api/editions/0")),
            ("record-at", ann.http.get(f"/api/tables/{made}/at/999")),
            ("not-over", ann.http.get(f"/api/tables/{made}/verify")),
            ("not-your-seat", ann.http.get(f"/api/tables/{made}", params={"seat": 9})),
        ]
        for code, answer in asked:
            assert (answer.json()["code"], answer.status_code) == (code, STATUS[code])
            for language in LANGUAGES:  # the facts are those that the sentence needs
                assert Texts(language).format(f"error-{code}", answer.json()["facts"])
        with ann.socket(made):
            with pytest.raises(InvalidStatus):
                ann.socket(made)
        reply = httpx.get(f"{server.url}/metrics").text
        assert 'durbar_refused_requests_total{code="too-many-sockets"} 1.0' in reply
