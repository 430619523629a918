"""The store on a real file: shared transactions, migrations, one truth for two servers."""

import asyncio
import itertools

import pytest
from sqlalchemy import MetaData, create_engine, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from tests.support.databases import database_in, on_postgres
from tests.support.play import first_choice, owner_of

from durbar.bots.registry import make_bot
from durbar.server.errors import NotFound, Refusal
from durbar.server.outgoing import messages
from durbar.server.protocol import codec
from durbar.server.protocol.messages import Chat, DraftCommand, Mute, Redo, Submit, Undo
from durbar.server.runtime import open_runtime
from durbar.server.settings import Settings
from durbar.server.store import mapping, migrate, schema
from durbar.server.store.store import Store
from durbar.server.tables.effects import EntriesAppended
from durbar.server.tables.restoring import restore
from durbar.server.tables.seating import seat_command
from durbar.server.tables.seats import Holder

MAKER = Holder("maker")


@pytest.fixture
def url(tmp_path):
    return Settings(database=database_in(tmp_path)).database_url


def with_store(url, work):
    async def run():
        store = Store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_migrations_lead_from_nothing_to_the_declared_tables(url):
    engine = create_engine(url)
    with engine.connect() as connection:
        migrate.upgrade(connection, "0001")
        connection.commit()
        migrate.upgrade(connection)
        assert migrate.differences(connection) == []
        assert migrate.newest_script() == migrate.NEWEST
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(Refusal, match="database-too-new"):
            migrate.upgrade(connection)
    engine.dispose()


def test_a_database_of_the_first_revision_is_migrated(url, make, editions):
    """Tables that were made before the last migration play on after it."""
    table = make()
    engine = create_engine(url)
    with engine.connect() as connection:
        migrate.upgrade(connection, "0001")
        then = MetaData()
        then.reflect(connection)
        for statement, parameters in mapping.new_table(table, 1.0):
            known = then.tables[statement.table.name]  # without what came later
            columns = known.columns.keys()
            kept = [{n: v for n, v in row.items() if n in columns} for row in parameters]
            connection.execute(insert(known), kept)
        key_row = {
            "table_id": table.id,
            "seat": -2,
            "key": table.request_key,
            "version": 0,
            "step": 0,
            "at": 1.0,
        }
        connection.execute(insert(then.tables["keys"]), key_row)
        connection.commit()
        (found,) = connection.execute(text("SELECT version_num FROM alembic_version")).scalars()
        assert found == "0001"
    engine.dispose()

    async def work(store):
        again = restore(editions, await store.load(table.id))
        (made,) = await store.tables(guest="maker")
        mine, bens = [await store.made_by(who, table.request_key) for who in ("maker", "ben")]
        return again, made["id"], mine, bens

    again, made, mine, bens = with_store(url, work)
    assert made == mine == table.id and bens is None
    for seat in (0, None):
        assert messages.snapshot_since(again, seat, 0) == messages.snapshot_since(table, seat, 0)


def test_stored_bots_get_the_new_names_of_their_parameters(url, make, editions):
    """Bots were stored with other parameter names before revision 0009."""
    stored = {
        "search:explore=0.2:warmth=1:scale=3:margin=0.5:field=1:own=0.5": (
            "search:c_puct=0.2:prior_temperature=1:lead_scale=3:margin_weight=0.5"
            ":mean_rival_weight=1:own_gain_weight=0.5"
        ),
        "expert:plies=-1:tries=2:priors=0:chance=1:weights=reach*0.5": (
            "expert:rollout_depth=-1:rollout_candidates=2:use_priors=0:branch_on_chance=1"
            ":weights=reach*0.5"
        ),
        "turns:sight=2:breadth=4:steps=1:answers=2:turns=2:caution=0.4:scale=9": (
            "turns:horizon=2:tile_candidates=4:replan_after=1:reply_candidates=2:reply_turns=2"
            ":reply_weight=0.4:lead_scale=9"
        ),
        "turns:style=card*0.5": "turns:weights=card*0.5",
        "greedy:worlds=4": "greedy:worlds=4",
        "casual": "casual",
        None: None,
    }
    tables = [make() for _ in stored]
    engine = create_engine(url)
    with engine.connect() as connection:
        migrate.upgrade(connection, "0008")
        then = MetaData()
        then.reflect(connection)
        for table, bot in zip(tables, stored, strict=True):
            for statement, parameters in mapping.new_table(table, 1.0):
                connection.execute(insert(then.tables[statement.table.name]), parameters)
            seats = then.tables["seats"]
            mine = (seats.c.table_id == table.id) & (seats.c.seat == 0)
            connection.execute(update(seats).where(mine).values(bot=bot))
        connection.commit()
        migrate.upgrade(connection)
        connection.commit()
    engine.dispose()

    async def work(store):
        return [restore(editions, await store.load(table.id)).places[0].bot for table in tables]

    found = with_store(url, work)
    assert found == list(stored.values())
    for bot in filter(None, found):
        assert make_bot(bot, "maharaja")


def test_the_database_refuses_a_second_table_with_a_guests_key(url, make):
    """Two processes that both found nothing: the second is refused, and finds the first's."""

    async def work(store):
        first, second, others = make(), make(), make()
        second.request_key = others.request_key = first.request_key
        others.host = "ben"
        results = await asyncio.gather(
            *(store.create(table) for table in (first, second, others)), return_exceptions=True
        )
        return (
            first,
            [type(one) for one in results],
            await store.made_by("maker", first.request_key),
        )

    first, results, found = with_store(url, work)
    assert results == [type(None), IntegrityError, type(None)] and found == first.id


def test_every_connection_writes_ahead_and_waits_for_the_disk(url):
    async def work(store):
        with store.engine.connect() as connection:
            if on_postgres():
                return connection.execute(text("SHOW synchronous_commit")).scalar()
            asked = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in asked]

    assert with_store(url, work) == ("on" if on_postgres() else ["wal", 2, 1])


def test_a_table_is_loaded_as_it_was_stored(url, make, editions, key):
    """Positions, drafts with what was taken back, keys, chat, seats: byte for byte."""

    async def work(store):
        table = make()
        await store.create(table)
        for _ in range(5):
            command = Submit(
                key=key(), version=table.version, actions=(first_choice(table),), commit=True
            )
            await store.write(table.id, table.apply(owner_of(table), command).effects)
        for kind in (Submit, Undo, Redo, Undo, Chat, Mute):
            facts = {"step": table.step} if issubclass(kind, DraftCommand) else {}
            facts |= {"actions": (first_choice(table),)} if kind is Submit else {}
            facts |= {"text": "hello"} if kind is Chat else {}
            facts |= {"seat": 1} if kind is Mute else {}
            command = kind(key=key(), version=table.version, **facts)
            if facts.keys() & {"step"}:
                progress = table.apply(owner_of(table), command)
            else:
                progress, _ = seat_command(table, MAKER, 0, command, 5.0, "")
            await store.write(table.id, progress.effects)
        return table, restore(editions, await store.load(table.id))

    table, again = with_store(url, work)
    for seat in (0, 1, 2, None):
        results = [codec.encode(messages.snapshot_since(each, seat, 0)) for each in (table, again)]
        assert results[0] == results[1]
        assert messages.chat_lines(table, seat) == messages.chat_lines(again, seat)
    assert again.keys == table.keys and again.step == 4 and again.match.can_redo
    assert again.record == table.record


def test_commands_of_many_tables_share_transactions(url, make, key):
    async def work(store):
        tables = [make(seats=2) for _ in range(40)]
        await asyncio.gather(*(store.create(table) for table in tables))
        before = store.batches

        async def play(table):
            command = Submit(key=key(), version=1, actions=(first_choice(table),), commit=True)
            await store.write(table.id, table.apply(owner_of(table), command).effects)

        await asyncio.gather(*(play(table) for table in tables))
        return store.batches - before

    assert with_store(url, work) < 10


def test_a_faulty_write_fails_alone(url, make):
    async def work(store):
        tables = [make(seats=2) for _ in range(3)]
        await asyncio.gather(*(store.create(table) for table in tables))
        seq = len(tables[0].record.entries)
        writes = [store.write(t.id, [EntriesAppended(seq, 2, ("0 take gold",), 1)]) for t in tables]
        writes.append(store.write(tables[1].id, [EntriesAppended(seq, 2, ("0 take gold",), 1)]))
        results = await asyncio.gather(*writes, return_exceptions=True)
        counts = [len((await store.load(table.id)).entries) - seq for table in tables]
        return [type(each).__name__ for each in results], counts

    results, counts = with_store(url, work)
    assert results == ["NoneType", "NoneType", "NoneType", "IntegrityError"] and counts == [1, 1, 1]


def test_two_servers_on_one_database_never_both_play_a_move(tmp_path, make):
    """The second is refused, and shows what the first one stored."""

    async def run():
        settings = Settings(database=database_in(tmp_path))
        runtimes = [await open_runtime(settings, port) for port in (1, 2)]
        table = make(seats=2)
        await runtimes[0].tables.create(table)
        first, second = [await runtime.tables.get(table.id) for runtime in runtimes]
        seat, choices = owner_of(table), messages.snapshot(table, owner_of(table)).prompt.choices
        keys = itertools.count()

        def command(choice):
            facts = {"version": 1, "actions": (choice.action,), "commit": True}
            return Submit(key=f"k{next(keys)}", **facts)

        await first.command(MAKER, seat, command(choices[0]))
        with pytest.raises(Refusal, match="storage"):
            await second.command(MAKER, seat, command(choices[1]))
        assert second.table.record == first.table.record and second.table.version == 2
        for runtime in runtimes:
            await runtime.close()

    asyncio.run(run())


def test_every_edition_that_is_played_is_kept(url, editions):
    async def work(store):
        await store.keep_editions(game.edition for game in editions.usual.values())
        await store.keep_editions(game.edition for game in editions.usual.values())
        return [(edition.game, edition.digest) for edition in await store.editions()]

    kept = with_store(url, work)
    assert sorted(kept) == sorted((n, g.edition.digest) for n, g in editions.usual.items())


def test_entries_only_grow(url, make):
    """A sequence number is taken once; nothing in the store changes an entry."""

    async def work(store):
        table = make(seats=2)
        await store.create(table)
        with store.engine.connect() as connection:
            query = select(schema.entries.c.seq).order_by(schema.entries.c.seq)
            return table, list(connection.execute(query).scalars())

    table, numbers = with_store(url, work)
    assert numbers == list(range(len(table.record.entries)))
    with pytest.raises(NotFound):
        with_store(url, lambda store: store.load("nothing"))
