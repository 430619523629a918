"""Killed at random moments, the server forgets nothing it acknowledged and does nothing twice."""

import asyncio
import random
import signal

import pytest
from tests.support.live import Browser, serving
from tests.support.players import check, make_player
from tests.support.waiting import within
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.store

KILLS = 20


def test_no_acknowledged_command_is_lost_or_repeated(tmp_path):
    rng = random.Random(20)
    with serving(tmp_path, bot_workers=1) as server:
        players = [make_player(server, seed) for seed in range(3)]

        async def killing() -> list[asyncio.Task[None]]:
            tasks = [asyncio.create_task(player.play()) for player in players]
            for number in range(KILLS):
                acknowledged = sum(player.acknowledged for player in players)
                while sum(p.acknowledged for p in players) < acknowledged + 2:
                    finished = [task for task in tasks if task.done()]
                    for task in finished:
                        task.result()
                    if len(finished) == len(players):
                        players.append(make_player(server, 100 + number))
                        tasks.append(asyncio.create_task(players[-1].play()))
                    await asyncio.sleep(0.01)
                await asyncio.sleep(rng.random() * 0.05)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await asyncio.gather(*tasks)
            return tasks

        asyncio.run(within(killing(), "all commands are acknowledged in the end", 280))
        for player in players:
            check(player, server)
            assert len(player.played) > 5


def test_sigterm_drains(tmp_path):
    """What was acknowledged before the stop is there after it; the process ends well."""
    with serving(tmp_path) as server, Browser(server) as ann:
        made = ann.make("me", "me")
        with ann.socket(made["id"]) as socket:
            mover = socket.hello(0)["view"]["to_move"]
            state = socket.hello(mover)
            socket.command("submit", state, actions=[state["prompt"]["choices"][0]["action"]])
            drafted = socket.hear("snapshot")
            assert server.stop(signal.SIGTERM) == 0
            try:
                while True:
                    socket.ws.recv(5)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == 1012
        assert [line["event"] for line in server.logged() if line["event"] == "drained"]
        server.start()
        with ann.socket(made["id"]) as socket:
            again = socket.hello(mover)
        assert again["draft"] == drafted["draft"] and again["step"] == drafted["step"]
