"""Whole games of Taj Mahal in a real browser, on its own table."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.driver import Player

Visit = Callable[..., Player]
SHOTS = Path("build/screenshots/taj-mahal")
IDLE = 500  # looks without anything to do: the game is stuck
ENDED = "[data-commit]:not([aria-disabled=true])"
WITHDRAW = "[data-target=withdraw]:visible"
FREE = "[data-choice]:visible:not([aria-pressed=true])"


class Guest:
    """Plays a card now and then, else withdraws; takes whatever is offered."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.plays = self.asked = 0

    def sit_down(self, preset: str) -> None:
        self.player.go("/new/taj-mahal?mode=bots")
        self.page.get_by_role("button", name=preset, exact=True).click()
        self.page.click("[data-start]")
        self.page.wait_for_selector(".map")

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        idle = 0
        while not self.player.is_over and not until():
            idle = 0 if self.step() else idle + 1
            assert idle < IDLE, self.page.inner_text("[data-status]")
            self.page.wait_for_timeout(50 if idle else 10)

    def step(self) -> bool:
        for button in ("[data-lift]", "[data-confirm]:not([disabled])", ENDED):
            if self.player.has(button):
                return self.click(button)
        if self.player.has(WITHDRAW):
            self.asked += 1
            if self.asked % 3 and self.player.has("button.card:not(.off)"):
                return self.play_a_card()
            return self.click(WITHDRAW)
        return self.player.has(FREE) and self.click(FREE)

    def play_a_card(self) -> bool:
        self.click("button.card:not(.off)")
        if not self.player.has("[data-play]:not([aria-disabled=true])"):
            return self.click(WITHDRAW)
        assert self.player.has("td.planned, .note")  # the matrix knows before the others do
        self.plays += 1
        return self.click("[data-play]")

    def click(self, selector: str) -> bool:
        """Clicks the first of them; it may have gone meanwhile: a bot was quicker."""
        from playwright.sync_api import Error

        try:
            self.page.locator(selector).first.click(timeout=2000, position={"x": 9, "y": 9})
        except Error:
            return False
        return True


@pytest.mark.parametrize(
    ("preset", "seats", "visits"),
    [
        ("Three players", 3, 12),
        ("Five players", 5, 12),
    ],
)
def test_a_whole_game_against_bots(preset: str, seats: int, visits: int, visit: Visit) -> None:
    guest = Guest(visit())
    guest.sit_down(preset)
    guest.play()
    page = guest.page
    assert guest.plays > 3
    assert page.locator("[data-end] .places li").count() == seats
    assert page.locator(".ribbon li").count() == visits
    assert page.locator(".ribbon .now").count() == 0
    assert guest.player.faults == []


def test_every_step_of_a_visit_on_a_phone(visit: Visit) -> None:
    guest = Guest(visit(size=(390, 844), touch=True))
    guest.sit_down("Three players")
    guest.play(until=lambda: log_lines(guest.page) > 60)
    page = guest.page
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    assert page.locator(".hand.docked").count() == 1


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screens_are_kept_and_every_word_is_there(language: str, theme: str, visit: Visit) -> None:
    guest = Guest(visit(language=language, theme=theme))
    page = guest.page
    guest.player.go("/new/taj-mahal?mode=bots")
    page.click("[data-start]")
    page.wait_for_selector(".map")
    keep(page, f"auction-{language}-{theme}")
    guest.play(until=lambda: page.locator("li.on").count() > 0)
    keep(page, f"withdrawal-{language}-{theme}")
    assert "taj-mahal-" not in page.inner_text("#main")


def keep(page: Any, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")


def log_lines(page: Any) -> int:
    return int(page.locator(".log .scroll li").count())
