"""Commands are stored before they are sent: with a disk that waits or fails."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from tests.support.databases import database_in
from tests.support.play import first_choice, owner_of
from tests.support.runtimes import RecordingListener
from tests.support.waiting import within

from durbar.server.errors import Refusal
from durbar.server.live.actor import Actor
from durbar.server.protocol.messages import AnyCommand, Chat, Resign, Submit
from durbar.server.runtime import open_runtime
from durbar.server.settings import Settings
from durbar.server.tables.effects import Effect
from durbar.server.tables.seats import Holder
from durbar.server.tables.table import Table

pytestmark = pytest.mark.store

MAKER = Holder("maker")
LONGEST: Final = 30.0  # seconds: a test that waits in vain fails


class Disk:
    """An actor's way to its store, which waits until `opened` is set."""

    def __init__(self, actor: Actor) -> None:
        self.opened, self.is_broken = asyncio.Event(), False
        self.waiting = asyncio.Event()
        self._write = actor.deps.write
        actor.deps = replace(actor.deps, write=self.write)

    async def write(
        self, table_id: str, effects: Iterable[Effect], fence: int | None = None
    ) -> None:
        self.waiting.set()
        await self.opened.wait()
        if self.is_broken:
            raise OSError("the disk is full")
        await self._write(table_id, effects, fence)


def at_a_table(
    folder: Path,
    table: Table,
    work: Callable[[Actor, Disk, list[RecordingListener]], Awaitable[None]],
) -> None:
    """Runs work at a table with a listener in each seat and a slow disk."""

    async def run() -> None:
        runtime = await open_runtime(Settings(database=database_in(folder)), 1)
        try:
            actor = await runtime.tables.create(table)
            seats = (*range(len(table.places)), None)
            listeners = [RecordingListener(MAKER, seat) for seat in seats]
            for each in listeners:
                actor.connect(each)
            await actor.read(lambda table: None)  # the change of presence is sent
            for each in listeners:
                each.messages.clear()
            disk = Disk(actor)
            try:
                await within(work(actor, disk, listeners), "the test's work is done", LONGEST)
            finally:
                disk.opened.set()  # a table closes only when what it began is stored
        finally:
            await within(runtime.close(), "the tables are closed", LONGEST)

    asyncio.run(run())


def command(table: Table, kind: str) -> AnyCommand:
    facts: dict[str, Any] = {"key": kind, "version": table.version}
    match kind:
        case "draft" | "commit":
            return Submit(**facts, actions=(first_choice(table),), commit=kind == "commit")
        case "chat":
            return Chat(**facts, text="hello")
        case _:
            return Resign(**facts)


@pytest.mark.parametrize("kind", ["draft", "commit", "chat", "resign"])
def test_a_command_is_sent_to_nobody_before_it_is_stored(
    tmp_path: Path, make: Callable[..., Table], kind: str
) -> None:
    table = make()

    async def work(actor: Actor, disk: Disk, listeners: list[RecordingListener]) -> None:
        seat = owner_of(table)
        asked = asyncio.create_task(actor.command(MAKER, seat, command(table, kind)))
        await within(disk.waiting.wait(), "the command reaches the disk", LONGEST)
        assert not asked.done() and not any(each.messages for each in listeners)
        disk.opened.set()
        assert (await within(asked, "the command is answered", LONGEST)).key == kind
        reached = [each.seat for each in listeners if each.messages]
        assert reached == ([seat] if kind == "draft" else [each.seat for each in listeners])

    at_a_table(tmp_path, table, work)


@pytest.mark.parametrize("kind", ["draft", "commit"])
def test_a_command_that_cannot_be_stored_is_undone(
    tmp_path: Path, make: Callable[..., Table], kind: str
) -> None:
    table = make()

    async def work(actor: Actor, disk: Disk, listeners: list[RecordingListener]) -> None:
        seat, before = owner_of(table), table.record
        disk.is_broken = True
        disk.opened.set()
        with pytest.raises(Refusal, match="storage"):
            await actor.command(MAKER, seat, command(table, kind))
        now = actor.table
        assert now.record == before and now.version == 1 and now.step == 0
        assert now.match is not None and not now.match.draft
        for each in listeners:  # all see the table as it is stored
            (state,) = [msgspec.json.decode(body) for body in each.messages]
            assert (state["type"], state["version"], state["step"]) == ("snapshot", 1, 0)
        disk.is_broken = False
        assert (await actor.command(MAKER, seat, command(now, kind))).key == kind  # a free key

    at_a_table(tmp_path, table, work)
