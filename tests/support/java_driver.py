"""A player of Java in a browser: by keys, by mouse, and what the server knows of his table."""

from random import Random
from typing import Any, Final

from tests.support.driver import COMMIT, Player
from tests.support.live import table_request

import durbar
from durbar.core.record import Record, parse, replay
from durbar.games.java.game import Java
from durbar.games.java.state import JavaState

GAME: Java = durbar.game("java")  # type: ignore[assignment]
LEGAL: Final = "[data-tool]:not([aria-disabled=true])"
MOST: Final = 1500  # things done before a game counts as endless
SOON: Final = 1000  # ms: a button that is not there any more will not come again
STEPS: Final = "[data-ledger] ol li:not(.barrier)"
FULL: Final = "[data-ledger] .barrier"  # the draft waits for nothing but its commit
GOALS: Final = """() => [...document.querySelectorAll('.island [data-space]')]
    .filter((e) => / AP$/.test(e.getAttribute('aria-label'))).map((e) => e.dataset.space)"""


class JavaPlayer:
    """One page at a table of Java."""

    def __init__(self, player: Player, seed: int = 1) -> None:
        self.player = player
        self.page = player.page
        self.rng = Random(seed)
        self.table = ""

    def sit_down(self, *seats: str) -> None:
        """A table with these seats ("me", "open" or a bot), made as the page itself makes it."""
        body = table_request("java", *seats)
        answer = self.page.request.post(f"{self.player.url}/api/tables", data=body)
        assert answer.status == 201, answer.text()
        self.open(answer.json()["id"])

    def sit_down_to_begin(self) -> None:
        """A table against a bot at which I am the starting player: who begins is chance's."""
        for _ in range(40):
            self.sit_down("me", "random")
            self.page.wait_for_selector(LEGAL)
            if self.snapshot()["version"] == 1:
                return
        raise AssertionError("it is never me who begins")

    def open(self, table: str) -> None:
        self.table = table
        self.player.go(f"/t/{table}")
        self.page.wait_for_selector(".island, [data-curtain], [data-join], .invite")

    # -- what the engine says

    def record(self) -> Record:
        answer = self.page.request.get(f"{self.player.url}/api/tables/{self.table}/record")
        return parse(answer.text())

    def state(self) -> JavaState:
        """The committed position, where the record tells all of it."""
        return replay(GAME, self.record())

    def snapshot(self, seat: int = 0) -> dict[str, Any]:
        """The snapshot of the table for one of my seats."""
        answer = self.page.request.get(
            f"{self.player.url}/api/tables/{self.table}", params={"seat": seat}
        )
        return dict(answer.json()["state"])

    def submit(self, seat: int, *actions: str, commit: bool = True) -> dict[str, Any]:
        """Plays actions and commits them, past the page: for what the page is not asked about."""
        now = self.snapshot(seat)
        command = {
            "type": "submit", "key": f"{seat}-{now['version']}-{now['step']}", "actions": actions,
            "version": now["version"], "step": now["step"], "commit": commit,
        }  # fmt: skip
        answer = self.page.request.post(
            f"{self.player.url}/api/tables/{self.table}/commands",
            params={"seat": seat},
            data=command,
        )
        assert answer.status == 200, answer.text()
        return dict(answer.json()["state"])

    # -- by keys

    def steps(self) -> int:
        return int(self.page.locator(STEPS).count())

    def take(self, tool: str) -> None:
        if self.page.get_attribute(f'[data-tool="{tool}"]', "aria-pressed") != "true":
            self.page.focus(f'[data-tool="{tool}"]')
            self.page.keyboard.press("Enter")

    def go_to(self, space: str) -> None:
        """Types a coordinate."""
        self.page.fill("[data-go-to]", space)
        self.page.keyboard.press("Enter")

    def lay(self, tool: str, action: str | None = None) -> bool:
        """Lays the tile in hand by keys: exactly as given, or at some legal place."""
        laid = f"document.querySelectorAll({STEPS!r}).length !== {self.steps()}"
        if action is not None:
            self.take(tool)
            self.turn_to(tool, action)
            self.page.keyboard.press("Enter")
            self.wait_for(laid)
            return True
        for _ in range(3):  # the island may be drawn anew under the keys
            self.take(tool)
            self.page.focus('.island [data-space][tabindex="0"]')
            for _ in range(1 + self.rng.randrange(3)):
                self.page.keyboard.press("n")
            self.page.keyboard.press("Enter")
            if self.holds(laid, looks=120):
                return True
        return False

    def turn_to(self, tool: str, action: str) -> None:
        """Turns the tile in hand at a space of its own until it lies as given."""
        space = action.split()[-1]
        self.go_to(space)
        lies = "[data-place]"
        for _ in range(24):
            self.page.keyboard.press("r")
            if self.player.has(lies) and self.page.get_attribute(lies, "data-place") == action:
                return
            if not self.player.has(lies):  # drawn anew under the keys
                self.page.wait_for_timeout(100)
                self.take(tool)
                self.go_to(space)
        raise AssertionError(f"{action} is not offered")

    def press(self, selector: str) -> None:
        """A button, by keyboard."""
        self.page.focus(selector)
        self.page.keyboard.press("Enter")

    def step_on(self, space: str) -> None:
        """Enter on a space: take up, set down, or look at."""
        self.page.focus(f'[data-space="{space}"]')
        self.page.keyboard.press("Enter")

    def goals(self) -> list[str]:
        """Where the developer that is taken up may go."""
        found: list[str] = self.page.evaluate(GOALS)
        return found

    def wait_for(self, condition: str) -> None:
        assert self.holds(condition), condition

    def wait_for_space(self, label: str) -> None:
        """Until the island says so of a space; the server's answer may be on its way."""
        space = label.split(",")[0]
        aria_label = f"document.querySelector('[data-space=\"{space}\"]').ariaLabel"
        self.wait_for(f"{aria_label}.startsWith({label!r})")

    def holds(self, condition: str, looks: int = 800) -> bool:
        """Waits until it holds; asked from here, since the page's policy allows no evaluation."""
        for _ in range(looks):
            if self.page.evaluate(f"() => Boolean({condition})"):
                return True
            self.page.wait_for_timeout(25)
        return False

    # -- a whole game

    def play(self) -> None:
        """To the end: mostly three-tiles, so that it comes soon, and a bit of everything else."""
        from playwright.sync_api import Error

        for _ in range(MOST):
            if self.player.is_over:
                return
            try:
                done = self.act()
            except Error:  # what was there has gone: the server was quicker
                done = False
            self.page.wait_for_timeout(5 if done else 40)
            self.player.settle()
        raise AssertionError(f"no end: {self.page.inner_text('[data-status]')}")

    def act(self) -> bool:
        if self.player.has(FULL):
            self.page.click(COMMIT, timeout=SOON)
            return True
        for selector in ("[data-lift]", "[data-end-anyway]", "[data-confirm]:not([disabled])"):
            if self.player.has(selector):
                self.page.locator(selector).first.click(timeout=SOON)
                return True
        if goals := self.goals():
            self.step_on(self.rng.choice(goals))
            self.wait_for("![...document.querySelectorAll('.toll')].length")
            return True
        if self.player.has('[data-tool="lay-three"]:not([aria-disabled=true])'):
            if self.steps() == 0 or self.rng.random() < 0.5:
                return self.lay("lay-three")
        elif self.player.has(LEGAL) and self.rng.random() < 0.4:
            return self.lay(str(self.page.locator(LEGAL).first.get_attribute("data-tool")))
        offered = self.page.locator(f"[data-choice]:visible, {COMMIT}")
        count = offered.count()
        if not count:
            return False
        offered.nth(self.rng.randrange(count)).click(timeout=SOON)
        return True


def choices(snapshot: dict[str, Any], group: str) -> list[str]:
    """The actions of one group in a snapshot's prompt, as notation."""
    return [each["action"] for each in snapshot["prompt"]["choices"] if each["group"] == group]
