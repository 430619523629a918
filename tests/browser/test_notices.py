"""Notices in a real browser: asked for, shown by the worker, and confirmed by a mail's link."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import LIMITS, visiting
from tests.browser.test_screens import overflowing, serious
from tests.support.driver import Player
from tests.support.live import Server, serving
from tests.support.receivers import Mailbox, mailbox

Visit = Callable[..., Player]
# A subscription, which browsers do not give to private windows as those of these tests are
SUBSCRIBES = """
  let made = null;
  const keys = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx" +
      "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.subscribedWith = new Uint8Array(applicationServerKey).length;
    const endpoint = "https://push.example.org/p/1";
    const unsubscribe = async () => ((made = null), true);
    made = { endpoint, unsubscribe, options: {}, toJSON: () => ({ endpoint, keys }) };
    return made;
  };
  PushManager.prototype.getSubscription = async () => made;
"""
# Keeps every change of title and icon
SIGNS = """
  window.signs = [];
  addEventListener("DOMContentLoaded", () => {
    const note = () => {
      const title = document.title.includes("Your turn") ? "yes" : "no";
      const sign = `${title} ${document.getElementById("favicon").getAttribute("href")}`;
      if (window.signs.at(-1) !== sign) window.signs.push(sign);
    };
    const watched = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(note).observe(document.head, watched);
  });
"""
MY_TURN, NOT_MY_TURN = "yes /icon-turn.svg", "no /icon.svg"
REGISTRATION = "navigator.serviceWorker.ready"


@pytest.fixture(scope="module")
def post() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def mailing(client: Path, post: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Any:
    settings = LIMITS | {"smtp": post.url, "mail_from": "durbar@example.org"}
    with serving(tmp_path_factory.mktemp("mailing"), **settings) as running:
        yield running


@pytest.fixture
def visit_mailing(chromium: Any, mailing: Server) -> Iterator[Visit]:
    with visiting(chromium, mailing) as open_site:
        yield open_site


def notice_settings(player: Player) -> dict[str, Any]:
    """The notice settings of this player on the server."""
    answer: dict[str, Any] = player.page.evaluate("fetch('/api/notices').then((a) => a.json())")
    return answer


def until(player: Player, is_so: str) -> None:
    """Waits until what a promise tells is so."""
    for _ in range(400):
        if player.page.evaluate(is_so):
            return
        player.page.wait_for_timeout(50)
    raise AssertionError(is_so)


def open_notices(player: Player) -> Any:
    player.go("/me")
    player.page.wait_for_selector("[data-section='notices'] [data-kind]")
    return player.page


def test_everything_is_off_until_it_is_asked_for(visit: Visit) -> None:
    player = visit(sound=None, sign=None)
    page = open_notices(player)
    for switch in ("[data-here]", "[data-quiet]", "[data-sound]", "[data-sign]"):
        assert not page.is_checked(switch), switch
    assert notice_settings(player)["channels"] == [] and not player.has("[data-channel]")
    workers = page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)")
    assert workers == 0


def test_kinds_quiet_hours_and_webhooks_are_chosen_and_kept(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    page = open_notices(player)
    page.check("[data-kind=chat]")
    page.uncheck("[data-kind=over]")
    page.check("[data-quiet]")
    page.fill("[data-quiet-since]", "21:30")
    page.fill("[data-quiet-until]", "07:15")
    page.keyboard.press("Tab")
    page.fill("[data-add-webhook] input", "https://hooks.example.org/secret-of-mine")
    page.select_option("[data-add-webhook] select", "slack")
    page.click("[data-add-webhook] button")
    channel = page.locator("[data-channel=webhook]")
    expect(channel).to_contain_text("Slack · hooks.example.org")
    expect(channel).not_to_contain_text("secret-of-mine")
    settings = notice_settings(player)
    assert sorted(settings["kinds"]) == ["again", "chat", "clock", "turn"]
    assert settings["quiet"] == {"since": 21 * 60 + 30, "until": 7 * 60 + 15}
    assert settings["zone"] == page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    page.reload()
    expect(page.locator("[data-quiet-since]")).to_have_value("21:30")
    expect(page.locator("[data-kind=chat]")).to_be_checked()
    player.speak("de")  # letters come in the language that is spoken here
    until(player, "fetch('/api/notices').then((a) => a.json()).then((s) => s.language === 'de')")
    page.click("[data-channel=webhook] [data-remove]")
    expect(channel).to_have_count(0)
    assert notice_settings(player)["channels"] == []


def test_an_address_that_no_letter_may_go_to_is_refused_with_words(visit: Visit) -> None:
    player = visit()
    page = open_notices(player)
    page.fill("[data-add-webhook] input", "https://192.168.0.1/x")
    page.click("[data-add-webhook] button")
    page.wait_for_selector(".notices .notice")
    assert "belong to a public server" in page.inner_text(".notices")
    player.expects("status of 422")
    assert notice_settings(player)["channels"] == []


def test_this_browser_subscribes_and_its_worker_shows_what_is_pushed(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    context = player.page.context
    context.grant_permissions(["notifications"])
    context.add_init_script(SUBSCRIBES)
    page = open_notices(player)
    page.check("[data-here]")
    page.wait_for_selector("[data-test-here]")
    assert page.evaluate("subscribedWith") == 65  # the server's own key
    (channel,) = notice_settings(player)["channels"]
    assert (channel["kind"], channel["address"]) == ("push", "https://push.example.org/p/1")
    deliver(player, {"title": "Tocca a te", "body": "Java", "url": "/t/abc", "lang": "it"})
    until(player, f"{REGISTRATION}.then((r) => r.getNotifications()).then((all) => all.length)")
    shown = page.evaluate(
        f"{REGISTRATION}.then((r) => r.getNotifications())"
        ".then(([one]) => [one.title, one.body, one.lang, one.data.url])"
    )
    assert shown == ["Tocca a te", "Java", "it", "/t/abc"]
    page.uncheck("[data-here]")
    expect(page.locator("[data-test-here]")).to_have_count(0)
    assert notice_settings(player)["channels"] == []


def deliver(player: Player, message: dict[str, str]) -> None:
    """A push service's message, as the browser gets it when it is decrypted."""
    session = player.page.context.new_cdp_session(player.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(r["registrationId"] for r in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(200):
        if found:
            break
        player.page.wait_for_timeout(50)
    facts = {"origin": player.url, "registrationId": found[0], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", facts)


def test_a_browser_that_nobody_brings_messages_says_so(visit: Visit) -> None:
    """As a private one: then only open tables can tell."""
    player = visit()
    player.page.context.grant_permissions(["notifications"])
    page = open_notices(player)
    page.check("[data-here]")
    page.wait_for_selector("[data-open-only]", timeout=60_000)
    assert notice_settings(player)["channels"] == [] and page.is_checked("[data-here]")
    player.expects("does not support the Push API")


def test_a_browser_that_forbids_notifications_says_so(visit: Visit) -> None:
    player = visit()
    player.page.context.add_init_script(
        "Notification.requestPermission = async () => 'denied'"  # as a person would
    )
    page = open_notices(player)
    page.click("[data-here]")
    page.wait_for_selector("[data-denied]")
    assert notice_settings(player)["channels"] == [] and not page.is_checked("[data-here]")


def test_title_and_icon_tell_when_my_turn_comes_if_that_was_asked_for(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit(sign=True)
    page = player.page
    page.context.add_init_script(SIGNS)
    player.duel()
    player.play(until=lambda: page.evaluate("signs").count(MY_TURN) > 1)
    signs = page.evaluate("signs")
    assert NOT_MY_TURN in signs[signs.index(MY_TURN) :]
    player.go("/")
    expect(page).to_have_title("● Your turn. – Durbar")  # it waits there, too
    page.click("footer a[href='/rules/maharaja']")
    expect(page.locator("#favicon")).to_have_attribute("href", "/icon.svg")
    assert "Your turn" not in page.title()


def test_nobody_who_has_not_asked_gets_a_sign(visit: Visit) -> None:
    player = visit()
    player.duel()
    player.page.wait_for_selector("[data-choice]", timeout=120_000)
    assert "Your turn" not in player.page.title()
    assert player.page.get_attribute("#favicon", "href") == "/icon.svg"


def test_one_table_may_be_left_out(visit: Visit, screens: Path) -> None:
    from playwright.sync_api import expect

    player = visit(sign=True)
    player.duel()
    page = player.page
    page.wait_for_selector("[data-choice]")
    expect(page).to_have_title(re.compile("Your turn"))
    table = page.url.rpartition("/")[2]
    page.click("[data-bell]")
    expect(page.locator("[data-choice-of-table=usual]")).to_be_checked()
    page.screenshot(path=screens / "notices-table.png")
    page.check("[data-choice-of-table=none]")
    until(player, f"fetch('/api/notices').then((a) => a.json()).then((s) => s.tables['{table}'])")
    assert notice_settings(player)["tables"] == {table: "none"}
    page.reload()
    page.wait_for_selector("[data-choice]")
    assert "Your turn" not in page.title()
    page.click("[data-bell]")
    page.check("[data-choice-of-table=usual]")
    until(player, f"fetch('/api/notices').then((a) => a.json()).then((s) => !s.tables['{table}'])")


def test_a_mail_leads_to_a_page_that_asks_before_it_does_anything(
    visit_mailing: Visit, post: Mailbox
) -> None:
    from playwright.sync_api import expect

    player = visit_mailing()
    page = open_notices(player)
    page.fill("[data-add-mail] input", "anna@example.org")
    page.select_option("[data-add-mail] select", "86400")
    page.click("[data-add-mail] button")
    expect(page.locator("[data-channel=mail] [data-unconfirmed]")).to_be_visible()
    (link,) = re.findall(r"http\S+", post.mails[-1].get_content())
    elsewhere = visit_mailing()  # the mail is read on another machine
    elsewhere.page.goto(link)
    elsewhere.page.wait_for_selector("[data-follow]")
    assert not notice_settings(player)["channels"][0][
        "is_confirmed"
    ]  # only looking confirms nothing
    elsewhere.page.click("[data-follow]")
    elsewhere.page.wait_for_selector("[data-done]")
    page.reload()
    page.click("[data-channel=mail] [data-test]")
    page.wait_for_selector(".notices .notice")
    mail = post.mails[-1]
    assert mail["Subject"] == "It works" and mail["To"] == "anna@example.org"
    (stop,) = re.findall(r"http\S+/notices/stop\?\S+", mail.get_content())
    elsewhere.page.goto(stop)
    elsewhere.page.click("[data-follow]")
    elsewhere.page.wait_for_selector("[data-done]")
    assert notice_settings(player)["channels"] == []


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("de", "dark"), ("it", "light")])
def test_the_screen_is_whole_in_every_language_and_theme(
    visit_mailing: Visit, screens: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    player = visit_mailing(size, language=language, theme=theme)
    page = open_notices(player)
    page.check("[data-quiet]")
    page.fill("[data-add-mail] input", "anna.von.und.zu.mit.langem.namen@post.example.org")
    page.click("[data-add-mail] button")
    page.wait_for_selector("[data-channel=mail]")
    page.fill("[data-add-webhook] input", "https://hooks.example.org/secret-of-mine")
    page.click("[data-add-webhook] button")
    page.wait_for_selector("[data-channel=webhook]")
    name = f"notices-{language}-{theme}-{size[0]}.png"
    page.screenshot(path=screens / name, full_page=True)
    assert overflowing(player) == [] and serious(player) == []
