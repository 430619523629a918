"""Levels and styles: settled names for settled parts, in every game."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.bots.tables import ROOMS, decisions, sits

import durbar
from durbar.bots.base import Budget
from durbar.bots.greedy import Greedy
from durbar.bots.knowledge import Weights, evaluator_of
from durbar.bots.levels import DEFAULT, LEVELS, PRESETS, presets
from durbar.bots.registry import BOTS, bot_names, in_full, make_bot
from durbar.core.errors import BadOptions

ROOT = Path(__file__).parents[2]
every_room = pytest.mark.parametrize("room", ROOMS)


@every_room
def test_every_game_has_the_four_levels_from_weak_to_strong(room: str) -> None:
    assert tuple(presets(room))[:4] == LEVELS and DEFAULT in LEVELS
    assert bot_names(room) == (*BOTS, *presets(room))


def test_what_is_settled_stays() -> None:
    frozen: Any = PRESETS
    with pytest.raises(TypeError):
        frozen["maharaja"] = {}
    with pytest.raises(TypeError):
        frozen["maharaja"]["novice"] = "random"


@every_room
def test_a_name_stands_for_its_parts(room: str) -> None:
    for name, parts in presets(room).items():
        assert name not in BOTS
        assert make_bot(name, room) == make_bot(parts)


@every_room
def test_the_documentation_names_the_same_parts(room: str) -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for name, parts in presets(room).items():
        assert f"| `{name}` | `{parts}` |" in page


def test_a_parameter_behind_a_level_replaces_the_settled_one() -> None:
    settled: Any = make_bot("master", "maharaja")
    assert make_bot("master:simulations=7", "maharaja") == replace(settled, simulations=7)
    with pytest.raises(BadOptions, match="depth=2"):
        make_bot("master:depth=2", "maharaja")


def test_a_level_can_be_written_in_full() -> None:
    parts = presets("maharaja")["master"]
    assert in_full("master", "maharaja") == parts != "master" == in_full("master")
    more = in_full("master:simulations=7:rollout_candidates=2", "maharaja")
    assert make_bot(more) == make_bot("master:simulations=7:rollout_candidates=2", "maharaja")
    assert more.count("simulations=") == 1 and in_full("greedy:worlds=2") == "greedy:worlds=2"


def test_levels_belong_to_games() -> None:
    for game in (None, "chess"):
        assert make_bot("greedy", game) == Greedy()
        with pytest.raises(BadOptions, match="master"):
            make_bot("master", game)


@pytest.mark.parametrize("text", ["goods", "goods*x", "goods*1+goods*2", "goods*1+"])
def test_weights_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="weights"):
        make_bot(f"greedy:weights={text}", "taj-mahal")


@every_room
def test_a_term_that_the_game_does_not_weigh_is_refused_before_it_begins(room: str) -> None:
    with pytest.raises(BadOptions, match="hats"):
        make_bot("search:weights=hats*2", room)


@every_room
def test_every_term_counts_somewhere_in_a_game(room: str) -> None:
    game = durbar.game(room)
    usual = evaluator_of(game)
    options = game.options.parse(None, "")
    states = [state for seed in range(12) for state in decisions(game, options, seed, 8)]
    for term in usual.terms():
        for weights in (Weights(f"{term}*0"), Weights(f"{term}*2")):
            other = evaluator_of(game, weights)
            assert any(
                other.expected_points(state, seat) != usual.expected_points(state, seat)
                for state in states
                for seat in range(options.seats)
            ), weights


@every_room
def test_a_level_with_a_seed_always_chooses_the_same(room: str) -> None:
    game = durbar.game(room)
    state = list(decisions(game, game.options.parse(None, ""), 6, 12))[1]
    seat = int(state.to_move())
    view = game.view(state, seat)
    for name in presets(room):
        one, again = (
            sits(make_bot(name, room), game, seat, 9).choose(view, Budget(simulations=24))
            for _ in range(2)
        )
        assert one == again and one in view.legal, name
