"""The plain table: made of view, prompt, log and panels alone, it plays any game there is."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import LIMITS, visiting
from tests.browser.test_screens import overflowing
from tests.support.driver import Player
from tests.support.live import Server

from durbar.games.registry import GAMES
from durbar.texts import LANGUAGES

Visit = Callable[..., Player]
ROOT = Path(__file__).parents[2]
IDS = {  # how a room calls its things: none of them may be read on the screen
    "java": ("lay-three", "take-card", "turn_of", "mask-drum"),
    "maharaja": ("take-gold", "turn_of", "jug-red", "jugs-large"),
    "taj-mahal": ("play-white", "in_visit", "red-elephant", "P01"),
}


class WithLanterns(Server):
    """A server that knows a fourth game, which the client has never heard of."""

    program = "tests.browser.lanterns.__main__"


@pytest.fixture(scope="module")
def other(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = WithLanterns(tmp_path_factory.mktemp("lanterns"), **LIMITS)
    server.environ["PYTHONPATH"] = os.pathsep.join(
        [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    )
    server.start()
    yield server
    server.stop()


def test_a_game_without_words_and_without_a_table_is_played_to_its_end(
    chromium: Any, other: Server, screens: Path
) -> None:
    with visiting(chromium, other) as visit:
        player = visit()
        page = player.page
        player.go("/")
        page.click("[data-play=lanterns]")
        page.wait_for_selector(".plain [data-choice]")
        page.screenshot(path=str(screens / "plain-lanterns.png"))
        assert player.play() > 2
        assert page.locator("[data-end] .places li").count() == 2
        assert player.has(".plain")
        page.click("[data-verify]")
        page.wait_for_selector("[data-verdict=true]")


def test_a_whole_game_is_played_at_the_plain_table_by_keyboard(visit: Visit) -> None:
    player = visit()
    plainly(player)
    player.duel()
    assert player.play_by_keyboard() >= 9
    assert player.has(".plain")


@pytest.mark.parametrize("game", GAMES)
def test_every_registered_game_speaks_in_words_at_the_plain_table(
    game: str, visit: Visit, screens: Path
) -> None:
    player = visit()
    page = player.page
    plainly(player)
    player.go("/")
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".plain")
    player.play(until=lambda: page.locator(".log .scroll li").count() > 60)
    player.play(until=lambda: player.has("[data-choice]") or player.is_over)
    for language in LANGUAGES:
        player.speak(language)
        page.screenshot(path=str(screens / f"plain-{game}-{language}.png"), full_page=True)
        shown = page.inner_text("#main")
        assert [one for one in IDS[game] if one in shown] == []
        assert overflowing(player) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert overflowing(player) == []


def plainly(player: Player) -> None:
    player.page.context.add_init_script("localStorage['durbar-plain'] = 'yes'")
