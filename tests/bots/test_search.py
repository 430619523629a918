"""The tree search: what the tree counts, and that a seed and a budget decide everything."""

from pathlib import Path
from typing import Any

import pytest
from tests.bots.tables import ROOMS, SMALL, decisions, output_of_both_builds, sits

import durbar
from durbar.bots.base import Budget
from durbar.bots.knowledge import evaluator_of
from durbar.bots.playing import play_game
from durbar.bots.registry import make_bot, parameters_of
from durbar.bots.search.rollout import reward_final, share_reward
from durbar.bots.search.searcher import Searcher
from durbar.bots.search.stats import root_stats
from durbar.bots.search.tree import NONE, ROOT, TO_THE_END, SearchConfig, Tree
from durbar.core.chance import Rng
from durbar.core.errors import BadOptions
from durbar.core.options import Options
from durbar.texts.catalogue import LANGUAGES, Texts

every_room = pytest.mark.parametrize("room", ROOMS)
every_option = pytest.mark.parametrize(
    ("room", "options"),
    [(name, options) for name in ROOMS for options in durbar.game(name).options.all()],
    ids=lambda value: value if isinstance(value, str) else f"{value.seats}-{value.variant}",
)
PLAIN = {"use_priors": 0, "rollout_depth": TO_THE_END, "rollout_candidates": 1}


def grown(room: str, simulations: int = 200, **parameters: Any) -> Tree:
    """A tree from the first decision of a game."""
    game = durbar.game(room)
    state = next(decisions(game, game.options.parse(None, ""), 1, 1))
    seat = int(state.to_move())
    bot = Searcher(simulations, **parameters)
    sits(bot, game, seat, 5)
    return bot.look_ahead(game.view(state, seat), Budget())


def children(tree: Tree, node: int) -> list[int]:
    found, child = [], int(tree.first_child[node])
    while child != NONE:
        found.append(child)
        child = int(tree.next_sibling[child])
    return found


@every_room
@pytest.mark.parametrize(
    "parameters",
    [PLAIN, PLAIN | {"branch_on_chance": 1}, {"rollout_depth": 2, "rollout_candidates": 3}],
    ids=str,
)
def test_a_node_was_visited_once_for_itself_and_once_for_each_visit_of_a_child(
    room: str, parameters: dict[str, Any]
) -> None:
    tree = grown(room, 60, **parameters)
    assert tree.visits[ROOT] == 60 == sum(tree.visits[child] for child in children(tree, ROOT))
    for node in range(1, len(tree.action)):
        below = sum(int(tree.visits[child]) for child in children(tree, node))
        assert 0 <= tree.visits[node] - below <= 1 or not below


@every_room
@pytest.mark.parametrize("parameters", [PLAIN, {"rollout_depth": 0}], ids=str)
def test_rewards_lie_between_nothing_and_all(room: str, parameters: dict[str, Any]) -> None:
    tree = grown(room, 60, **parameters)
    for node in range(len(tree.action)):
        assert 0.0 <= tree.total_reward[node] <= float(tree.visits[node])
    assert all(0.0 <= choice.reward <= 1.0 for choice in root_stats(tree))


@every_room
def test_brothers_stand_ascending_and_were_offered_at_least_as_often_as_taken(room: str) -> None:
    tree = grown(room, 60, **PLAIN)
    for node in range(len(tree.action)):
        actions = [int(tree.action[child]) for child in children(tree, node)]
        assert actions == sorted(set(actions))
        for child in children(tree, node):
            assert tree.visits[child] <= tree.availability[child] <= tree.visits[node]


def test_chance_parts_the_tree_only_where_it_is_asked_to() -> None:
    game = durbar.game("maharaja")
    blind, seeing = (grown("maharaja", 400, **PLAIN, branch_on_chance=chance) for chance in (0, 1))
    assert all(action < game.seat_actions for action in blind.action)
    outcomes = [n for n, action in enumerate(seeing.action) if action >= game.seat_actions]
    assert outcomes and all(seeing.total_reward[n] == 0.0 for n in outcomes)  # nobody chose them


def test_choices_tell_the_menu() -> None:
    considered = root_stats(grown("maharaja", 64))
    assert sum(choice.visits for choice in considered) == 64
    assert len({choice.prior_score for choice in considered}) > 1
    assert {choice.prior_score for choice in root_stats(grown("maharaja", 64, **PLAIN))} == {0.0}


def test_a_search_finds_the_only_winning_move_of_a_last_decision() -> None:
    """Where the game ends with the choice, the tree's favourite is the best by the scores."""
    game = durbar.game("maharaja")
    state = list(decisions(game, game.options(seats=2), 3, 1))[-1]
    seat = int(state.to_move())
    margins = {}
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        after.playout(Rng(1), after.buffer())
        scores = after.scores()
        margins[action] = scores[seat] - scores[1 - seat]
    bot = Searcher(400, **PLAIN, branch_on_chance=1)
    chosen = sits(bot, game, seat, 2).choose(game.view(state, seat), Budget())
    assert margins[chosen] == max(margins.values())


def rewards(points: list[float], **parameters: float) -> list[float]:
    """What the seats are rewarded with who began with ten points each."""
    tree = grown("taj-mahal", 1, **parameters)
    assert tree.seats == len(points)
    for seat, each in enumerate(points):
        tree.root_points[seat], tree.reward[seat] = 10.0, each
    share_reward(tree, 0.0)
    return [float(each) for each in tree.reward]


def test_a_reward_is_for_the_lead_over_the_best_rival_over_all_or_for_ones_own_points() -> None:
    level = 0.5
    # The best rival: the lead does not depend on the others
    assert rewards([20, 20, 0, 0])[0] == rewards([20, 20, 16, 3])[0] == level
    # All rivals: pulling down the best is no better than pulling down another
    mean_rival = {"mean_rival_weight": 1.0}
    assert rewards([20, 24, 18, 18], **mean_rival)[0] == level
    less = rewards([20, 23, 18, 18], **mean_rival)[0]
    assert less == rewards([20, 24, 17, 18], **mean_rival)[0] > level
    # One's own points, whoever leads
    own = {"own_gain_weight": 1.0}
    assert rewards([10, 40, 0, 0], **own)[0] == level < rewards([11, 40, 0, 0], **own)[0]
    assert rewards([10, 40, 0, 0], **own) == rewards([10, 40, 0, 0], **mean_rival, **own)
    # Shares of them
    best_rival = rewards([20, 24, 18, 18])[0]
    assert best_rival < rewards([20, 24, 18, 18], mean_rival_weight=0.5)[0] < level
    assert best_rival < rewards([20, 24, 18, 18], own_gain_weight=0.2)[0]


def test_what_is_gained_is_counted_from_what_was_expected_at_the_root() -> None:
    game = durbar.game("taj-mahal")
    state = next(decisions(game, game.options.parse(None, ""), 1, 1))
    evaluator = evaluator_of(game)
    tree = grown("taj-mahal", 40)
    expected = [evaluator.expected_points(state, seat) for seat in range(tree.seats)]
    seat = int(state.to_move())
    assert tree.root_points[seat] == pytest.approx(expected[seat])
    assert all(found > 0 for found in tree.root_points)


def test_the_winner_follows_the_tie_breaks_of_the_rules() -> None:
    """M4.5: of those with most points who has most antiques left; one game of several has a tie."""
    game, broken = durbar.game("maharaja"), 0
    for seed in range(60):
        state = game.new(game.options(seats=4))
        state.playout(Rng(seed), state.buffer())
        tree = Tree(evaluator_of(game), 4, SearchConfig(margin_weight=0.0))
        reward_final(tree, state)
        winners = game.outcome(state).winners
        shares = [1 / len(winners) if seat in winners else 0 for seat in range(4)]
        assert [float(each) for each in tree.win] == shares == [float(each) for each in tree.reward]
        scores = state.scores()
        broken += len(winners) < scores.count(max(scores))
    assert broken


@every_room
def test_a_seed_and_a_budget_decide_the_choice(room: str) -> None:
    game = durbar.game(room)
    state = next(decisions(game, game.options.parse(None, ""), 2, 5))
    seat = int(state.to_move())
    view = game.view(state, seat)

    def stats(seed: int, budget: Budget) -> Any:
        bot = Searcher(50, rollout_depth=2, rollout_candidates=2)
        sits(bot, game, seat, seed)
        return root_stats(bot.look_ahead(view, budget))

    assert stats(1, Budget()) == stats(1, Budget(simulations=50))
    assert stats(1, Budget()) == stats(1, Budget(seconds=3600.0))
    assert stats(1, Budget()) != stats(2, Budget())
    assert sum(choice.visits for choice in stats(1, Budget(simulations=30))) == 30


def test_a_deadline_ends_the_search() -> None:
    game = durbar.game("maharaja")
    state = next(decisions(game, game.options.parse(None, ""), 2, 5))
    bot = Searcher(10**9)
    sits(bot, game, int(state.to_move()), 1)
    tree = bot.look_ahead(game.view(state, bot.seat), Budget(seconds=0.0))
    assert 0 < tree.visits[ROOT] < 10**9


@pytest.mark.parametrize("text", ["search:simulations=1000000000", "turns:positions=1000000000"])
def test_a_bots_own_seconds_end_it_as_a_budget_does(text: str) -> None:
    game = durbar.game("java")
    state = next(decisions(game, game.options.parse(None, ""), 2, 5))
    bot = make_bot(f"{text}:seconds=0.01")
    sits(bot, game, int(state.to_move()), 1)
    view = game.view(state, bot.seat)
    assert bot.choose(view, Budget()) in view.legal
    assert bot.choose(view, Budget(seconds=3600.0)) in view.legal


@every_option
def test_a_search_never_returns_an_illegal_action(room: str, options: Options) -> None:
    game = durbar.game(room)
    deciders = game.deciders(options)
    bots = {seat: make_bot(SMALL if seat == deciders[0] else "random") for seat in deciders}
    for seat, bot in bots.items():
        bot.begin(game, seat, seat)
    state, asked = game.new(options), 0

    def decide(seat: int) -> int:
        nonlocal asked
        view = game.view(state, seat)
        action = bots[seat].choose(view, Budget())
        assert action in view.legal
        asked += len(view.legal) > 1
        return action

    assert play_game(state, Rng(7), decide) > asked > 0


@pytest.mark.parametrize("text", ["search:depth=3", "search:rollout_depth=many", "search:plies"])
def test_an_unknown_parameter_is_an_error(text: str) -> None:
    with pytest.raises(BadOptions):
        make_bot(text)


@pytest.mark.parametrize(
    "text",
    [
        "search:explore=1",
        "search:warmth=1",
        "search:plies=2",
        "turns:sight=2",
        "turns:style=card*2",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_parameter_of_another_name_is_refused_with_the_known_ones(
    text: str, language: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        make_bot(text)
    error = refused.value
    sentence = Texts(language).text(f"error-{error.code}", **error.facts)
    name, _, pair = text.partition(":")
    assert pair in sentence
    assert all(parameter in sentence for parameter in parameters_of(name))


SCRIPT = """
import json, sys
sys.path.insert(0, sys.argv[1])
import durbar
from durbar.bots.base import Budget
from durbar.bots.knowledge import evaluator_of
from durbar.bots.search.stats import root_stats
from durbar.bots.search.searcher import Searcher
from durbar.version import is_compiled
from durbar.core.chance import Rng

output = [is_compiled()]
for room in durbar.GAMES:
    game = durbar.game(room)
    state, rng = game.new(game.options.parse(None, "")), Rng(4)
    while state.to_move() == durbar.CHANCE:
        state.apply(state.chance(rng))
    policy = {"rollout_depth": 2, "rollout_candidates": 2}
    plain = {"use_priors": 0, "rollout_depth": 30, "rollout_candidates": 1}
    for parameters in (policy, plain):
        bot = Searcher(12, **parameters)
        bot.begin(game, int(state.to_move()), 3)
        considered = root_stats(bot.look_ahead(game.view(state, bot.seat), Budget()))
        output += [[c.action, c.visits, c.reward, c.prior_score, c.lead, c.win] for c in considered]
print(json.dumps(output))
"""


def test_compiled_and_interpreted_searches_find_the_same(tmp_path: Path) -> None:
    assert output_of_both_builds(SCRIPT, tmp_path)
