"""Advice as data: terms that add up to the evaluator's number, figures, lines, and no peeking."""

from dataclasses import replace
from typing import Any

import pytest
from tests.bots.tables import BRIEF, ROOMS, SMALL, decisions
from tests.bots.test_fairness import Sealed

import durbar
from durbar.bench.positions.java import walk as walk_lively
from durbar.bots.base import Budget
from durbar.bots.explain import (
    ADVISERS,
    LEAST_EDGE,
    Adviser,
    Explanation,
    TermChange,
    explain,
    main_reasons,
)
from durbar.bots.knowledge import evaluator_of
from durbar.bots.knowledge.terms import lead_terms, terms
from durbar.bots.registry import make_bot
from durbar.bots.turns.models import turn_model
from durbar.core.chance import Rng
from durbar.core.errors import BadOptions
from durbar.core.options import Options
from durbar.core.types import CHANCE, NOBODY

every_room = pytest.mark.parametrize("room", ROOMS)
every_option = pytest.mark.parametrize(
    ("room", "options"),
    [(name, options) for name in ROOMS for options in durbar.game(name).options.all()],
    ids=lambda value: value if isinstance(value, str) else f"{value.seats}-{value.variant}",
)


@every_option
def test_the_terms_add_up_to_the_evaluation_and_none_is_nameless(
    room: str, options: Options
) -> None:
    game = durbar.game(room)
    evaluator, state, rng = evaluator_of(game), game.new(options), Rng(5)
    out, asked = state.buffer(), 0
    while (mover := int(state.to_move())) != NOBODY:
        if mover == CHANCE:
            state.apply(state.chance(rng))
            continue
        asked += 1
        if asked % 5 == 0:
            for seat in range(options.seats):
                parts = terms(game, state, seat)
                expected = evaluator.expected_points(state, seat)
                assert sum(term.points for term in parts) == pytest.approx(expected, abs=1e-6)
                assert "rest" not in {term.name for term in parts}
                keys = [(term.name, term.about) for term in parts]
                assert len(keys) == len(set(keys))
            lead = sum(term.points for term in lead_terms(game, state, mover))
            # Java reckons in whole hundredths
            assert lead == pytest.approx(
                evaluator.advantage(state, mover, options.seats), abs=0.011
            )
        state.apply(state.random_action(rng, out))
    for seat in range(options.seats):
        assert sum(term.points for term in terms(game, state, seat)) == state.scores()[seat]


def explanations(
    room: str, every: int, seed: int = 1, game: Any = None
) -> list[tuple[Any, Explanation]]:
    """Explanations along a random game, with the views that they were made from."""
    plain = durbar.game(room)
    found = []
    for state in decisions(plain, plain.options.parse(None, ""), seed, every):
        view = plain.view(state, int(state.to_move()))
        found.append((view, explain(game or plain, view, make_bot(SMALL), Budget(), 3)))
    return found


@every_room
def test_the_best_three_choices_have_figures_lines_and_reasons(room: str) -> None:
    game = durbar.game(room)
    lines = 0
    for view, explanation in explanations(room, 9 if room != "java" else 25):
        assert explanation.seat == view.seat
        assert explanation.simulations == 12
        assert 0 < len(explanation.choices) <= 3
        visits = [one.visits for one in explanation.choices]
        assert visits == sorted(visits, reverse=True) and visits[0] > 0
        prompt = game.prompt(view)
        for one in explanation.choices:
            assert one.actions[0] in view.legal
            assert prompt.is_answered_by(one.actions) or len(one.actions) == 1
            assert 0.0 <= one.win <= 1.0
            assert all(ply.action < game.seat_actions for ply in one.line)
            lines += len(one.line) > 0
            assert {reason.name for reason in one.reasons} >= {"rivals"}
    assert lines > 0


@every_room
def test_the_changes_add_up_to_the_change_of_the_evaluation(room: str) -> None:
    game = durbar.game(room)
    state = next(decisions(game, game.options.parse(None, ""), 4, 6))
    seat = int(state.to_move())
    view = game.view(state, seat)
    [best, *_] = explain(game, view, make_bot(SMALL), Budget(), 3).choices
    now, after = [], []
    rng, evaluator = Rng(3), evaluator_of(game)
    for _ in range(6):
        world = game.sample(view, rng)
        now.append(evaluator.advantage(world, seat, view.options["seats"]))
        world.apply(best.actions[0])
        after.append(evaluator.advantage(world, seat, view.options["seats"]))
    change = (sum(after) - sum(now)) / 6
    assert sum(reason.change for reason in best.reasons) == pytest.approx(change, abs=0.03)


@every_room
def test_advice_never_asks_for_the_true_state_and_does_not_depend_on_it(room: str) -> None:
    game = durbar.game(room)
    sealed: Any = Sealed(game)
    state = next(decisions(game, game.options.parse(None, ""), 8, 30))
    seat = int(state.to_move())
    twin = state.clone()
    twin.resample(seat, Rng(77))
    here, there = (
        explain(sealed, game.view(world, seat), make_bot(SMALL), Budget(), 3)
        for world in (state, twin)
    )
    assert here == there
    assert sealed.sampled > 0


def java_turns(seed: int, every: int, interlude: bool = False) -> list[Any]:
    """Positions of a lively game of Java in a turn, or within a festival."""
    java = durbar.game("java")
    model = turn_model(java, 2, 4, {})
    return [
        state.clone()
        for number, state in enumerate(walk_lively(java.new(java.options(seats=2)), seed))
        if state.to_move() >= 0 and len(state.legal()) > 1
        if model.is_interlude(state) is interlude and (interlude or number % every == 0)
    ]


def test_in_java_every_choice_comes_with_the_turn_that_it_begins() -> None:
    """Every turn can be played as it is shown, and no two of them end alike."""
    java, longest, several = durbar.game("java"), 0, 0
    for state in java_turns(seed=3, every=40)[:8]:
        seat = int(state.to_move())
        view = java.view(state, seat)
        explanation = explain(java, view, make_bot(BRIEF), Budget(), 3)
        own = make_bot(BRIEF)
        own.begin(java, seat, 3)
        first = explanation.choices[0]
        assert [*first.actions, *first.turn] == own.line(view, Budget())
        ends = set()
        for one in explanation.choices:
            assert 0 < one.visits <= explanation.simulations and 0.0 < one.win < 1.0
            assert (one.win > 0.5) == (one.margin > 0.0)
            world = state.clone()
            for action in (*one.actions, *one.turn):
                assert int(world.to_move()) == seat and action in world.legal()
                world.apply(action)
            assert all(ply.seat == seat for ply in one.line)
            ends.add((world.key(), one.line))
            longest = max(longest, len(one.turn))
        assert len(ends) == len(explanation.choices)
        several += len(explanation.choices) > 1
    assert longest > 3 and several > 3


def test_the_reasons_of_a_turn_are_those_of_all_of_it() -> None:
    java = durbar.game("java")
    evaluator = evaluator_of(java)
    for state in java_turns(seed=4, every=50)[:3]:
        seat = int(state.to_move())
        view = java.view(state, seat)
        [best, *_] = explain(java, view, make_bot(BRIEF), Budget(), 3).choices
        change, rng = 0.0, Rng(3)
        for _ in range(6):
            world = java.sample(view, rng)
            change -= evaluator.advantage(world, seat, 2)
            for action in (*best.actions, *best.turn):
                world.apply(action)
            change += evaluator.advantage(world, seat, 2)
        assert sum(reason.change for reason in best.reasons) == pytest.approx(change / 6, abs=0.03)


def test_in_a_festival_of_java_every_bid_is_tried_in_several_worlds() -> None:
    java = durbar.game("java")
    state = java_turns(seed=5, every=1, interlude=True)[0]
    seat = int(state.to_move())
    explanation = explain(java, java.view(state, seat), make_bot("turns:worlds=3"), Budget(), 3)
    assert explanation.simulations == 3 * len(state.legal())
    assert all(one.visits == 3 and one.turn == () for one in explanation.choices)
    own = make_bot("turns:worlds=3")
    own.begin(java, seat, 3)
    assert explanation.choices[0].actions == (own.choose(java.view(state, seat), Budget()),)


@pytest.mark.parametrize("interlude", [False, True])
def test_the_advice_of_a_planner_does_not_depend_on_what_is_hidden(interlude: bool) -> None:
    java = durbar.game("java")
    sealed: Any = Sealed(java)
    state = java_turns(seed=6, every=50, interlude=interlude)[-1]
    seat = int(state.to_move())
    twin = state.clone()
    twin.resample(seat, Rng(77))
    here, there = (
        explain(sealed, java.view(world, seat), make_bot(BRIEF), Budget(), 3)
        for world in (state, twin)
    )
    assert here == there and sealed.sampled > 0


@every_room
def test_every_room_has_an_adviser_that_can_be_asked(room: str) -> None:
    adviser, master = make_bot(ADVISERS[room], room), make_bot("master", room)
    assert isinstance(adviser, Adviser) and type(adviser) is type(master)


def test_a_bot_that_does_not_look_ahead_gives_no_advice() -> None:
    game = durbar.game("maharaja")
    state = next(decisions(game, game.options.parse(None, ""), 1, 1))
    view = game.view(state, int(state.to_move()))
    with pytest.raises(BadOptions, match="bot-no-advice"):
        explain(game, view, make_bot("greedy"), Budget())


def test_a_sentence_says_what_is_won_first_and_what_stays_only_if_others_lose_it() -> None:
    base = TermChange("money", "", (), 1.0, 0.0, 0.0)
    kept, dull = replace(base, name="kept", edge=LEAST_EDGE), replace(base, name="dull")
    lost = replace(base, name="lost", change=-2.0)
    won, small = replace(base, name="won", change=1.0), replace(base, name="small", change=0.1)
    assert [one.name for one in main_reasons([lost, won, dull, kept, small])] == [
        "won",
        "kept",
        "lost",
    ]
