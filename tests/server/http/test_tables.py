"""Playing at a real server: browsers, sockets, a store on disk."""

import json

import httpx
import pytest
from tests.support.databases import contents
from tests.support.live import Browser, serving
from tests.support.waiting import wait_until

import durbar
from durbar.core.record import parse

pytestmark = pytest.mark.store


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("live"), away_seconds=0.2) as server:
        yield server


@pytest.fixture
def ann(server):
    with Browser(server, "Ann") as browser:
        yield browser


@pytest.fixture
def ben(server):
    with Browser(server, "Ben") as browser:
        yield browser


def test_a_guest_needs_no_account_and_keeps_their_name(server, ann):
    assert ann.http.get("/api/me").json() == {"name": "Ann"}
    made = ann.make("me", "greedy")
    assert ann.table(made["id"])["state"]["seats"][0]["name"] == "Ann"


def test_friends_join_by_link_and_the_game_begins(ann, ben):
    made = ann.make("me", "open")
    assert made["link"].endswith(f"/t/{made['id']}")
    assert b"<svg" in ann.http.get(f"/api/tables/{made['id']}/qr").content
    with ann.socket(made["id"]) as a:
        assert a.hello(0)["status"] == "lobby"
        seated = ben.join(made["id"], salt="pepper")
        assert seated["seat"] == 1
        begun = a.hear("update")
    assert (
        begun["version"] == 1 and begun["happened"] and begun["shuffle"]["salts"] == ["", "pepper"]
    )
    assert ben.table(made["id"])["mine"] == [1]
    assert ann.table(made["id"])["is_host"] and not ben.table(made["id"])["is_host"]
    late = ben.http.post(f"/api/tables/{made['id']}/seats", json={"key": "late"})
    assert late.status_code == 409 and late.json()["code"] == "already-begun"


def test_two_browsers_of_one_seat_agree(ann):
    made = ann.make("me", "me")
    with ann.socket(made["id"]) as one, ann.socket(made["id"]) as two:
        state = one.hello(0)
        mover = state["view"]["to_move"]
        one.hello(mover), two.hello(mover)
        state = one.hello(mover)
        action = state["prompt"]["choices"][0]["action"]
        one.command("submit", state, actions=[action])
        seen_one, seen_two = one.hear("snapshot"), two.hear("snapshot")
        assert {**seen_one, "n": 0} == {**seen_two, "n": 0}
        assert seen_two["draft"]["steps"][0]["action"] == action
        stale = two.command("undo", state)
        refused = two.hear("rejected")
        assert (refused["key"], refused["code"]) == (stale, "stale")
        assert refused["state"]["draft"] == seen_one["draft"]
        two.command("undo", seen_two)
        assert two.hear("snapshot")["draft"]["steps"] == []
        assert one.hear("snapshot")["draft"]["steps"] == []


def test_a_reconnected_client_gets_exactly_what_it_missed(ann, ben):
    made = ann.make("me", "open")
    ben.join(made["id"])
    watch = ben.socket(made["id"])
    first = watch.hello(1)
    watch.close()
    with ann.socket(made["id"]) as a, ben.socket(made["id"]) as b:
        states = {0: a.hello(0), 1: b.hello(1)}
        happened = []
        for _ in range(6):
            mover = next(seat for seat, state in states.items() if state["prompt"])
            speaker = (a, b)[mover]
            actions = [states[mover]["prompt"]["choices"][0]["action"]]
            speaker.command("submit", states[mover], actions=actions, commit=True)
            states = {0: a.hear("update"), 1: b.hear("update")}
            happened += states[1]["happened"]
        last = states[1]
    with ben.socket(made["id"]) as b:
        missed = b.hello(1, after=first["version"])
    assert missed["type"] == "update" and missed["since"] == first["version"]
    assert missed["happened"] == happened
    assert missed["view"] == last["view"] and missed["prompt"] == last["prompt"]
    with ben.socket(made["id"]) as b:
        assert b.hello(1, after=last["version"])["happened"] == []


def test_a_shared_browser_shows_one_seat_at_a_time(ann):
    made = ann.make("me", "me", "me")
    assert ann.table(made["id"])["mine"] == [0, 1, 2]
    assert ann.table(made["id"])["state"]["seat"] is None
    with ann.socket(made["id"]) as socket:
        for seat in (2, 0, 1):
            state = socket.hello(seat)
            assert state["seat"] == state["view"]["seat"] == seat
            assert bool(state["prompt"]) == (state["view"]["to_move"] == seat)


def test_strangers_watch_but_never_act(ann, ben):
    made = ann.make("me", "me")
    with ben.socket(made["id"]) as socket:
        state = socket.hello()
        assert state["seat"] is None and state["prompt"] is None and state["draft"] is None
        socket.say("hello", seat=0)
        assert socket.hear("rejected")["code"] == "not-seated"
        for kind in ("commit", "undo", "resign", "leave_seat", "add_bot", "chat"):
            facts = {"text": "hi"} if kind == "chat" else {}
            facts |= {"seat": 0, "bot": "random"} if kind == "add_bot" else {}
            socket.say(kind, key=kind, version=1, **facts)
            assert socket.hear("rejected")["code"] == "not-seated"
        socket.say("why_not", key="w", action="take gold")
        assert socket.hear("rejected")["code"] == "not-seated"
    assert ben.http.get(f"/api/tables/{made['id']}", params={"seat": 0}).status_code == 403


def test_bots_play_to_the_end_and_the_record_opens_and_verifies(server, ann, tmp_path):
    made = ann.make("me", "greedy", salt="my salt", settings={"is_listed": True})
    running = ann.http.get(f"/api/tables/{made['id']}/record").json()
    assert running["dealer"] is None
    running_ones = ann.http.get("/api/tables", params={"mine": False, "status": "running"}).json()
    assert made["id"] in [head["id"] for head in running_ones]
    with ann.socket(made["id"]) as socket:
        state = socket.hello(0)
        commitment = state["shuffle"]["commitment"]
        socket.order("resign", state)  # a bot plays on for good
        while state["status"] != "over":
            state = socket.hear("update", "snapshot")
    assert state["outcome"]["ranking"]
    verdict = ann.http.get(f"/api/tables/{made['id']}/verify").json()
    assert verdict["is_honest"] and verdict["draws"] > 10 and verdict["commitment"] == commitment
    message = ann.http.get(f"/api/tables/{made['id']}/record").json()
    assert (
        message["dealer"]["commitment"] == commitment and message["dealer"]["salts"][0] == "my salt"
    )
    record = parse(json.dumps(message))
    durbar.verify(durbar.game_of(record), record)
    with Browser(server) as stranger:
        of_seat = stranger.http.get(f"/api/tables/{made['id']}/at/20", params={"seat": 1})
        assert of_seat.json()["seat"] == 1
        assert stranger.http.get(f"/api/tables/{made['id']}/record").json() == message
        listed = stranger.http.get("/api/records", params={"mine": False}).json()["records"]
        assert made["id"] in [head["id"] for head in listed]
        copied = stranger.http.post("/api/records", json={"record": record.to_text()}).json()
        assert stranger.http.get(f"/api/tables/{copied['id']}/record").json() == message
        assert stranger.table(copied["id"])["state"]["outcome"] == state["outcome"]


def test_past_moments_are_redacted_for_the_reader(ann, ben):
    made = ann.make("me", "me")
    entries = ann.table(made["id"], seat=0)["state"]["entries"]
    begin = ann.http.get(f"/api/tables/{made['id']}/at/0", params={"seat": 0}).json()
    assert begin["view"]["phase"] == "start" and begin["happened"] == []
    now = ann.http.get(f"/api/tables/{made['id']}/at/{entries}", params={"seat": 0}).json()
    assert now["view"] == ann.table(made["id"], seat=0)["state"]["view"]
    assert now["happened"][0]["at"] == entries
    beyond = ann.http.get(f"/api/tables/{made['id']}/at/{entries + 1}")
    assert beyond.status_code == 404 and beyond.json()["code"] == "record-at"
    assert ben.http.get(f"/api/tables/{made['id']}/at/1", params={"seat": 0}).status_code == 403


def test_the_api_executes_the_commands_of_the_socket(ann):
    made = ann.make("me", "random")
    url = f"/api/tables/{made['id']}/commands"

    def to_move():
        state = ann.table(made["id"])["state"]
        return state if state["prompt"] else None

    state = wait_until(to_move, "somebody is to move")
    why = ann.http.post(url, json={"type": "why_not", "key": "w", "action": "start 0"}).json()
    assert why["answer"]["why_not"]["code"] == "chance-action"
    action = state["prompt"]["choices"][0]["action"]
    sent = {"type": "submit", "key": "a", "version": state["version"], "actions": [action]}
    done = ann.http.post(url, json=sent).json()
    assert done["answer"]["key"] == "a" and done["state"]["draft"]["steps"][0]["action"] == action
    stale = ann.http.post(url, json=sent | {"key": "b"})
    assert stale.status_code == 409 and stale.json()["code"] == "stale"
    assert stale.json()["state"]["draft"] == done["state"]["draft"]
    assert ann.http.post(url, json={"type": "dance"}).status_code == 400


def test_a_seat_token_plays_one_seat_of_one_table_and_can_be_replaced(server, ann):
    made, other = ann.make("me", "me"), ann.make("me", "me")
    old = made["tokens"]["0"]
    with Browser(server) as bot:
        headers = {"Authorization": f"Bearer {old}"}
        assert bot.http.get(f"/api/tables/{made['id']}", headers=headers).json()["mine"] == [0]
        assert bot.http.get(f"/api/tables/{other['id']}", headers=headers).json()["mine"] == []
        with bot.socket(made["id"], **headers) as socket:
            socket.hello(0)
            new = ann.http.post(f"/api/tables/{made['id']}/seats/0/token").json()["token"]
            socket.say("hello", seat=0)
            assert socket.hear("rejected")["code"] == "not-seated"
        assert bot.http.get(f"/api/tables/{made['id']}", headers=headers).json()["mine"] == []
        headers = {"Authorization": f"Bearer {new}"}
        assert bot.http.get(f"/api/tables/{made['id']}", headers=headers).json()["mine"] == [0]
    kept = contents(server.database)
    assert made["id"].encode() in kept
    assert old.encode() not in kept and new.encode() not in kept


def test_a_player_who_stood_up_loses_the_perspective_of_the_seat(ann, ben):
    made = ann.make("me", "open", "open")
    ben.join(made["id"])
    with ben.socket(made["id"]) as old:
        old.hello(1)
        old.say("leave_seat", key="go", version=0)
        assert old.hear("snapshot")["seat"] is None
        ann.join(made["id"], seat=1), ann.join(made["id"], seat=2)
        assert old.hear("update")["seat"] is None


def test_an_absent_player_is_shown_away_and_a_bot_stands_in(ann, ben):
    made = ann.make("me", "open")
    ben.join(made["id"])
    with ann.socket(made["id"]) as a:
        state = a.hello(0)
        with ben.socket(made["id"]) as b:
            b.hello(1)
            wait_until(lambda: not a.hear("snapshot")["seats"][1]["is_away"], "he is there")
        wait_until(lambda: a.hear("snapshot", timeout=90)["seats"][1]["is_away"], "he is away", 90)
        a.order("replace_by_bot", state, seat=1, bot="random")
        with ben.socket(made["id"]) as b:
            assert b.hello(1)["seats"][1]["bot"] == "random"
            assert b.order("take_back", b.hello(1))


def test_chat_reaches_the_table_once(ann, ben):
    made = ann.make("me", "open")
    ben.join(made["id"])
    with ann.socket(made["id"]) as a, ben.socket(made["id"]) as b:
        a.hello(0), b.hello(1)
        a.say("chat", key="c", version=1, text="<script>alert(1)</script>")
        a.say("chat", key="c", version=1, text="<script>alert(1)</script>")
        (line,) = b.hear("chat")["lines"]
        assert (line["name"], line["text"]) == ("Ann", "<script>alert(1)</script>")
        a.hear("answer"), a.hear("answer")
        b.say("ping")
        assert b.hear()["type"] == "pong"
        b.say("hello", seat=1)
        assert [line["id"] for line in b.hear("chat")["lines"]] == [1]
        b.say("hello", seat=1, chat_after=1)
        b.hear("welcome"), b.hear("snapshot")
        b.say("ping")
        assert b.hear()["type"] == "pong"


def test_lists_show_my_tables_and_the_games(server, ann):
    made = ann.make("me", "greedy")
    mine = ann.http.get("/api/tables").json()
    assert [head["id"] for head in mine] == [made["id"]] and mine[0]["mine"] == [0]
    assert mine[0]["to_move"] in (0, 1)
    games = httpx.get(f"{server.url}/api/games").json()
    assert [game["id"] for game in games] == list(durbar.GAMES)
    for game in games:
        edition = httpx.get(f"{server.url}/api/editions/{game['edition']}").json()
        assert edition["game"] == game["id"] and edition["digest"] == game["edition"]
        assert game["options"]["properties"]["seats"]["enum"]
    assert {"random", "greedy"} <= {bot["id"] for bot in httpx.get(f"{server.url}/api/bots").json()}
    message = httpx.get(f"{server.url}/api/bots?game=taj-mahal").json()
    kinds = {bot["id"]: bot["kind"] for bot in message}
    assert kinds["greedy"] == "part" and kinds["master"] == "level" and "style" in kinds.values()
    assert next(bot["parts"] for bot in message if bot["id"] == "master").startswith("search:")
    assert httpx.get(f"{server.url}/api/editions/00000000").status_code == 404
