"""A real server in its own process, a real Chromium, and the client that is in the package."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from tests.support.driver import Player
from tests.support.live import Server, serving
from tests.support.parts import need

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
# Clicks come faster than people's here
LIMITS = {
    "seat_rate": 500, "seat_burst": 5000, "address_rate": 5000, "address_burst": 50000,
    "maker_rate": 500, "maker_burst": 5000,
}  # fmt: skip
QUIET = {"pace": "none", "sound": False, "confirm": "barrier", "language": "en", "theme": "light"}


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client inside the installed package."""
    folder = Path(str(resources.files("durbar"))) / "web"
    need("the built browser client", (folder / "index.html").is_file())
    return folder


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), **LIMITS) as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        need("playwright", False)
        return
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    need("chromium", path is not None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any, server: Server) -> Iterator[Callable[..., Player]]:
    """Opens the site in a fresh browser; at the end nothing may have gone wrong there."""
    with visiting(chromium, server) as open_site:
        yield open_site


@contextmanager
def visiting(chromium: Any, server: Server) -> Iterator[Callable[..., Player]]:
    players: list[Player] = []

    def open_site(
        size: tuple[int, int] = (1440, 900), touch: bool = False, **settings: Any
    ) -> Player:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            base_url=server.url,
        )
        context.set_default_timeout(20_000)
        stored = json.dumps(QUIET | settings)
        context.add_init_script(f"localStorage['durbar-settings'] ??= JSON.stringify({stored})")
        players.append(Player(context.new_page(), server.url))
        return players[-1]

    yield open_site
    for player in players:
        player.page.context.close()
    assert [fault for player in players for fault in player.faults] == []


@pytest.fixture(scope="session")
def screens() -> Path:
    """Where screenshots are kept, to be looked at."""
    folder = Path(os.environ.get("DURBAR_SCREENS", "build/screens")).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    return folder
