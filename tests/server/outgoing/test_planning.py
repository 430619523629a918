"""A turn planned ahead: tried on a world that the asker can imagine, and nothing of it is kept."""

import pytest
from tests.support.play import first_choice, owner_of

from durbar.server.errors import NotAllowed, Refusal
from durbar.server.outgoing import messages
from durbar.server.protocol import codec
from durbar.server.protocol.messages import AskPlan, Submit


def plan(table, seat, *steps, menu=True):
    asked = AskPlan(key="k", steps=steps, menu=menu)
    return messages.answer(table, seat, asked).plan


def other_of(table):
    return (owner_of(table) + 1) % len(table.places)


def lays(prompt):
    return [choice.action for choice in prompt.choices if choice.group == "lay-three"]


def test_who_waits_is_asked_as_if_it_were_his_turn(make):
    """J2.1"""
    table = make("java", seats=3)
    seat = other_of(table)
    planned = plan(table, seat)
    assert (planned.view.turn_of, planned.view.ap, planned.view.seat) == (seat, 6, seat)
    assert planned.prompt.asks == "java-asks-turn" and lays(planned.prompt)
    assert planned.insight is not None and planned.steps == ()


def test_steps_are_played_whole_or_left_out_with_the_reason(make):
    """J8.1: no irrigation on a space that is tiled by then; what follows is tried all the same."""
    table = make("java", seats=2)
    seat = other_of(table)
    lay = next(text for text in lays(plan(table, seat).prompt) if "B5" in text)
    tiled = plan(table, seat, (lay,))
    place = next(c.target for c in plan(table, seat, (lay,), ("enter",)).prompt.choices)
    enter = ("enter", f"set down {place}")
    irrigated = ("irrigate B5",)  # the space is tiled by then
    planned = plan(table, seat, (lay,), irrigated, enter, menu=False)
    assert [bool(step.ledgers) for step in planned.steps] == [True, False, True]
    assert planned.steps[1].why_not is not None and planned.steps[1].why_not.paragraph
    assert [ledger.action for ledger in planned.steps[2].ledgers] == list(enter)
    assert planned.view is None and planned.prompt is None
    assert tiled.view.ap < 6 and tiled.view.tile_laid


def test_a_step_is_all_or_nothing(make):
    table = make("java", seats=2)
    seat = other_of(table)
    lay = lays(plan(table, seat).prompt)[0]
    planned = plan(table, seat, (lay, "end turn", "end turn"))
    assert planned.steps[0].ledgers == () and planned.view.ap == 6


def test_a_plan_ends_where_cards_are_drawn(make):
    """J8.3: what comes up then is nobody's to know."""
    table = make("java", seats=2)
    seat = other_of(table)
    planned = plan(table, seat, ("take hidden card",))
    assert planned.steps[0].ledgers and planned.prompt is None
    assert planned.view.players[seat].own == plan(table, seat).view.players[seat].own


def test_planning_leaves_the_table_as_it_was_and_nobody_hears_of_it(make):
    table = make("java", seats=2)
    audiences = (0, 1, None)
    before = [codec.encode(messages.snapshot(table, each)) for each in audiences]
    plan(table, other_of(table), (first_choice(table),))
    assert [codec.encode(messages.snapshot(table, each)) for each in audiences] == before


def test_on_my_own_turn_the_plan_is_tried_on_what_really_lies_there(make):
    table = make("java", seats=2)
    seat = other_of(table)
    text = lays(plan(table, seat).prompt)[0]
    mine = owner_of(table)
    table.apply(mine, Submit(key="s", version=table.version, step=table.step, actions=(text,)))
    table.apply(
        mine,
        Submit(key="e", version=table.version, step=table.step, actions=("end turn",), commit=True),
    )
    assert owner_of(table) == seat
    planned = plan(table, seat, (text,), ("spend token",))
    assert planned.steps[0].why_not is not None  # J3.5: the same tile lies there already
    assert planned.steps[1].ledgers
    real = messages.snapshot(table, seat)
    assert plan(table, seat).prompt == real.prompt
    assert plan(table, seat).view == real.view


def test_a_room_without_plans_and_a_spectator_get_none(make):
    assert plan(make("maharaja"), 0) is None
    with pytest.raises(NotAllowed):
        plan(make("java", seats=2), None)


def test_a_step_that_is_no_action_is_refused(make):
    with pytest.raises(Refusal):
        plan(make("java", seats=2), 0, ("fly to the moon",))
