"""What a machine can do to a server: a full disk, a clock that jumps.

The loss of the database is tested in `test_cluster`, with PostgreSQL.
"""

import asyncio
import itertools
import time

import httpx
import msgspec
import pytest
from tests.support.databases import database_in
from tests.support.disks import small_disk
from tests.support.live import Browser, serving
from tests.support.play import first_choice, owner_of
from tests.support.runtimes import RecordingListener

from durbar.server.outgoing import messages
from durbar.server.protocol.messages import Chat, Submit
from durbar.server.runtime import open_runtime
from durbar.server.settings import Settings
from durbar.server.tables.restoring import restore
from durbar.server.tables.seats import Holder

MAKER = Holder("maker")
QUICK = {"seat_rate": 10_000, "seat_burst": 10_000}


def test_on_a_full_disk_only_stored_commands_are_acknowledged(tmp_path):
    with (
        small_disk(tmp_path / "disk") as disk,
        serving(tmp_path, database=str(disk.folder / "durbar.sqlite"), **QUICK) as server,
        Browser(server, "Ann") as ann,
    ):
        made, sent, numbers = ann.make("me", "me"), [], itertools.count(1)
        pid = server.process.pid
        with ann.socket(made["id"]) as socket:
            state = socket.hello(0)

            def chat():
                """The code of a refusal, or None when a line was acknowledged."""
                text = f"{next(numbers)} " + "x" * 200
                socket.command("chat", state, text=text)
                message = socket.hear("answer", "rejected")
                if message["type"] == "answer":
                    sent.append(text)
                    return None
                return message["code"]

            assert chat() is None
            disk.fill(pid)
            code = next(code for code in iter(chat, 0) if code)
            assert code == "storage"
            reply = ann.http.post("/api/tables", json={"key": "k", "game": "maharaja"})
            assert reply.status_code == 201 or reply.json()["code"] == "storage"
            assert httpx.get(f"{server.url}/healthz").text == "ok"
            assert ann.table(made["id"], seat=0)["state"]["version"] == state["version"]
            disk.free(pid)
            for _ in range(3):
                assert chat() is None  # without a restart
        server.kill()
        server.start()
        with ann.socket(made["id"]) as socket:
            socket.hello(0)
            lines = socket.hear("chat")["lines"]
        assert [line["text"] for line in lines] == sent[-200:]


@pytest.mark.parametrize("jump", [-400 * 86_400.0, 400 * 86_400.0], ids=["back", "ahead"])
def test_a_clock_that_jumps_changes_no_game(tmp_path, make, editions, key, monkeypatch, jump):
    table = make()

    async def run():
        settings = Settings(database=database_in(tmp_path), idle_minutes=0.001)
        runtime = await open_runtime(settings, 1)
        try:
            actor = await runtime.tables.create(table)
            listener = RecordingListener(MAKER, None)
            actor.connect(listener)

            async def play(count):
                for _ in range(count):
                    command = Submit(
                        key=key(), version=table.version, actions=(first_choice(table),),
                        commit=True,
                    )  # fmt: skip
                    await actor.command(MAKER, owner_of(table), command)
                command = Chat(key=key(), version=table.version, text="hello")
                await actor.command(MAKER, 0, command)

            await play(3)
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + jump)
            await play(3)
            heard = [msgspec.json.decode(body)["type"] for body in listener.messages]
            assert heard.count("update") == 6 and heard.count("chat") == 2
            assert not actor.is_idle(60)  # presence and eviction go by another clock
            again = restore(editions, await runtime.store.load(table.id))
            for seat in (0, None):
                message = messages.snapshot_since(again, seat, 0)
                assert message.happened == messages.snapshot_since(table, seat, 0).happened
            assert [line.id for line in again.chat] == [1, 2]
            assert again.keys.keys() == table.keys.keys()
        finally:
            await runtime.close()

    asyncio.run(run())
