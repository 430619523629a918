"""Rated tables and the ladder in real browsers."""

import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.support.driver import Player
from tests.support.live import Server

Visit = Callable[..., Player]
PEOPLE = 60


def test_a_rated_game_is_announced_counts_and_leads_to_the_ladder(
    visit: Visit, screens: Path
) -> None:
    from playwright.sync_api import expect

    anna = visit()
    page = anna.page
    anna.go("/new/maharaja")
    page.get_by_role("button", name="Duel", exact=True).click()
    page.get_by_label("Your name").or_(page.locator("#name-0")).first.fill("Anna")
    hints = page.locator("[data-table=hints]")
    expect(hints).to_have_value("alone")
    page.get_by_label("Rated", exact=True).check()
    expect(hints).to_be_disabled()
    expect(hints).to_have_value("no")
    expect(page.locator("[data-clock]")).to_have_value("days")
    expect(page.locator("[data-clock-help]")).to_contain_text("comes last")
    page.screenshot(path=screens / "rated-new.png", full_page=True)
    page.click("[data-start]")
    page.wait_for_url("**/t/*")
    expect(page.locator("header [data-rated]")).to_have_text("Rated")
    page.click("[data-resign]")
    expect(page.locator("dialog")).to_contain_text("You come last then")
    page.keyboard.press("Escape")
    anna.play()
    changes = page.locator("[data-ratings] li")
    expect(changes).to_have_count(2)
    ways = {changes.nth(each).get_attribute("data-change") for each in range(2)}
    assert ways <= {"up", "down", "same"} and "up" in ways
    expect(page.locator("[data-ratings] [data-change=up]").first).to_contain_text("rises from 0.0")
    page.screenshot(path=screens / "rated-end.png")
    page.set_viewport_size({"width": 390, "height": 844})
    sign, tools = page.locator("header [data-rated]"), page.locator("header nav")
    assert end_of(sign) <= tools.bounding_box()["x"], "the sign lies over the tools"
    page.screenshot(path=screens / "rated-end-phone.png")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.click("[data-to-ladder]")
    page.wait_for_url("**/ladder/maharaja")
    expect(page.locator("h1")).to_have_text("Ladder: Das Vermächtnis des Maharaja")
    mine = page.locator("tr[data-me]")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Anna")
    expect(mine).to_contain_text("you")
    expect(mine.locator("[data-provisional]")).to_be_visible()
    bot = page.locator("[data-row=casual]")
    expect(bot).to_contain_text("bot")
    expect(bot.locator("svg.glyph")).to_have_count(1)
    anna.speak("it")
    expect(page.locator("h1")).to_contain_text("Classifica")


def end_of(part: Any) -> float:
    box = part.bounding_box()
    return float(box["x"] + box["width"])


def test_who_comes_by_the_link_reads_that_the_table_is_rated_before_he_sits_down(
    visit: Visit, screens: Path
) -> None:
    from playwright.sync_api import expect

    host, friend = visit(), visit((390, 844), touch=True, language="de", theme="dark")
    host.go("/new/maharaja?mode=hotseat")
    host.page.get_by_label("Rated", exact=True).check()
    host.page.click("[data-start]")
    expect(host.page.get_by_role("alert")).to_contain_text("everybody has one seat")
    host.expects("status of 409")
    host.go("/new/maharaja?mode=friends")
    host.page.get_by_role("button", name="Duel", exact=True).click()
    host.page.get_by_label("Rated", exact=True).check()
    host.page.click("[data-start]")
    host.page.wait_for_url("**/t/*")
    friend.page.goto(host.page.url)
    sign = friend.page.locator("main [data-rated]")
    expect(sign).to_contain_text("Gewertet")
    expect(friend.page.locator("[data-term=clock] dd")).to_have_text("3 Tage für jeden Zug")
    friend.page.screenshot(path=screens / "rated-waiting-phone.png", full_page=True)
    friend.page.get_by_label("Dein Name").fill("Ben")
    friend.page.click("[data-join]")
    friend.page.wait_for_selector("[data-status]")
    expect(friend.page.locator("header [data-rated]")).to_be_visible()
    assert friend.page.locator("header [data-rated]").inner_text() == "Gewertet"
    # Nobody puts a bot into another's seat, however long he is away
    friend.page.close()
    away = host.page.locator("[data-seat='1']").get_by_text("away")
    expect(away).to_be_visible(timeout=30_000)
    assert not host.has("[data-stand-in]")


def test_a_long_ladder_is_paged_and_shows_where_one_is(
    visit: Visit, server: Server, screens: Path
) -> None:
    from playwright.sync_api import expect

    anna = visit()
    anna.go("/new/java")
    anna.page.get_by_label("Rated", exact=True).check()
    anna.page.click("[data-start]")
    anna.page.wait_for_url("**/t/*")
    fill_ladder(server, anna.page.url.rpartition("/")[2])
    anna.go("/")
    anna.page.click("[data-ladder]")
    anna.page.wait_for_url("**/ladder")
    anna.page.click("nav [data-game=java]")
    anna.page.wait_for_url("**/ladder/java")
    rows = anna.page.locator("tbody:first-of-type tr")
    expect(rows).to_have_count(50)
    mine = anna.page.locator("tr[data-me]")
    expect(mine).to_have_count(1)
    expect(mine.locator("td").first).to_have_text(str(PEOPLE))
    expect(anna.page.locator("tbody.mine tr[data-me]")).to_have_count(1)
    anna.page.screenshot(path=screens / "ladder.png", full_page=True)
    anna.page.click("[data-more]")
    expect(rows).to_have_count(PEOPLE)
    expect(mine).to_have_count(1)
    expect(anna.page.locator("[data-more]")).to_have_count(0)

    for size, touch, theme in (((390, 844), True, "light"), ((1440, 900), False, "dark")):
        guest = visit(size, touch=touch, theme=theme)
        guest.go("/ladder/java")
        expect(guest.page.locator("tbody tr")).to_have_count(50)
        assert not guest.has("tr[data-me]")
        wide = guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert wide, "the page is wider than the screen"
        guest.page.screenshot(path=screens / f"ladder-{theme}-{size[0]}.png")

    # Another game, its variant, and none that is not there; without a mouse
    stranger = visit()
    stranger.go("/ladder/taj-mahal?variant=provinces%3D9")
    page = stranger.page
    expect(page.locator("[data-variant='provinces=9']")).to_have_attribute("aria-current", "page")
    expect(page.get_by_text("Nobody has played a rated table here yet")).to_be_visible()
    page.screenshot(path=screens / "ladder-empty.png")
    page.locator("[data-variant='']").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/ladder/taj-mahal")
    stranger.go("/ladder/maharaja?variant=nonsense")
    expect(page.get_by_role("alert")).to_contain_text("no variant “nonsense”")
    stranger.expects("status of 404")


def fill_ladder(server: Server, table: str) -> None:
    """People whom the ladder of Java knows, the last of them who made this table."""
    rng, now = random.Random(3), time.time()
    bots = ("master", "expert", "casual", "builder", "farmer", "novice")
    with closing(sqlite3.connect(server.database, timeout=20)) as db, db:
        (maker,) = db.execute("SELECT host FROM tables WHERE id = ?", [table]).fetchone()
        for n in range(PEOPLE):
            is_last = n == PEOPLE - 1
            bot = bots[n // 9] if n % 9 == 4 and n // 9 < len(bots) else None
            guest = None if bot else maker if is_last else f"guest-{n}"
            games = 2 if is_last else rng.randint(1, 80)
            spread = 8.3 / (1 + games) ** 0.35
            least = 38.0 - 0.6 * n
            db.execute(
                "INSERT INTO standings (game, variant, guest, bot, name, mean, spread, least,"
                " games, wins, played) VALUES ('java', '', ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    guest, bot, bot or f"Player {n}", least + 3 * spread, spread, least, games,
                    rng.randint(0, games), now - rng.randint(0, 10**7),
                ],
            )  # fmt: skip
