"""Java's own table in a real browser: the island and the tile in hand."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.web.driver import Player

Visit = Callable[..., Player]
LEGAL = "[data-tool]:not([aria-disabled=true])"


def table(player: Player) -> None:
    """Opens a table against a bot and waits for the question."""
    player.go("/new/java?mode=bots")
    player.page.get_by_role("button", name="Duel", exact=True).click()
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
