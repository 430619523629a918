"""The tunnel between two processes, over a real Redis: all that ASGI says, in order, or an end."""

import asyncio
import contextlib

import pytest
from tests.support.databases import Redis
from tests.support.waiting import wait_for

from durbar.server.cluster import forwarding as tunnels
from durbar.server.cluster.bus import Mesh
from durbar.server.cluster.forwarding import FORWARDED, RESTART, Tunnel
from durbar.server.cluster.router import OWNER, Relay
from durbar.server.errors import Moving

pytestmark = pytest.mark.xdist_group("tunnel")  # one Redis for all
PATIENCE = 60.0
SCOPE = {
    "method": "POST", "path": "/api/tables/x", "raw_path": b"/api/tables/x", "scheme": "http",
    "query_string": b"seat=1", "headers": [(b"cookie", b"a=b"), (b"x", b"\xff")],
    "client": ("192.0.2.7", 5), "server": ("127.0.0.1", 1), "http_version": "1.1",
    "root_path": "", "asgi": {"version": "3.0"},
}  # fmt: skip
HTTP = SCOPE | {"type": "http"}
SOCKET = SCOPE | {"type": "websocket", "subprotocols": []}


@pytest.fixture(scope="module")
def redis():
    with Redis() as service:
        yield service


def with_two(redis, app, work):
    """Two ends; the far one serves an application."""

    async def run():
        near, far = Tunnel(redis.address, "near"), Tunnel(redis.address, "far")
        far.app = app
        await asyncio.gather(near.mesh.open(), far.mesh.open())
        assert near.mesh.is_up and far.mesh.is_up
        try:
            async with asyncio.timeout(PATIENCE):
                return await work(near, far)
        finally:
            await asyncio.gather(near.close(), far.close())

    return asyncio.run(run())


class Client:
    """The near end's client: what it says, and what it was told."""

    def __init__(self, *said):
        self.said, self.told = asyncio.Queue(), []
        for event in said:
            self.said.put_nowait(event)

    async def send(self, event):
        self.told.append(event)


async def echo(scope, receive, send):
    """Says again what it hears, with what it knows of who asks."""
    if scope["type"] == "http":
        event = await receive()
        headers = [(b"path", scope["path"].encode()), *scope["headers"]]
        assert scope[FORWARDED] and scope["client"] == ("192.0.2.7", 5)
        await send({"type": "http.response.start", "status": 207, "headers": headers})
        await send({"type": "http.response.body", "body": event["body"], "more_body": True})
        await send({"type": "http.response.body", "body": scope["query_string"]})
        return
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        if event["text"] == "enough":
            await send({"type": "websocket.close", "code": 4000, "reason": "enough"})
            return
        await send({"type": "websocket.send", "text": event["text"]})


async def until(condition):
    await wait_for(condition, "the condition of this test", PATIENCE)


def heard(*texts):
    return [{"type": "websocket.receive", "text": text} for text in texts]


def test_a_request_and_its_answer_come_through_whole(redis):
    client = Client({"type": "http.request", "body": b"\x00\xff", "more_body": False})

    async def work(near, far):
        await near.forward("far", HTTP, client.said.get, client.send)
        return near.calls

    assert with_two(redis, echo, work) == 0
    start, first, second = client.told
    assert start["status"] == 207
    named = [(bytes(name), bytes(value)) for name, value in start["headers"]]
    assert named == [(b"path", b"/api/tables/x"), *SCOPE["headers"]]
    assert first["body"] + second["body"] == b"\x00\xffseat=1"


def test_a_socket_says_everything_in_order_and_its_close_code_comes_back(redis):
    texts = [str(n) for n in range(500)]
    client = Client({"type": "websocket.connect"}, *heard(*texts, "enough"))

    async def work(near, far):
        await near.forward("far", SOCKET, client.said.get, client.send)
        await until(lambda: near.calls == far.calls == 0)

    with_two(redis, echo, work)
    assert [event.get("text") for event in client.told[1:-1]] == texts
    assert client.told[-1] == {"type": "websocket.close", "code": 4000, "reason": "enough"}


@pytest.mark.parametrize("loser", ["near", "far"])
def test_a_lost_letter_ends_what_was_under_way(redis, loser):
    """Nobody waits for ever for what Redis has dropped, and nobody plays on with a gap."""
    client = Client({"type": "websocket.connect"}, *heard("1"))
    ended = []

    async def app(scope, receive, send):
        with contextlib.suppress(asyncio.CancelledError):
            await echo(scope, receive, send)
        ended.append(scope["type"])

    async def work(near, far):
        forwarding = asyncio.create_task(near.forward("far", SOCKET, client.said.get, client.send))
        await until(lambda: len(client.told) == 2)
        mesh = {"near": near, "far": far}[loser].mesh
        other = {"near": "far", "far": "near"}[loser]
        mesh._sent[other] += 1  # one letter is lost, and nothing more is said
        with pytest.raises(Moving):
            await forwarding
        await until(lambda: ended == ["websocket"] and near.calls == far.calls == 0)
        again = Client({"type": "http.request", "body": b"", "more_body": False})
        await near.forward("far", HTTP, again.said.get, again.send)
        assert again.told[0]["status"] == 207  # what is begun after it is not touched

    with_two(redis, app, work)


def test_a_client_that_does_not_read_is_dropped_and_not_waited_for(redis, monkeypatch):
    monkeypatch.setattr(tunnels, "WAITING", 8)

    async def flood(scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        for n in range(100):
            await send({"type": "websocket.send", "text": str(n)})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def work(near, far):
        client, stuck = Client({"type": "websocket.connect"}), asyncio.Event()

        async def send(event):
            await stuck.wait()
            await client.send(event)

        forwarding = asyncio.create_task(near.forward("far", SOCKET, client.said.get, send))
        lost = near._out.values()
        await until(lambda: forwarding.done() or any(call.is_lost for call in lost))
        stuck.set()
        with pytest.raises(Moving):
            await forwarding
        await until(lambda: far.calls == 0)

    with_two(redis, flood, work)


def test_an_owner_who_is_not_there_is_asked_for_again_and_then_refused(redis, monkeypatch):
    """The relay asks until its patience ends; a socket is closed so that clients come back."""
    monkeypatch.setattr(tunnels, "FIRST", 0.2)

    async def elsewhere(scope, receive, send):
        if scope["type"] == "http":
            headers = [(OWNER.encode(), b"nobody")]
            await send({"type": "http.response.start", "status": 421, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
        else:
            await send({"type": "websocket.close", "code": 4421, "reason": "nobody"})

    async def work(near, far):
        relay = Relay(elsewhere, near, patience=0.5)
        asked = Client({"type": "http.request", "body": b"{}", "more_body": False})
        await relay(HTTP, asked.said.get, asked.send)
        opened = Client({"type": "websocket.connect"})
        await relay(SOCKET, opened.said.get, opened.send)
        return asked.told, opened.told

    asked, opened = with_two(redis, echo, work)
    assert asked[0]["status"] == 503 and b'"moving"' in asked[1]["body"]
    assert [event["code"] for event in opened] == [RESTART]


def test_without_redis_nothing_is_forwarded_and_it_comes_back_by_itself():
    async def run():
        service = Redis()
        lost = []
        mesh = Mesh(service.address, "me", lambda sender, body: None, lost.append)
        try:
            service.start()
            await mesh.open()
            assert mesh.is_up
            service.stop()
            await until(lambda: not mesh.is_up)
            service.start()
            await until(lambda: mesh.is_up)
        finally:
            await mesh.close()
            service.remove()

    asyncio.run(run())
