"""Clocks and standing orders in real browsers: people who are not at the table all the time."""

from collections.abc import Callable
from pathlib import Path

from tests.support.driver import Player
from tests.support.live import Browser, Server
from tests.support.taj_mahal_driver import IDLE, PAUSE, Guest

Visit = Callable[..., Player]
LATE = 120_000  # ms: a bot's first move starts its process


def test_a_clock_of_days_is_chosen_in_the_lobby_and_runs_in_the_panels(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    page = player.page
    player.go("/new/maharaja?mode=hotseat")
    page.get_by_role("button", name="Duel", exact=True).click()
    page.select_option("[data-clock]", "time")
    page.locator("[data-clock-minutes]").fill("90")
    looks = "one => getComputedStyle(one).border"
    assert page.eval_on_selector("[data-clock-minutes]", looks) == page.eval_on_selector(
        "[data-clock]", looks
    )
    expect(page.locator("[data-clock-increment]")).to_have_value("30")
    page.select_option("[data-clock]", "days")
    page.locator("[data-clock-days-each]").fill("2")
    page.click("[data-start]")
    page.wait_for_url("**/t/*")
    page.click("[data-lift]")
    expect(page.locator("[role=timer]")).to_have_count(2)
    runs = page.locator("[data-clock-of=runs]")
    expect(runs).to_have_count(1)
    expect(runs).to_have_text("1 day 23 h", timeout=20_000)
    expect(page.locator("[data-clock-of=stands]")).to_have_text("2 days 0 h")
    player.speak("de")
    expect(runs).to_have_text("1 Tag 23 h")


def test_who_runs_out_of_time_is_played_on_by_a_bot_and_the_result_says_so(
    visit: Visit, server: Server
) -> None:
    from playwright.sync_api import expect

    player = visit()
    page = player.page
    with Browser(server) as browser:
        clock = {"kind": "time", "seconds": 5, "increment": 0}
        made = browser.make("me", "greedy", settings={"clock": clock})
        Guest(player).bring_cookies(browser)
    player.go(f"/t/{made['id']}")
    # Nobody moves: the bot plays my seat to the end
    expect(page.locator("[data-end] [data-left-result]")).to_have_text(
        "You ran out of time; a bot played on.", timeout=2 * LATE
    )
    expect(page.locator("#end-title")).not_to_contain_text("you win")
    for where in (".players", "[data-end] .places"):
        expect(page.locator(f"{where} [data-left=ran-out]")).to_have_count(1)


def test_an_order_is_left_with_what_it_would_do_and_answers_while_its_player_is_away(
    visit: Visit, server: Server, screens: Path
) -> None:
    """T2.1, T4.1"""
    from playwright.sync_api import expect

    anna, ben = Guest(visit()), Guest(visit((360, 780), touch=True))
    anna.sit(server, "me", "open", "random")
    ben.join(server, anna.table)
    page = ben.page
    page.wait_for_selector("[data-orders]")
    page.click("[data-order-open]")
    expect(page.locator("[data-preview]")).to_contain_text("Withdraw")
    page.check("[data-order=withdraw-leading]")
    expect(page.locator("[data-order-leave]")).to_have_attribute("aria-disabled", "true")
    page.click("[data-parameter=prizes] [data-name=monk]")
    expect(page.locator("[data-preview]")).to_contain_text("wait for you")  # he has played nothing
    page.locator("[data-orders]").screenshot(path=screens / "orders-phone.png")
    page.click("[data-order-leave]")
    expect(page.locator("[data-orders=withdraw-leading]")).to_contain_text("monk")
    expect(page.locator("[data-would]")).to_contain_text("wait for you")
    assert anna.player.has("[data-orders='']")  # Anna hears nothing of it
    page.click("[data-order-back]")
    expect(page.locator("[data-would]")).to_have_count(0)
    page.click("[data-order-open]")
    page.check("[data-order=withdraw-next]")
    card = page.locator("[data-parameter=cards] button").last
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-preview]")).to_contain_text("Withdraw")
    page.click("[data-order-leave]")
    page.wait_for_selector("main:not([data-busy])", state="attached")
    ben.player.go("/")  # Ben has left the table
    for _ in range(IDLE):
        if "1 withdraw" in anna.record():
            break
        if not ((step := anna.look()) and anna.act(step)):
            anna.page.wait_for_timeout(PAUSE)
    assert "1 withdraw" in anna.record()
