"""Players who play on whatever happens to the server, and keep a book of what was acknowledged."""

import asyncio
import itertools
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.support.live import Browser, Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

AWAY = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


@dataclass
class Player:
    """All seats of one table in one client, which plays on whatever happens to the server."""

    server: Server
    table: dict[str, Any]
    rng: random.Random
    draft: list[str] = field(default_factory=list)  # what was acknowledged of the turn
    played: list[str] = field(default_factory=list)  # entries that were acknowledged
    state: dict[str, Any] = field(default_factory=dict)
    seen: list[dict[str, Any]] = field(default_factory=list)  # all events received
    acknowledged: int = 0
    is_done: bool = False
    undone: list[str] = field(default_factory=list)
    excused: frozenset[str] = frozenset()  # refusals after which it tries again

    async def play(self) -> None:
        pending: dict[str, Any] | None = None
        keys = itertools.count(1)
        while not self.is_done:
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.server.port}/ws/tables/{self.table['id']}",
                    additional_headers={"Authorization": f"Bearer {self.table['tokens']['0']}"},
                    compression=None, ping_interval=None,
                ) as ws:  # fmt: skip
                    await self.resume(ws)
                    while not self.is_done:
                        if pending is None and self.state["draft"] is None:
                            await self.hear(ws, "snapshot", "update")  # the bot is to move
                            continue
                        pending = pending or self.decide(f"k{next(keys)}")
                        await ws.send(json.dumps(pending))
                        await self.settle(ws, pending)
                        pending = None
            except AWAY:
                await asyncio.sleep(0.05)

    async def resume(self, ws: Any) -> None:
        """After a reconnect: exactly what was missed, and the draft as it was left."""
        after = self.state.get("version", 0)
        await ws.send(json.dumps({"type": "hello", "seat": 0, "after": after}))
        reply = await self.hear(ws, "snapshot", "update", "rejected")
        if reply["type"] == "rejected" and reply["code"] in self.excused:
            raise EOFError
        assert reply["type"] == "update"

    async def hear(self, ws: Any, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(ws.recv(), 20))
            if message["type"] in ("snapshot", "update"):
                self.note(message)
            if message["type"] in kinds:
                return message

    def note(self, snapshot: dict[str, Any]) -> None:
        for each in snapshot.get("happened", ()):
            if each["at"] > len(self.seen):
                assert each["at"] == len(self.seen) + 1
                self.seen.append(each)
            else:
                assert self.seen[each["at"] - 1] == each
        self.state = snapshot
        self.is_done = snapshot["status"] == "over"

    def decide(self, key: str) -> dict[str, Any]:
        """Drafts, thinks again, commits."""
        state = self.state
        command = {"key": key, "version": state["version"], "step": state["step"]}
        draft = state["draft"]
        if draft["steps"] and (draft["is_full"] or self.rng.random() < 0.3):
            return command | {"type": "commit" if self.rng.random() < 0.7 else "undo"}
        if draft["can_redo"] and self.rng.random() < 0.3:
            return command | {"type": "redo"}
        action = self.rng.choice(state["prompt"]["choices"])["action"]
        return command | {"type": "submit", "actions": [action], "commit": self.rng.random() < 0.2}

    async def settle(self, ws: Any, command: dict[str, Any]) -> None:
        """Waits until the command is acknowledged, and keeps a book of it."""
        before = list(self.draft)
        reply = await self.hear(ws, "answer", "rejected")
        if reply["type"] == "rejected" and reply["code"] in self.excused:
            raise EOFError
        assert reply["type"] == "answer", reply
        assert reply["key"] == command["key"]
        self.acknowledged += 1
        self.draft = _after(before, self.undone, command)
        if command["type"] == "commit" or command.get("commit"):
            self.played += [f"0 {action}" for action in self.draft]
            self.draft, self.undone = [], []


def _after(draft: list[str], undone: list[str], command: dict[str, Any]) -> list[str]:
    """The draft after a command, by the book."""
    match command["type"]:
        case "submit":
            undone.clear()
            return [*draft, *command["actions"]]
        case "undo":
            undone.append(draft[-1])
            return draft[:-1]
        case "redo":
            return [*draft, undone.pop()]
    return draft


def make_player(server: Server, seed: int, *excused: str) -> Player:
    with Browser(server) as browser:
        made = browser.make("me", "random")
        return Player(server, made, random.Random(seed), excused=frozenset(excused))


def check(player: Player, server: Server) -> None:
    """Every acknowledged action is in the record once, and each event was sent exactly once."""
    record = httpx.get(f"{server.url}/api/tables/{player.table['id']}/record", timeout=30).json()
    assert [entry for entry in record["entries"] if entry.startswith("0 ")] == player.played
    assert [each["at"] for each in player.seen] == list(range(1, len(record["entries"]) + 1))
