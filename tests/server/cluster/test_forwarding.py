"""Forwarding over real connections: everything that a client and an owner say, in order, or an end.

The owner is an application behind uvicorn, configured as the server configures it.
"""

import asyncio
import contextlib
from types import SimpleNamespace

import pytest
import uvicorn
from tests.support.waiting import wait_for

from durbar.server.cluster.forwarding import OWNER, RESTART, Forwarding
from durbar.server.cluster.peers import Peer
from durbar.server.cluster.signing import FORWARDED, HEADER, Signer
from durbar.server.http.middleware import refuse

PATIENCE = 60.0
SCOPE = {
    "method": "POST", "path": "/api/tables/x y", "raw_path": b"/api/tables/x%20y", "scheme": "http",
    "query_string": b"seat=1", "client": ("192.0.2.7", 5), "server": ("127.0.0.1", 1),
    "headers": [
        (b"cookie", b"a=b"), (b"x", b"\xff"), (b"host", b"durbar.example.org"),
        (b"connection", b"keep-alive, x-own"), (b"x-own", b"1"), (HEADER, b"forged"),
    ],
    "http_version": "1.1", "root_path": "", "asgi": {"version": "3.0"},
}  # fmt: skip
HTTP = SCOPE | {"type": "http"}
SOCKET = SCOPE | {"type": "websocket", "path": "/ws/tables/x", "raw_path": b"/ws/tables/x",
                  "subprotocols": ["a", "b"]}  # fmt: skip
CONNECT = {"type": "websocket.connect"}
REQUEST = {"type": "http.request", "body": b"\x00\xff", "more_body": False}


class Client:
    """What a client says, and what it receives."""

    def __init__(self, *said):
        self.said, self.got = asyncio.Queue(), []
        for event in said:
            self.said.put_nowait(event)

    async def send(self, event):
        self.got.append(event)

    async def ask(self, near, scope):
        async with asyncio.timeout(PATIENCE):
            await near(scope, self.said.get, self.send)
        return self.got


async def elsewhere(scope, receive, send):
    """The application of a process that does not own the table."""
    prefix = "websocket." if scope["type"] == "websocket" else ""
    headers = [(OWNER.encode(), b"owner")]
    await send({"type": f"{prefix}http.response.start", "status": 421, "headers": headers})
    await send({"type": f"{prefix}http.response.body", "body": b"", "more_body": False})


def cluster(patience=0.5, **addresses):
    peers = {name: Peer(address) for name, address in addresses.items()}
    return SimpleNamespace(
        peers=peers, signer=Signer("shared"), patience=patience, forget=lambda owner: None
    )


def near_of(address, patience=0.5):
    """The process that the client has reached."""
    found = cluster(patience, owner=address)
    return Forwarding(elsewhere, found, refuse, answer_seconds=5.0), found.peers["owner"]


@contextlib.asynccontextmanager
async def owner(app):
    """The process that owns the table; gives its server and its address."""
    config = uvicorn.Config(
        Forwarding(app, cluster(), refuse, 5.0), port=0, lifespan="off", log_config=None,
        ws="websockets-sansio", ws_per_message_deflate=True, access_log=False,
        server_header=False, timeout_graceful_shutdown=1,
    )  # fmt: skip
    server = uvicorn.Server(config)
    server.capture_signals = contextlib.nullcontext
    serving = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    try:
        yield server, f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


def run(app, work):
    async def both():
        async with owner(app) as (server, address):
            near, peer = near_of(address)
            try:
                return await work(near, peer, server)
            finally:
                await near._proxy.close()

    return asyncio.run(both())


async def until(condition):
    await wait_for(condition, "the condition of this test", PATIENCE)


async def echo(scope, receive, send):
    """Answers with what it receives, and with what it knows of the client."""
    assert scope[FORWARDED] and scope["client"] == ("192.0.2.7", 5)
    names = {name for name, _ in scope["headers"]}
    assert not names & {HEADER, b"x-own"}
    if scope["type"] == "http":
        event = await receive()
        headers = [(b"path", scope["raw_path"]), (b"connection", b"x-hop"), (b"x-hop", b"1")]
        headers += [(n, v) for n, v in scope["headers"] if n in (b"cookie", b"x")] * 2
        await send({"type": "http.response.start", "status": 207, "headers": headers})
        await send({"type": "http.response.body", "body": event["body"], "more_body": True})
        await send({"type": "http.response.body", "body": scope["query_string"]})
        return
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept", "subprotocol": scope["subprotocols"][-1]})
    while (event := await receive())["type"] == "websocket.receive":
        if event.get("text") == "enough":
            await send({"type": "websocket.close", "code": 4000, "reason": "enough"})
            return
        await send({**event, "type": "websocket.send"})


def heard(*texts):
    return [{"type": "websocket.receive", "text": text} for text in texts]


def test_a_request_and_its_response_come_through_whole():
    client = Client(REQUEST)

    async def work(near, peer, server):
        await client.ask(near, HTTP)
        return peer.calls

    assert run(echo, work) == 0
    start, *parts = client.got
    assert start["status"] == 207
    headers = [each for each in start["headers"] if each[0] != b"transfer-encoding"]
    passed = [(b"cookie", b"a=b"), (b"x", b"\xff")]
    assert headers == [(b"path", b"/api/tables/x%20y"), *passed, *passed]
    assert b"".join(part["body"] for part in parts) == b"\x00\xffseat=1"
    assert [part["more_body"] for part in parts][-1] is False


def test_a_socket_says_everything_in_order_and_its_close_code_comes_back():
    texts = [str(n) for n in range(500)]
    binary = {"type": "websocket.receive", "bytes": b"\x00\xff"}
    client = Client(CONNECT, binary, *heard(*texts, "enough"))

    async def work(near, peer, server):
        await client.ask(near, SOCKET)
        assert peer.calls == 0

    run(echo, work)
    accept, first, *rest, close = client.got
    assert accept["subprotocol"] == "b" and first["bytes"] == b"\x00\xff"
    assert [event["text"] for event in rest] == texts
    assert close == {"type": "websocket.close", "code": 4000, "reason": "enough"}


def test_the_owner_hears_that_a_client_has_left():
    left = []

    async def app(scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        left.append(await receive())

    async def work(near, peer, server):
        client = Client(CONNECT, {"type": "websocket.disconnect", "code": 1005})
        await client.ask(near, SOCKET)
        await until(lambda: left)
        return [event["type"] for event in client.got]

    assert run(app, work) == ["websocket.accept"]
    assert left[0]["type"] == "websocket.disconnect" and left[0]["code"] == 1001


def test_an_owner_that_dies_ends_its_sockets_so_that_clients_come_back():
    async def work(near, peer, server):
        client = Client(CONNECT, *heard("1"))
        asking = asyncio.create_task(client.ask(near, SOCKET))
        await until(lambda: len(client.got) == 2)
        for connection in list(server.server_state.connections):
            connection.transport.abort()
        await asking
        return client.got[-1]["code"]

    assert run(echo, work) == RESTART


def test_what_waits_for_an_owner_without_a_lease_ends():
    """A process that sleeps keeps its connections; its lease tells that it serves no more."""

    async def asleep(scope, receive, send):
        await receive()
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
        while not (await receive())["type"].endswith(".disconnect"):
            pass

    async def work(near, peer, server):
        socket, request = Client(CONNECT), Client(REQUEST)
        asking = [
            asyncio.create_task(socket.ask(near, SOCKET)),
            asyncio.create_task(request.ask(near, HTTP)),
        ]
        await until(lambda: socket.got and peer.calls == 2)
        near._cluster.peers.clear()
        peer.lose()
        await asyncio.gather(*asking)
        return socket.got[-1]["code"], request.got[0]["status"]

    assert run(asleep, work) == (RESTART, 503)


def test_a_client_that_does_not_read_stops_the_owner_and_nothing_is_kept_for_it():
    """Messages wait in the connections only; the owner itself drops a client that is too slow."""
    sent, most, size = [], 2000, 20_000

    async def flood(scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        for n in range(most):
            await send({"type": "websocket.send", "text": f"{n} {'x' * size}"})
            sent.append(n)
        await send({"type": "websocket.close", "code": 4000})

    async def work(near, peer, server):
        client, reads = Client(CONNECT), asyncio.Event()

        async def send(event):
            await client.send(event)
            await reads.wait()

        asking = asyncio.create_task(near(SOCKET, client.said.get, send))
        await until(lambda: client.got)
        seen = -1
        while seen != len(sent):
            seen = len(sent)
            await asyncio.sleep(0.5)
        assert seen < most
        reads.set()
        await asking
        return client.got

    _, *messages, close = run(flood, work)
    assert [int(event["text"].split()[0]) for event in messages] == list(range(most))
    assert close["code"] == 4000


async def asked_of(near):
    """What a request and a socket receive."""
    return await Client(REQUEST).ask(near, HTTP), await Client(CONNECT).ask(near, SOCKET)


def test_an_owner_that_cannot_be_reached_is_tried_again_and_then_refused():
    """Clients of both kinds come back: by the code `moving`, by the close code."""

    async def work(near, peer, server):
        peer.address = "http://127.0.0.1:9"
        return await asked_of(near)

    asked, opened = run(echo, work)
    assert asked[0]["status"] == 503 and b'"moving"' in asked[1]["body"]
    assert [event["code"] for event in opened] == [RESTART]


def test_a_request_goes_one_hop_and_is_never_forwarded_again():
    hops = []

    async def not_here(scope, receive, send):
        hops.append(scope[FORWARDED])
        await elsewhere(scope, receive, send)

    async def work(near, peer, server):
        return await asked_of(near)

    asked, opened = run(not_here, work)
    assert asked[0]["status"] == 503 and opened[-1]["code"] == RESTART
    assert len(hops) > 2 and all(hops)


def test_a_table_that_has_moved_is_found_at_the_next_try():
    tries = []

    async def moves(scope, receive, send):
        tries.append(scope["type"])
        await (echo if tries.count(scope["type"]) > 2 else elsewhere)(scope, receive, send)

    async def work(near, peer, server):
        request, socket = Client(REQUEST), Client(CONNECT, *heard("1", "enough"))
        return await request.ask(near, HTTP), await socket.ask(near, SOCKET)

    asked, opened = run(moves, work)
    assert asked[0]["status"] == 207 and opened[1]["text"] == "1"


def test_a_handshake_that_the_owner_refuses_is_refused():
    async def refusing(scope, receive, send):
        await send({"type": "websocket.close", "code": 1008, "reason": "no-such-table"})

    async def work(near, peer, server):
        return await Client(CONNECT).ask(near, SOCKET)

    assert [event["type"] for event in run(refusing, work)] == ["websocket.close"]


@pytest.mark.parametrize(
    "value",
    [
        b"",
        b"forged",
        Signer("other").header(HTTP).encode(),
        Signer("shared").header(HTTP | {"path": "/api/tables/other"}).encode(),
    ],
)
def test_a_header_that_no_process_has_signed_for_this_path_is_ignored(value):
    scope = HTTP | {
        "headers": [(b"cookie", b"a=b"), (HEADER, value)],
        "client": ("198.51.100.1", 1),
    }
    seen = Signer("shared").verified(scope)
    assert FORWARDED not in seen and seen["client"] == ("198.51.100.1", 1)
    assert seen["headers"] == [(b"cookie", b"a=b")]


def test_a_signed_header_carries_the_address_of_the_client():
    signed = Signer("shared").header(HTTP).encode()
    seen = Signer("shared").verified(HTTP | {"headers": [(HEADER, signed)], "client": None})
    assert seen[FORWARDED] and seen["client"] == ("192.0.2.7", 5) and seen["headers"] == []
