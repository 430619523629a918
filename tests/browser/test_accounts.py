"""My page: games kept by a passkey or a password, found on another device, taken away, deleted."""

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.browser.test_screens import overflowing, serious, small_targets
from tests.support.driver import Player

Visit = Callable[..., Player]
PASSWORD = "seven elephants"
LOGINS = (f"web login {number}" for number in itertools.count(1))
AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def me(player: Player) -> None:
    player.go("/me")
    player.page.wait_for_selector("[data-section=account]")


def at_home(player: Player) -> None:
    """Passkeys belong to a name: on this machine to localhost."""
    player.url = player.url.replace("127.0.0.1", "localhost")


def authenticator(player: Player) -> tuple[Any, str]:
    """A device of Chromium's own that keeps passkeys and confirms them at once."""
    session = player.page.context.new_cdp_session(player.page)
    session.send("WebAuthn.enable")
    answer = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, answer["authenticatorId"]


def wait_for_notice(player: Player, text: str) -> None:
    player.page.locator(".notices").filter(has_text=text).wait_for()


def keep_by_password(player: Player, login: str) -> None:
    form = player.page.locator("[data-keep] form")
    if not form.is_visible():
        player.page.click("[data-keep] summary")
    form.locator("[name=username]").fill(login)
    form.locator("[name=password]").fill(PASSWORD)
    form.locator("[name=password]").press("Enter")


def sign_in(player: Player, login: str, password: str = PASSWORD) -> None:
    form = player.page.locator("[data-sign-in] form")
    form.locator("[name=username]").fill(login)
    form.locator("[name=password]").fill(password)
    form.locator("[name=password]").press("Enter")


def test_games_are_kept_by_a_passkey_and_found_on_another_device(visit: Visit) -> None:
    anna, phone = visit(name="Anna"), visit((390, 844), touch=True)
    at_home(anna)
    at_home(phone)
    anna.duel("friends")
    table = anna.page.url
    device, first = authenticator(anna)
    me(anna)
    anna.page.click("[data-passkey=keep]")
    wait_for_notice(anna, "Your games are kept from now on.")
    assert anna.page.locator("[data-passkeys] li").count() == 1
    anna.page.goto(table)  # still hers
    anna.page.wait_for_selector("[data-leave], .invite")
    (passkey,) = device.send("WebAuthn.getCredentials", {"authenticatorId": first})["credentials"]
    other, theirs = authenticator(phone)  # as if it had been synchronised to her phone
    other.send("WebAuthn.addCredential", {"authenticatorId": theirs, "credential": passkey})
    me(phone)
    phone.page.click("[data-passkey=sign-in]")
    wait_for_notice(phone, "You are signed in.")
    assert phone.page.input_value("[data-name]") == "Anna"
    phone.go("/")
    phone.page.wait_for_selector(f"a[href='/t/{table.rpartition('/')[2]}']")


def test_a_second_passkey_is_named_and_the_last_way_in_stays(visit: Visit) -> None:
    player = visit(name="Anna")
    at_home(player)
    page = player.page
    device, first = authenticator(player)
    me(player)
    page.click("[data-passkey=keep]")
    page.wait_for_selector("[data-passkeys] li")
    page.get_by_role("button", name="Remove").click()
    page.locator("[data-section=account] [role=alert]").filter(has_text="last way in").wait_for()
    player.expects("status of 409")
    page.get_by_label("Name of the new passkey").fill("Key on my chain")
    page.click("[data-passkey=add]")  # this device has one already, and says so
    page.locator("[role=alert]").filter(has_text="has a passkey").wait_for()
    device.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": first})
    authenticator(player)  # another device
    page.click("[data-passkey=add]")
    page.locator("[data-passkeys] li").filter(has_text="Key on my chain").wait_for()
    page.get_by_role("button", name="Remove Key on my chain").click()
    wait_for_notice(player, "The passkey is removed.")
    assert page.locator("[data-passkeys] li").count() == 1


def test_games_are_kept_by_a_password_and_come_along_from_another_browser(visit: Visit) -> None:
    login = next(LOGINS)
    anna, phone = visit(name="Anna"), visit(name="Annie")
    anna.duel("friends")
    first = anna.page.url.rpartition("/")[2]
    me(anna)
    assert not anna.has("[data-passkey]")  # an address that is a number has none
    keep_by_password(anna, login)
    wait_for_notice(anna, "Your games are kept from now on.")
    phone.duel("friends")
    second = phone.page.url.rpartition("/")[2]
    me(phone)
    assert "Bring the game of this browser along" in phone.page.inner_text("[data-sign-in]")
    sign_in(phone, login, "seven tigers!")
    alert = phone.page.locator("[data-sign-in] [role=alert]")
    alert.filter(has_text="do not go together").wait_for()
    phone.expects("status of 403")
    sign_in(phone, login.upper())
    wait_for_notice(phone, "You are signed in.")
    for player in (anna, phone):
        player.go("/")
        for table in (first, second):
            player.page.wait_for_selector(f"a[href='/t/{table}']")
    me(anna)
    assert anna.page.locator("[data-section=devices] li").count() == 2
    anna.page.get_by_role("button", name="Sign out Chrome").click()
    wait_for_notice(anna, "The device is signed out.")
    me(phone)
    phone.page.wait_for_selector("[data-sign-in]")
    anna.page.click("[data-sign-out]")
    anna.page.wait_for_selector("[data-sign-in]")
    assert anna.page.input_value("[data-name]") == ""


def test_a_fault_stands_beside_its_field(visit: Visit) -> None:
    player = visit(name="Anna")
    page = player.page
    me(player)
    page.locator("[data-keep] [name=username]").fill("ab")
    page.locator("[data-keep] [name=password]").fill(PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-keep] [name=username][aria-invalid=true]:focus")
    described_by = page.locator("[data-keep] [name=username]").get_attribute("aria-describedby")
    assert "3 to 40" in page.inner_text(f"[id='{described_by}']")
    page.locator("[data-keep] [name=username]").fill(next(LOGINS))
    page.locator("[data-keep] [name=password]").fill("short")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-keep] [name=password][aria-invalid=true]:focus")
    player.expects("status of 422")


def test_data_is_taken_away_and_deleted(visit: Visit, tmp_path: Path) -> None:
    login = next(LOGINS)
    player = visit(name="Anna Nomen")
    page = player.page
    player.duel()
    table = page.url
    page.wait_for_selector("[data-choice]")
    me(player)
    keep_by_password(player, login)
    wait_for_notice(player, "Your games are kept from now on.")
    with page.expect_download() as coming:
        page.click("[data-export]")
    assert coming.value.suggested_filename.startswith("durbar-")
    coming.value.save_as(tmp_path / "mine.json")
    exported = json.loads((tmp_path / "mine.json").read_text())
    assert [each["id"] for each in exported["tables"]] == [table.rpartition("/")[2]]
    assert exported["accounts"][0]["name"] == "Anna Nomen"
    page.click("[data-delete]")
    page.wait_for_selector("dialog input:focus")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.locator("dialog [role=alert]").filter(has_text="exactly as it is").wait_for()
    player.expects("status of 422")
    page.locator("dialog input").fill("Anna Nomen")
    page.click("[data-delete-now]")
    wait_for_notice(player, "Everything of yours is deleted.")
    assert "knows nothing about you" in page.inner_text("[data-section=data]")
    page.goto(table)
    page.wait_for_selector("[data-seat]", state="attached")  # bots play on, quickly
    assert "Anna" not in page.inner_text("main")
    me(player)
    sign_in(player, login)
    page.locator("[role=alert]").filter(has_text="do not go together").wait_for()
    player.expects("status of 403")


def test_who_signed_in_long_ago_is_asked_once_more(visit: Visit) -> None:
    login = next(LOGINS)
    player = visit(name="Anna")
    page = player.page
    me(player)
    keep_by_password(player, login)
    page.wait_for_selector("[data-change-password]")
    asked = iter(["prove-first"])

    def late(route: Any) -> None:
        """What the server says ten minutes later."""
        if code := next(asked, None):
            body = json.dumps({"code": code, "facts": {}, "paragraph": "", "key": None})
            route.fulfill(status=403, content_type="application/json", body=body)
        else:
            route.continue_()

    page.route("**/api/account/password", late)
    page.click("[data-change-password]")
    form = page.locator("[data-section=account] form")
    form.locator("[name=password]").fill("eight white moguls")
    form.locator("[name=password]").press("Enter")
    page.wait_for_selector("dialog input[type=password]:focus")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    wait_for_notice(player, "The password is set.")
    player.expects("status of 403")


def test_my_page_is_reached_from_the_bar_and_from_the_settings(visit: Visit) -> None:
    player = visit()
    page = player.page
    player.go("/")
    page.click("[data-me]")
    page.wait_for_url("**/me")
    player.go("/")
    page.click("[data-settings]")
    page.get_by_role("link", name="My account").last.click()
    page.wait_for_url("**/me")
    page.wait_for_selector("dialog", state="detached")
    page.get_by_text("The server knows nothing about you yet.").wait_for()


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_my_page_is_clean_in_every_size_and_language(
    visit: Visit, screens: Path, language: str
) -> None:
    theme = "dark" if language == "de" else "light"
    player = visit(name="Anna", language=language, theme=theme)
    at_home(player)
    authenticator(player)
    me(player)
    player.page.wait_for_selector("[data-passkey=keep]")
    clean(player, screens, f"me-guest-{language}")
    player.page.click("[data-passkey=keep]")
    player.page.wait_for_selector("[data-passkeys] li")
    player.page.wait_for_selector(".notices .notice", state="detached")
    clean(player, screens, f"me-account-{language}")
    player.page.click("[data-delete]")
    player.page.wait_for_selector("dialog[open]")
    clean(player, screens, f"me-delete-{language}")


def clean(player: Player, screens: Path, name: str) -> None:
    for width, height in ((360, 740), (390, 844), (1440, 900)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.screenshot(path=str(screens / f"{name}-{width}.png"), full_page=True)
        assert overflowing(player) == []
        assert small_targets(player) == []
    assert serious(player) == []
