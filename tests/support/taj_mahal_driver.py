"""A guest at a table of Taj Mahal in a browser, and what the table shows him."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from tests.support.driver import Player
from tests.support.live import Browser, Server

IDLE: Final = 1500  # looks without anything to do: the game is stuck
PAUSE: Final = 40  # ms between two looks
CARD: Final = "button.card:not(.off)"
EXTRA: Final = f"{CARD}[data-card^=white-], {CARD}[data-card^=two-]"
PLAY: Final = "[data-play]:not([aria-disabled=true])"
STEPS: Final = {  # what can be done, the most pressing first
    "over": "[data-end]",
    "lift": "[data-lift]",
    "confirm": "[data-confirm]:not([disabled])",
    "commit": "[data-commit]:not([aria-disabled=true])",
    "turn": "[data-target=withdraw]",
    "choice": "[data-choice]:not([aria-pressed=true])",
}
LOOK: Final = """steps => Object.keys(steps).find(step =>
  [...document.querySelectorAll(steps[step])].some(one => one.checkVisibility())) ?? ''"""
ACTION: Final = """selector => [...document.querySelectorAll(selector)]
  .find(one => one.checkVisibility())?.dataset.choice ?? ''"""
FOCUS: Final = """selector => {
  const [at, to] = [document.activeElement, document.querySelector(selector)];
  if (at.matches(selector)) return "Enter";
  if (!to) return "";
  const isBefore = at.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? "Shift+Tab" : "Tab";
}"""
LISTEN: Final = """window.clicked = [];
addEventListener("click", ({ target }) =>
  clicked.push(target.closest("[data-choice]")?.dataset.choice ?? ""), true);"""
SHOWN: Final = """() => {
  const all = (selector, of = document) => [...of.querySelectorAll(selector)];
  const number = one => Number(one.textContent.replace("+", ""));
  const rows = all(".court tbody tr");
  return {
    matrix: Object.fromEntries(rows.map(row => [row.dataset.slot.slice(4), all("td", row).map(
      cell => number(cell.querySelector("b")))])),
    leads: Object.fromEntries(rows.map(row => [row.dataset.slot.slice(4), all("td", row).map(
      cell => cell.classList.contains("lead"))])),
    ties: Object.fromEntries(rows.map(row => [row.dataset.slot.slice(4), all("td", row).map(
      cell => cell.classList.contains("tie"))])),
    retreat: Number(document.querySelector("[data-retreat]")?.dataset.retreat ?? -1),
    goods: all(".treasury tbody tr").map(row => [
      Number(row.querySelector("[data-brings]").dataset.brings),
      all("td", row).map(number)]),
    networks: all("[data-network-of]").map(one => [
      Number(one.dataset.networkOf), one.title]),
  };
}"""


class Guest:
    """Plays cards until withdrawing brings something; takes whatever is offered."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.page.add_init_script(LISTEN)
        self.table = ""
        self.done: list[str] = []
        self.asked = 0
        self.is_patient = False  # withdraws only when no card can be played
        self.before_play: Callable[[], None] = lambda: None

    def sit(self, server: Server, *seats: str, **request: Any) -> None:
        """Makes a table with these chairs and sits down in the browser."""
        with Browser(server) as browser:
            made = browser.make(*seats, game="taj-mahal", **request)
            self.table = made["id"]
            self.bring_cookies(browser)
        self.open()

    def join(self, server: Server, table: str) -> None:
        with Browser(server) as browser:
            browser.join(table)
            self.table = table
            self.bring_cookies(browser)
        self.open()

    def bring_cookies(self, browser: Browser) -> None:
        self.page.context.add_cookies(
            [
                {"name": one.name, "value": str(one.value), "url": self.player.url}
                for one in browser.http.cookies.jar
            ]
        )

    def open(self) -> None:
        self.player.go(f"/t/{self.table}")

    def look(self) -> str:
        """What can be done now; "" for nothing."""
        return str(self.page.evaluate(LOOK, STEPS))

    def play(self, until: Callable[[str], bool] = lambda step: False) -> str:
        """Plays to the end, or until what can be done is what is waited for."""
        idle = 0
        while True:
            step = self.look()
            if step == "over" or (step and until(step)):
                return step
            idle = 0 if step and self.act(step) else idle + 1
            assert idle < IDLE, self.page.inner_text("[data-status]")
            if idle:
                self.page.wait_for_timeout(PAUSE)

    def act(self, step: str) -> bool:
        if step == "turn":
            self.asked += 1
            waits = self.is_patient or (self.asked % 7 and self.player.has("[data-retreat='0']"))
            if waits and self.player.has(CARD) and self.play_cards():
                return True
        return self.do(step, STEPS[step])

    def play_cards(self) -> bool:
        """A coloured card, and every other time another one beside it; shown before it is done."""
        picked = self.click(CARD)
        if picked and self.asked % 2 and self.player.has(EXTRA):
            picked = self.click(EXTRA)
        if not picked or not self.player.has(PLAY):
            return False
        self.before_play()
        return self.do("play", PLAY)

    def do(self, step: str, selector: str) -> bool:
        action = self.page.evaluate(ACTION, selector)
        if not self.click(selector):
            return False
        self.done.append(action or step)
        if step != "choice":  # of a set more may be there
            self.page.locator(selector).first.wait_for(state="hidden")
        return True

    def click(self, selector: str) -> bool:
        """Clicks the first of them; False if it has gone meanwhile: the table was quicker."""
        from playwright.sync_api import Error

        place = self.page.locator(f":is({selector}):visible").first
        before = len(self.clicked())
        for timeout in (500, 15_000):
            try:
                place.click(timeout=timeout, position={"x": 9, "y": 9})
            except Error:
                if not place.count():  # a click that came late was one nevertheless
                    return len(self.clicked()) > before
                if timeout > 500:
                    raise  # it is there, but something lies over it
            else:
                return True
        return False

    def clicked(self) -> list[str]:
        """What was chosen on this page by mouse or key, aimed at or not; "" for no choice."""
        found: list[str] = self.page.evaluate("window.clicked ?? []")
        return found

    def shown(self) -> dict[str, Any]:
        """The figures on the table."""
        shown: dict[str, Any] = self.page.evaluate(SHOWN)
        return shown

    def numbers(self, attribute: str) -> dict[int, int]:
        """The figures marked with an attribute whose value is a seat."""
        found = self.page.evaluate(
            "name => [...document.querySelectorAll(`[${name}]`)].map("
            "one => [one.getAttribute(name), one.textContent])",
            attribute,
        )
        return {int(seat): int(text) for seat, text in found}

    def record(self) -> str:
        return str(self.page.request.get(f"/api/tables/{self.table}/record").text())

    def entries(self) -> int:
        """How long the record is that the table shows."""
        answer = self.page.request.get(f"/api/tables/{self.table}").json()
        return int(answer["state"]["entries"])

    def kinds(self) -> set[str]:
        return {one.partition(" ")[0] for one in self.done}


class Typist(Guest):
    """The same without a mouse: Tab to what is wanted, Enter."""

    def click(self, selector: str) -> bool:
        for _ in range(400):
            key = self.page.evaluate(FOCUS, f":is({selector})")
            if key:
                self.page.keyboard.press(key)
            if key in ("Enter", ""):
                return bool(key)
        raise AssertionError(f"out of reach of the keyboard: {selector}")


def all_over(guests: Iterable[Guest], until: Callable[[], bool] = lambda: False) -> None:
    """Several browsers play one game, each when asked, to the end or to what is waited for."""
    left, idle = list(guests), 0
    while left and not until():
        idle += 1
        for guest in list(left):
            step = guest.look()
            if step == "over":
                left.remove(guest)
            elif step and guest.act(step):
                idle = 0
        assert idle < IDLE
        if idle and left:
            left[0].page.wait_for_timeout(PAUSE)
