"""A player in a browser: it chooses what the prompt offers, by mouse or by keyboard alone."""

from collections.abc import Callable
from typing import Any, Final

CHOICE: Final = "[data-choice]:visible:not([aria-pressed=true])"  # what is in a set already stays
COMMIT: Final = "[data-commit]:not([aria-disabled=true])"
BORED: Final = 400  # looks without anything to do: the game is stuck
LONG: Final = 4000  # things done: no game is that long, something is done and undone for ever


class Player:
    """One page; whatever goes wrong in it unexpectedly is found in `faults`."""

    def __init__(self, page: Any, url: str) -> None:
        self.page = page
        self.url = url
        self.heard: list[str] = []
        self.expected = ["WebSocket"]  # a line that is cut on purpose is no fault of the page
        page.on("pageerror", lambda error: self.heard.append(f"error: {error}"))
        page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(f"{message.type}: {message.text}")

    def expects(self, *faults: str) -> None:
        """What may be heard at any time: a browser notes every refusal of the server by itself."""
        self.expected += faults

    @property
    def faults(self) -> list[str]:
        return [one for one in self.heard if not any(part in one for part in self.expected)]

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def has(self, selector: str) -> bool:
        return bool(self.page.locator(selector).count())

    def duel(self, mode: str = "bots") -> None:
        """A table for two: against a bot, by link, or on this device."""
        self.go(f"/new/maharaja?mode={mode}")
        self.page.get_by_role("button", name="Duel", exact=True).click()
        self.page.click("[data-start]")
        self.page.wait_for_url("**/t/*")

    def speak(self, language: str) -> None:
        """Changes the language in the settings, as a player does."""
        self.page.click("[data-settings]")
        self.page.check(f"dialog input[name=language][value={language}]")
        self.page.wait_for_selector(f"html[lang={language}]")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog", state="detached")

    @property
    def is_over(self) -> bool:
        return self.has("[data-end]")

    def play(self, until: Callable[[], bool] | None = None) -> int:
        """Plays by mouse to the end, or until a condition holds; returns the turns ended."""
        return self._play(self.step, until or (lambda: False))

    def play_by_keyboard(self) -> int:
        """Plays to the end without a mouse."""
        return self._play(self._press, lambda: False)

    def _play(self, act: Callable[[], str], until: Callable[[], bool]) -> int:
        turns = idle = steps = 0
        while not self.is_over and not until():
            done = act()
            steps += 1
            assert steps < LONG, f"no end of it: {self.page.inner_text('[data-status]')}"
            turns += done == "committed"
            idle = 0 if done else idle + 1
            assert idle < BORED, f"nothing to do: {self.page.inner_text('[data-status]')}"
            self.page.wait_for_timeout(10 if done else 40)
            self.settle()
        return turns

    def settle(self) -> None:
        """Until the server has answered whatever was done here; what is shown then stays."""
        self.page.wait_for_selector("main:not([data-busy])", state="attached", timeout=60_000)

    def step(self) -> str:
        """Does the next thing by mouse; "" if there is nothing to do."""
        for selector, done in (
            ("[data-lift]", "lifted"),
            ("[data-end-anyway]", "warned"),
            ("[data-confirm]:not([disabled])", "confirmed"),
            (COMMIT, "committed"),
        ):
            if self.has(selector):
                return done if self._try(selector) else ""
        return "chosen" if self.has(CHOICE) and self._try(CHOICE) else ""

    def _try(self, selector: str) -> bool:
        """Clicks the last of what is there; it may have gone meanwhile: a bot was quicker."""
        from playwright.sync_api import Error

        try:
            # Cards overlap: their corner is what one can reach
            self.page.locator(selector).last.click(timeout=2000, position={"x": 8, "y": 8})
        except Error:
            return False
        return True

    def _press(self) -> str:
        """Does the next thing by keyboard."""
        keyboard = self.page.keyboard
        if self.has(COMMIT):
            keyboard.press("Enter")
            self.page.wait_for_timeout(30)
            return "committed"
        if not self.has(CHOICE):
            return ""
        if not self.has("[data-choice]:focus"):
            keyboard.press("ArrowDown")
        keyboard.press("ArrowRight")
        keyboard.press("Enter")
        self.page.wait_for_timeout(30)
        return "chosen"
