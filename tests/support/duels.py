"""Tables of two over HTTP: played on by whoever is to move, to the end, or long finished."""

import secrets
import time
from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import create_engine, text
from tests.support.live import Browser

from durbar.server.protocol.table_settings import TableSettings
from durbar.server.settings import Settings
from durbar.server.store import mapping
from durbar.server.tables.effects import Ended
from durbar.server.tables.restoring import Stored
from durbar.server.tables.seats import Place


def duel(ann: Browser, ben: Browser, **request: Any) -> str:
    """A table of two at which Ann is to move."""
    table = str(ann.make("me", "open", **request)["id"])
    ben.join(table)
    move(ben, table)  # if the lot has fallen on him
    return table


def version_of(browser: Browser, table: str) -> int:
    return int(browser.table(table)["state"]["version"])


def look(browser: Browser, table: str) -> None:
    """Sees the table as it is now."""
    seen = {"version": version_of(browser, table), "chat": 0}
    browser.http.post(f"/api/tables/{table}/seen", json=seen).raise_for_status()


def act(browser: Browser, table: str, kind: str, **facts: Any) -> None:
    """Sends a command for the current version; again, as the browser does, if a bot has moved."""
    command = {"type": kind, "key": secrets.token_hex(8)} | facts
    for _attempt in range(100):
        command["version"] = version_of(browser, table)
        answer = browser.http.post(f"/api/tables/{table}/commands", json=command)
        if answer.status_code != 409:
            break
    assert answer.status_code == 200, answer.text


def move(browser: Browser, table: str) -> int:
    """Plays until it is no longer this player's turn; how many commits that took."""
    commits = 0
    while (state := browser.table(table)["state"])["prompt"]:
        action = state["prompt"]["choices"][0]["action"]
        act(browser, table, "submit", step=state["step"], actions=[action], commit=True)
        commits += 1
    return commits


def play_out(browser: Browser) -> tuple[str, dict[str, Any]]:
    """A game against a bot that is played to its end."""
    table = str(browser.make("me", "random")["id"])
    deadline = time.monotonic() + 300
    while (reply := browser.table(table))["state"]["status"] == "running":
        assert time.monotonic() < deadline
        move(browser, table)
    return table, dict(reply["state"])


def fill(browser: Browser, games: int, prefix: str = "old", **place: Any) -> None:
    """Gives somebody finished games that he has seen, one for each day since 1970; `place`: what
    became of his seat."""
    made = browser.make("me", "open")["id"]
    engine = create_engine(Settings(database=browser.server.database).database_url)
    with engine.begin() as connection:
        query = text("SELECT host FROM tables WHERE id = :id")
        guest = connection.execute(query, {"id": made}).scalar_one()
        for n in range(games):
            for statement, parameters in finished_game(n, guest, prefix, **place):
                connection.execute(statement, parameters)
    engine.dispose()


DAY: Final = 86_400.0
NAMES: Final = {7: "Øyvind Ås", 8: "100%", 9: "a_b", 10: "Jürgen", 11: "JÜRGEN II", 12: "Ω\\"}


def finished_game(n: int, guest: str, prefix: str, **place: Any) -> Iterator[mapping.Statement]:
    """Game n ended on day n; every third was won, every tenth is one of Java."""
    names = ("Cleo", NAMES.get(n, f"Rival {n}"))
    places = (Place("person", names[0], guest, **place), Place("person", names[1], "somebody"))
    end = Ended((40, 30), (1, 2)) if n % 3 == 0 else Ended((30, 40), (2, 1))
    stored = Stored(
        id=f"{prefix}-{n:03}", game="java" if n % 10 == 0 else "maharaja", rules_version="1.0",
        edition="", options={"seats": 2}, settings=TableSettings(), host=None, seed=b"",
        is_over=True, players=names, dealer=None, rematch=None, places=places,
        entries=((3, "0 pass"),), ended=end,
    )  # fmt: skip
    # Two of them ended in the same instant: none is lost between two pages
    yield from mapping.stored(stored, "over", DAY * (n if n != 110 else 109))
    yield mapping.SEE, [{"table_id": stored.id, "guest": guest, "version": 3, "chat": 0}]
