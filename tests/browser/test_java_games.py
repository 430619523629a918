"""Whole games of Java in a real browser."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.support.driver import COMMIT, Player
from tests.support.java_driver import STEPS, JavaPlayer, choices

Visit = Callable[..., Player]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_against_bots(visit: Visit, seats: int) -> None:
    """From the set-up to the end, every decision on the page."""
    player = JavaPlayer(visit(), seats)
    player.sit_down("me", *["random"] * (seats - 1))
    player.play()
    page = player.page
    assert page.locator("[data-end] .places li").count() == seats
    final = player.state()
    shown = sorted(int(text) for text in page.locator("[data-end] .places b").all_inner_texts())
    assert shown == sorted(final.scores())
    # J9.3: everybody's great scoring was counted on the page
    assert page.locator("[data-scored]").count() == seats


class HotSeat(JavaPlayer):
    """Three players at one device; what is not looked at is played past the page."""

    def asked(self) -> int:
        return int(self.snapshot()["view"]["to_move"])

    def lift(self, seat: int) -> None:
        """The curtain before that seat, unless its perspective is open."""
        self.wait_for(
            f"document.querySelector('[data-curtain=\"{seat}\"]')"
            " || (!document.querySelector('[data-curtain]')"
            " && document.querySelector('[data-choice]'))"
        )
        if self.player.has("[data-curtain]"):
            self.page.click("[data-lift]")
        self.page.wait_for_selector("[data-curtain]", state="detached")
        self.page.wait_for_selector("[data-choice]")

    def far_tile(self, seat: int) -> str:
        """A three-tile in the north, where it spoils nothing."""
        offered = choices(self.snapshot(seat), "lay-three")
        return next(text for text in offered if all(name[0] in "CDE" for name in text.split()[2:]))

    def matching(self, seat: int) -> int:
        """The worth of the seat's cards against the open one (J8.5)."""
        snapshot = self.snapshot(seat)
        player, worth = snapshot["view"]["players"][seat], dict(snapshot["insight"]["worth"])
        return sum(worth[card] for card in [*player["own"], *player["known"]])

    def draw_cards(self, seat: int) -> None:
        self.submit(seat, self.far_tile(seat), "take hidden card")
        self.submit(seat, "take hidden card")
        self.submit(seat, "end turn")


def test_outside_tiles_a_festival_of_three_and_a_split_city_by_hot_seat(
    visit: Visit, screens: Path
) -> None:
    """J3.7, J3.8, J8.6 to J8.9"""
    table = HotSeat(visit())
    table.sit_down("me", "me", "me")
    page = table.page
    page.wait_for_selector("[data-curtain]")
    first = table.asked()
    second, third = (first + 1) % 3, (first + 2) % 3
    enter = ("enter", "set down K4", "lay three K7 J6 J7", "lay village K8")
    table.submit(
        first, "lay three K5 K4 L4", "lay two K6 L6", *enter, "take up K4", "set down K7",
        "spend token", "palace 4 K8", "end turn",
    )  # fmt: skip
    table.submit(second, table.far_tile(second), "enter", "set down K6", "end turn")
    # A tile with two of its spaces off the board costs two more, and the page says so before
    table.lift(third)
    offered = table.snapshot(third)["prompt"]["choices"]
    outside = next(
        each["action"] for each in offered if each["cost"] == 3 and each["target"][0] in "DEFG"
    )
    table.take("lay-three")
    table.turn_to("lay-three", outside)
    assert "3 AP" in page.inner_text("[data-place]")
    assert page.inner_text(".points p b") == "3"  # left after this
    page.keyboard.press("Enter")
    table.wait_for(f"document.querySelectorAll({STEPS!r}).length === 1")
    for name in outside.split()[2:]:
        assert "level 1" in page.get_attribute(f'[data-space="{name}"]', "aria-label")
    assert page.inner_text(".points p b") == "3"
    table.submit(third, "enter", "set down K5", "end turn")
    # Cards until all three have one that matches
    for _ in range(8):
        if all(table.matching(seat) for seat in range(3)):
            break
        for seat in (first, second, third):
            table.draw_cards(seat)
    table.submit(first, table.far_tile(first))
    festival(table, first, screens)
    # The middle of the city is left and covered: it falls apart
    table.submit(second, table.far_tile(second), "end turn")
    table.submit(third, table.far_tile(third), "take up K5", "leave", "end turn")
    table.submit(first, table.far_tile(first), "end turn")
    table.submit(second, table.far_tile(second), "take up K6", "leave", "end turn")
    table.submit(third, table.far_tile(third), "end turn")
    table.lift(first)
    table.take("lay-rice")
    table.turn_to("lay-rice", "lay rice K6")
    page.wait_for_selector("[data-outcome]")
    assert "City K8: falls into 2 parts" in page.inner_text("[data-outcome]")
    page.screenshot(path=str(screens / "java-split.png"))
    page.keyboard.press("Enter")
    table.wait_for(f"document.querySelectorAll({STEPS!r}).length === 1")
    assert page.inner_text('[data-city="K8"] small') == "2 sp."


def festival(table: HotSeat, host: int, screens: Path) -> None:
    """Called on the page; each seat answers there, and the panel tells what the server tells."""
    page = table.page
    table.lift(host)
    page.click('[data-choice="festival K8"]')
    page.wait_for_selector("[data-festival=on] [data-bid]")
    laid = set()
    for _ in range(40):
        seat = table.asked() if laid else host
        if not table.player.has("[data-festival=on]") and not table.player.has("[data-curtain]"):
            break
        table.lift(seat)
        if table.player.has("[data-festival=off]"):
            break
        assert page.inner_text("[data-festival] .call")
        if table.player.has('[data-choice="agree"]'):
            page.click('[data-choice="agree"]')
        else:
            bid(table)
            laid.add(seat)
        if len(laid) == 2:
            page.screenshot(path=str(screens / "java-festival-live.png"))
        page.wait_for_selector(COMMIT)
        page.click(COMMIT)
        table.wait_for(f"!document.querySelector({COMMIT!r})")
        snapshot = table.snapshot(seat)["view"]
        if snapshot["festival_at"] is None:
            break
    assert laid == {0, 1, 2}
    snapshot = table.snapshot(host)["view"]
    city = next(one for one in snapshot["spaces"] if one["space"] == "K8")
    assert city["feast"] and snapshot["festival_at"] is None


def bid(table: HotSeat) -> None:
    """Lays cards until they are enough, or passes."""
    page = table.page
    cards = page.locator("[data-festival=on] .hand [data-choice]:not([aria-pressed=true])")
    while cards.count():
        cards.first.click()
        if page.get_attribute("[data-bid]", "aria-disabled") == "false":
            page.click("[data-bid]")
            return
    page.keyboard.press("Escape")
    page.click('[data-choice="pass"]')
