"""Hints: only for the seat to move, from its own view, beside the table, and only where allowed."""

import asyncio

import msgspec
import pytest
from tests.server.conftest import MAKER
from tests.support.live import Browser, serving
from tests.support.play import first_choice, owner_of
from tests.support.waiting import wait_for

from durbar.server.botpool.advice import check_hint
from durbar.server.botpool.codec import encode_answer
from durbar.server.botpool.pool import LONGEST_ANSWER
from durbar.server.botpool.process import answer
from durbar.server.botpool.request import BotRequest
from durbar.server.errors import NotAllowed, Refusal, Stale
from durbar.server.outgoing import hints, messages
from durbar.server.protocol.messages import RequestHint, Submit, TableSettings, Undo
from durbar.server.runtime import open_runtime
from durbar.server.settings import Settings
from durbar.server.tables.creation import SeatRequest, TableRequest, make_table


def solo(editions, game="maharaja", hints=None):
    """One person against bots."""
    requests = (
        SeatRequest(kind="me"),
        SeatRequest(kind="bot", bot="random"),
        SeatRequest(kind="bot"),
    )
    settings = TableSettings(hints=hints)
    request = TableRequest(
        key="t", game=game, options={"seats": 3}, seats=requests, settings=settings
    )
    return make_table(editions, request, MAKER, "maker")[0]


def asked(table, seat):
    step = table.step if seat == owner_of(table) else 0
    return RequestHint(key="h", version=table.version, step=step)


def answered(table, question, bot):
    """A bot's answer to a question for a hint."""
    game = table.game
    return answer(
        BotRequest(bot, game.name, game.edition, question.seat, 1, question.view, is_hint=True)
    )


def to_me(table):
    """Lets the bots play until the person is to move."""
    while owner_of(table) != 0:
        table.play_bot(owner_of(table), [first_choice(table)])
    return table


@pytest.mark.parametrize("game", ["java", "maharaja", "taj-mahal"])
def test_a_hint_comes_from_the_seats_own_view_and_names_legal_choices(editions, game):
    table = to_me(solo(editions, game))
    question = hints.question(table, 0, asked(table, 0))
    assert question == hints.HintQuestion(question.bot, 0, table.game.view(table.match.state, 0))
    quick = "search:simulations=12:rollout_depth=2:rollout_candidates=2"
    reply = answered(table, question, quick)
    assert len(encode_answer(reply)) < LONGEST_ANSWER / 3
    hint = check_hint(table.game, reply.hint)
    legal = [table.game.text(action) for action in question.view.legal]
    assert hint.simulations == 12 and 0 < len(hint.choices) <= 3
    for one in hint.choices:
        assert one.actions[0].action in legal and one.actions[0].verb
        assert 0 <= one.win <= 1
    [first, *_] = hint.choices
    for wrong in ({"action": "dance"}, {"verb": "dance"}, {"facts": {"colour": "pink"}}):
        action = msgspec.structs.replace(first.actions[0], **wrong)
        choice = msgspec.structs.replace(first, actions=(action,))
        with pytest.raises(ValueError, match="not "):
            check_hint(table.game, msgspec.structs.replace(hint, choices=(choice,)))


def test_in_java_a_hint_tells_the_whole_turn(editions):
    table = to_me(solo(editions, "java"))
    question = hints.question(table, 0, asked(table, 0))
    reply = answered(table, question, "turns:positions=1:tile_candidates=2:weights=card*0")
    [best, *_] = check_hint(table.game, reply.hint).choices
    texts = [one.action for one in (*best.actions, *best.turn)]
    table.match.submit(0, [table.game.parse(text) for text in texts])
    assert len(texts) > 3 and table.match.is_full
    assert all(one.verb for one in best.turn)


def test_only_the_seat_to_move_gets_one_and_only_on_the_present_position(editions, make):
    table = make(hints=True)
    seat = owner_of(table)
    other = (seat + 1) % 3
    assert hints.question(table, seat, asked(table, seat))
    with pytest.raises(Refusal, match="not-your-turn"):
        hints.question(table, other, asked(table, other))
    with pytest.raises(NotAllowed, match="not-seated"):
        hints.question(table, None, asked(table, seat))
    with pytest.raises(Stale):
        hints.question(table, seat, RequestHint(key="h", version=table.version + 1))


def test_a_table_says_whether_hints_are_allowed(editions, make):
    alone, never, people = solo(editions), solo(editions, hints=False), make()
    always = make(hints=True)
    for table, allowed, code in (
        (alone, True, ""),
        (always, True, ""),
        (never, False, "no-hints"),
        (people, False, "no-hints-with-people"),
    ):
        seat = owner_of(to_me(table)) if table in (alone, never) else owner_of(table)
        state = messages.snapshot(table, seat)
        assert state.hints is allowed and state.settings.hints == table.settings.hints
        assert messages.snapshot(table, None).hints is False
        if not allowed:
            with pytest.raises(NotAllowed, match=code):
                hints.question(table, seat, asked(table, seat))


def test_the_table_goes_on_while_a_hint_is_thought_of_and_a_late_one_is_stale(
    editions, tmp_path, monkeypatch
):
    monkeypatch.setitem(hints.ADVISERS, "maharaja", "search:simulations=12")

    async def run():
        settings = Settings(database=str(tmp_path / "d.sqlite"), bot_workers=1)
        runtime = await open_runtime(settings, 0, editions)
        may_think, advise = asyncio.Event(), runtime.bots.advise

        async def slow(*request, **facts):
            await may_think.wait()
            return await advise(*request, **facts)

        runtime.bots.advise = slow
        try:
            table = to_me(solo(editions))
            actor = await runtime.tables.create(table)
            question = asked(table, 0)
            thinking = asyncio.create_task(actor.hint(MAKER, 0, question))
            await wait_for(lambda: actor._advising, "the adviser is asked")
            with pytest.raises(Refusal, match="hint-pending"):
                await actor.hint(MAKER, 0, question)
            submit = Submit(
                key="s", version=table.version, step=table.step, actions=(first_choice(table),)
            )
            await actor.command(MAKER, 0, submit)  # nobody waits for the adviser
            may_think.set()
            with pytest.raises(Stale):
                await thinking
            undo = Undo(key="u", version=table.version, step=table.step)
            await actor.command(MAKER, 0, undo)
            answer = await actor.hint(MAKER, 0, asked(table, 0))
            assert answer.hint.choices[0].visits > 0 and answer.key == "h"
            runtime.bots.seconds = 0.0  # a deadline that nobody can meet
            with pytest.raises(Refusal, match="hint-failed"):
                await actor.hint(MAKER, 0, asked(table, 0))
            actor.deps.hint_limit.burst = 0
            actor.deps.hint_limit.rate = 0.0
            with pytest.raises(Refusal, match="too-fast"):
                await actor.hint(MAKER, 0, asked(table, 0))
        finally:
            await runtime.close()

    asyncio.run(run())


def test_a_hint_is_given_at_both_doors_and_none_to_who_only_watches(tmp_path):
    with serving(tmp_path) as server, Browser(server, "Ann") as ann, Browser(server) as other:
        table = ann.make("me", "random")["id"]
        with ann.socket(table) as socket:
            state = socket.hello(0)
            while state["prompt"] is None:  # the bot begins
                state = socket.hear("snapshot", "update")
            question = {"key": "h", "version": state["version"], "step": state["step"]}
            socket.say("hint", **question)
            socket.say("ping")
            heard = [socket.hear("answer", "pong", timeout=120) for _ in range(2)]
            [answer] = [one for one in heard if one["type"] == "answer"]
            assert answer["hint"]["choices"] and answer["key"] == "h"
        door = f"/api/tables/{table}/commands"
        reply = ann.http.post(door, json={"type": "hint"} | question, timeout=120)
        assert reply.status_code == 200, reply.text
        best = reply.json()["answer"]["hint"]["choices"][0]
        assert best["actions"][0]["action"] in state["view"]["legal"]
        refused = other.http.post(door, json={"type": "hint"} | question)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")
