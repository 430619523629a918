"""Clocks: deadlines by a clock that the test sets; who runs out is played on by a bot."""

import asyncio

import pytest
from tests.server.conftest import MAKER
from tests.support.play import first_choice, owner_of
from tests.support.runtimes import RecordingListener, Time, opened, until

from durbar.server.errors import NotAllowed, Refusal
from durbar.server.live.upkeep import check_clocks
from durbar.server.outgoing import messages
from durbar.server.protocol import table_settings
from durbar.server.protocol.messages import Commit, ReplaceByBot, Submit, TakeBack
from durbar.server.tables import clocks
from durbar.server.tables.history import History
from durbar.server.tables.restoring import restore
from durbar.server.tables.seating import seat_command

BLITZ = table_settings.TimeEach(seconds=60, increment=5)
DAYS = table_settings.DaysPerMove(days=2)


def commit(table, key):
    """Whoever is to move plays until his turn is over."""
    seat, version = owner_of(table), table.version
    while not table.match.is_full:
        command = Submit(
            key=key(), version=version, step=table.step, actions=(first_choice(table),)
        )
        table.apply(seat, command)
    table.apply(seat, Commit(key=key(), version=version, step=table.step))


def test_a_table_without_clocks_has_none(make, key):
    table = make()
    assert clocks.follow(table, 0.0) == () and clocks.clock_info(table) is None
    assert messages.snapshot(table, 0).clocks is None


def test_time_goes_down_while_one_thinks_and_grows_by_the_increment(make, key):
    table = make(clock=BLITZ, seats=2)
    first, other = owner_of(table), 1 - owner_of(table)
    clocks.follow(table, 100.0)
    assert table.clocks.deadline == 160.0 and table.clocks.seat == first
    assert clocks.follow(table, 110.0) == ()  # nothing has changed
    commit(table, key)
    assert owner_of(table) == other
    clocks.follow(table, 120.0)
    shown = messages.snapshot(table, None).clocks
    assert (shown[first].left, shown[first].deadline) == (45.0, None)  # 60 - 20 + 5
    assert (shown[other].left, shown[other].deadline) == (60.0, 180.0)


def test_days_are_given_anew_for_every_move(make, key):
    table = make(clock=DAYS, seats=2)
    clocks.follow(table, 0.0)
    assert table.clocks.deadline == 2 * clocks.DAY
    commit(table, key)
    clocks.follow(table, clocks.DAY)
    assert table.clocks.deadline == 3 * clocks.DAY
    assert set(table.clocks.left) == {2 * clocks.DAY}


def test_steps_of_one_turn_committed_one_by_one_earn_nothing(make, key):
    table = make("java", clock=BLITZ, seats=2)
    seat = owner_of(table)
    clocks.follow(table, 0.0)
    for at in (1.0, 2.0):
        command = Submit(
            key=key(), version=table.version, actions=(first_choice(table),), commit=True
        )
        table.apply(seat, command)
        assert owner_of(table) == seat and clocks.follow(table, at) == ()
    assert table.clocks.deadline == 60.0


def test_who_runs_out_is_played_on_by_a_bot_and_the_result_says_so(make, key):
    table = make(clock=BLITZ, seats=2)
    seat = owner_of(table)
    clocks.follow(table, 0.0)
    assert clocks.run_out(table, 59.9) is None
    table.apply(seat, Submit(key=key(), version=1, actions=(first_choice(table),)))
    assert clocks.run_out(table, 60.0) is not None
    assert table.places[seat].bot == "greedy" and not table.match.draft  # dropped
    clocks.follow(table, 60.0)
    assert table.clocks.seat is None and clocks.run_out(table, 1e9) is None
    assert messages.snapshot(table, None).seats[seat].has_run_out
    with pytest.raises(NotAllowed, match="bot-plays"):
        table.apply(seat, Submit(key=key(), version=1, actions=(first_choice(table),)))
    while table.status == "running":
        table.play_bot(owner_of(table), [first_choice(table)])
    assert messages.snapshot(table, None).outcome.ran_out == (seat,)


@pytest.mark.parametrize(("clock", "may_return"), [(BLITZ, False), (DAYS, True)])
def test_who_has_no_time_left_cannot_come_back_who_has_days_can(make, key, clock, may_return):
    table = make(clock=clock, seats=2)
    seat = owner_of(table)
    clocks.follow(table, 0.0)
    clocks.run_out(table, 1e6)
    clocks.follow(table, 1e6)
    back = TakeBack(key=key(), version=1)
    if not may_return:
        with pytest.raises(Refusal, match="out-of-time"):
            seat_command(table, MAKER, seat, back, 0.0, "id")
        return
    seat_command(table, MAKER, seat, back, 0.0, "id")
    clocks.follow(table, 2e6)
    assert table.clocks.deadline == 2e6 + 2 * clocks.DAY
    assert messages.snapshot(table, None).seats[seat].has_run_out  # it stays in the result


def test_while_a_bot_stands_in_the_clock_stands_still(make, key):
    table = make(clock=BLITZ, seats=2)
    seat = owner_of(table)
    clocks.follow(table, 0.0)
    seat_command(table, MAKER, seat, ReplaceByBot(key=key(), version=1, seat=seat), 0.0, "id")
    clocks.follow(table, 20.0)
    assert table.clocks.left[seat] == 40.0 and table.clocks.deadline is None  # no increment
    seat_command(table, MAKER, seat, TakeBack(key=key(), version=1), 0.0, "id")
    clocks.follow(table, 500.0)
    assert table.clocks.deadline == 540.0


def test_the_deadline_survives_a_restart_and_passes_while_the_server_is_down(
    tmp_path, make, editions
):
    table, time = make(clock=BLITZ, seats=2), Time()
    seat = owner_of(table)

    async def before():
        async with opened(tmp_path, time) as runtime:
            await runtime.tables.create(table)
            command = Submit(key="a", version=1, actions=(first_choice(table),))
            time.pass_by(10)
            await (await runtime.tables.get(table.id)).command(MAKER, seat, command)
            return await runtime.store.load(table.id)

    stored = asyncio.run(before())
    again = restore(editions, stored)
    assert again.clocks == table.clocks and again.clocks.deadline == time.now + 50
    assert again.clocks.left == (60.0, 60.0)

    async def after():
        async with opened(tmp_path, time) as runtime:  # nobody asks for the table
            await check_clocks(runtime.tables, runtime.store, time())
            assert len(runtime.tables) == 0
            time.pass_by(51)
            await check_clocks(runtime.tables, runtime.store, time())
            actor = await runtime.tables.get(table.id)
            await until(actor, lambda t: t.version > 1)
            return actor.table

    late = asyncio.run(after())
    assert late.places[seat].has_run_out and late.places[seat].bot == "greedy"
    assert late.record.entries[: len(table.record.entries)] == table.record.entries


def test_a_move_that_comes_too_late_is_refused_even_if_nobody_looked_at_the_clock(tmp_path, make):
    table, time = make(clock=BLITZ, seats=2), Time()

    async def run():
        async with opened(tmp_path, time) as runtime:
            actor = await runtime.tables.create(table)
            seat = owner_of(table)
            listener = RecordingListener(MAKER, 1 - seat)
            actor.connect(listener)
            command = Submit(key="a", version=1, actions=(first_choice(table),), commit=True)
            time.pass_by(60)
            with pytest.raises(NotAllowed, match="bot-plays"):
                await actor.command(MAKER, seat, command)
            shown = listener.last
            assert shown["seats"][seat]["has_run_out"] and shown["clocks"][seat]["left"] == 0

    asyncio.run(run())


def test_the_alarm_rings_by_itself(tmp_path, make):
    """The one test by the machine's own clock: nobody calls, and the bot takes over."""
    table, time = make(clock=BLITZ, seats=2), Time()

    async def run():
        async with opened(tmp_path, time) as runtime:
            time.pass_by(0.0)
            clocks.follow(table, time.now - 59.99)  # most of the time is gone
            await runtime.store.create(table)
            actor = await runtime.tables.get(table.id)
            seat = owner_of(table)
            time.pass_by(0.02)
            await until(actor, lambda t: t.places[seat].has_run_out)

    asyncio.run(run())


def test_the_clocks_of_a_table_that_begins_later_start_with_the_game(tmp_path, make):
    async def run():
        time = Time()
        async with opened(tmp_path, time) as runtime:
            table = make(clock=DAYS, seats=2)
            table.match, table.version, table.history = None, 0, History()
            table.places[1] = type(table.places[1])()
            actor = await runtime.tables.create(table)
            assert table.clocks is None
            time.pass_by(500)
            await actor.join(MAKER, 1, "Ben", "", "hash", key="j")
            assert actor.table.clocks.deadline == time.now + 2 * clocks.DAY
            stored = await runtime.store.load(table.id)
            assert stored.clocks == actor.table.clocks

    asyncio.run(run())
