"""Memory of a table: nothing is left of messages, and old entries are packed."""

import asyncio
import gc
import random
import tracemalloc
import weakref

import pytest
from tests.support.runtimes import opened

from durbar.bench.load import late_games
from durbar.bench.load.steady import slope
from durbar.core.chance import Rng
from durbar.server.database_url import sqlite_url
from durbar.server.gc import REMAINS, Sweeper
from durbar.server.outgoing import messages
from durbar.server.protocol.messages import Answer
from durbar.server.store.store import Store
from durbar.server.tables.history import PACK, History
from durbar.server.tables.restoring import restore
from durbar.server.tables.table import KEYS_KEPT

GAMES = ("maharaja", "java", "taj-mahal")


@pytest.mark.parametrize("game", GAMES)
def test_building_messages_leaks_no_memory(editions, game):
    """Vecs that interpreted code gives to compiled code are never freed: none may cross."""
    table = late_games.new(editions, game, 4)
    late_games.play(table, random.Random(1), until=60)
    played = table.game

    def build_messages():
        for seat in (0, 1, 2, 3, None):
            messages.snapshot(table, seat)
            view = played.view(table.match.committed, seat)
            world = played.sample(view, Rng(1))
            for action in range(0, len(played.ACTIONS), 97):
                played.why_not(world, seat or 0, action)

    build_messages()
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(20):
            build_messages()
        gc.collect()
        left = (tracemalloc.get_traced_memory()[0] - before) / 20
    finally:
        tracemalloc.stop()
    assert left < 1000  # bytes each time, for five audiences; a single board would be 1,700


@pytest.mark.parametrize("game", GAMES)
def test_packed_entries_are_unchanged(editions, game):
    table = late_games.new(editions, game, 3)
    late_games.play(table, random.Random(2), until=5 * PACK)
    whole = list(table.history)
    assert [entry.at for entry in whole] == list(range(1, len(whole) + 1))
    again = History()
    for entry in whole:
        assert again.extend([entry.step], entry.version) == (entry,)
    assert len(again) == len(whole) and list(again) == whole
    assert list(reversed(again)) == whole[::-1]
    assert [again[n] for n in range(len(whole))] == whole
    for version in (0, 1, table.version // 2, table.version):
        assert again.after(version) == [entry for entry in whole if entry.version > version]


def test_the_last_keys_of_a_seat_are_kept_in_memory_and_after_a_restart(editions, tmp_path):
    table = late_games.new(editions, "maharaja", 2)

    async def work():
        store = Store(sqlite_url(tmp_path / "durbar.sqlite"))
        await store.open()
        try:
            await store.create(table)
            await store.write(table.id, late_games.play(table, random.Random(3), until=60))
            return await store.load(table.id)
        finally:
            await store.close()

    again = restore(editions, asyncio.run(work()))
    assert again.keys == table.keys
    assert all(len(table.keys[seat]) == KEYS_KEPT for seat in (0, 1))
    newest = list(table.keys[0])[-1]
    kept = again.answered(0, newest)
    assert isinstance(kept, Answer) and kept == table.answered(0, newest)
    assert again.answered(1, newest) is None


@pytest.mark.parametrize("game", GAMES)
def test_late_games_are_stored_as_if_by_a_server(editions, game, tmp_path):
    url = sqlite_url(tmp_path / "durbar.sqlite")

    async def work():
        ids = await late_games.late_games(url, editions.game(game), 3, 2)
        store = Store(url)
        await store.open()
        try:
            return [restore(editions, await store.load(table)) for table in ids]
        finally:
            await store.close()

    for table in asyncio.run(work()):
        assert table.status == "running" and len(table.history) > PACK
        assert table.version == table.history[len(table.history) - 1].version > 1


class Reply:
    """The result of a job."""


def test_an_idle_actor_keeps_no_result(tmp_path):
    async def work():
        async with opened(tmp_path) as runtime:
            actor = await runtime.tables.create(late_games.new(runtime.editions, "java", 4))
            kept = weakref.ref(await actor.read(lambda table: Reply()))
            await asyncio.sleep(0)
            gc.collect()
            return kept()

    assert asyncio.run(work()) is None


def test_growth_is_the_slope_of_least_squares():
    assert slope([5.0, 5.0, 5.0], 60.0) == 0
    assert slope([1.0, 2.0, 3.0, 4.0], 2.0) == pytest.approx(0.5)
    assert slope([1.0], 2.0) == 0


def test_the_sweeper_collects_after_enough_remains():
    class Knot:
        def __init__(self):
            self.itself = self

    sweeper, knot = Sweeper(), weakref.ref(Knot())
    gc.disable()
    try:
        for _ in range(REMAINS - 1):
            sweeper.leave()
        assert not sweeper.sweep() and knot() is not None
        sweeper.leave()
        assert sweeper.sweep() and knot() is None and sweeper.remains == 0
    finally:
        gc.enable()
