"""Every screen: kept as a picture, clean by axe, in three languages, from 360 px on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.driver import COMMIT, Player
from tests.support.parts import need

import durbar

Visit = Callable[..., Player]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP, PHONE, SMALLEST = (1440, 900), (390, 844), (360, 740)
# An emulated phone widens its window to whatever overflows: what counts is the width it was given
OVERFLOWING = """(width) => {
  const faults = [];
  if (document.documentElement.scrollWidth > width) {
    faults.push(`page ${document.documentElement.scrollWidth} > ${width}`);
    for (const one of document.querySelectorAll("#main *, header *")) {
      const { right, width: wide } = one.getBoundingClientRect();
      if (right > width + 1 && wide > 0) faults.push(`${one.tagName} ${one.className} ${right}`);
    }
  }
  for (const one of document.querySelectorAll("body *")) {
    if (one.closest(".sr, svg, select") || !one.clientWidth) continue;
    const style = getComputedStyle(one);
    const isUnseen = style.visibility === "hidden" || style.clipPath !== "none";
    if (style.display === "inline" || isUnseen) continue;
    const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isLabel = one.matches("button, a, label, legend, h1, h2, h3, th, summary");
    const scrolls = ["auto", "scroll"].includes(style.overflowX);
    const wide = one.scrollWidth > one.clientWidth + 2;
    const high = style.overflowY === "hidden" && one.scrollHeight > one.clientHeight + 2;
    const tells = style.textOverflow === "ellipsis" && one.matches("[title], [title] *");
    if ((says || isLabel) && ((wide && !scrolls && !tells) || (says && high))) {
      faults.push(`${one.tagName} ${one.className} "${one.textContent.trim().slice(0, 60)}"`);
    }
  }
  return faults;
}"""

SMALL_TARGETS = """() => {
  const faults = [];
  for (const one of document.querySelectorAll("button, select, input, summary")) {
    const { width, height } = one.getBoundingClientRect();
    const isTarget = width > 1 && height > 1 && !one.closest(".sr, p");
    const ofLabel = ["radio", "checkbox", "file"].includes(one.type); // the label is the target
    if (isTarget && !ofLabel && (height < 43.5 || width < 43.5)) {
      faults.push(`${one.className} "${one.textContent.trim().slice(0, 40)}" ${width}x${height}`);
    }
  }
  return faults;
}"""


def home(player: Player) -> None:
    player.go("/")
    player.page.wait_for_selector("[data-play=maharaja]")


def settings(player: Player) -> None:
    home(player)
    player.page.click("[data-settings]")
    player.page.wait_for_selector("dialog[open]")


def new_table(player: Player) -> None:
    player.go("/new/maharaja")
    player.page.wait_for_selector("[data-start]")


def waiting_room(player: Player) -> None:
    player.go("/new/maharaja?mode=friends")
    player.page.click("[data-start]")
    wait(player, "document.querySelector('.invite img')?.naturalWidth > 0")


def table(player: Player) -> None:
    player.go("/")
    player.page.click("[data-play=maharaja]")
    player.play(until=lambda: player.page.locator(".log .scroll li").count() > 24)
    player.play(until=lambda: player.has("[data-choice]"))


def plain_table(player: Player) -> None:
    player.page.context.add_init_script("localStorage['durbar-plain'] = 'yes'")
    table(player)
    assert player.has(".plain")


def full_draft(player: Player) -> None:
    table(player)
    player.play(until=lambda: player.has(COMMIT))


def curtain(player: Player) -> None:
    player.go("/new/maharaja?mode=hotseat")
    player.page.click("[data-start]")
    player.page.wait_for_selector("[data-curtain]")


def rules(player: Player) -> None:
    player.go("/rules/maharaja#M3.2")
    player.page.wait_for_selector("[id='M3.2']")


def end(player: Player) -> None:
    player.duel()
    player.play()
    player.page.click("[data-verify]")
    player.page.wait_for_selector("[data-verdict=true]")


SCREENS: dict[str, Callable[[Player], None]] = {
    "home": home,
    "settings": settings,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "table": table,
    "plain-table": plain_table,
    "full-draft": full_draft,
    "curtain": curtain,
    "rules": rules,
}


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious_and_nothing_overflows(
    screen: str, visit: Visit, screens: Path
) -> None:
    player = visit(DESKTOP)
    SCREENS[screen](player)
    shoot(player, screens / f"{screen}-desktop.png")
    assert serious(player) == []
    assert overflowing(player) == []
    player.page.evaluate("document.documentElement.classList.add('dark')")
    shoot(player, screens / f"{screen}-desktop-dark.png")
    assert serious(player) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_fits_a_phone_with_targets_for_a_thumb(
    screen: str, visit: Visit, screens: Path
) -> None:
    player = visit(PHONE, touch=True)
    SCREENS[screen](player)
    shoot(player, screens / f"{screen}-phone.png")
    player.page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    assert overflowing(player) == []
    assert small_targets(player) == []
    assert serious(player) == []


@pytest.mark.parametrize("language", ["de", "it"])
def test_every_screen_speaks_each_language(language: str, visit: Visit, screens: Path) -> None:
    """No text is missing (that would be a fault of the page) and none overflows."""
    for screen in (
        "home",
        "settings",
        "new-table",
        "waiting-room",
        "rules",
        "curtain",
        "full-draft",
    ):
        player = visit(DESKTOP, language=language)
        speaks(player, screen, language)
        shoot(player, screens / f"{screen}-{language}.png")
        assert player.page.get_attribute("html", "lang") == language
        assert overflowing(player) == [], screen
        player.page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
        assert overflowing(player) == [], screen


def speaks(player: Player, screen: str, language: str) -> None:
    if screen == "full-draft":
        player.go("/")
        player.page.click("[data-play=maharaja]")
        player.play(until=lambda: player.has(COMMIT))
    else:
        SCREENS[screen](player)


def wait(player: Player, condition: str) -> None:
    """Until it holds; asked from here, since the page's policy allows no evaluation in it."""
    for _ in range(400):
        if player.page.evaluate(f"() => Boolean({condition})"):
            return
        player.page.wait_for_timeout(50)
    raise AssertionError(condition)


def shoot(player: Player, file: Path) -> None:
    player.page.screenshot(path=str(file))


def serious(player: Player) -> list[str]:
    """What axe calls serious or critical."""
    need("axe-core", AXE.is_file())
    player.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = player.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def overflowing(player: Player) -> list[str]:
    """What is wider than the screen, and words that are cut; a changed screen settles first."""
    width = player.page.viewport_size["width"]
    for _ in range(60):
        found: list[str] = player.page.evaluate(OVERFLOWING, width)
        if not found:
            break
        player.page.wait_for_timeout(50)
    return found


def small_targets(player: Player) -> list[str]:
    """Buttons and fields below 44 px in both directions; links within a sentence are no targets."""
    found: list[str] = player.page.evaluate(SMALL_TARGETS)
    return found


def test_a_finished_game_is_replayed_shared_and_verified(visit: Visit, screens: Path) -> None:
    player = visit()
    page = player.page
    end(player)
    in_every_dress(player, screens, "end")
    page.click("[data-replay-game]")
    page.wait_for_selector("[data-replay]")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    wait(player, "document.querySelector('[data-replay] .count').textContent.startsWith('30 ')")
    in_every_dress(player, screens, "replay")
    then = points_of(player)
    other = visit(PHONE, touch=True)
    other.go(page.url.removeprefix(player.url) + "?at=30")
    other.page.wait_for_selector("[data-replay]")
    shoot(other, screens / "replay-phone.png")
    assert overflowing(other) == []
    assert points_of(other) == then
    page.click("[data-now]")
    with page.expect_download() as download:
        page.click("[data-end] a[download]")
    record = Path(download.value.path()).read_text("utf-8")
    page.goto(f"{player.url}/")
    page.locator("details summary").click()
    page.fill("#record-text", record)
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_selector("[data-replay]")


def in_every_dress(player: Player, screens: Path, name: str) -> None:
    """One screen in three languages, on a phone and in the dark, and in the light at last."""
    page = player.page
    for language in ("de", "it", "en"):
        player.speak(language)
        assert overflowing(player) == [], language
        page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
        assert overflowing(player) == [], language
        shoot(player, screens / f"{name}-phone-{language}.png")
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        shoot(player, screens / f"{name}-{language}.png")
    for theme in ("dark", "light"):
        page.click("[data-light]")
        wait(player, f"document.documentElement.classList.contains('dark') === {dark(theme)}")
        shoot(player, screens / f"{name}-{theme}.png")
        assert serious(player) == [], theme


def dark(theme: str) -> str:
    return "true" if theme == "dark" else "false"


def points_of(player: Player) -> list[str]:
    return sorted(player.page.locator(".players .score b").all_inner_texts())


def test_a_line_of_the_log_leads_to_that_moment_and_back(visit: Visit) -> None:
    player = visit()
    page = player.page
    table(player)
    now = page.inner_text(".picture")
    page.locator(".log .scroll li button").first.click()
    page.wait_for_selector("[data-replay]")
    assert not player.has("[data-choice]")
    page.click("[data-now]")
    page.wait_for_selector("[data-choice]")
    assert page.inner_text(".picture") == now


def test_the_rules_open_at_the_paragraph_of_the_prompt_and_can_be_searched(visit: Visit) -> None:
    player = visit()
    page = player.page
    table(player)
    paragraph = page.inner_text("[data-status] .para")
    page.click("[data-status] .para")
    page.wait_for_selector(f"dialog [id='{paragraph}'].target")
    page.fill("dialog input[type=search]", "tax")
    wait(player, "document.querySelectorAll('dialog .numbered').length < 10")
    assert "M2.3" in page.inner_text("dialog .rules")


@pytest.mark.parametrize("game", durbar.GAMES)
def test_the_rules_tell_in_words_what_is_reconstructed(
    visit: Visit, screens: Path, game: str
) -> None:
    edition = durbar.game(game).edition
    doubted = [path for path, level in edition.confidence.items() if level != "certain"]
    player = visit(language="de")
    page = player.page
    player.go(f"/rules/{game}")
    topics = page.locator("[data-topic]")
    topics.first.wait_for()
    titles = [str(topics.nth(n).get_attribute("data-topic")) for n in range(topics.count())]
    assert len(titles) == len(set(titles)) and not any("." in title for title in titles)
    assert page.locator("[data-topic] dt").count() == len(doubted)
    topics.last.locator("summary").focus()
    page.keyboard.press("Enter")
    shown = topics.last.locator("dd").first
    shown.wait_for()
    shown.scroll_into_view_if_needed()
    page.screenshot(path=screens / f"reconstructed-{game}.png")
