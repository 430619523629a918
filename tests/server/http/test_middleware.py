"""The doors: who may come in, from where, how often, and how much he may carry."""

import contextlib
import json
import random
import socket as sockets
from io import BytesIO

import httpx
import pytest
import segno
from tests.support.live import TLS, Browser, serving
from tests.support.waiting import wait_until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from durbar.server.rate_limits import Buckets

FOREIGN = "https://evil.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("doors")
    with serving(folder, seat_rate=1e5, seat_burst=10**5, queue=16) as server:
        yield server


@pytest.fixture
def ann(server):
    with Browser(server, "Ann") as browser:
        yield browser


def counted(server, name, **labels):
    """A counter of the server's metrics."""
    labelled = ",".join(f'{key}="{value}"' for key, value in labels.items())
    wanted = f"{name}_total{{{labelled}}}" if labels else f"{name}_total"
    for line in httpx.get(f"{server.url}/metrics", verify=TLS).text.splitlines():
        if line.startswith(wanted + " "):
            return float(line.rpartition(" ")[2])
    return 0.0


def test_a_foreign_page_changes_nothing_by_http(server, ann):
    before = ann.http.get("/api/tables").json()
    request = {"key": "t", "game": "maharaja", "seats": [{"kind": "me"}]}
    for headers in (
        {"Origin": FOREIGN},
        {"Origin": "null"},
        {"Origin": f"{server.url}.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        refused = ann.http.post("/api/tables", json=request, headers=headers)
        assert refused.status_code == 403 and refused.json()["code"] == "foreign-origin"
    assert ann.http.get("/api/tables").json() == before
    ours = ann.http.post("/api/tables", json=request, headers={"Origin": server.url})
    assert ours.status_code == 201
    assert counted(server, "durbar_refused_requests", code="foreign-origin") >= 4


def test_a_foreign_page_opens_no_socket(server, ann):
    made = ann.make("me", "me")
    for origin in (FOREIGN, "null"):
        with pytest.raises(InvalidStatus) as refused:
            ann.socket(made["id"], Origin=origin)
        assert refused.value.response.status_code == 403
    with ann.socket(made["id"], Origin=server.url) as ours:
        assert ours.hello(0)["seat"] == 0


def test_cookies_are_closed_to_scripts_and_other_sites(server):
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie


def test_cookies_are_secure_where_there_is_tls(tmp_path):
    with serving(tmp_path, public_url="https://durbar.example") as server:
        headers = {"Origin": "https://durbar.example"}
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == 200 and "secure" in answer.headers["set-cookie"].lower()
        made = httpx.post(f"{server.url}/api/tables", json={"key": "t", "game": "maharaja"}).json()
        assert made["link"] == f"https://durbar.example/t/{made['id']}"
        code, drawn = segno.make(made["link"], error="m"), BytesIO()
        code.save(drawn, kind="svg", scale=8, border=2, omitsize=True)
        qr = httpx.get(f"{server.url}/api/tables/{made['id']}/qr")
        assert qr.content == drawn.getvalue() and qr.headers["content-type"] == "image/svg+xml"


def test_a_forged_cookie_is_ignored(server, ann):
    made = ann.make("me", "me")
    good = ann.http.cookies["durbar_guest"]
    for forged in (good[:-2] + "xx", "e30.x", "", "{}"):
        headers = {"Cookie": f"durbar_guest={forged}"}
        message = httpx.get(f"{server.url}/api/tables/{made['id']}", headers=headers).json()
        assert message["mine"] == []


def test_pages_allow_no_inline_script_and_no_frame(server):
    for path in ("/", "/api/docs", "/api/games", "/t/whatever"):
        policy = httpx.get(f"{server.url}{path}").headers["content-security-policy"]
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["default-src"] == rules["script-src"] == "'self'"
        assert rules["frame-ancestors"] == rules["object-src"] == "'none'"


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate():
    now = [0.0]
    buckets = Buckets(rate=2, burst=5, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(7)] == [True] * 5 + [False] * 2
    assert buckets.take("b")
    now[0] = 1.0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    now[0] = 1000.0
    assert [buckets.take("a") for _ in range(6)] == [True] * 5 + [False]


def test_requests_are_limited_by_address(tmp_path):
    with serving(tmp_path, address_rate=0.5, address_burst=8, sockets_per_address=2) as server:
        with httpx.Client(base_url=server.url) as client:
            answers = [client.get("/api/games") for _ in range(20)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert len(refused) >= 10 and refused[0].json()["code"] == "too-fast"
            assert refused[0].headers["retry-after"] == "1"
            assert client.get("/healthz").status_code == 200
        assert counted(server, "durbar_refused_requests", code="too-fast") >= 10


def test_new_tables_are_limited_by_address(tmp_path):
    with serving(tmp_path, maker_rate=0.01, maker_burst=3) as server:
        answers = [
            httpx.post(f"{server.url}/api/tables", json={"key": "t", "game": "maharaja"})
            for _ in range(5)
        ]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2


def test_sockets_are_limited_by_address(tmp_path):
    with serving(tmp_path, sockets_per_address=2) as server, Browser(server) as ann:
        made = ann.make("me", "me")
        with ann.socket(made["id"]), ann.socket(made["id"]):
            with pytest.raises(InvalidStatus):
                ann.socket(made["id"])

        def connects():
            with contextlib.suppress(InvalidStatus):
                ann.socket(made["id"]).close()
                return True

        wait_until(connects, "closed sockets do not count any more")


def test_a_seat_that_sends_too_often_is_refused_and_then_disconnected(tmp_path):
    with serving(tmp_path, seat_rate=0.1, seat_burst=5) as server, Browser(server) as ann:
        made = ann.make("me", "me")
        with ann.socket(made["id"]) as socket:
            socket.hello(0)
            for _ in range(20):
                socket.say("ping")
            message = [socket.hear("pong", "rejected") for _ in range(20)]
            codes = [each.get("code", "pong") for each in message]
            assert set(codes) == {"pong", "too-fast"} and codes.count("pong") <= 6
            with pytest.raises(ConnectionClosed) as closed:
                for _ in range(400):
                    socket.say("ping")
                    socket.hear(timeout=5)
            assert closed.value.rcvd.code == 1008


def test_a_client_that_does_not_read_is_dropped_and_the_others_play_on(server, ann):
    made = ann.make("me", "me")
    dropped = counted(server, "durbar_slow_consumers")
    with ann.socket(made["id"]) as slow, ann.socket(made["id"]) as quick:
        slow.ws.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        quick.hello(0)
        try:
            for _ in range(20_000):
                slow.say("hello", seat=0, after=0)
        except ConnectionClosed:
            pass
        wait_until(lambda: counted(server, "durbar_slow_consumers") > dropped, "it is dropped")
        assert counted(server, "durbar_slow_consumers") == dropped + 1
        quick.say("ping")
        assert quick.hear("pong")


def frames(rng):
    """Frames that are no message of ours."""
    yield from (rng.randbytes(rng.randrange(200)) for _ in range(60))
    yield from ("", "null", "[]", "{}", "0", '"x"', "{" * 50, "\x00", '{"type":null}')
    yield from (
        json.dumps({"type": word}) for word in ("dance", "snapshot", "update", "", "Submit")
    )
    yield "[" * 8000 + "]" * 8000  # deep
    yield '{"type":"undo","key":"a","deep":' + '{"a":' * 2000 + "1" + "}" * 2000 + "}"
    yield json.dumps({"type": "chat", "key": "a", "text": "x" * 10_000})  # long, within a frame
    yield json.dumps({"type": "undo", "key": "a", "version": 10**30})
    yield json.dumps({"type": "submit", "key": "a", "actions": ["take gold"] * 65})
    good = {"type": "submit", "key": "k", "version": 1, "step": 0, "actions": ["take gold"]}
    for name in good:
        for value in (None, -1, [], {}, "x" * 300, 1.5, True, [None]):
            if not (name == "actions" and value == []):
                yield json.dumps(good | {name: value, "more": 1})


def test_fuzzed_frames_are_refused_counted_and_change_nothing(server, ann):
    made = ann.make("me", "me")
    rng = random.Random(7)
    before = ann.table(made["id"], seat=0)
    counted_before = counted(server, "durbar_refused_frames", code="malformed")
    sent = 0
    socket = ann.socket(made["id"])
    socket.hello(0)
    for frame in frames(rng):
        socket.ws.send(frame)
        message = socket.hear()
        assert (message["type"], message["code"]) == ("rejected", "malformed"), frame
        sent += 1
        if sent % 100 == 0:
            socket.close()
            socket = ann.socket(made["id"])
            socket.hello(0)
    socket.close()
    assert counted(server, "durbar_refused_frames", code="malformed") == counted_before + sent
    assert ann.table(made["id"], seat=0) == before
    assert server.process.poll() is None


def test_a_huge_frame_closes_the_connection(server, ann):
    made = ann.make("me", "me")
    with ann.socket(made["id"]) as socket:
        socket.hello(0)
        with pytest.raises(ConnectionClosed) as closed:
            socket.ws.send("x" * 20_000)
            socket.hear("never", timeout=5)
        assert closed.value.rcvd.code == 1009
    assert httpx.get(f"{server.url}/healthz").text == "ok"


def test_a_huge_message_in_a_small_frame_closes_the_connection(server, ann):
    made = ann.make("me", "me")
    url = f"ws://127.0.0.1:{server.port}/ws/tables/{made['id']}"
    with connect(url, compression="deflate", max_size=None) as ws:
        assert ws.response.headers["sec-websocket-extensions"].startswith("permessage-deflate")
        ws.send(json.dumps({"type": "ping"}))
        assert json.loads(ws.recv(10))["type"] == "pong"
        with pytest.raises(ConnectionClosed) as closed:
            ws.send("x" * 10**6)  # a thousand bytes on the wire
            ws.recv(10)
        assert closed.value.rcvd.code == 1009
    assert httpx.get(f"{server.url}/healthz").text == "ok"


def test_malformed_text_closes_the_connection(server, ann):
    made = ann.make("me", "me")
    with ann.socket(made["id"]) as socket:
        socket.hello(0)
        with pytest.raises(ConnectionClosed) as closed:
            socket.ws.send(b"\xff\xfe\xfa", text=True)
            socket.hear("never", timeout=5)
        assert closed.value.rcvd.code == 1007


def test_a_huge_body_is_refused(server):
    answer = httpx.post(f"{server.url}/api/me", json={"name": "x" * 100_000})
    assert answer.status_code == 413 and answer.json()["code"] == "too-large"


def test_foreign_tables_and_wrong_tokens_open_nothing(server, ann):
    made = ann.make("me", "me")
    with pytest.raises(InvalidStatus):
        ann.socket("AAAAAAAAAAAA")
    for url in ("AAAAAAAAAAAA", "..%2F..%2Fetc", "%00", "a" * 41):
        assert ann.http.get(f"/api/tables/{url}").status_code in (400, 404)
    with Browser(server) as stranger:
        for token in ("", "x", made["tokens"]["0"][:-1], made["tokens"]["0"] + "x"):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            with stranger.socket(made["id"], **headers) as socket:
                socket.say("hello", seat=0)
                assert socket.hear("rejected")["code"] == "not-seated"
                socket.say("commit", key="a", version=1)
                assert socket.hear("rejected")["code"] == "not-seated"
