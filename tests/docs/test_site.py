"""The documentation site: built without a warning, and nothing in it comes from elsewhere."""

import functools
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.support.parts import need

import durbar
from durbar.texts.rules import paragraphs

pytestmark = pytest.mark.xdist_group("site")  # it is built once

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de", "it")
ELSEWHERE = re.compile(r"^(?:https?:)?//")


class Loaded(HTMLParser):
    """What a browser fetches to show a page; links for people to follow are none of it."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.ids.add(given.get("id", ""))
        for key in ("src", "srcset", "data", "poster", "action"):
            self.addresses.append(given.get(key, ""))
        if tag in ("link", "use", "image"):
            self.addresses.append(given.get("href", ""))


def parsed(page: Path) -> Loaded:
    reader = Loaded()
    reader.feed(page.read_text("utf-8"))
    return reader


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need("mkdocs with its theme", bool(find_spec("mkdocs") and find_spec("mkdocstrings")))
    folder = tmp_path_factory.mktemp("site")
    run = subprocess.run(
        [ROOT / "scripts" / "docs", folder],
        env=os.environ | {"PYTHON": sys.executable},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    # In quiet mode warnings would not count as errors
    assert "Documentation built" in run.stderr and "WARNING" not in run.stderr
    return folder


def test_no_page_asks_for_anything_from_elsewhere(site: Path) -> None:
    pages, styles = list(site.rglob("*.html")), list(site.rglob("*.css"))
    assert len(pages) > 40 and styles
    for page in pages:
        for address in parsed(page).addresses:
            assert not ELSEWHERE.match(address), f"{page.name}: {address}"
    for style in styles:
        for address in re.findall(
            r"(?:url\(|@import)\s*[\"']?([^\"')]+)", style.read_text("utf-8")
        ):
            assert not ELSEWHERE.match(address), f"{style.name}: {address}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", list(durbar.GAMES))
def test_every_paragraph_of_the_rules_has_its_place(site: Path, room: str, language: str) -> None:
    ids = parsed(site / "rules" / language / f"{room}.html").ids
    assert ids >= paragraphs(language, room).keys()


def test_the_reference_documents_what_the_package_exports(site: Path) -> None:
    import durbar.rl
    import durbar.testing

    pages = (site / "reference").glob("*.html")
    described = {id.rpartition(".")[2] for page in pages for id in parsed(page).ids}
    front = (site / "reference" / "durbar.html").read_text("utf-8")
    for package in (durbar, durbar.rl, durbar.testing):
        for name in package.__all__:
            assert name in described or f"<code>{name}</code>" in front, (
                f"{package.__name__}.{name}"
            )


def test_every_command_is_documented(site: Path) -> None:
    from durbar.cli.app import app

    commands = [each.name for each in (*app.registered_commands, *app.registered_groups)]
    ids = parsed(site / "reference" / "commands.html").ids
    assert ids >= {f"durbar-{name}" for name in commands}


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *arguments: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_the_site_is_read_and_searched_without_a_network(address: str) -> None:
    need("playwright", find_spec("playwright") is not None)
    from playwright.sync_api import sync_playwright

    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    need("chromium", path is not None)
    asked: list[str] = []
    faults: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_page()
        page.set_default_timeout(60_000)
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("response", lambda r: faults.append(r.url) if r.status >= 400 else None)
        page.goto(f"{address}rules/en/taj-mahal.html")
        page.get_by_role("textbox", name="Search").fill("withdraw")
        page.locator(".md-search-result__item").first.wait_for()
        page.goto(f"{address}reference/core.html")
        page.get_by_role("heading", name="State").first.wait_for()
        browser.close()
    assert faults == []
    assert asked and all(url.startswith((address, "data:", "blob:")) for url in asked)
