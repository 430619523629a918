"""The lobby in a real browser: Carletto on his chairs, presets, and a table that others watch."""

from collections.abc import Callable

from tests.web.driver import Player

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
    mine = page.locator("section[aria-labelledby=continue] a")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Taj Mahal")
    expect(mine).to_contain_text("Your turn")

    stranger = visit()
    stranger.go("/")
    listed = stranger.page.locator("section[aria-labelledby=watch] a", has_text="Carletto 1")
    listed.first.click()
    stranger.page.wait_for_url("**/t/*")
    stranger.page.wait_for_selector("[data-status]")
    assert not stranger.has("[data-choice]")
