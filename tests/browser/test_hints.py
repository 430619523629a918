"""The hint button in all three games: asked by key, read, pointed at the table, and played."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.browser.test_screens import overflowing, serious, shoot, small_targets, wait
from tests.support.driver import Player
from tests.support.live import table_request

Visit = Callable[..., Player]
PATIENT = 90_000  # ms: a bot thinks, on whatever machine this is
POINTED = ".picture [data-hinted]"
WORDS = {"en": "Chance to win", "de": "Siegchance", "it": "Probabilità di vittoria"}


def sit_down(player: Player, game: str, *seats: str, **settings: Any) -> None:
    body = table_request(game, *seats) | {"settings": settings}
    answer = player.page.request.post(f"{player.url}/api/tables", data=body)
    assert answer.status == 201, answer.text()
    player.go(f"/t/{answer.json()['id']}")


@pytest.mark.parametrize(
    ("game", "language", "theme", "size"),
    [
        ("maharaja", "en", "light", (1440, 900)),
        ("taj-mahal", "it", "dark", (390, 844)),
        ("java", "de", "light", (1440, 900)),
    ],
)
def test_a_hint_is_asked_for_read_pointed_at_and_played(
    visit: Visit, screens: Path, game: str, language: str, theme: str, size: tuple[int, int]
) -> None:
    player = visit(size, touch=size[0] < 500, language=language, theme=theme)
    page = player.page
    sit_down(player, game, "me", "random", "random")
    page.wait_for_selector("[data-hint]", timeout=PATIENT)
    page.keyboard.press("i")
    page.wait_for_selector("[data-play-hint]", timeout=PATIENT)
    choices = page.locator("[data-advised]")
    assert 1 <= choices.count() <= 3
    shown = choices.first.inner_text()
    assert WORDS[language] in shown and "%" in shown
    assert not any(sign in shown for sign in ("{", "advice-", "undefined"))
    assert page.locator("[data-advised] details[open]").count() == 0  # the others are folded
    if size[0] > 500:
        assert page.locator(".players li").first.bounding_box()["y"] < size[1] - 100
    page.locator("[data-play-hint]").first.focus()
    page.wait_for_selector(POINTED, state="attached")
    shoot(player, screens / f"hint-{game}.png")
    assert serious(player) == []
    assert overflowing(player) == []
    if size[0] < 500:
        assert small_targets(player) == []
    page.keyboard.press("Escape")  # closes it, and takes nothing back
    page.wait_for_selector("[data-hint-panel]", state="detached")
    wait(player, "document.activeElement.matches('[data-hint]')")
    assert not player.has(POINTED)
    page.click("[data-hint]")
    page.wait_for_selector("[data-play-hint]", timeout=PATIENT)
    page.locator("[data-play-hint]").first.click()
    page.wait_for_selector("[data-ledger] li", timeout=PATIENT)  # it is in the draft
    assert not player.has("[data-hint-panel]")


def test_a_hint_has_its_place_beside_four_players(visit: Visit) -> None:
    """All of it, or half the window: the column gives way, not what was asked for."""
    player = visit((1440, 900))
    sit_down(player, "java", "me", "random", "random", "random")
    player.page.wait_for_selector("[data-hint]", timeout=PATIENT)
    player.page.click("[data-hint]")
    player.page.wait_for_selector("[data-play-hint]", timeout=PATIENT)
    panel = player.page.locator("[data-hint-panel]")
    tall, whole = panel.evaluate("(it) => [it.clientHeight, it.scrollHeight]")
    assert tall == whole or tall > 0.5 * 900


def test_a_table_that_allows_no_hints_shows_no_button_and_says_so(visit: Visit) -> None:
    player = visit()
    sit_down(player, "maharaja", "me", "random", hints=False)
    player.page.wait_for_selector("[data-choice]", timeout=PATIENT)
    assert not player.has("[data-hint]")
    player.page.keyboard.press("i")
    assert not player.has("[data-hint-panel]")
    sit_down(player, "maharaja", "me", "open", hints=False)
    player.page.wait_for_selector("[data-term=hints]")
    assert player.page.inner_text("[data-term=hints]").split("\n") == ["Hints", "for nobody"]
