"""The standing order of Java's festivals in real browsers (J8.6, J8.11, J8.13)."""

from collections.abc import Callable
from pathlib import Path

from tests.browser.test_java_games import HotSeat
from tests.support.driver import Player
from tests.support.live import Browser, Server
from tests.support.taj_mahal_driver import Guest

Visit = Callable[..., Player]


class Festival:
    """Two people with developers in the city K8; one of them has called its festival."""

    def __init__(self, visit: Visit, server: Server) -> None:
        with Browser(server, "Anna") as anna, Browser(server, "Ben") as ben:
            table = anna.make("me", "open", game="java")["id"]
            ben.join(table)
            self.host = int(anna.table(table)["state"]["view"]["to_move"])
            self.other = 1 - self.host
            self.seats = [HotSeat(visit()), HotSeat(visit((390, 844), touch=True))]
            if self.host == 1:
                self.seats.reverse()  # who is asked has the phone
            for seat, browser in zip(self.seats, (anna, ben), strict=True):
                Guest(seat.player).bring_cookies(browser)
                seat.table = table
        self.page = self.seats[self.other].page
        self._call()

    def _call(self) -> None:
        caller, other = self.seats[self.host], self.seats[self.other]
        caller.submit(
            self.host, "lay three K5 K4 L4", "lay two K6 L6", "enter", "set down K4",
            "lay three K7 J6 J7", "lay village K8", "take up K4", "set down K7", "spend token",
            "palace 4 K8", "end turn",
        )  # fmt: skip
        other.submit(self.other, other.far_tile(self.other), "enter", "set down K6", "end turn")
        for _ in range(12):
            if all(seat.matching(n) for n, seat in enumerate(self.seats)) and self.reach():
                break
            caller.draw_cards(self.host)
            other.draw_cards(self.other)
        caller.submit(self.host, caller.far_tile(self.host))
        caller.submit(self.host, "festival K8")

    def reach(self) -> int:
        """What the other can bid beyond the least that the caller can open with."""
        return self.seats[self.other].matching(self.other) - self.opening()[0]

    def opening(self) -> tuple[int, str]:
        """The caller's cheapest card that matches, and its worth."""
        snapshot = self.seats[self.host].snapshot(self.host)
        player, worth = snapshot["view"]["players"][self.host], dict(snapshot["insight"]["worth"])
        cards = [(worth[card], card) for card in [*player["own"], *player["known"]] if worth[card]]
        return min(cards)

    def open_bidding(self) -> None:
        self.seats[self.host].submit(self.host, f"bid {self.opening()[1]}", "done")

    def bids(self) -> list[str]:
        """The actions of the other player in the festival."""
        entries = [text.split(" ", 1) for text in self.seats[self.other].record().entries]
        own = [text for who, text in entries if who == str(self.other)]
        return [text for text in own if text.split()[0] in ("bid", "done", "pass")]

    def wait_for_bids(self) -> list[str]:
        for _ in range(400):
            if bids := self.bids():
                return bids
            self.page.wait_for_timeout(50)
        raise AssertionError("nobody has answered")


def test_an_order_bids_while_its_player_is_away_and_ends_with_the_festival(
    visit: Visit, server: Server, screens: Path
) -> None:
    from playwright.sync_api import expect

    festival = Festival(visit, server)
    page, other = festival.page, festival.seats[festival.other]
    other.open(other.table)
    page.wait_for_selector("[data-orders]")
    page.click("[data-order-open]")
    up_to = page.locator("[data-parameter=up-to]")
    most = other.matching(festival.other)
    expect(up_to).to_have_value(str(most))  # all that his hand can reach
    expect(page.locator("[data-preview]")).to_contain_text("wait for you")  # nobody has bid yet
    page.locator("[data-orders]").screenshot(path=screens / "java-orders-phone.png")
    page.click("[data-order-leave]")
    standing = page.locator("[data-orders=festival]")
    expect(standing).to_contain_text(f"Bid up to, else pass: {most}")
    page.click("[data-order-back]")
    expect(page.locator("[data-orders='']")).to_have_count(1)
    page.click("[data-order-open]")
    page.click("[data-order-leave]")
    expect(standing).to_have_count(1)
    other.player.settle()
    other.player.go("/")  # he has left the table
    caller = festival.seats[festival.host]
    assert (caller.snapshot(festival.host)["orders"] or {}).get(
        "standing"
    ) is None  # not shown to the caller
    festival.open_bidding()
    bids = festival.wait_for_bids()
    assert bids[0].startswith("bid ") and bids[-1] == "done"
    # All are level: the caller agrees, and the order is gone with the festival
    caller.submit(festival.host, "agree")
    assert caller.snapshot(festival.host)["view"]["festival_at"] is None
    other.open(other.table)
    page.wait_for_selector("[data-status]")
    assert not other.player.has("[data-orders]")


def test_who_is_asked_sees_what_his_order_would_do_before_he_leaves_it(
    visit: Visit, server: Server
) -> None:
    from playwright.sync_api import expect

    festival = Festival(visit, server)
    festival.open_bidding()
    page, other = festival.page, festival.seats[festival.other]
    other.open(other.table)
    page.click("[data-order-open]")
    up_to, preview = page.locator("[data-parameter=up-to]"), page.locator("[data-preview]")
    expect(preview).to_contain_text("“That is the bid”")
    most = int(up_to.input_value())
    for typed, taken in ((str(most + 50), str(most)), ("-3", "0")):
        up_to.fill(typed)
        up_to.blur()
        expect(up_to).to_have_value(taken)  # what cannot be meant is not shown as if it were
    expect(preview).to_contain_text("Pass")
    up_to.fill("")
    up_to.blur()
    expect(up_to).not_to_have_value("")
    up_to.fill("0")
    up_to.blur()
    for language, word in (("de", "„Passe“"), ("it", "«Passa»")):
        other.player.speak(language)
        expect(preview).to_contain_text(word)
    page.click("[data-order-leave]")
    assert festival.wait_for_bids() == ["pass"]
