"""The lobby in a real browser: Carletto on his chairs, presets, and a table that others watch."""

from collections.abc import Callable

from tests.support.driver import Player

Visit = Callable[..., Player]


def test_a_solitaire_game_begins_from_the_lobby_and_a_stranger_watches(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    page = player.page
    player.go("/new/taj-mahal")
    expect(page.locator("ol select")).to_have_count(4)
    page.click("[data-preset=carletto-solitaire]")
    expect(page.locator("ol select")).to_have_count(1)
    expect(page.locator("[data-automaton] b")).to_have_text(["Carletto 1", "Carletto 2"])
    page.click("[data-preset=standard]")
    expect(page.locator("[data-automaton]")).to_have_count(0)
    page.get_by_label("One person, two Carletti").check()
    expect(page.locator("[data-automaton]")).to_have_count(2)
    page.get_by_label("Let others watch").check()
    page.click("[data-start]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-choice]:visible")
    expect(page.get_by_text("Carletto 1", exact=True).first).to_be_visible()
    expect(page.get_by_text("Carletto 2", exact=True).first).to_be_visible()
    player.play(until=lambda: page.locator(".log .scroll li").count() > 12)

    player.go("/")
    mine = page.locator("section[aria-labelledby=continue] li a")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Taj Mahal")
    expect(mine).to_contain_text("Your turn")

    stranger = visit()
    stranger.go("/")
    stranger.page.click("summary")
    stranger.page.locator("#record-text").fill("nonsense")
    stranger.page.get_by_role("button", name="Open").click()
    expect(stranger.page.get_by_text("Not a record of Durbar (line 1)")).to_be_visible()
    listed = stranger.page.locator("section[aria-labelledby=watch] a", has_text="Carletto 1")
    listed.first.click()
    stranger.page.wait_for_url("**/t/*")
    stranger.page.wait_for_selector("[data-status]")
    assert not stranger.has("[data-choice]")
    stranger.expects("status of 422")


def test_a_friend_comes_by_the_link_stands_up_and_sits_down_again(visit: Visit) -> None:
    from playwright.sync_api import expect

    host, friend = visit(), visit((390, 844), touch=True)
    host.go("/new/maharaja?mode=friends")
    host.page.click("[data-preset=three]")
    host.page.click("[data-start]")
    host.page.wait_for_url("**/t/*")
    link = host.page.get_by_label("Link to this table")
    expect(link).to_have_value(host.page.url)
    friend.page.goto(link.input_value())
    for _ in range(2):
        friend.page.get_by_label("Your name").fill("Ben")
        friend.page.click("[data-join]")
        expect(host.page.get_by_text("One seat is still open")).to_be_visible()
        expect(host.page.get_by_text("Ben", exact=True)).to_be_visible()
        if friend.page.get_by_role("button", name="Seat a bot").count():
            raise AssertionError("only the host seats bots")
        friend.page.click("[data-stand]")
        expect(host.page.get_by_text("2 seats are still open")).to_be_visible()
    friend.page.click("[data-join]")
    friend.page.wait_for_selector("[data-stand]")
    host.page.get_by_role("button", name="Seat a bot").click()
    for player in (host, friend):
        player.page.wait_for_selector("[data-status]")


def test_a_level_and_a_style_are_chosen_for_their_seats(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    page = player.page
    player.go("/new/maharaja")
    page.click("[data-preset=three]")
    expect(page.locator("#chair-1")).to_have_value("bot:casual")
    expect(page.locator("#chair-1 optgroup").first.locator("option")).to_have_text(
        ["Bot: novice", "Bot: casual", "Bot: expert", "Bot: master"]
    )
    page.select_option("#chair-1", "bot:expert")
    expect(page.locator("[data-about='1']")).to_contain_text("some moves ahead")
    page.select_option("#chair-2", "bot:collector")
    expect(page.locator("#chair-2")).to_have_accessible_description(
        "Sees a collection in everything and saves up for its cards."
    )
    page.click("[data-start]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-choice]:visible")
    for name in ("Bot: expert", "Bot: collector"):
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    lines = page.locator(".log .scroll li").count()
    player.play(until=lambda: page.locator(".log .scroll li").count() > lines + 6)
    lines = " ".join(page.locator(".log .scroll li").all_inner_texts())
    assert "Bot: expert" in lines and "Bot: collector" in lines
