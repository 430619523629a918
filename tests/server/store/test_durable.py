"""Durable before anybody is told: with a disk that can be made to wait or to fail."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.support.databases import database_in
from tests.support.play import first_choice, owner_of
from tests.support.runtimes import Ears

from durbar.server.errors import Refusal
from durbar.server.live.actor import Actor
from durbar.server.protocol.messages import AnyCommand, Chat, Resign, Submit
from durbar.server.runtime import Runtime
from durbar.server.settings import Settings
from durbar.server.tables.seats import Holder
from durbar.server.tables.table import Table

MAKER = Holder("maker")


class Disk:
    """A house's way to its store, with a gate in it."""

    def __init__(self, runtime: Runtime) -> None:
        self.opened, self.is_broken = asyncio.Event(), False
        self.waiting = asyncio.Event()
        self._write = runtime.store.write
        runtime.store.write = self.write  # type: ignore[method-assign]

    async def write(self, table_id: str, effects: Any, fence: int | None = None) -> None:
        self.waiting.set()
        await self.opened.wait()
        if self.is_broken:
            raise OSError("the disk is full")
        await self._write(table_id, effects, fence)


def at_a_table(
    folder: Path, table: Table, work: Callable[[Actor, Disk, list[Ears]], Awaitable[None]]
) -> None:
    """Lets everybody listen at a table of a real house whose disk waits."""

    async def run() -> None:
        runtime = Runtime(Settings(database=database_in(folder)), 1)
        await runtime.open()
        try:
            actor = await runtime.create(table)
            ears = [Ears(MAKER, seat) for seat in (*range(len(table.places)), None)]
            for each in ears:
                actor.connect(each)
            await actor.read(lambda table: None)  # who came is told
            for each in ears:
                each.heard.clear()
            await work(actor, Disk(runtime), ears)
        finally:
            await runtime.close()

    asyncio.run(run())


def said(table: Table, kind: str) -> AnyCommand:
    facts: dict[str, Any] = {"key": kind, "version": table.version}
    match kind:
        case "draft" | "commit":
            return Submit(**facts, actions=(first_choice(table),), commit=kind == "commit")
        case "chat":
            return Chat(**facts, text="hello")
        case _:
            return Resign(**facts)


@pytest.mark.parametrize("kind", ["draft", "commit", "chat", "resign"])
def test_nobody_hears_of_a_command_before_it_is_on_the_disk(
    tmp_path: Path, make: Callable[..., Table], kind: str
) -> None:
    table = make()

    async def work(actor: Actor, disk: Disk, ears: list[Ears]) -> None:
        seat = owner_of(table)
        asked = asyncio.create_task(actor.command(MAKER, seat, said(table, kind)))
        await disk.waiting.wait()
        assert not asked.done() and [each.heard for each in ears] == [[]] * len(ears)
        disk.opened.set()
        assert (await asked).key == kind
        told = [each.seat for each in ears if each.heard]
        assert told == ([seat] if kind == "draft" else [each.seat for each in ears])

    at_a_table(tmp_path, table, work)


@pytest.mark.parametrize("kind", ["draft", "commit"])
def test_what_cannot_be_stored_did_not_happen(
    tmp_path: Path, make: Callable[..., Table], kind: str
) -> None:
    table = make()

    async def work(actor: Actor, disk: Disk, ears: list[Ears]) -> None:
        seat, before = owner_of(table), table.record
        disk.is_broken = True
        disk.opened.set()
        with pytest.raises(Refusal, match="storage"):
            await actor.command(MAKER, seat, said(table, kind))
        now = actor.table
        assert now.record == before and now.version == 1 and now.step == 0
        assert now.match is not None and not now.match.draft
        for each in ears:  # everybody is shown the table as the store has it
            (state,) = [msgspec.json.decode(body) for body in each.heard]
            assert (state["type"], state["version"], state["step"]) == ("snapshot", 1, 0)
        disk.is_broken = False
        assert (await actor.command(MAKER, seat, said(now, kind))).key == kind  # the key is free

    at_a_table(tmp_path, table, work)
