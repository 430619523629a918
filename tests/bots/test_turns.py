"""The search of whole turns: plans that are kept, budgets that decide, steps that are legal."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.bots.tables import BRIEF, ROOMS, decisions, output_of_both_builds, sits

import durbar
from durbar.bench.positions.java import walk as walk_lively
from durbar.bots.base import Budget
from durbar.bots.knowledge.java.turn_evaluator import DEFAULT
from durbar.bots.playing import play_game
from durbar.bots.registry import make_bot
from durbar.bots.turns.advice import path_to
from durbar.bots.turns.beam import Beam, search_turn
from durbar.bots.turns.models import turn_model
from durbar.bots.turns.planner import Planner
from durbar.core.chance import Rng
from durbar.core.errors import BadOptions
from durbar.games.java.tables import MOVING

JAVA = durbar.game("java")


def middle(seats: int, seed: int) -> list[Any]:
    """Positions of a lively game of Java at which a seat is in its turn."""
    model = turn_model(JAVA, seats, 4, {})
    walk = enumerate(walk_lively(JAVA.new(JAVA.options(seats=seats)), seed))
    return [
        state.clone()
        for number, state in walk
        if number % 25 == 0 and model.is_turn(state, int(state.to_move()))
    ]


def looked_at(state: Any, positions: int, horizon: int = 0, tile_candidates: int = 8) -> Beam:
    seat = int(state.to_move())
    model = turn_model(JAVA, int(state.seats), tile_candidates, {})
    beam = Beam(model, state, seat, Rng(1), horizon)
    search_turn(beam, positions)
    return beam


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_step_of_every_planned_turn_is_legal(seats: int) -> None:
    """J2: also where a developer is in the air, and where the tile duty is open."""
    steps = 0
    for state in middle(seats, seats)[:6]:
        for end in looked_at(state, 200).ends:
            for before, node in pairwise(path_to(end)):
                world = before.state.clone()
                assert node.action in world.legal()
                world.apply(node.action)
                if node.second_action >= 0:
                    assert node.second_action in world.legal()
                steps += 1
    assert steps > 20


def test_finals_stand_best_first_and_each_once() -> None:
    for state in middle(2, 5)[:4]:
        ends = looked_at(state, 300).ends
        assert [node.value for node in ends] == sorted((f.value for f in ends), reverse=True)
        assert len({node.fingerprint for node in ends}) == len(ends)


def test_a_wider_beam_finds_no_worse_turns_in_all() -> None:
    """Single turns may suffer from a wider row; over many the budget must pay."""
    states = middle(2, 6)[:8]
    narrow, wide = (
        sum(looked_at(state, positions).ends[0].value for state in states)
        for positions in (0, 12000)
    )
    assert wide > narrow


def test_sight_bounds_the_steps_that_are_planned() -> None:
    state = middle(2, 7)[0]
    assert max(node.depth for node in looked_at(state, 300, horizon=2).ends) <= 2
    assert max(node.depth for node in looked_at(state, 300).ends) > 2


def test_a_plan_is_kept_while_the_game_follows_it_and_made_anew_where_it_does_not() -> None:
    """A whole game of two planners: fewer searches than decisions, and never a stale step."""
    options = JAVA.options(seats=2)
    bots = [make_bot("turns:positions=1:tile_candidates=2:worlds=1") for _ in range(2)]
    for seat, bot in enumerate(bots):
        bot.begin(JAVA, seat, seat)
    searched: list[int] = []
    state, turn_steps = JAVA.new(options), 0

    def decide(seat: int) -> int:
        nonlocal turn_steps
        bot, view = bots[seat], JAVA.view(state, seat)
        assert isinstance(bot, Planner)
        before = bot.plan
        action = bot.choose(view, Budget())
        assert action in view.legal
        turn_steps += len(view.legal) > 1
        searched.append(int(bot.plan is not before))
        return action

    rng = Rng(3)
    assert play_game(state, rng, decide) > 50
    assert 0 < sum(searched) < turn_steps / 2
    assert min(state.scores()) > 0


def test_where_reality_differs_from_the_plan_it_is_planned_anew() -> None:
    """J8.3: a card comes that was not foreseen, so the marks of the plan fit no more."""
    state = middle(2, 8)[0]
    seat = int(state.to_move())
    bot = sits(make_bot(BRIEF), JAVA, seat, 1)
    assert isinstance(bot, Planner)
    bot.choose(JAVA.view(state, seat), Budget())
    kept = bot.plan
    other = next(s for s in middle(2, 9) if s.to_move() == seat)
    action = bot.choose(JAVA.view(other, seat), Budget())
    assert bot.plan is not kept and action in other.legal()


def test_steps_bound_what_is_played_of_a_plan() -> None:
    state = middle(2, 8)[0]
    seat = int(state.to_move())
    for steps, most in ((1, 2), (2, 4)):
        bot = sits(make_bot(f"{BRIEF}:replan_after={steps}"), JAVA, seat, 1)
        assert isinstance(bot, Planner)
        bot.choose(JAVA.view(state, seat), Budget())
        assert 0 < len(bot.plan) <= most


@pytest.mark.parametrize("steps", [0, 1])
def test_a_line_is_what_a_bot_that_is_kept_would_play(steps: int) -> None:
    """Up to where chance or another seat decides, or a step is thought over again."""
    longest = 0
    for state in middle(2, 11)[:5]:
        seat = int(state.to_move())
        bot = f"{BRIEF}:replan_after={steps}"
        line = sits(make_bot(bot), JAVA, seat, 1).line(JAVA.view(state, seat), Budget())
        kept = sits(make_bot(bot), JAVA, seat, 1)
        world = state.clone()
        for action in line:
            assert int(world.to_move()) == seat
            assert kept.choose(JAVA.view(world, seat), Budget()) == action
            world.apply(action)
        longest = max(longest, len(line))
    assert longest <= 2 if steps else longest > 2


@pytest.mark.parametrize("room", ["maharaja", "taj-mahal"])
def test_no_plan_is_kept_without_keys_of_positions(room: str) -> None:
    game = durbar.game(room)
    state = next(decisions(game, game.options.parse(None, ""), 2, 5))
    bot = sits(make_bot(BRIEF), game, int(state.to_move()), 1)
    assert isinstance(bot, Planner)
    bot.choose(game.view(state, bot.seat), Budget())
    assert bot.plan == {}


@pytest.mark.parametrize("room", ROOMS)
def test_a_seed_and_a_budget_decide_the_choice(room: str) -> None:
    game = durbar.game(room)
    state = next(decisions(game, game.options.parse(None, ""), 2, 5))
    seat = int(state.to_move())
    view = game.view(state, seat)

    def chosen(text: str, budget: Budget) -> int:
        return sits(make_bot(text), game, seat, 1).choose(view, budget)

    usual = chosen("turns:positions=150:reply_candidates=1", Budget())
    assert usual == chosen("turns:reply_candidates=1", Budget(simulations=150))
    assert usual == chosen("turns:positions=150:reply_candidates=1", Budget(seconds=3600.0))
    assert chosen("turns:positions=1000000000", Budget(seconds=0.0)) in view.legal


def test_the_last_action_point_is_not_left_where_it_brings_fame() -> None:
    """J8.2: a hole in the land with the own developer first beside it is filled at once."""
    state = next(s for s in middle(2, 10) if int(s.ap) > 0)
    best: Any = looked_at(state, 2000, tile_candidates=60).ends[0]
    seat = int(state.turn_of)
    assert best.value >= looked_at(state, 2000, horizon=1, tile_candidates=60).ends[0].value
    assert best.state.players[seat].fame >= state.players[seat].fame


@pytest.mark.parametrize(
    "text", ["turns:weights=water", "turns:weights=water*2+water*1", "turns:x=1"]
)
def test_malformed_weights_are_an_error(text: str) -> None:
    with pytest.raises(BadOptions):
        make_bot(text)


def test_an_unknown_term_is_an_error_before_the_game() -> None:
    with pytest.raises(BadOptions):
        sits(make_bot("turns:weights=gold*2"), JAVA, 0, 1)


@pytest.mark.parametrize("term", DEFAULT)
def test_every_term_of_a_turns_value_counts_somewhere(term: str) -> None:
    """Seen without it, some position is worth something else."""
    states = [state for seed in range(3) for state in middle(3, seed)]
    for state in states:
        if state.phase == MOVING:
            continue
        usual, blind = (
            turn_model(JAVA, 3, 4, style).value(state, 1) for style in ({}, {term: 0.0})
        )
        if usual != blind:
            return
    pytest.fail(f"{term} never counts")


SCRIPT = """
import json, sys
sys.path.insert(0, sys.argv[1])
import durbar
from durbar.bots.base import Budget
from durbar.bots.registry import make_bot
from durbar.bench.positions.java import walk
from durbar.core.chance import Rng

from durbar.version import is_compiled

game = durbar.game("java")
output = [is_compiled()]
for number, state in enumerate(walk(game.new(game.options(seats=2)), 5)):
    if number % 40 == 0 and state.to_move() >= 0 and len(output) < 7:
        seat = int(state.to_move())
        bot = make_bot("turns:positions=1:tile_candidates=2:reply_candidates=1:worlds=2")
        bot.begin(game, seat, 3)
        output.append([bot.choose(game.view(state, seat), Budget()), sorted(bot.plan.items())])
print(json.dumps(output))
"""


def test_compiled_and_interpreted_plans_are_the_same(tmp_path: Path) -> None:
    assert any(plan for _, plan in output_of_both_builds(SCRIPT, tmp_path))
