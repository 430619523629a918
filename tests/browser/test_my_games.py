"""My games in real browsers: what waits for me, what is new, played back; finished games found."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.browser.test_screens import PHONE, overflowing, serious, shoot, small_targets
from tests.support.driver import Player
from tests.support.duels import act, duel, fill, look, move, play_out
from tests.support.live import Browser, Server
from tests.support.taj_mahal_driver import Guest

Visit = Callable[..., Player]


@pytest.fixture
def anna(server: Server) -> Iterator[Browser]:
    with Browser(server, "Anna") as browser:
        yield browser


@pytest.fixture
def ben(server: Server) -> Iterator[Browser]:
    with Browser(server, "Ben") as browser:
        yield browser


def as_guest(player: Player, browser: Browser) -> Player:
    """The browser of somebody who has come over HTTP before."""
    Guest(player).bring_cookies(browser)
    return player


def middle(player: Player, selector: str) -> float:
    box = player.page.locator(selector).first.bounding_box()
    return float(box["y"] + box["height"] / 2)


def take_turn(player: Player) -> None:
    """Plays by mouse until somebody else is to move."""
    player.page.wait_for_selector("[data-choice]:visible")
    player.play(until=lambda: not player.has("[data-choice], [data-commit], [data-confirm]"))


def test_the_other_has_moved_and_i_find_it_see_it_and_go_on(
    visit: Visit, anna: Browser, ben: Browser, screens: Path
) -> None:
    from playwright.sync_api import expect

    first, second = duel(anna, ben), duel(anna, ben)
    look(ben, first)
    commits = move(anna, first)
    act(anna, first, "chat", text="Your move, Ben")
    move(anna, second)

    player = as_guest(visit(sign=True), ben)
    page = player.page
    player.go("/")
    rows = page.locator("section[aria-labelledby=continue] li")
    expect(rows).to_have_count(2)
    expect(rows.first.locator("a")).to_have_attribute("href", f"/t/{first}")
    expect(rows.first.locator("[data-unread]")).to_contain_text(
        "one new move" if commits == 1 else f"{commits} new moves"
    )
    expect(rows.first.locator("[data-unread-chat]")).to_contain_text("one unread line of chat")
    expect(page).to_have_title("● Your turn. – Durbar")
    shoot(player, screens / "my-tables-home.png")
    page.click("[data-all-games]")
    expect(page.locator("[data-waiting]")).to_have_text("2 games wait for you.")
    expect(page.locator("[data-group=waiting] li")).to_have_count(2)
    shoot(player, screens / "my-games-waiting.png")

    page.click("[data-next-game]")  # the one that waits longest
    page.wait_for_url(f"**/t/{first}")
    expect(page.locator("[data-missed]")).to_contain_text("while you were away")
    expect(page.locator(".log [data-fresh]")).to_have_text("New since you were here")
    expect(page.locator(".log [data-fresh] ~ .message")).to_contain_text("Your move, Ben")
    assert page.locator(".log [data-fresh] ~ li:not(.message)").count()
    shoot(player, screens / "missed.png")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    shoot(player, screens / "missed-phone.png")
    assert abs(middle(player, "[data-missed] svg.mark") - middle(player, "[data-missed] .what")) < 2
    page.set_viewport_size({"width": 1440, "height": 900})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("b")
    page.wait_for_selector("[data-replay]")
    page.select_option("[data-replay] select", "4")
    page.wait_for_selector("[data-replay]", state="detached", timeout=60_000)
    moments = [url for url in asked if "/at/" in url]
    assert moments and all("seat=1" in url for url in moments)  # from my own perspective only
    assert not player.has("[data-missed]")  # once is enough; the status line still offers it
    assert player.has("[data-choice]")

    expect(page.locator("[data-next]")).to_contain_text("Next game1")
    take_turn(player)
    expect(page.locator("[data-fresh]")).to_have_count(0)  # I have moved on it
    expect(page.locator("[data-next].now")).to_have_accessible_name(
        "Next game: 1 more waits for you"
    )
    shoot(player, screens / "next-game.png")
    page.keyboard.press("n")
    page.wait_for_url(f"**/t/{second}")
    take_turn(player)
    expect(page.locator("[data-next]")).to_have_count(0)
    page.click("[data-games]")
    expect(page.locator("[data-waiting]")).to_have_text("Nothing waits for you.")
    expect(page.locator("[data-group=running] li")).to_have_count(2)
    expect(page.locator("[data-unread], [data-unread-chat]")).to_have_count(0)
    expect(page).to_have_title("My games – Durbar")

    # And she, on a telephone, finds both with what is new
    phone = as_guest(visit(PHONE, touch=True), anna)
    phone.go("/games")
    expect(phone.page.locator("[data-group=waiting] [data-unread]")).to_have_count(2)
    shoot(phone, screens / "my-games-phone.png")
    assert overflowing(phone) == [] and small_targets(phone) == [] and serious(phone) == []


def test_what_comes_while_the_page_is_hidden_is_new_when_it_is_looked_at(
    visit: Visit, anna: Browser, ben: Browser
) -> None:
    from playwright.sync_api import expect

    table = duel(anna, ben)
    player = as_guest(visit(), ben)
    page = player.page
    player.go(f"/t/{table}")
    page.wait_for_selector("[data-status]")
    page.wait_for_timeout(1500)  # it is looked at
    hide = "Object.defineProperty(document, 'hidden', {configurable: true, get: () => %s});"
    hide += "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(hide % "true")
    move(anna, table)
    page.wait_for_selector("[data-choice]")
    page.wait_for_timeout(1500)
    heads = ben.http.get("/api/tables").json()
    assert next(one for one in heads if one["id"] == table)["unread"] > 0
    page.evaluate(hide % "false")
    expect(page.locator("[data-missed]")).to_contain_text("while you were away")
    expect(page.locator("[data-fresh]")).to_have_count(1)
    page.click("[data-missed-close]")
    expect(page.locator("[data-missed]")).to_have_count(0)


def test_finished_games_are_searched_and_open_in_the_replay(
    visit: Visit, server: Server, screens: Path
) -> None:
    from playwright.sync_api import expect

    with Browser(server, "Cleo") as cleo:
        fill(cleo, 45, "found")
        table, _ = play_out(cleo)
        player = as_guest(visit(), cleo)
    page = player.page
    player.go("/games")
    found = page.locator("[data-found]")
    expect(found).to_have_text("46 games")
    expect(page.locator("[data-record]")).to_have_count(20)
    shoot(player, screens / "my-games-finished.png")
    for shown in (40, 46):
        page.click("[data-more-records]")
        expect(page.locator("[data-record]")).to_have_count(shown)
    expect(page.locator("[data-more-records]")).to_have_count(0)

    page.fill("[data-player]", "jürgen")
    expect(found).to_have_text("2 games")
    page.select_option("[data-game]", "java")
    expect(found).to_have_text("One game")
    expect(page.locator("[data-record]")).to_contain_text("Jürgen")
    expect(page.locator("[data-record] [data-result]")).to_have_text("Place 2 of 2")
    page.wait_for_url("**/games?player=j%C3%BCrgen&game=java")
    page.reload()  # the address is the search
    expect(found).to_have_text("One game")
    page.select_option("select[data-result]", "won")
    expect(found).to_have_text("No finished game is like this.")
    page.click("[data-clear]")
    expect(found).to_have_text("46 games")
    page.select_option("select[data-result]", "won")
    page.fill("[data-until-day]", "1970-02-28")
    expect(page.locator("[data-record] [data-result]").first).to_have_text("Won")
    page.fill("[data-since-day]", "1970-03-05")
    expect(page.locator("[role=alert]")).to_contain_text("The first day lies after the last")
    page.click("[data-clear]")
    expect(page.locator("[role=alert]")).to_have_count(0)

    page.click(f"[data-record='{table}']")
    page.wait_for_selector("[data-replay]")
    assert page.url.endswith(f"/t/{table}?at=0")
    player.expects("status of 422")


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_screen_is_clean_in_every_language_and_size(
    language: str, visit: Visit, server: Server, screens: Path
) -> None:
    with Browser(server, "Cleo") as cleo, Browser(server, "Benedikt Wolkenstein") as rival:
        fill(cleo, 12, language)
        move(cleo, duel(cleo, rival))
        duel(cleo, rival, settings={"clock": {"kind": "days", "days": 3}})
        duel(cleo, rival, game="taj-mahal", options={"seats": 3}, seats=LONG)
        player = as_guest(visit(language=language), cleo)
        phone = as_guest(visit(PHONE, touch=True, language=language), cleo)
    for one, size in ((player, "desktop"), (phone, "phone")):
        one.go("/games")
        one.page.wait_for_selector("[data-record]")
        one.page.wait_for_selector("[data-group]")
        shoot(one, screens / f"my-games-{language}-{size}.png")
        assert overflowing(one) == []
        assert serious(one) == []
        one.page.evaluate("document.documentElement.classList.add('dark')")
        shoot(one, screens / f"my-games-{language}-{size}-dark.png")
        assert serious(one) == []
    assert small_targets(phone) == []


LONG = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
