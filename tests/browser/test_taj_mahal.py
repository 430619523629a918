"""Whole games of Taj Mahal in a real browser, on its own table."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.browser.test_screens import overflowing, serious, shoot, small_targets
from tests.support.driver import COMMIT, Player
from tests.support.live import Server
from tests.support.taj_mahal_driver import CARD, PLAY, Guest, Typist, all_over

import durbar
from durbar.core import record as records
from durbar.core.bits import BIT
from durbar.core.events import PointsScored
from durbar.core.game import apply_with_events
from durbar.games.taj_mahal import scoring
from durbar.games.taj_mahal.rules import withdrawal
from durbar.games.taj_mahal.tables import GOODS, LANE, SYMBOLS, TOP

Visit = Callable[..., Player]
GAME = durbar.game("taj-mahal")
NINE: dict[str, Any] = {"seats": 3, "provinces": 9}
COLUMNS = ["vizier", "general", "monk", "princess", "mogul", "elephant"]  # of the court
DISCARD = "[data-choice^='discard ']"
CITIES = "[data-withdrawal] .cities button"
LANES = [SYMBOLS.index(symbol) for symbol in COLUMNS]


def test_all_figures_of_a_whole_game_are_the_engines(visit: Visit, server: Server) -> None:
    """T4.1, T5.1 to T5.3, T8: the matrix, the preview of a play, the price of withdrawing, goods
    and networks on every turn; the accounts of all visits and the last hands are the score."""
    guest = Guest(visit())
    turns: list[tuple[int, dict[str, Any]]] = []
    plays: list[tuple[int, str, dict[str, Any]]] = []
    accounts: dict[int, dict[int, int]] = {}

    def see_a_turn(step: str) -> bool:
        if step == "turn" and (not turns or turns[-1][0] != guest.entries()):
            turns.append((guest.entries(), guest.shown()))
        if guest.player.has("[data-visit-summary]"):
            visit = int(str(guest.page.get_attribute("[data-visit-summary]", "data-visit-summary")))
            accounts[visit] = guest.numbers("data-total")
        return False

    def see_a_plan() -> None:
        action = guest.page.get_attribute("[data-play]", "data-choice")
        plays.append((guest.entries(), str(action), guest.shown()))

    guest.before_play = see_a_plan
    guest.sit(server, "me", "greedy", "greedy", options=NINE)
    guest.play(until=see_a_turn)
    see_a_turn("over")
    assert guest.page.locator(".ribbon li").count() == 9

    record = records.parse(guest.record())
    assert len(turns) >= 9
    assert len(plays) >= 3
    for at, shown in turns:
        check_turn(records.replay(GAME, record, at), shown)
    for at, action, shown in plays:
        after = records.replay(GAME, record, at)
        after.apply(GAME.parse(action))
        lanes = [int(scoring.amount(after.players[0].shown, lane)) for lane in LANES]
        assert shown["matrix"]["0"] == lanes
        assert [n for n, leads in enumerate(shown["leads"]["0"]) if leads] == led(after, 0)

    assert sorted(accounts) == list(range(1, 10))
    hands = guest.numbers("data-hand-points")
    scores = records.replay(GAME, record).scores()
    sums = [
        sum(points.get(seat, 0) for points in accounts.values()) + hands[seat] for seat in range(3)
    ]
    assert sums == scores


def check_turn(s: Any, shown: dict[str, Any]) -> None:
    """What the table showed when I was to move, against the rules themselves."""
    for seat, player in enumerate(s.players):
        amounts = [int(scoring.amount(player.shown, lane)) for lane in LANES]
        assert shown["matrix"][str(seat)] == amounts
        is_in = bool(s.in_visit & BIT[seat])
        leads = [n for n, leads in enumerate(shown["leads"][str(seat)]) if leads]
        assert leads == (led(s, seat) if is_in else [])
        text = dict(map(tuple, shown["networks"]))[seat]
        assert {int(n) for n in re.findall(r"(\d+) provinces", text)} == sizes(s, seat) - {1}
    assert shown["retreat"] == max(ends(s, 0, GAME.parse("withdraw")))
    for seat, cells in shown["goods"]:
        owned = s.players[seat].goods
        goods = [int(scoring.amount(owned, good)) for good in range(len(GOODS))]
        tile = int(scoring.points_for_tile(s.tables.tile_goods[s.visit], owned))
        assert cells == [*goods, tile]


def sizes(s: Any, seat: int) -> set[int]:
    """How many provinces each network of a seat joins: cities of his along roads."""
    board, player = GAME.edition.values["board"], GAME.view(s, None).players[seat]
    roads = [*board["roads"], *board["nine_provinces"]["roads"]]
    left, found = {*player.palaces, *player.crowns}, set()
    while left:
        reached, grown = set(), {left.pop()}
        while grown:
            reached |= grown
            ends = [set(road) for road in roads if grown & set(road)]
            grown = left & set().union(*ends)
            left -= grown
        found.add(len({city.partition("-")[0] for city in reached}))
    return found


def led(s: Any, seat: int) -> list[int]:
    """The columns in which a seat leads."""
    won = withdrawal.leads(s, seat)
    return [n for n, lane in enumerate(LANES) if won & BIT[LANE * lane + TOP]]


def ends(s: Any, seat: int, action: int) -> Iterator[int]:
    """The points of every way to withdraw."""
    after = s.clone()
    events = [one for one in apply_with_events(after, action) if isinstance(one, PointsScored)]
    now = sum(one.points for one in events if one.seat == seat and one.because.startswith("T5"))
    phase = GAME.view(after, None).phase
    if phase == "bonus-card":
        yield from (now + more for more in ends(after, seat, after.legal()[0]))
    elif phase == "place-palace" and after.to_move() == seat:
        for each in after.legal():
            yield from (now + more for more in ends(after, seat, each))
    else:
        yield now


def test_screens_of_a_game_of_four_are_kept_clean_and_spoken_in_three_languages(
    visit: Visit, server: Server, screens: Path
) -> None:
    """Auction, withdrawal, late network and end, in both themes and by axe."""
    guest = Guest(visit())
    page = guest.page
    for _ in range(3):  # somebody may win nothing in a whole game
        guest.sit(server, "me", "greedy", "greedy", "greedy", options=NINE | {"seats": 4})
        if guest.play(until=lambda step: guest.player.has(CITIES)) != "over":
            break
    speak(guest, "de")
    page.wait_for_selector(CITIES)
    keep(guest, screens, "withdrawal")
    check_withdrawal(guest)

    guest.play(until=lambda step: step == "turn" and guest.player.has(CARD))
    guest.click(CARD)
    page.focus("[data-target=two-generals]")
    page.keyboard.press("Enter")  # who holds it and who lacks one tile, in words
    assert page.inner_text("[data-special-status]").startswith("Zwei Generäle")
    keep(guest, screens, "auction")

    speak(guest, "it")
    guest.play(until=lambda step: step == "turn" and page.locator(".ribbon .next").count() < 2)
    if guest.player.has("[data-close-summary]"):
        guest.click("[data-close-summary]")
    busiest = max(guest.shown()["networks"], key=lambda one: len(one[1]))[0]
    page.hover(f"[data-network-of='{busiest}']")
    page.wait_for_selector("[data-network]")
    keep(guest, screens, "network")

    guest.play()
    assert page.locator("[data-end] .places li").count() == 4
    assert page.locator("[data-finale] [data-hand]").count() == 4
    page.locator("[data-finale]").scroll_into_view_if_needed()
    keep(guest, screens, "end")


def check_withdrawal(guest: Guest) -> None:
    """One screen: it tells the points of what is chosen, and takes back what was done."""
    page = guest.page
    assert page.locator("[data-withdrawal] .offer li").count() == 7
    best = int(str(page.get_attribute("[data-withdrawal]", "data-withdrawal")))
    guest.play(until=lambda step: step == "commit" or guest.player.has("[data-change=take]"))
    done = int(str(page.get_attribute("[data-withdrawal]", "data-withdrawal")))
    assert done <= best
    if not guest.player.has("[data-change=withdraw]"):
        return  # a hidden card was drawn on the way: what came before it stands
    page.click("[data-change=withdraw]")
    page.wait_for_selector("[data-target=withdraw]")
    assert not guest.player.has("[data-withdrawal]")
    guest.do("turn", "[data-target=withdraw]")
    page.wait_for_selector("[data-withdrawal]")


def keep(guest: Guest, screens: Path, name: str) -> None:
    """A picture in both themes; nothing serious by axe, nothing overflows, nothing is unspoken."""
    page = guest.page
    for theme in ("light", "dark"):
        page.evaluate(
            "is => document.documentElement.classList.toggle('dark', is)", theme == "dark"
        )
        shoot(guest.player, screens / f"taj-mahal-{name}-{theme}.png")
        assert serious(guest.player) == []
    page.evaluate("document.documentElement.classList.remove('dark')")
    assert overflowing(guest.player) == []
    assert "taj-mahal-" not in page.inner_text("#main")


def speak(guest: Guest, language: str) -> None:
    """The same table in another language."""
    guest.page.evaluate(
        "language => { const kept = JSON.parse(localStorage['durbar-settings']);"
        "localStorage['durbar-settings'] = JSON.stringify({ ...kept, language }); }",
        language,
    )
    guest.open()
    guest.page.wait_for_selector(".map")
    assert guest.page.get_attribute("html", "lang") == language


def test_a_whole_game_of_five_on_a_phone(visit: Visit, server: Server, screens: Path) -> None:
    """Twelve provinces; board, matrix and hand are at hand, down to 360 px."""
    guest = Guest(visit((390, 844), touch=True))
    page = guest.page
    guest.sit(server, "me", "greedy", "greedy", "greedy", "greedy", options={"seats": 5})
    plain = f"{CARD}:not([data-card^=white-]):not([data-card^=two-])"
    guest.play(until=lambda step: step == "turn" and guest.asked > 2 and guest.player.has(plain))
    keep_phone(guest, screens, "auction")
    for language in ("de", "it", "en"):
        speak(guest, language)
        page.wait_for_selector(".hand.docked [data-target=withdraw]")
        keep_phone(guest, screens, f"auction-{language}")
    assert page.locator(".hand.docked").count() == 1
    page.locator(plain).first.tap()
    page.locator(PLAY).tap()  # a card that was raised and is played by name is sure enough
    page.wait_for_selector(COMMIT)
    assert not guest.player.has("[data-confirm]")
    guest.play(until=lambda step: guest.player.has("[data-withdrawal]"))
    keep_phone(guest, screens, "withdrawal")
    guest.play()
    assert page.locator(".ribbon.inside li").count() == 12
    assert page.locator("[data-finale] [data-hand]").count() == 5
    keep_phone(guest, screens, "end")
    assert {"play", "withdraw", "take"} <= guest.kinds()


def keep_phone(guest: Guest, screens: Path, name: str) -> None:
    shoot(guest.player, screens / f"taj-mahal-{name}-phone.png")
    for width, height in ((390, 844), (360, 740)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_selector(".phone")
        assert overflowing(guest.player) == []
    assert small_targets(guest.player) == []
    guest.page.set_viewport_size({"width": 390, "height": 844})


def test_two_browsers_and_carletto_one_of_them_without_a_mouse(
    visit: Visit, server: Server, screens: Path
) -> None:
    """T9.4: when Carletto withdraws, people are asked off turn what they discard for him."""
    ann, ben = Typist(visit()), Guest(visit(language="de", theme="dark"))
    both = (ann, ben)
    ann.sit(server, "me", "open", options=NINE | {"carletto": "duo"})
    ben.join(server, ann.table)
    ann.is_patient = ben.is_patient = True  # so that Carletto withdraws before the last of them
    found: list[Guest] = []  # looked for once: the page may draw itself again meanwhile

    def is_someone_asked() -> bool:
        found.extend(guest for guest in both if guest.player.has(DISCARD))
        return bool(found)

    all_over(both, until=is_someone_asked)
    asked = found[0]
    shoot(asked.player, screens / "taj-mahal-carletto-discards.png")
    assert serious(asked.player) == []
    ann.is_patient = ben.is_patient = False
    all_over(both)
    for guest in both:
        assert {"play", "withdraw", "take"} <= guest.kinds()
        assert guest.page.locator("[data-end] .places li").count() == 3
    assert (ann.kinds() | ben.kinds()) & {"palace", "crown"}
    assert any(one.startswith("discard ") for one in ann.clicked() + ben.clicked())
    assert ann.numbers("data-hand-points") == ben.numbers("data-hand-points")
    entries = records.parse(ann.record()).entries
    for seat, guest in enumerate(both):  # each discarded what he chose, and nothing was for him
        discarded = [one.partition(" ")[2] for one in entries if one.startswith(f"{seat} discard ")]
        assert sorted(discarded) == sorted(
            one for one in guest.clicked() if one.startswith("discard ")
        )


def test_solitaire_against_two_carletti(visit: Visit, server: Server, screens: Path) -> None:
    """T9: his draws step by step with their paragraphs; the human picks both discards (T9.9)."""
    guest = Guest(visit())
    page = guest.page
    options = NINE | {"carletto": "solitaire"}
    guest.sit(server, "me", options=options, settings={"known_cards": False})
    guest.play(until=lambda step: guest.player.has("[data-carletto] .card"))
    lines = page.locator("[data-carletto] li").all_inner_texts()
    assert all(re.search(r"T[3-9]\.\d", line) for line in lines)
    shoot(guest.player, screens / "taj-mahal-carletto.png")
    assert serious(guest.player) == []
    assert not guest.player.has("[data-known]")  # the table agreed not to show them

    guest.play(until=lambda step: guest.player.has(DISCARD))
    assert "discard 2 cards for Carletto" in page.inner_text("#taj-display")
    cards = page.locator(DISCARD)
    for n in (1, 0):  # in any order
        cards.nth(n).click()
    page.click("[data-confirm]")
    guest.play()
    assert page.locator("[data-end] .places li").count() == 3
    record = records.parse(guest.record())
    discards = [one for one in record.entries if " discard " in one]
    assert len(discards) >= 4
    assert {one.split()[0] for one in discards} == {"0"}
