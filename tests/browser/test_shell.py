"""The table shell, the same for all games: what it says, keeps, asks and plays back."""

from collections.abc import Callable
from pathlib import Path

from tests.browser.test_screens import overflowing, serious, shoot, table, wait
from tests.support.driver import COMMIT, Player

Visit = Callable[..., Player]
LINES = ".log .scroll li"
MESSAGES = ".log .message"
# Counts what a player would hear and be shown, in a page that is not looked at
SIGNALS = """
  window.heard = [];
  window.AudioContext = class { constructor() { window.heard.push("sound"); throw Error(); } };
  window.Notification = class {
    constructor(title) { window.heard.push(title); }
    static permission = "granted";
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_the_log_is_filtered_points_at_the_table_and_holds_the_chat(visit: Visit) -> None:
    player = visit(name="Anna")
    page = player.page
    table(player)
    page.fill("#chat-text", "Namaste!")
    page.keyboard.press("Enter")
    page.wait_for_selector(MESSAGES)
    lines = page.locator(LINES).count()
    player.play(until=lambda: page.locator(LINES).count() > lines + 6)
    assert "Namaste!" in page.locator(LINES).nth(lines - 1).inner_text()  # in its place
    page.select_option("#log-filter", "chat")
    assert page.locator(LINES).all_inner_texts() == ["Anna: Namaste!"]
    page.select_option("#log-filter", "seat-1")
    lines = page.locator(LINES).all_inner_texts()
    assert any("Bot: casual 1" in line for line in lines)
    assert not any(line.startswith(("You ", "Bot: casual 2")) for line in lines)
    page.select_option("#log-filter", "all")
    line = page.locator(f"{LINES} button").filter(has_text="buys").last
    line.focus()  # as a pointer over it does
    wait(player, "document.querySelector('.picture .lit')")


def test_what_happened_since_my_last_turn_is_played_back(visit: Visit) -> None:
    player = visit()
    page = player.page
    table(player)
    player.play(until=lambda: player.has("[data-since]"))
    page.click("[data-since]")
    page.wait_for_selector("[data-replay]")
    page.keyboard.press("Home")
    wait(player, "document.querySelector('[data-replay] .count').textContent.startsWith('0 ')")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-replay]", state="detached")
    page.select_option("#log-filter", "all")
    page.click("[data-since]")  # and left alone it comes back to the present by itself
    page.wait_for_selector("[data-replay]")
    page.select_option("[data-replay] select", "4")
    page.wait_for_selector("[data-replay]", state="detached", timeout=60_000)
    assert player.has("[data-choice]")


def test_my_turn_plays_a_sound_and_shows_a_notification(visit: Visit) -> None:
    player = visit(sound=True, notify=True)
    player.page.context.add_init_script(SIGNALS)
    player.go("/")
    player.page.click("[data-play=maharaja]")
    player.page.wait_for_selector("[data-choice]")
    wait(player, "heard.length > 1")
    assert set(player.page.evaluate("heard")) == {"sound", "Your turn."}


def test_on_a_touch_screen_every_step_is_confirmed_unless_set_otherwise(visit: Visit) -> None:
    player = visit((390, 844), touch=True, confirm=None)
    player.duel()
    player.page.locator("[data-choice]").first.tap()
    player.page.wait_for_selector("[data-confirm]:not([disabled])")
    assert not player.has("[data-ledger] li")


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    player = visit()
    player.duel()
    page = player.page
    page.wait_for_selector("[data-choice]")
    page.locator("[data-commit]").focus()
    assert page.get_attribute("[data-commit]", "aria-disabled") == "true"
    page.keyboard.press("Enter")  # not a dead button: it tells what is asked first
    page.wait_for_selector(".notices .notice")
    assert "Take a coin" in page.inner_text(".notices")
    page.click("nav button[aria-label='Plain table']")
    page.click(".why summary")
    page.fill("#why-action", "buy moon")
    page.keyboard.press("Enter")
    page.wait_for_selector(".why p[role=status]")
    assert "no action of this game" in page.inner_text(".why p")


def test_the_focus_goes_on_and_changes_are_announced(visit: Visit) -> None:
    player = visit()
    player.duel()
    page = player.page
    page.wait_for_selector("[data-choice]")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector("[data-choice]:focus")
    for _ in range(3):
        while not player.has(COMMIT):
            page.keyboard.press("Enter")
            player.settle()
            wait(player, "document.activeElement !== document.body")
        page.wait_for_selector("[data-commit]:focus")
        page.keyboard.press("Enter")
        wait(player, "document.activeElement.matches('[data-end-anyway], [data-choice]')")
        if player.has("[data-end-anyway]"):
            page.keyboard.press("Enter")
        page.wait_for_selector("[data-choice]:focus")
    assert "Bot: casual" in page.inner_text("[data-live]")


def test_dialogs_hold_the_focus_and_give_it_back(visit: Visit, screens: Path) -> None:
    player = visit()
    player.duel()
    page = player.page
    page.wait_for_selector("[data-choice]")
    for opener, name in (("[data-rules]", "rules"), ("[data-resign]", "resign")):
        page.locator(opener).focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog[open]")
        for _ in range(12):
            page.keyboard.press("Tab")
            inside = "document.activeElement.closest('dialog') || document.activeElement === body"
            assert page.evaluate(
                f"(() => {{ const {{ body }} = document; return !!({inside}) }})()"
            )
        shoot(player, screens / f"dialog-{name}.png")
        assert serious(player) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert page.evaluate(f"document.activeElement.matches('{opener}')")


def test_a_seat_is_given_up_on_a_phone_too(visit: Visit, screens: Path) -> None:
    player = visit((360, 740), touch=True)
    player.duel()
    page = player.page
    page.wait_for_selector("[data-choice]")
    page.click("[data-more]")
    shoot(player, screens / "dialog-more-phone.png")
    assert overflowing(player) == []
    page.get_by_role("button", name="Give up").click()
    page.click("[data-end-anyway]")
    page.wait_for_selector("[data-end]", timeout=120_000)  # a bot plays on


def test_a_player_who_resigns_only_watches_and_all_see_it(visit: Visit, screens: Path) -> None:
    from playwright.sync_api import expect

    anna, bruno = visit(name="Anna"), visit((390, 844), touch=True, name="Bruno")
    anna.duel("friends")
    bruno.page.goto(anna.page.url)
    bruno.page.click("[data-join]")
    anna.page.click("[data-resign]")
    anna.page.click("[data-end-anyway]")
    expect(anna.page.locator("[data-status] b").first).to_have_text("You gave up; a bot plays on.")
    for gone in ("[data-choice]", "[data-commit]", "[data-resign]", "[data-take-back]"):
        expect(anna.page.locator(gone)).to_have_count(0)
    expect(bruno.page.locator(".players [data-left=gave-up]")).to_have_count(1)
    expect(bruno.page.locator(".notices")).to_contain_text("Anna gave up; a bot plays on.")
    bruno.page.wait_for_selector("[data-choice]")  # the bot has moved
    bruno.page.click("[data-more]")
    assert bruno.has("dialog a[href='/games']") and bruno.has("dialog a[href='/me']")
    bruno.page.get_by_role("button", name="Give up").click()
    bruno.page.click("[data-end-anyway]")
    for player in (anna, bruno):
        player.page.wait_for_selector("[data-end]", timeout=120_000)
        expect(player.page.locator("#end-title")).not_to_contain_text("you win")
        expect(player.page.locator(".places [data-left=gave-up]")).to_have_count(2)
    last = anna.page.locator(f"{LINES} button").last
    expect(last).to_contain_text("The game is over")
    best = anna.page.locator(".places li").first.inner_text()
    sign = "carnelian" if "Anna" in best else "lapis"
    expect(last.locator(f".mark svg.{sign}")).to_have_count(1)
    shoot(anna, screens / "end-given-up.png")
    shoot(bruno, screens / "end-given-up-phone.png")
    bruno.page.click("[data-rematch]")
    expect(anna.page.locator(".notices")).to_contain_text("A rematch is proposed")
    expect(anna.page.locator("[data-rematch]")).to_have_text("Join the rematch")
    anna.page.click("[data-rematch]")
    bruno.page.wait_for_selector("[data-choice], [data-status]")


def test_a_game_begun_by_keyboard_goes_on_by_keyboard(visit: Visit) -> None:
    player = visit()
    page = player.page
    player.go("/new/maharaja")
    page.locator("[data-start]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-status]:focus")
    player.go("/no/such/page")
    assert "no page at this address" in page.inner_text("[data-not-found]")


def test_ending_a_turn_asks_once_where_something_would_be_wasted(
    visit: Visit, screens: Path
) -> None:
    player = visit()
    page = player.page
    skip = "[data-choice][data-target=nothing]"
    for _ in range(6):  # a game in which no collection comes within reach is rare, but there is one
        player.duel()
        player.play(until=lambda: player.has(skip))
        if player.has(skip):
            break
    page.click(skip)
    page.wait_for_selector(COMMIT)
    assert "take none" in page.inner_text("[data-ledger] .warning")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog [data-end-anyway]:focus")
    shoot(player, screens / "dialog-waste.png")
    assert serious(player) == []
    page.keyboard.press("Enter")
    page.wait_for_selector(COMMIT, state="detached")


def test_a_bot_plays_on_for_who_is_away_and_a_voice_can_be_muted(visit: Visit) -> None:
    anna, bruno = visit(name="Anna"), visit(name="Bruno")
    anna.duel("friends")
    path = anna.page.url.removeprefix(anna.url)
    bruno.go(path)
    bruno.page.click("[data-join]")
    bruno.page.wait_for_selector("[data-seat]")
    assert anna.page.locator("[data-mute]").count() == 0  # nobody has spoken yet
    say(bruno, "Hello")
    anna.page.click("[data-mute]")
    anna.page.wait_for_selector("[data-mute][aria-pressed=true]")
    say(bruno, "Psst")
    anna.page.click("[data-mute]")
    anna.page.wait_for_selector("[data-mute][aria-pressed=false]")
    say(bruno, "Namaste!")
    anna.page.locator(MESSAGES).filter(has_text="Namaste!").wait_for()
    assert anna.page.locator(MESSAGES).filter(has_text="Psst").count() == 0
    bruno.go("/")  # away
    anna.page.click("[data-stand-in]")
    anna.page.wait_for_selector("[data-stand-in]", state="detached")
    lines = anna.page.locator(LINES).count()
    anna.play(until=lambda: anna.page.locator(LINES).count() > lines + 6)
    bruno.go(path)
    bruno.page.click("[data-take-back]")
    bruno.page.wait_for_selector("[data-take-back]", state="detached")


def say(player: Player, text: str) -> None:
    player.page.fill("#chat-text", text)
    player.page.keyboard.press("Enter")
    player.page.locator(MESSAGES).filter(has_text=text).wait_for()
