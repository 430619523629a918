"""Java's own table in a real browser: the island, the hand, whole games."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.web.driver import COMMIT, Player

Visit = Callable[..., Player]
LEGAL = "[data-tool]:not([aria-disabled=true])"
GOALS = """() => [...document.querySelectorAll('.island [data-space]')]
    .filter((e) => / AP$/.test(e.getAttribute('aria-label'))).map((e) => e.dataset.space)"""
MOST = 3000  # things done before a game counts as endless


def table(player: Player, seats: int = 2) -> None:
    """Opens a table against bots and waits for the question."""
    player.go("/new/java?mode=bots")
    name = {2: "Duel", 3: "Three players", 4: "Standard"}[seats]
    player.page.get_by_role("button", name=name, exact=True).click()
    player.page.click("[data-start]")
    player.page.wait_for_url("**/t/*")
    player.page.wait_for_selector(LEGAL)


def hover(player: Player, rng: Random) -> bool:
    """Moves over the island until what is in hand lies over a legal place."""
    box = player.page.locator(".island").bounding_box()
    assert box is not None
    for _ in range(20):
        x, y = rng.uniform(0.2, 0.85), rng.uniform(0.12, 0.85)
        player.page.mouse.move(box["x"] + box["width"] * x, box["y"] + box["height"] * y)
        if player.has("[data-place]"):
            return True
    return False


def act(player: Player, rng: Random) -> str:
    """Does one thing that the table offers; "" if it is somebody else's turn."""
    page = player.page
    for selector, done in (
        ("[data-end-anyway]", "warned"),
        ("[data-confirm]:not([disabled])", "confirmed"),
        (COMMIT, "committed"),
    ):
        if player.has(selector):
            page.locator(selector).first.click()
            return done
    goals: list[str] = page.evaluate(GOALS)
    if goals:
        page.focus(f'[data-space="{rng.choice(goals)}"]')
        page.keyboard.press("Enter")
        return "set down"
    if player.has(LEGAL) and rng.random() < 0.8:
        tools = page.locator(LEGAL)
        tools.nth(0 if rng.random() < 0.8 else rng.randrange(tools.count())).click()
        if hover(player, rng):
            page.mouse.down()
            page.mouse.up()
        return "laid"
    choices = page.locator("[data-choice]:visible")
    if choices.count():
        choices.nth(rng.randrange(choices.count())).click()
        return "chosen"
    return ""


def play(player: Player, seed: int) -> None:
    from playwright.sync_api import Error

    rng = Random(seed)
    for _ in range(MOST):
        if player.is_over:
            return
        try:
            done = act(player, rng)
        except Error:  # what was there has gone: the server was quicker
            done = ""
        player.page.wait_for_timeout(20 if done else 80)
    raise AssertionError(f"no end: {player.page.inner_text('[data-status]')}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_against_bots(visit: Visit, seats: int) -> None:
    player = visit(confirm="never")
    player.page.set_default_timeout(2_000)
    table(player, seats)
    play(player, seats)
    assert "The game is over" in player.page.inner_text("[data-end]")


def test_a_tile_turns_through_legal_turns_only_and_tells_what_it_would_do(visit: Visit) -> None:
    player = visit()
    table(player)
    page = player.page
    page.click('[data-tool="lay-three"]')
    assert hover(player, Random(1))
    page.wait_for_selector("[data-outcome]")
    seen: set[Any] = set()
    for _ in range(3):
        page.keyboard.press("r")
        seen.add(page.locator(".island .land").first.inner_html())
        assert player.has("[data-place]")
    assert len(seen) > 1
    page.click("[data-place]")
    page.wait_for_selector("[data-ledger] li")
    page.keyboard.press("z")
    page.wait_for_selector("[data-ledger] li", state="detached")


def test_a_place_where_nothing_may_go_tells_why(visit: Visit) -> None:
    player = visit()
    table(player)
    page = player.page
    page.click('[data-tool="irrigate"]')
    edge = page.locator('[data-space="B5"]').bounding_box()
    assert edge is not None
    page.mouse.move(edge["x"] + edge["width"] / 2, edge["y"] + edge["height"] / 2)
    page.wait_for_selector("[data-why-not]")


def test_a_tile_is_laid_by_keys_alone_and_spaces_are_read_aloud(visit: Visit) -> None:
    player = visit()
    table(player)
    page = player.page
    page.focus('[data-tool="lay-three"]')
    page.keyboard.press("Enter")
    page.fill("[data-go-to]", "G7")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "G7, bare ground"
    page.keyboard.press("r")
    page.wait_for_selector("[data-place]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ledger] li")
    assert "level 1" in page.get_attribute('[data-space="G7"]', "aria-label")


def test_on_a_phone_a_tap_sets_the_tile_and_the_tick_lays_it(visit: Visit) -> None:
    player = visit(size=(390, 844), touch=True)
    table(player)
    page = player.page
    page.tap('[data-tool="lay-three"]')
    box = page.locator(".island").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("[data-place]")
    page.tap("[data-place]")
    page.wait_for_selector("[data-ledger] li")
