"""Whole games of Das Vermächtnis des Maharaja in a real browser."""

from collections.abc import Callable

from tests.support.driver import COMMIT, Player
from tests.support.live import Server

Visit = Callable[..., Player]


def test_first_move_against_bots_comes_after_one_click(visit: Visit) -> None:
    player = visit(sign=True)
    player.go("/")
    player.page.click("[data-play=maharaja]")
    player.page.wait_for_selector("[data-choice]")
    assert "Your turn" in player.page.title()
    assert player.page.get_attribute("#favicon", "href") == "/icon-turn.svg"


def test_a_whole_game_against_bots_by_mouse(visit: Visit) -> None:
    player = visit()
    player.duel()
    assert player.play() >= 9  # nine sales days
    page = player.page
    assert "The game is over" in page.inner_text("[data-end]")
    assert page.locator("[data-end] .places li").count() == 2
    assert page.locator("[data-end] tbody tr").count() >= 2  # points by source
    page.click("[data-rematch]")
    page.wait_for_selector("[data-choice]")
    assert not player.is_over


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    player = visit()
    player.go("/new/maharaja")
    page = player.page
    page.wait_for_selector("[data-start]")
    press_until(player, "button[aria-pressed]")
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.locator("button[aria-pressed=true]").inner_text() == "Duel"
    press_until(player, "[data-start]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-status]")
    assert player.play_by_keyboard() >= 9


def test_who_wants_to_buy_is_shown_what(visit: Visit) -> None:
    """The plate is no choice yet: it leads to the antiques."""
    player = visit()
    player.duel()
    player.page.click("[data-buy]")
    player.page.wait_for_selector("[data-choice^='buy ']:focus")
    lit = player.page.locator(".offer .lit").count()
    assert lit == player.page.locator(".offer [data-choice^='buy ']").count() > 0


def test_undo_redo_and_restart_by_key_until_the_turn_is_ended(visit: Visit) -> None:
    player = visit()
    player.duel()
    page = player.page
    page.wait_for_selector("[data-choice]")
    before = page.inner_text("[data-status] .sentence")
    player.play(until=lambda: player.has(COMMIT))
    assert player.has("[data-ledger] li")
    page.keyboard.press("z")
    page.wait_for_selector("[data-choice]")
    page.keyboard.press("y")
    page.wait_for_selector(COMMIT)
    page.click("[data-restart]")
    page.wait_for_selector("[data-choice]")
    assert page.inner_text("[data-status] .sentence") == before


def test_where_every_step_is_confirmed_a_click_only_selects(visit: Visit) -> None:
    player = visit(confirm="always")
    player.duel()
    page = player.page
    page.locator("[data-choice]").last.click()
    assert player.has("[data-confirm]")
    assert not player.has("[data-ledger] li")
    page.keyboard.press("z")
    page.wait_for_selector("[data-confirm]", state="detached")


def test_where_nothing_is_confirmed_the_turn_ends_by_itself(visit: Visit) -> None:
    player = visit(confirm="never")
    player.duel()
    page = player.page
    page.wait_for_selector("[data-choice]")
    player.play(until=lambda: page.locator(".log .scroll li").count() > 12)
    assert not player.has(COMMIT)


def test_a_hot_seat_game_covers_the_table_between_players(visit: Visit) -> None:
    player = visit()
    page = player.page
    player.go("/new/maharaja?mode=hotseat")
    page.get_by_role("button", name="Duel", exact=True).click()
    page.fill("#name-0", "Anna")
    page.fill("#name-1", "Bruno")
    page.click("[data-start]")
    page.wait_for_selector("[data-curtain]")
    first = page.inner_text("[data-lift]")
    assert first in ("I am Anna", "I am Bruno")
    assert not player.has("[data-choice]")
    page.click("[data-lift]")
    page.wait_for_selector("[data-choice]")
    player.play(until=lambda: player.has("[data-curtain]"))
    assert page.inner_text("[data-lift]") != first
    assert player.play() >= 9


def test_two_browsers_play_on_after_a_dropped_connection(visit: Visit) -> None:
    anna, bruno = visit(name="Anna"), visit(name="Bruno")
    lines: list[object] = []

    def pass_on(line: object) -> None:
        line.connect_to_server()  # type: ignore[attr-defined]
        lines.append(line)

    bruno.page.route_web_socket("**/ws/**", pass_on)
    anna.duel("friends")
    bruno.go(anna.page.url.removeprefix(anna.url))
    bruno.page.click("[data-join]")
    together(anna, bruno, lambda: log_lines(anna) > 15)
    lines[-1].close(code=3000)  # type: ignore[attr-defined]
    together(anna, bruno, lambda: anna.is_over and bruno.is_over)
    assert len(lines) > 1
    assert log_lines(anna) == log_lines(bruno)
    assert final_score(anna) == final_score(bruno)


def test_a_lost_server_says_so_and_the_game_goes_on_when_it_is_back(
    visit: Visit, server: Server
) -> None:
    player = visit()
    player.duel()
    page = player.page
    page.wait_for_selector("[data-choice]")
    player.play(until=lambda: player.has(COMMIT))
    server.kill()
    page.wait_for_selector("[data-lost]")
    server.start()
    page.wait_for_selector("[data-lost]", state="detached")
    assert player.has(COMMIT)  # the draft was durable
    player.play(until=lambda: log_lines(player) > 20)


def together(one: Player, other: Player, until: Callable[[], bool]) -> None:
    for _ in range(1500):
        if until():
            return
        for player in (one, other):
            while not player.is_over and player.step():
                player.page.wait_for_timeout(10)
            player.page.wait_for_timeout(40)
    raise AssertionError("the game did not come that far")


def log_lines(player: Player) -> int:
    return int(player.page.locator(".log .scroll li").count())


def final_score(player: Player) -> list[str]:
    return sorted(player.page.locator("[data-end] .places b").all_inner_texts())


def press_until(player: Player, selector: str) -> None:
    """Tabs to the first element that matches."""
    for _ in range(80):
        player.page.keyboard.press("Tab")
        if player.has(f"{selector}:focus"):
            return
    raise AssertionError(f"{selector} cannot be reached by keyboard")
