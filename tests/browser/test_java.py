"""Java's own table in a real browser: placing, moving, planning, by mouse, by keys, by thumbs."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.test_screens import SMALLEST, overflowing, serious, shoot, small_targets
from tests.support.driver import COMMIT, Player
from tests.support.java_driver import FULL, LEGAL, STEPS, JavaPlayer, choices

Visit = Callable[..., Player]


def duel(player: Player, seed: int = 1) -> JavaPlayer:
    """A table against a bot, at the question."""
    one = JavaPlayer(player, seed)
    one.sit_down("me", "random")
    one.page.wait_for_selector(LEGAL)
    return one


def hover(player: Player, rng: Random) -> bool:
    """Moves over the island until what is in hand lies over a legal place."""
    box = player.page.locator(".island").bounding_box()
    assert box is not None
    for _ in range(20):
        x, y = rng.uniform(0.2, 0.85), rng.uniform(0.12, 0.85)
        player.page.mouse.move(box["x"] + box["width"] * x, box["y"] + box["height"] * y)
        if player.has("[data-place]"):
            return True
    return False


def test_a_tile_turns_through_legal_turns_only_and_tells_what_it_would_do(visit: Visit) -> None:
    player = visit()
    one = duel(player)
    page = one.page
    page.click('[data-tool="lay-three"]')
    assert hover(player, Random(1))
    page.wait_for_selector("[data-outcome]")
    seen: list[str] = []
    for turn in ("r", "wheel", "r", "e", "button"):
        if turn == "wheel":
            page.mouse.wheel(0, 100)
        elif turn == "button":
            page.click("[data-turn]")
        else:
            page.keyboard.press(turn)
        seen.append(str(page.get_attribute("[data-place]", "data-place")))
    assert len(set(seen)) == 3  # one turn for each space that can be the village
    assert seen[3] == seen[1]
    assert set(seen) <= set(choices(one.snapshot(), "lay-three"))
    page.click("[data-place]")
    page.wait_for_selector("[data-ledger] li")
    page.keyboard.press("z")
    page.wait_for_selector("[data-ledger] li", state="detached")


def test_a_place_where_nothing_may_go_tells_the_space_and_why(visit: Visit) -> None:
    """J8.1: no irrigation at the edge."""
    player = visit()
    page = duel(player).page
    page.click('[data-tool="irrigate"]')
    edge = page.locator('[data-space="B5"]').bounding_box()
    assert edge is not None
    page.mouse.move(edge["x"] + edge["width"] / 2, edge["y"] + edge["height"] / 2)
    page.wait_for_selector("[data-why-not]")
    assert "B5" in page.inner_text("[data-why-not]")
    assert not player.has("[data-place]")


def test_every_kind_of_action_by_keys_alone_and_spaces_are_read_aloud(visit: Visit) -> None:
    """J2.3: tile, developer in, on and out, irrigation, palace, card, token, festival, end."""
    player = visit()
    one = JavaPlayer(player)
    one.sit_down_to_begin()
    page = one.page
    one.take("lay-two")
    one.go_to("G7")
    assert label(page) == "G7, bare ground"
    page.keyboard.press("ArrowRight")
    assert label(page).startswith("G8, ")
    one.lay("lay-village", "lay village K4")
    one.lay("lay-two", "lay two J4 J5")
    assert space(page, "K4").startswith("K4, village, level 1")
    ap = points_left(page)
    one.press('[data-choice="enter"]')
    page.wait_for_selector(".toll")
    priced = {each["target"]: each["cost"] for each in one.snapshot()["prompt"]["choices"]}
    assert set(one.goals()) == set(priced)
    for name, cost in priced.items():
        assert space(page, name).endswith(f", {cost} AP")
    one.step_on("K4")
    page.wait_for_selector(".toll", state="detached")
    assert points_left(page) == ap - priced["K4"]
    assert "your developer" in space(page, "K4")
    one.step_on("K4")
    page.wait_for_selector(".toll")
    page.focus('[data-space="J4"]')
    assert player.has(".way")  # the way where the cursor is
    page.keyboard.press("Enter")
    page.wait_for_selector(".toll", state="detached")
    assert "your developer" in space(page, "J4")
    # Out again, then all of that taken back
    ap, steps = points_left(page), one.steps()
    one.step_on("J4")
    page.wait_for_selector('[data-choice="leave"]')
    page.focus('[data-choice="leave"]')
    assert player.has(".way")
    page.keyboard.press("Enter")
    one.wait_for("!document.querySelector('[data-choice=leave]')")
    assert points_left(page) < ap
    for left in (steps + 1, steps):
        page.keyboard.press("z")
        one.wait_for(f"document.querySelectorAll({STEPS!r}).length === {left}")
    assert "your developer" in space(page, "J4")
    one.lay("palace", "palace 2 K4")
    assert "palace 2" in space(page, "K4")
    assert page.inner_text('[data-city="K4"] .v') == "2"
    one.press('[data-choice="spend token"]')
    one.wait_for("!document.querySelector('[data-choice=\"spend token\"]')")
    assert one.lay("irrigate")
    assert "water" in " ".join(labels(page))
    end_turn(one)
    # The next turns: cards until one matches, then the festival, which ends the turn
    for _ in range(12):
        wait_for_turn(one)
        if page.locator("[data-choice^=festival]").count() == 0:
            assert one.lay("lay-three")
        if page.locator("[data-choice^=festival]").count():
            one.press("[data-choice^=festival]")
            break
        one.press('[data-choice="take hidden card"]')
        page.wait_for_selector(FULL)
        one.press(COMMIT)
        page.wait_for_selector(FULL, state="detached")
        wait_for_turn(one)
        end_turn(one)
    page.wait_for_selector("[data-festival=on] [data-bid]")
    assert page.get_attribute("[data-bid]", "aria-disabled") == "true"
    page.focus("[data-festival=on] .hand [data-choice]")
    page.keyboard.press("Enter")
    one.wait_for("document.querySelector('[data-bid]').ariaDisabled === 'false'")
    one.press("[data-bid]")
    page.wait_for_selector(COMMIT)
    assert serious(player) == []


def box_of(page: Any, selector: str) -> tuple[float, float, float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def middle_of(page: Any) -> tuple[float, float]:
    box = page.locator(".island").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def label(page: Any) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label')"))


def space(page: Any, name: str) -> str:
    return str(page.get_attribute(f'[data-space="{name}"]', "aria-label"))


def labels(page: Any) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        ".island [data-space]", "all => all.map((one) => one.ariaLabel)"
    )
    return found


def points_left(page: Any) -> int:
    return int(page.inner_text(".points p b"))


def end_turn(one: JavaPlayer) -> None:
    """By the one button; what would lapse is asked about."""
    page, left, version = one.page, points_left(one.page), one.snapshot()["version"]
    one.press(COMMIT)
    if left:
        page.wait_for_selector("dialog .loss")
        assert page.inner_text("dialog .loss") == f"{left} AP would lapse."
        page.keyboard.press("Enter")
    one.player.settle()
    assert one.snapshot()["version"] > version


def ended(one: JavaPlayer) -> int:
    """How often I have ended my turn, as the record has it."""
    return one.record().entries.count("0 end turn")


def test_end_turn_is_one_button_that_asks_once_what_would_lapse(visit: Visit) -> None:
    """J2.2: unused points lapse, and no turn ends without confirmation."""
    player = visit()
    one = JavaPlayer(player)
    one.sit_down_to_begin()
    page = one.page
    ends = page.get_by_role("button").filter(has_text=re.compile("^ *End (the )?turn"))
    one.press("[data-status]")  # a tile is due
    page.wait_for_selector(".notice:has-text('What do you do?')")
    one.submit(0, "lay three K5 K4 L4", commit=False)
    page.wait_for_selector(COMMIT)
    assert ends.count() == 1
    before = one.snapshot()
    for go_back in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.locator("dialog").get_by_role("button", name="Back").click(),
    ):
        one.press("[data-status]")
        page.wait_for_selector("dialog .loss")
        assert page.locator("dialog .loss").all_inner_texts() == ["5 AP would lapse."]
        go_back()
        page.wait_for_selector("dialog", state="detached")
        assert one.snapshot() == before and ended(one) == 0
    page.keyboard.press("z")
    page.wait_for_selector("[data-ledger]", state="detached")
    page.keyboard.press("y")
    page.wait_for_selector(COMMIT)
    one.press("[data-status]")
    page.wait_for_selector("dialog .loss")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ledger]", state="detached")
    one.wait_for("document.querySelector('.log').innerText.includes('AP that lapse: 5.')")
    assert ended(one) == 1
    # Who has spent all is asked nothing, and the log says nothing of lapsing
    wait_for_turn(one)
    spend_all(one)
    end_turn(one)
    assert ended(one) == 2
    wait_for_turn(one)
    assert "AP that lapse: 0" not in page.inner_text(".log")


def test_the_question_goes_with_the_position_it_was_asked_about(visit: Visit) -> None:
    """Another device of mine plays on meanwhile: nothing is left to be ended anyway."""
    one = JavaPlayer(visit())
    one.sit_down_to_begin()
    one.submit(0, "lay three K5 K4 L4", commit=False)
    one.page.click(COMMIT)
    one.page.wait_for_selector("dialog .loss")
    one.submit(0, "enter", commit=False)
    one.page.wait_for_selector("dialog", state="detached")
    one.step_on(one.goals()[0])
    one.wait_for(f"document.querySelectorAll({STEPS!r}).length === 3")


def two_browsers(visit: Visit) -> tuple[JavaPlayer, JavaPlayer, int]:
    """Who moves and who waits at a table of two, and the seat to move."""
    anna, bruno = JavaPlayer(visit(name="Anna")), JavaPlayer(visit(name="Bruno"))
    anna.sit_down("me", "open")
    bruno.open(anna.table)
    bruno.page.click("[data-join]")
    for one in (anna, bruno):
        one.page.wait_for_selector(".island")
    seat = int(anna.snapshot()["view"]["to_move"])
    return (anna, bruno, seat) if seat == 0 else (bruno, anna, seat)


def spend_all(one: JavaPlayer) -> None:
    """A three-tile as often as there are points, past the page and into the draft."""
    left = points_left(one.page)
    for _ in range(left):
        cheap = (each for each in one.snapshot()["prompt"]["choices"] if each["cost"] == 1)
        one.submit(0, next(each["action"] for each in cheap), commit=False)
    one.wait_for("document.querySelector('.points p b').innerText === '0'")


def test_a_turn_that_is_over_in_the_draft_shows_what_lapses_and_no_points(visit: Visit) -> None:
    """J2.2: and off turn it says whose points are shown."""
    moves, waits, seat = two_browsers(visit)
    assert waits.page.inner_text(".points p").startswith("6 AP left for ")
    page = moves.page
    moves.submit(seat, "lay three K5 K4 L4", "end turn", commit=False)
    page.wait_for_selector(FULL)
    assert page.inner_text(".points p") == "5 AP lapse"
    assert page.locator(".pips .spent").count() == page.locator(".pips svg").count() == 6
    page.click(COMMIT)
    assert page.inner_text("dialog .loss") == "5 AP would lapse."
    page.click("[data-end-anyway]")
    page.wait_for_selector("[data-plan]")
    waits.page.wait_for_selector(LEGAL)
    assert waits.page.inner_text(".points p") == "6 AP left"


def test_nothing_in_the_tray_moves_from_action_to_action(visit: Visit) -> None:
    player = visit()
    one = JavaPlayer(player)
    one.sit_down_to_begin()

    def places() -> list[Any]:
        found = [one.page.locator(at).bounding_box() for at in (".tray", '[data-tool="palace"]')]
        return [(box["x"], box["width"], box["height"]) for box in found if box]

    before = places()
    one.submit(0, "spend token", "lay three K5 K4 L4", commit=False)
    one.wait_for("document.querySelectorAll('.pips svg').length === 7")
    assert places() == before
    one.submit(0, "enter", commit=False)
    one.page.wait_for_selector(".toll")
    assert places() == before


def test_what_is_in_hand_changes_the_question(visit: Visit) -> None:
    page = duel(visit()).page
    status = page.locator("[data-status] .sentence")
    assert "What do you do?" in status.inner_text()
    page.click('[data-tool="lay-three"]')
    assert "Where does the tile go? R or ↻ turns it." in status.inner_text()
    page.click('[data-tool="lay-three"]')
    assert "What do you do?" in status.inner_text()


def wait_for_turn(one: JavaPlayer) -> None:
    """Until it is asked again; a festival of the bot is passed."""
    for _ in range(800):
        for answer in ("pass", "agree"):
            if one.player.has(f'[data-choice="{answer}"]'):
                one.press(f'[data-choice="{answer}"]')
                one.page.wait_for_selector(COMMIT)
                one.press(COMMIT)
        if one.page.locator(LEGAL).count() and not one.player.has("[data-festival=on]"):
            return
        one.page.wait_for_timeout(25)
    raise AssertionError(one.page.inner_text("[data-status]"))


def test_a_turn_is_planned_while_another_moves_checked_and_played(
    visit: Visit, screens: Path
) -> None:
    """Two browsers: what the other lays meanwhile spoils one step of the plan, not the rest."""
    moves, waits, other = two_browsers(visit)
    me = 1 - other
    page = waits.page
    page.click("[data-plan]")
    page.wait_for_selector("[data-plan-bar=sketch]")
    page.wait_for_selector(LEGAL)
    before = waits.snapshot(me)
    waits.take("lay-three")
    waits.turn_to("lay-three", "lay three G7 G8 H7")
    page.wait_for_selector("[data-outcome]")  # previews in the sketch too
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-plan-step="yes"]')
    waits.wait_for_space("G7, village, level 1")  # answered: the next is meant for what lies there
    waits.take("lay-rice")
    waits.turn_to("lay-rice", "lay rice D9")
    page.keyboard.press("Enter")
    waits.wait_for("document.querySelectorAll('[data-plan-step]').length === 2")
    waits.wait_for_space("D9, rice, level 1")
    waits.take("lay-village")
    waits.turn_to("lay-village", "lay village K4")
    page.keyboard.press("Enter")
    waits.wait_for("document.querySelectorAll('[data-plan-step]').length === 3")
    page.keyboard.press("z")
    waits.wait_for("document.querySelectorAll('[data-plan-step]').length === 2")
    waits.wait_for_space("G7, village, level 1")
    shoot(waits.player, screens / "java-plan.png")
    assert waits.snapshot(me) == before  # the server has kept nothing
    assert "G7, bare ground" in labels(moves.page)
    # The other lays a tile where mine was to lie
    moves.submit(other, "lay three H7 G7 G8", "end turn")
    page.wait_for_selector("[data-plan-bar=check]")
    waits.wait_for("document.querySelectorAll('[data-plan-step=no]').length === 1")
    assert "1 of 2" in page.inner_text("[data-plan-bar] p")
    assert page.inner_text('[data-plan-step="no"] small')
    assert not page.locator("[data-plan-bar] .changed").count()  # the other costs what it did
    shoot(waits.player, screens / "java-plan-checked.png")
    page.click("[data-plan-play]")
    page.wait_for_selector("[data-plan-bar]", state="detached")
    waits.wait_for("document.querySelectorAll('[data-ledger] ol li').length === 1")
    waits.wait_for_space("D9, rice, level 1")
    page.keyboard.press("z")
    waits.wait_for("!document.querySelector('[data-ledger] ol li')")
    assert serious(waits.player) == []


def test_thumbs_place_and_turn_with_a_loupe_on_a_phone(visit: Visit, screens: Path) -> None:
    player = visit(size=(390, 844), touch=True)
    one = duel(player)
    page = one.page
    page.tap('[data-tool="lay-three"]')
    x, y = middle_of(page)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": px, "y": py, "id": n} for n, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (x, y))
    for way in range(12, 150, 6):
        x, y = x + 6, y + way % 4 - 2
        touch("touchMove", (x, y))
        page.wait_for_timeout(40)
        if way > 30 and player.has("[data-loupe]") and player.has("[data-place]"):
            break
    page.wait_for_selector("[data-loupe]")
    lies = page.get_attribute("[data-place]", "data-place")
    player.page.screenshot(path=str(screens / "java-phone-loupe.png"))
    touch("touchStart", (x, y), (x - 60, y - 70))  # a second finger turns
    one.wait_for(f"document.querySelector('[data-place]').dataset.place !== {lies!r}")
    touch("touchEnd", (x, y))
    touch("touchEnd")
    page.wait_for_selector("[data-loupe]", state="detached")
    page.tap("[data-put-back]")
    page.wait_for_selector("[data-place]", state="detached")
    page.tap('[data-tool="lay-three"]')
    x, y = middle_of(page)
    for dx, dy in ((70, -60), (-70, -60), (0, 70), (90, 40)):  # water may lie somewhere
        page.touchscreen.tap(x + dx, y + dy)
        page.wait_for_selector("[data-place], [data-why-not]")
        if player.has("[data-place]"):
            break
    lies = page.get_attribute("[data-place]", "data-place")
    page.tap("[data-turn]")
    one.wait_for(f"document.querySelector('[data-place]').dataset.place !== {lies!r}")
    assert player.has("[data-overview]")
    player.page.screenshot(path=str(screens / "java-phone-placing.png"))
    page.tap("[data-place]")
    page.wait_for_selector("[data-ledger] li")
    page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    page.wait_for_timeout(100)
    assert overflowing(player) == []
    assert small_targets(player) == []
    assert serious(player) == []


def test_the_bar_of_what_is_in_hand_stays_in_the_stage_of_a_phone(visit: Visit) -> None:
    """And clear of the buttons that zoom, wherever the tile lies."""
    player = visit(size=(390, 844), touch=True)
    one = JavaPlayer(player)
    one.sit_down_to_begin()
    page = one.page
    left, top, width, height = box_of(page, ".stage")
    zoom = box_of(page, ".stage .tools")[1]
    seen = set()
    for across, down in ((0.95, 0.4), (0.95, 0.6), (0.6, 0.95), (0.4, 0.95), (0.05, 0.5)):
        page.tap('[data-tool="lay-three"]')
        page.touchscreen.tap(left + width * across, top + height * down)
        if not one.holds("document.querySelector('[data-bar]')", looks=60):  # nothing may lie there
            page.tap('[data-tool="lay-three"]')
            continue
        x, y, wide, tall = box_of(page, "[data-bar]")
        assert left <= x and x + wide <= left + width, (across, down)
        assert top <= y and y + tall <= zoom, (across, down)
        seen.add(round(x))
        page.tap("[data-put-back]")
        page.wait_for_selector("[data-bar]", state="detached")
    assert len(seen) > 1


def test_moving_and_zooming_the_island_touches_nothing_in_it_until_the_end(visit: Visit) -> None:
    """One layer is moved: no node of the picture is written, and the viewBox once at the end."""
    player = visit()
    one = duel(player)
    page = one.page
    for _ in range(3):
        page.click(".stage .tools button:first-child")
    page.evaluate(
        """() => {
          const svg = document.querySelector('.stage svg');
          window.written = [];
          new MutationObserver((all) => window.written.push(...all.map((one) => one.attributeName)))
            .observe(svg, {subtree: true, childList: true, attributes: true});
        }"""
    )
    x, y = middle_of(page)
    before = page.get_attribute(".stage svg", "viewBox")
    page.mouse.move(x, y)
    page.mouse.down()
    for n in range(1, 9):
        page.mouse.move(x - 12 * n, y - 6 * n)
    assert page.evaluate("written") == []
    assert "translate" in page.locator(".stage .layer").get_attribute("style")
    page.mouse.up()
    one.wait_for("window.written.length > 0")
    assert page.evaluate("written.filter((name) => name === 'viewBox').length") == 1
    assert page.get_attribute(".stage svg", "viewBox") != before
    assert not page.locator(".stage .layer").get_attribute("style")
