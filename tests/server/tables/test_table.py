"""The table as a plain object: no sockets, no store."""

import random

import msgspec
import pytest
from tests.support.play import first_choice, others_of, owner_of, step_of

import durbar
from durbar.server.errors import NotAllowed, Refusal, Stale
from durbar.server.outgoing import messages
from durbar.server.protocol import codec
from durbar.server.protocol.messages import (
    AskPreview,
    AskWhyNot,
    Chat,
    Commit,
    LeaveSeat,
    Mute,
    Redo,
    Rematch,
    ReplaceByBot,
    Resign,
    RestartTurn,
    Submit,
    TakeBack,
    Undo,
    Update,
)
from durbar.server.tables.command_result import CommandResult, Recipients
from durbar.server.tables.creation import SeatRequest, TableRequest, make_table
from durbar.server.tables.effects import DraftSet, EntriesAppended, KeyUsed
from durbar.server.tables.seating import join, seat_command
from durbar.server.tables.seats import Holder, new_token


def submit(table, key, commit=False, **changed):
    seat = owner_of(table)
    command = Submit(
        key=key(), version=table.version, step=table.step, actions=(first_choice(table),),
        commit=commit,
    )  # fmt: skip
    return table.apply(seat, msgspec.structs.replace(command, **changed))


def send(table, seat, kind, key, **facts):
    command = kind(key=key(), version=table.version, step=table.step, **facts)
    return table.apply(seat, command)


def test_game_begins_when_the_last_seat_is_taken(editions, key):
    request = TableRequest(
        key="t", game="maharaja", options={"seats": 2}, seats=(SeatRequest(kind="me"),)
    )
    table, tokens = make_table(editions, request, Holder("a"), "Ann")
    assert table.status == "lobby" and table.version == 0 and list(tokens) == [0]
    assert messages.snapshot(table, 0).view is None
    joined = join(table, Holder("b"), None, "Ben", "salt", new_token()[1], key=key())
    assert joined.seat == 1 and table.status == "running" and table.version == 1
    opening = messages.messages(table, joined.result, None)[0]
    assert isinstance(opening, Update) and opening.happened[0].action.startswith("start ")
    with pytest.raises(Refusal, match="already-begun"):
        join(table, Holder("c"), None, "Cid", "", new_token()[1], key=key())


def test_each_draft_step_answers_with_its_ledger_and_is_durable(make, key):
    table = make()
    result = submit(table, key)
    assert result.recipients is Recipients.OWNER
    kept = next(each for each in result.effects if isinstance(each, DraftSet))
    assert len(kept.actions) == 1 and any(isinstance(e, KeyUsed) for e in result.effects)
    draft = messages.snapshot(table, owner_of(table)).draft
    assert draft.steps[0].action == kept.actions[0] and draft.steps[0].events
    assert table.version == 1 and table.step == 1


@pytest.mark.parametrize("game", durbar.GAMES)
def test_nobody_else_learns_that_a_draft_exists(make, key, game):
    table = make(game)
    before = {s: codec.encode(messages.snapshot(table, s)) for s in others_of(table)}
    result = submit(table, key)
    for seat, snapshot in before.items():
        assert codec.encode(messages.snapshot(table, seat)) == snapshot
        assert messages.messages(table, result, seat) == []
    chat = Chat(key=key(), version=table.version, text="hm?")
    other = next(seat for seat in others_of(table) if seat is not None)
    answered, _ = seat_command(table, Holder("maker"), other, chat, 0.0, "id")
    assert answered.answer.step == 0


def test_table_may_show_drafts_to_all(make, key):
    table = make(show_drafts=True)
    result = submit(table, key)
    assert result.recipients is Recipients.ALL
    for seat in others_of(table):
        state = messages.messages(table, result, seat)[0]
        assert len(state.draft.steps) == 1 and state.step == 0 and not state.draft.can_redo


def test_undo_redo_and_restart_until_the_owner_commits(make, key):
    table = make()
    seat, start = owner_of(table), messages.snapshot(table, owner_of(table)).view
    submit(table, key)
    drafted = messages.snapshot(table, seat).view
    send(table, seat, Undo, key)
    assert messages.snapshot(table, seat).view == start
    send(table, seat, Redo, key)
    assert messages.snapshot(table, seat).view == drafted
    send(table, seat, RestartTurn, key)
    assert messages.snapshot(table, seat).view == start
    with pytest.raises(Refusal, match="draft-empty"):
        send(table, seat, Commit, key)
    assert table.step == step_of(table, seat) == 4


def test_a_full_draft_waits_for_its_owner(make, key):
    table = make()
    seat = owner_of(table)
    while not table.match.is_full:
        submit(table, key)
    snapshot = messages.snapshot(table, seat)
    assert (
        snapshot.prompt is None
        and snapshot.draft.is_full
        and snapshot.draft.barrier in ("chance", "seat")
    )
    with pytest.raises(Refusal, match="draft-full"):
        table.apply(
            seat,
            Submit(
                key=key(), version=1, step=table.step, actions=(snapshot.draft.steps[0].action,)
            ),
        )
    result = send(table, seat, Commit, key)
    assert table.version == 2 and table.step == 0 and result.since == 1
    assert any(isinstance(each, EntriesAppended) for each in result.effects)
    for audience in (0, 1, 2, None):
        message = messages.messages(table, result, audience)[0]
        assert [each.who for each in message.happened][0] == str(seat)
        assert message.happened[-1].at == len(table.record.entries)


def test_a_command_with_a_known_key_is_done_once(make, key):
    table = make()
    command = Submit(key="once", version=1, actions=(first_choice(table),), commit=True)
    seat = owner_of(table)
    first = table.apply(seat, command)
    entries = table.record.entries
    again = table.apply(seat, command)
    assert again == CommandResult(first.answer)  # no effects, no recipients
    assert table.record.entries == entries


def test_a_stale_command_is_refused(make, key):
    table = make()
    seat = owner_of(table)
    with pytest.raises(Stale):
        submit(table, key, version=7)
    submit(table, key)
    with pytest.raises(Stale):  # the other browser of the same seat has not seen the step
        table.apply(seat, Undo(key=key(), version=1, step=0))


def test_seat_that_is_not_to_move_hears_just_that(make, key):
    table = make()
    other = next(seat for seat in others_of(table) if seat is not None)
    for command in (
        Submit(key="a", version=1, actions=(first_choice(table),)),
        Undo(key="b", version=1),
        Commit(key="c", version=1),
    ):
        with pytest.raises(Refusal) as refused:
            table.apply(other, command)
        assert (refused.value.code, refused.value.facts) == (
            "not-your-turn",
            {"seat": owner_of(table)},
        )


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(make, key):
    table = make()
    seat = owner_of(table)
    before = codec.encode(messages.snapshot(table, seat))
    with pytest.raises(Refusal) as refused:
        submit(table, key, actions=("collect nothing",))
    assert refused.value.code == "maharaja-action-is-due" and refused.value.paragraph == "M2.1"
    with pytest.raises(Refusal, match="notation"):
        submit(table, key, actions=("dance",))
    assert codec.encode(messages.snapshot(table, seat)) == before


def test_why_not_and_previews_are_answered_to_the_seat(make):
    table = make()
    seat = owner_of(table)
    asked = AskWhyNot(key="w", action="collect nothing")
    assert messages.answer(table, seat, asked).why_not.code == "maharaja-action-is-due"
    assert messages.answer(table, seat, AskWhyNot(key="w", action="take gold")).why_not is None
    prompt = messages.snapshot(table, seat).prompt
    assert all(choice.preview is not None for choice in prompt.choices)
    asked = AskPreview(key="p", actions=(prompt.choices[0].action,))
    (preview,) = messages.answer(table, seat, asked).previews
    shown = prompt.choices[0].preview
    assert (preview.action, preview.events, preview.points) == (
        shown.action,
        shown.events,
        shown.points,
    )
    with pytest.raises(NotAllowed):
        messages.answer(table, None, asked)


def played_until(table, key, is_found):
    """Plays at random until the prompt is one that is looked for."""
    rng = random.Random(5)
    for _ in range(400):
        state = messages.snapshot(table, owner_of(table))
        if state.prompt is None:
            send(table, owner_of(table), Commit, key)
        elif is_found(state.prompt):
            return state
        else:
            choices = [choice.action for choice in state.prompt.choices]
            actions = tuple(rng.sample(choices, max(1, state.prompt.least)))
            submit(table, key, actions=actions, commit=True)
    raise AssertionError("no such prompt in this game")


def test_a_set_is_answered_as_a_set_in_any_order(make, key):
    """T5.6: two cards of the display, taken at once."""
    table = make("taj-mahal", 4)
    state = played_until(
        table, key, lambda asked: asked.kind == "choose_set" and asked.least == asked.most == 2
    )
    one, other = [choice.action for choice in state.prompt.choices][:2]
    views = []
    for actions in ((one, other), (other, one)):
        submit(table, key, actions=actions)
        views.append(codec.encode(messages.snapshot(table, owner_of(table)).view))
        assert len(messages.snapshot(table, owner_of(table)).draft.steps) == 2
        send(table, owner_of(table), RestartTurn, key)
    assert views[0] == views[1]
    before = codec.encode(messages.snapshot(table, owner_of(table)))
    with pytest.raises(Refusal):
        submit(table, key, actions=(one, "withdraw"))  # all of them or none
    assert codec.encode(messages.snapshot(table, owner_of(table))) == before


def test_previews_come_with_short_prompts_and_on_request_with_long_ones(make, key):
    table = make("java", 2)
    state = played_until(table, key, lambda asked: len(asked.choices) > 64)
    assert all(choice.preview is None for choice in state.prompt.choices)
    actions = tuple(choice.action for choice in state.prompt.choices[::40])
    asked = AskPreview(key="p", actions=actions)
    previews = messages.answer(table, owner_of(table), asked).previews
    assert [each.action for each in previews] == list(actions) and all(
        each.events for each in previews
    )
    state = played_until(make("maharaja"), key, lambda asked: 1 < len(asked.choices) <= 64)
    assert all(choice.preview is not None for choice in state.prompt.choices)


def test_a_bot_takes_over_a_leaver_and_hands_back(make, key):
    table = make()
    seat, other = owner_of(table), next(s for s in others_of(table) if s is not None)

    def send_as(by, command):
        return seat_command(table, Holder("maker"), by, command, 0.0, "id")[0]

    with pytest.raises(NotAllowed, match="is-present"):
        send_as(other, ReplaceByBot(key=key(), version=table.version, seat=seat))
    submit(table, key)
    send_as(seat, LeaveSeat(key=key(), version=table.version))
    send_as(other, ReplaceByBot(key=key(), version=table.version, seat=seat, bot="random"))
    assert table.bot_to_move == (seat, "random") and not table.match.draft
    with pytest.raises(NotAllowed, match="bot-plays"):
        submit(table, key)
    result = table.play_bot(seat, [first_choice(table)])
    assert result.since == 1 and table.version == 2
    send_as(seat, TakeBack(key=key(), version=table.version))
    assert table.places[seat].bot is None and not table.places[seat].has_left


def test_a_bots_line_is_one_commit_and_ends_where_chance_must_speak(make):
    """J8.3: what the hidden card is, the bot could not know when it settled its line."""
    table = make("java", seats=2)
    seat = owner_of(table)
    legal = [table.game.text(action) for action in table.match.state.legal()]
    tile = next(text for text in legal if text.startswith("lay three"))
    tiles_left = table.match.state.threes
    result = table.play_bot(seat, [tile, "take hidden card", "take open card", "end turn"])
    assert table.version == 2 and owner_of(table) == seat and not table.match.draft
    entries = next(e for e in result.effects if isinstance(e, EntriesAppended)).entries
    assert [entry.partition(" ")[2].split()[0] for entry in entries] == ["lay", "take", "draw"]
    assert table.match.state.threes == tiles_left - 1


@pytest.mark.parametrize("stranger", ["dance", "palace 10 {space}"])
def test_a_bots_line_ends_before_what_does_not_fit(make, stranger):
    table = make("java", seats=2)
    seat = owner_of(table)
    legal = [table.game.text(action) for action in table.match.state.legal()]
    tile = next(text for text in legal if text.startswith("lay three"))
    stranger = stranger.format(space=tile.split()[2])
    with pytest.raises(Refusal):
        table.play_bot(seat, [stranger, tile])
    assert table.version == 1 and not table.match.draft
    result = table.play_bot(seat, [tile, stranger, "end turn"])
    [entry] = next(e for e in result.effects if isinstance(e, EntriesAppended)).entries
    assert entry.endswith(tile) and owner_of(table) == seat and not table.match.draft


def test_who_resigns_is_played_on_by_a_bot_for_good(make, key):
    table = make()
    seat = owner_of(table)
    submit(table, key)
    result, _ = seat_command(
        table, Holder("maker"), seat, Resign(key=key(), version=table.version), 0.0, "id"
    )
    assert result.recipients is Recipients.ALL and table.bot_to_move == (seat, "greedy")
    assert not table.match.draft
    with pytest.raises(Refusal, match="has-resigned"):
        seat_command(
            table, Holder("maker"), seat, TakeBack(key=key(), version=table.version), 0.0, "id"
        )


def test_chat_is_plain_bounded_and_can_be_muted(make, key):
    table = make()

    def send_as(by, command):
        return seat_command(table, Holder("maker"), by, command, 1.0, "id")[0]

    received = messages.messages(
        table, send_as(0, Chat(key=key(), version=table.version, text=" <b>hi\x07\x1b </b> ")), 1
    )
    assert [line.text for line in received[0].lines] == ["<b>hi </b>"]
    muted = send_as(1, Mute(key=key(), version=table.version, seat=0))
    assert [messages.messages(table, muted, seat) for seat in (0, 2)] == [[], []]
    (state,) = messages.messages(table, muted, 1)
    assert [seat.is_muted for seat in state.seats] == [True, False, False]
    result = send_as(0, Chat(key=key(), version=table.version, text="again"))
    assert messages.messages(table, result, 1) == []
    assert len(messages.messages(table, result, 2)[0].lines) == 1
    for _ in range(300):
        send_as(0, Chat(key=key(), version=table.version, text="more"))
    assert len(table.chat) == 200 and table.chat[-1].id == 302
    with pytest.raises(Refusal, match="chat-empty"):
        send_as(0, Chat(key=key(), version=table.version, text="\x07"))


def test_rematch_moves_everybody_one_seat_on(make, key, editions):
    table = make(seats=2)
    while table.status != "over":
        submit(table, key, commit=True)
    assert messages.snapshot(table, None).outcome is not None
    command = Rematch(key="again", version=table.version)
    result, following = seat_command(table, Holder("maker"), 0, command, 0.0, "next")
    assert result.answer.rematch == table.rematch == following.id == "next"
    assert all(place.is_reserved for place in following.places)
    repeated, none = seat_command(
        table, Holder("maker"), 1, Rematch(key="x", version=table.version), 0.0, "other"
    )
    assert repeated.answer.rematch == "next" and none is None
    with pytest.raises(Refusal, match="seat-taken"):
        join(following, Holder("stranger"), 0, "S", "", new_token()[1], key=key())
    assert join(following, Holder("maker"), None, "P1", "", new_token()[1], key=key()).seat == 0
