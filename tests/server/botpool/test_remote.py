"""Workers elsewhere: they know a secret, see only views, and may come and go."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from dataclasses import replace

import httpx
import msgspec
import pytest
from tests.server.botpool.test_pool import causes, request
from tests.support.live import TLS, Browser, serving
from tests.support.waiting import wait_until
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import durbar
from durbar.core.dealers import SeededDealer
from durbar.server.botpool.codec import decode_request, encode_request, view_kinds
from durbar.server.botpool.pool import BotPool, WorkerLost
from durbar.server.botpool.request import BotAnswer
from durbar.server.botpool.worker_messages import (
    PATH,
    VERSION_HEADER,
    WorkerAnswer,
    WorkerTask,
)
from durbar.server.metrics import Metrics
from durbar.version import VERSION

SECRET = "a secret of the server's owner"
pytestmark = pytest.mark.xdist_group("workers")  # its servers are started once
PATIENCE = 90.0


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("workers")
    with serving(folder, worker_secret=SECRET, bot_workers=1, bot_seconds=60) as server:
        yield server


def worker_process(server, *arguments, secret=SECRET, **how):
    command = [sys.executable, "-m", "durbar.cli.main", "worker", "--server", server.url]
    environ = os.environ | {"DURBAR_WORKER_SECRET": secret}
    return subprocess.Popen([*command, *arguments], env=environ, **how)


def workers(server):
    metrics = httpx.get(f"{server.url}/metrics", verify=TLS).text
    return float(metrics.split("\ndurbar_workers ")[1].split()[0])


def wait_for(count, server):
    wait_until(lambda: workers(server) == count, f"{count} workers are there", PATIENCE)


@pytest.mark.parametrize("name", durbar.GAMES)
def test_a_decoded_view_equals_the_original(name):
    game, rng = durbar.game(name), random.Random(5)
    match = durbar.Match(game, game.options(), SeededDealer(5))
    for _ in range(120):
        if match.is_over:
            break
        seat = match.owner
        view = game.view(match.committed, seat)
        asked = request("random")[1]
        asked = replace(asked, game=name, edition=game.edition, seat=seat, view=view)
        again = decode_request(encode_request(asked))
        assert again.view == view
        assert (again.bot, again.seat, again.seed) == (asked.bot, seat, asked.seed)
        assert (
            not again.is_hint
            and decode_request(encode_request(replace(asked, is_hint=True))).is_hint
        )
        assert again.edition.digest == game.edition.digest
        match.submit(seat, [rng.choice(view.legal)])
        match.commit(seat)


def test_a_request_creates_nothing_but_the_rooms_view():
    game, asked = request("random")
    fields = msgspec.msgpack.decode(encode_request(asked))
    assert fields.keys() == {"bot", "edition", "seat", "seed", "view", "is_hint"}
    assert type(asked.view).__name__ in view_kinds(game)
    for damage in (["Popen", "true"], ["MaharajaView", 1], ["row"]):
        broken = fields | {"view": damage}
        with pytest.raises(ValueError, match="not a request"):
            decode_request(msgspec.msgpack.encode(broken))
    with pytest.raises(ValueError):
        decode_request(b"nonsense")


def test_bots_play_with_workers_that_come_and_go(server):
    """The server's own worker sleeps, so that everything is thought elsewhere."""
    first = worker_process(server, "--processes", "2", stdout=subprocess.DEVNULL)
    try:
        wait_for(2, server)
        with Browser(server, "Ann") as ann:
            made = ann.make("me", "greedy")
            with ann.socket(made["id"]) as socket:
                state = socket.hello(0)
                second = worker_process(server, "--processes", "1", stdout=subprocess.DEVNULL)
                try:
                    wait_for(3, server)
                    first.send_signal(signal.SIGKILL)
                    socket.order("resign", state)
                    while state["status"] != "over":
                        state = socket.hear("update", "snapshot", timeout=PATIENCE)
                    wait_for(1, server)
                    second.send_signal(signal.SIGTERM)
                    assert second.wait(PATIENCE) == 0
                finally:
                    second.kill()
                    second.wait()
        wait_for(0, server)
        metrics = httpx.get(f"{server.url}/metrics", verify=TLS).text
        assert "durbar_bot_fallbacks_total{" not in metrics
    finally:
        first.kill()
        first.wait()


def test_who_does_not_know_the_secret_is_refused(server):
    url = server.url.replace("http", "ws", 1) + PATH
    for given in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Bearer "}):
        with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=given):
            pass
        assert refused.value.response.status_code == 403
    wrong = worker_process(server, secret="not the secret of it", stderr=subprocess.PIPE)
    _, complaint = wrong.communicate(timeout=PATIENCE)
    assert wrong.returncode == 2 and b"DURBAR_WORKER_SECRET" in complaint
    assert b"Traceback" not in complaint


def test_a_worker_of_another_version_or_one_that_speaks_nonsense_is_shown_the_door(server):
    url = server.url.replace("http", "ws", 1) + PATH
    known = {"Authorization": f"Bearer {SECRET}"}
    with connect(url, additional_headers=known) as socket:
        with pytest.raises(Exception, match=VERSION):
            socket.recv(PATIENCE)
    with connect(url, additional_headers=known | {VERSION_HEADER: VERSION}) as socket:
        socket.send(b"\xc1")
        with pytest.raises(Exception, match="malformed"):
            socket.recv(PATIENCE)
    wait_for(0, server)


def test_a_worker_sees_only_the_view_of_its_seat_and_an_illegal_answer_is_never_played(server):
    url = server.url.replace("http", "ws", 1) + PATH
    headers = {"Authorization": f"Bearer {SECRET}", VERSION_HEADER: VERSION}
    with connect(url, additional_headers=headers, max_size=None) as liar, Browser(server) as ann:
        wait_for(1, server)
        made = ann.make("me", "greedy", "greedy", game="taj-mahal")
        seen = []
        with ann.socket(made["id"]) as socket:
            state = socket.hello(0)
            socket.order("resign", state)
            while len(seen) < 2:  # near and far workers take turns
                asked = msgspec.msgpack.decode(liar.recv(PATIENCE), type=WorkerTask)
                seen.append(decode_request(asked.request))
                liar.send(msgspec.msgpack.encode(WorkerAnswer(asked.n, BotAnswer(("dance",)))))
        for each in seen:
            assert each.view.seat == each.seat == each.view.to_move
        assert all(each.view.hand is not None for each in seen)
        assert 'cause="illegal"' in httpx.get(f"{server.url}/metrics", verify=TLS).text


def test_a_decision_of_a_worker_that_is_lost_is_taken_by_another():
    game, asked = request("random")

    class Deserter:
        is_gone = False

        async def choose(self, request, deadline):
            self.is_gone = True
            raise WorkerLost

    async def run():
        pool = BotPool(1, 60, Metrics())
        deserter, near = Deserter(), await pool._idle.get()
        pool.admit(deserter)
        pool.admit(near)
        try:
            return await pool.choose(game, asked), deserter.is_gone, causes(pool)
        finally:
            await pool.close()

    [text], was_asked, failed = asyncio.run(run())
    assert text in [game.text(action) for action in asked.view.legal]
    assert was_asked and failed == {}
