"""Standing orders at tables: left in secret, and played like a person's answer."""

import asyncio
import random

import pytest
from tests.server.conftest import MAKER
from tests.support.play import owner_of
from tests.support.runtimes import RecordingListener, Time, opened, until

import durbar
from durbar.core.types import NOBODY
from durbar.server.errors import Refusal
from durbar.server.outgoing import messages
from durbar.server.protocol import codec, table_settings
from durbar.server.protocol.messages import AskOrder, Orders, Submit, TableSettings, Undo
from durbar.server.tables import standing_orders
from durbar.server.tables.effects import KeyUsed, OrderSet
from durbar.server.tables.restoring import restore
from durbar.server.tables.seating import seat_command
from durbar.server.tables.seats import Holder, Place
from durbar.server.tables.shuffle import Shuffle
from durbar.server.tables.table import Table

NEXT = table_settings.OrderRequest(name="withdraw-next")


def table_of(game="taj-mahal", seats=3, seed=b"1", **settings):
    """Twice called, the same table: each seat another guest's, the cards dealt alike."""
    room = durbar.game(game)
    places = [Place("person", f"P{n}", f"g{n}", f"h{n}") for n in range(seats)]
    agreed = TableSettings(**settings)
    options = room.options(seats=seats)
    table = Table("t", room, options, places, settings=agreed, shuffle=Shuffle(seed), host="g0")
    table.start()
    return table


def holder(seat):
    return Holder(f"g{seat}")


def leave(table, seat, request, key="o"):
    command = Orders(key=key, version=table.version, order=request)
    return seat_command(table, holder(seat), seat, command, 0.0, "id")[0]


def after(table, steps):
    """The seat that comes so many steps after the one to move."""
    return (owner_of(table) + steps) % len(table.places)


def submit(table, *texts, key="s"):
    return Submit(key=key, version=table.version, actions=texts, commit=True)


def play_card(table):
    seat = owner_of(table)
    prompt = messages.snapshot(table, seat).prompt
    return next(choice.action for choice in prompt.choices if choice.group == "play")


# The table --------------------------------------------------------------------------------------


def test_only_its_seat_hears_of_an_order(make):
    table = table_of()
    seat = after(table, 1)
    audiences = [*(n for n in range(3) if n != seat), None]
    before = [codec.encode(messages.snapshot(table, each)) for each in audiences]
    record = table.record
    result = leave(table, seat, NEXT)
    assert [codec.encode(messages.snapshot(table, each)) for each in audiences] == before
    assert [messages.messages(table, result, each) for each in audiences] == [[], [], []]
    (snapshot,) = messages.messages(table, result, seat)
    assert snapshot.orders.standing.name == "withdraw-next" and snapshot.orders.scope == "visit 1"
    assert [step.verb for step in snapshot.orders.standing.now] == ["withdraw"]
    assert table.record == record and table.version == 1
    for each in audiences:
        if each is not None:
            assert messages.snapshot(table, each).orders.standing is None
    assert messages.snapshot(table, None).orders is None


def test_what_an_order_would_do_is_shown_before_it_is_left():
    table = table_of()
    seat = after(table, 1)
    asked = AskOrder(key="w", order=NEXT)
    assert [step.action for step in messages.answer(table, seat, asked).would] == ["withdraw"]
    request = table_settings.OrderRequest(name="withdraw-leading", values={"prizes": ("monk",)})
    waits = messages.answer(table, seat, AskOrder(key="w", order=request))
    assert waits.would == () and not table.orders


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (table_settings.OrderRequest(name="fly"), "order-unknown"),
        (table_settings.OrderRequest(name="withdraw-leading"), "order-value"),
        (
            table_settings.OrderRequest(name="withdraw-next", values={"prizes": ("monk",)}),
            "order-parameter",
        ),
    ],
)
def test_an_order_that_the_room_does_not_list_is_refused(order, code):
    table = table_of()
    with pytest.raises(Refusal, match=code):
        leave(table, 1, order)
    assert not table.orders


def test_orders_are_taken_back_and_end_with_their_visit():
    """T2.2"""
    table = table_of()
    first, second = owner_of(table), after(table, 1)
    leave(table, second, NEXT, "a")
    assert leave(table, second, None, "b").effects[0] == OrderSet(second, None)
    assert standing_orders.reply(table) is None and not table.orders
    request = table_settings.OrderRequest(name="withdraw-leading", values={"prizes": ("monk",)})
    leave(table, first, request, "c")
    leave(table, second, NEXT, "d")
    number = 0
    while table.match.committed.visit == 1:  # everybody withdraws
        seat, number = owner_of(table), number + 1
        choices = messages.snapshot(table, seat).prompt.choices
        text = next((c.action for c in choices if c.group == "withdraw"), choices[0].action)
        table.apply(seat, Submit(key=f"k{number}", version=table.version, step=table.step,
                                   actions=(text,), commit=True))  # fmt: skip
    ended = standing_orders.prune(table)
    assert {(each.seat, each.order) for each in ended} == {(first, None), (second, None)}
    assert not table.orders and standing_orders.prune(table) == ()


def test_maharaja_has_no_orders(make):
    table = make("maharaja")
    assert messages.snapshot(table, 0).orders is None
    with pytest.raises(Refusal, match="order-unknown"):
        seat_command(table, MAKER, 0, Orders(key="o", version=1, order=NEXT), 0.0, "id")


def test_an_answer_by_order_is_a_persons_command_with_a_key_of_its_own():
    table = table_of()
    seat = owner_of(table)
    leave(table, seat, NEXT)
    reply = standing_orders.reply(table)
    assert (reply.seat, reply.actions) == (seat, ("withdraw",))
    result = standing_orders.answer(table, reply)
    used = [each for each in result.effects if isinstance(each, KeyUsed)]
    assert len(used) == 1 and len(used[0].key) == 16 and table.version == 2
    (begun,) = [each for each in result.effects if isinstance(each, OrderSet)]
    assert begun.order.has_begun
    assert owner_of(table) == seat  # T5.5: he drew a card, and goes on to take two
    assert standing_orders.reply(table).actions[0].startswith("take")


def test_a_draft_of_his_own_comes_first():
    table = table_of()
    seat = owner_of(table)
    leave(table, seat, NEXT)
    command = Submit(key="d", version=1, actions=(play_card(table),))
    table.apply(seat, command)
    assert standing_orders.reply(table) is None
    table.apply(seat, Undo(key="u", version=1, step=1))
    assert standing_orders.reply(table) is not None


def test_nothing_is_answered_unasked_unless_the_table_wants_it_and_public_facts_leave_no_choice():
    """J8.13: who only lacks matching cards is asked; T5.6: what lies open is known to all"""
    for wanted in (False, True):
        table = table_of(answer_forced=wanted)
        rng, forced = random.Random(3), 0
        for number in range(60):
            if owner_of(table) == NOBODY:
                break
            view = table.game.view(table.match.committed, None)
            legal = table.match.committed.legal()
            reply = standing_orders.reply(table)
            is_forced = len(legal) == 1 and table.game.is_open(view)
            assert (reply is not None) == (wanted and is_forced)
            forced += is_forced
            text = table.game.text(rng.choice(legal))
            table.apply(owner_of(table), submit(table, text, key=f"k{number}"))
        assert forced or not wanted


def test_a_hand_that_nobody_knows_is_never_answered_for():
    """T3.4, T1.8: who can only withdraw because of his cards is asked like everybody else"""
    table = table_of(answer_forced=True)
    view = table.game.view(table.match.committed, None)
    assert view.players[owner_of(table)].secret and not table.game.is_open(view)


def test_an_order_comes_back_from_the_store(tmp_path, editions):
    table = table_of()
    seat = after(table, 1)

    async def run():
        async with opened(tmp_path) as runtime:
            actor = await runtime.tables.create(table)
            request = table_settings.OrderRequest(
                name="withdraw-leading", values={"prizes": ("monk", "vizier")}
            )
            command = Orders(key="o", version=1, order=request)
            await actor.command(holder(seat), seat, command)
            return await runtime.store.load(table.id)

    again = restore(editions, asyncio.run(run()))
    assert again.orders == table.orders and again.orders[seat].names("prizes") == (
        "monk",
        "vizier",
    )


# Indistinguishable -------------------------------------------------------------------------------


async def heard_at(runtime, table, by_order, seat, first):
    """What everybody else hears while one seat withdraws, by an order or by its person."""
    actor = await runtime.tables.create(table)
    others = [n for n in (*range(3), None) if n != seat]
    listeners = [RecordingListener(holder(n) if n is not None else Holder(), n) for n in others]
    for each in listeners:
        actor.connect(each)
    await actor.read(lambda t: None)
    if by_order:
        await actor.command(holder(seat), seat, Orders(key="o", version=1, order=NEXT))
    mover = owner_of(table)
    await actor.command(holder(mover), mover, submit(table, first))
    if not by_order:
        twin = standing_orders.filled(table, seat, NEXT)
        while (person := table.person_to_move) == seat:
            view = table.game.view(table.match.committed, person)
            texts = [table.game.text(action) for action in table.game.obey(view, twin)]
            actor.touch(holder(seat))  # by HTTP, from a browser that is not connected
            await actor.command(holder(seat), seat, submit(table, *texts, key=f"p{table.version}"))
            twin = type(twin)(twin.name, twin.scope, twin.values, has_begun=True)
    await until(actor, lambda t: owner_of(t) != seat and t.version > 2)
    await actor.read(lambda t: None)
    states = [codec.encode(messages.snapshot(table, each)) for each in others]
    return [each.messages for each in listeners], states, [tuple(k) for k in table.record.entries]


@pytest.mark.parametrize("delay", [0, 1])
def test_nobody_can_tell_an_order_from_a_person_by_messages_or_their_order(tmp_path, delay):
    games = []
    for by_order in (False, True):
        table = table_of(order_delay=delay if by_order else 0)
        table.settings = TableSettings(order_delay=delay)
        first = play_card(table)
        folder = tmp_path / str(by_order)
        folder.mkdir()

        async def run(table=table, by_order=by_order, folder=folder, first=first):
            async with opened(folder, Time()) as runtime:
                return await heard_at(runtime, table, by_order, after(table, 1), first)

        games.append(asyncio.run(run()))
    assert games[0] == games[1]
    received, _, _ = games[0]
    assert all(len(each) >= 3 for each in received)  # the card, the withdrawal, the cards taken


def test_orders_of_a_table_that_slept_are_played_when_it_wakes(tmp_path):
    table = table_of()
    seat = after(table, 1)
    leave(table, seat, NEXT)

    async def run():
        async with opened(tmp_path) as runtime:
            mover = owner_of(table)
            table.apply(mover, submit(table, play_card(table)))
            await runtime.store.create(table)
            await runtime.store.write(table.id, [OrderSet(seat, table.orders[seat])])
            actor = await runtime.tables.get(table.id)
            await until(actor, lambda t: owner_of(t) not in (seat, mover))

    asyncio.run(run())


def test_two_orders_answer_one_after_the_other_each_in_a_message_of_its_own(tmp_path):
    table = table_of(seats=3)
    second, third = after(table, 1), after(table, 2)

    async def run():
        async with opened(tmp_path) as runtime:
            actor = await runtime.tables.create(table)
            listener = RecordingListener(Holder(), None)
            actor.connect(listener)
            for seat in (second, third):
                command = Orders(key=f"o{seat}", version=1, order=NEXT)
                await actor.command(holder(seat), seat, command)
            mover = owner_of(table)
            await actor.command(holder(mover), mover, submit(table, play_card(table)))
            await until(actor, lambda t: owner_of(t) == mover)
            received = [codec.msgspec.json.decode(body) for body in listener.messages]
            moves = [each for each in received if each["type"] == "update"]
            movers = [each["happened"][0]["who"] for each in moves]
            assert movers == [str(mover), *(str(s) for s in (second, second, third, third))]
            assert not actor.table.orders  # nothing is left of them once they are out

    asyncio.run(run())
