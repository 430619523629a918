"""Every command of the protocol, over real sockets and over HTTP: decided on a version, done once.

The commands are taken from the protocol itself: a new one that has no scene here fails.
"""

import contextlib
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, get_args

import httpx
import msgspec
import pytest
from tests.support.live import Browser, Server, Socket, serving

from durbar.server.protocol.messages import AnyCommand, Command, DraftCommand, Talk

KINDS: dict[str, type[Command]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(AnyCommand)
}
TALK = {str(kind.__struct_config__.tag) for kind in get_args(Talk)}
DRAFT = {tag for tag, kind in KINDS.items() if issubclass(kind, DraftCommand)}


@dataclass
class Scene:
    """A table at which a command can be done: its sender, perspective and fields."""

    browser: Browser
    table: str
    seat: int
    facts: dict[str, Any]

    @contextlib.contextmanager
    def socket(self) -> Iterator[tuple[Socket, dict[str, Any]]]:
        with self.browser.socket(self.table) as socket:
            yield socket, socket.hello(self.seat)

    def command(self, kind: str, state: dict[str, Any], **changed: Any) -> dict[str, Any]:
        sent = {"type": kind, "key": secrets.token_hex(8), "version": state["version"]}
        sent |= {"step": state["step"]} if kind in DRAFT else {}
        return sent | self.facts | changed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("commands"), away_seconds=0.2) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Iterator[Browser]:
    with Browser(server, "Ann") as browser:
        yield browser


def draft(ann: Browser, *before: str) -> Scene:
    """Ann's turn at a table that she plays alone, after some commands about the draft."""
    made = ann.make("me", "me")["id"]
    seat = ann.table(made, seat=0)["state"]["view"]["to_move"]
    scene = Scene(ann, made, seat, {})
    for kind in before:
        state = ann.table(made, seat=seat)["state"]
        facts = {"actions": [state["prompt"]["choices"][0]["action"]]} if kind == "submit" else {}
        done = ann.http.post(
            f"/api/tables/{made}/commands",
            params={"seat": seat},
            json=scene.command(kind, state, **facts),
        )
        assert done.status_code == 200, done.text
    return scene


def submit(ann: Browser) -> Scene:
    scene = draft(ann)
    prompt = ann.table(scene.table, seat=scene.seat)["state"]["prompt"]
    scene.facts = {"actions": [prompt["choices"][0]["action"]]}
    return scene


def with_facts(scene: Scene, **facts: Any) -> Scene:
    scene.facts = facts
    return scene


def stood_in(ann: Browser) -> Scene:
    scene = draft(ann)
    with scene.socket() as (socket, state):
        socket.order("replace_by_bot", state, seat=scene.seat)
    return scene


def over(ann: Browser) -> Scene:
    made = ann.make("me", "greedy")["id"]
    scene = Scene(ann, made, 0, {})
    with scene.socket() as (socket, state):
        socket.order("resign", state)
        while state["status"] != "over":
            state = socket.hear("update", "snapshot")
    return scene


def waiting(ann: Browser) -> Scene:
    """A visit of Taj Mahal in which it is another seat's turn."""
    made = ann.make("me", "me", "me", game="taj-mahal")["id"]
    mover = ann.table(made, seat=0)["state"]["view"]["to_move"]
    return Scene(ann, made, (mover + 1) % 3, {"order": {"name": "withdraw-next", "values": {}}})


SCENES: dict[str, Callable[[Browser], Scene]] = {
    "submit": submit,
    "undo": lambda ann: draft(ann, "submit"),
    "redo": lambda ann: draft(ann, "submit", "undo"),
    "restart_turn": lambda ann: draft(ann, "submit"),
    "commit": lambda ann: draft(ann, "submit"),
    "orders": waiting,
    "leave_seat": draft,
    "add_bot": lambda ann: Scene(
        ann, ann.make("me", "open", "open")["id"], 0, {"seat": 2, "bot": "random"}
    ),
    "replace_by_bot": lambda ann: with_facts(scene := draft(ann), seat=scene.seat),
    "take_back": stood_in,
    "resign": draft,
    "rematch": over,
    "chat": lambda ann: with_facts(draft(ann), text="hello"),
    "mute": lambda ann: with_facts(draft(ann), seat=0),
}


def effects(scene: Scene) -> list[Any]:
    """All that can be seen of a table, people who come and go aside."""
    reply = scene.browser.table(scene.table, seat=scene.seat)["state"]
    for seat in reply["seats"]:
        seat["is_away"] = False
    with scene.browser.socket(scene.table) as socket:
        socket.hello(scene.seat)
        socket.say("ping")
        heard = socket.hear("chat", "pong")
    return [reply, heard.get("lines")]


def test_every_command_has_a_scene_and_needs_a_key_and_a_version() -> None:
    assert SCENES.keys() == KINDS.keys()
    for kind in KINDS.values():
        needed = {field.name for field in msgspec.structs.fields(kind) if field.required}
        assert {"key", "version"} <= needed


@pytest.mark.parametrize("kind", KINDS)
def test_a_stale_command_is_refused_with_the_state_and_a_repeated_one_runs_once(
    ann: Browser, kind: str
) -> None:
    scene = SCENES[kind](ann)
    url, perspective = f"/api/tables/{scene.table}/commands", {"seat": scene.seat}
    with scene.socket() as (socket, state):
        before = effects(scene)
        if kind not in TALK:
            old = scene.command(kind, state, version=state["version"] + 1)
            socket.say(**{"kind": old.pop("type")}, **old)
            refused = socket.hear("rejected")
            assert (refused["code"], refused["key"]) == ("stale", old["key"])
            assert refused["facts"]["version"] == refused["state"]["version"] == state["version"]
            assert refused["state"]["view"] == state["view"]
            by_http = ann.http.post(url, params=perspective, json={"type": kind} | old)
            assert by_http.status_code == 409 and by_http.json()["code"] == "stale"
            assert by_http.json()["state"]["view"] == state["view"]
            assert effects(scene) == before
        for lacking in ("key", "version"):
            partial = scene.command(kind, state)
            del partial[lacking]
            assert ann.http.post(url, params=perspective, json=partial).status_code == 400
        sent = scene.command(kind, state)
        facts = {name: value for name, value in sent.items() if name != "type"}
        socket.say(kind, **facts)
        answer = socket.hear("answer", "rejected")
        assert answer["type"] == "answer", answer
        settled = effects(scene) if kind not in ("resign", "replace_by_bot") else None
        socket.say(kind, **facts)
        again = socket.hear("answer", "rejected")
        assert {**again, "n": 0} == {**answer, "n": 0}
        by_http = ann.http.post(url, params=perspective, json=sent)
        assert by_http.status_code == 200, by_http.text
        assert by_http.json()["answer"]["key"] == sent["key"]
        if settled is not None:  # where no bot plays on meanwhile
            assert effects(scene) == settled


@pytest.mark.parametrize("kind", sorted(TALK))
def test_chat_commands_are_never_stale(ann: Browser, kind: str) -> None:
    scene = SCENES[kind](ann)
    with scene.socket() as (socket, state):
        socket.say(**{"kind": kind}, **{**scene.facts, "key": "a", "version": 0})
        assert socket.hear("answer")["key"] == "a" and state["version"] == 1


def test_repeating_a_key_makes_one_table(server: Server, ann: Browser) -> None:
    request = {
        "key": "mine",
        "game": "maharaja",
        "options": {"seats": 2},
        "seats": [{"kind": "me"}],
    }
    made = [ann.http.post("/api/tables", json=request).json() for _ in range(3)]
    assert len({each["id"] for each in made}) == 1
    assert [head["id"] for head in ann.http.get("/api/tables").json()] == [made[0]["id"]]
    for each, mine in zip(
        made, ([], [], [0]), strict=True
    ):  # a token that is lost is worth nothing
        headers = {"Authorization": f"Bearer {each['tokens']['0']}"}
        reply = httpx.get(f"{server.url}/api/tables/{each['id']}", headers=headers).json()
        assert reply["mine"] == mine
    with Browser(server, "Ben") as ben:
        assert ben.http.post("/api/tables", json=request).json()["id"] != made[0]["id"]
    del request["key"]
    assert ann.http.post("/api/tables", json=request).status_code == 400


def test_repeating_a_key_takes_one_seat(server: Server, ann: Browser) -> None:
    made = ann.make("me", "open", "open")["id"]
    url = f"/api/tables/{made}/seats"
    with Browser(server, "Ben") as ben:
        stale = ben.http.post(url, json={"key": "sit", "version": 1})
        assert stale.status_code == 409 and stale.json()["code"] == "stale"
        assert stale.json()["state"]["status"] == "lobby"
        first, second = (ben.http.post(url, json={"key": "sit"}).json() for _ in range(2))
        assert first["seat"] == second["seat"] == 1 and first["token"] != second["token"]
        assert ben.table(made)["mine"] == [1]
        assert ben.http.post(url, json={}).status_code == 400


def test_keys_end_with_the_guest_who_stood_up(server: Server, ann: Browser) -> None:
    made = ann.make("me", "open", "open")["id"]
    with Browser(server, "Ben") as ben, Browser(server, "Cid") as cid:
        for guest in (ben, cid):
            assert guest.join(made, key="sit")["seat"] == 1
            with guest.socket(made) as socket:
                socket.hello(1)
                socket.say("chat", key="hi", version=0, text="hello")
                assert socket.hear("answer")["key"] == "hi"
                for _ in range(2):
                    socket.say("leave_seat", key="go", version=0)
                    assert socket.hear("answer", "rejected")["type"] == "answer"
        with ann.socket(made) as socket:
            socket.hello(0)
            assert [line["name"] for line in socket.hear("chat")["lines"]] == ["Ben", "Cid"]
