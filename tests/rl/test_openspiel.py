"""The games in OpenSpiel: its own tests, its bots, and what its states tell."""

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

import durbar
from durbar.core.chance import Rng
from durbar.rl import openspiel as _registered  # noqa: F401
from durbar.rl.encode import encode
from durbar.rl.envs.openspiel import serialize, spiel_name

SMALL = {
    "maharaja": "seats=2,grey=True",
    "taj-mahal": "seats=3,carletto=duo,provinces=9",
    "java": "seats=2",
}


def load(room: str, options: str = "") -> Any:
    return pyspiel.load_game(f"{spiel_name(room)}({options or SMALL[room]})")


def first_decision(game: Any, seed: int) -> Any:
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    while state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=shares)))
    return state


@pytest.mark.parametrize("room", list(durbar.GAMES))
def test_openspiels_random_simulation_finds_no_fault(room: str) -> None:
    pyspiel.random_sim_test(load(room), num_sims=1, serialize=False, verbose=False)


def test_every_form_loads_with_its_players() -> None:
    for room in durbar.GAMES:
        game = durbar.game(room)
        for options in game.options.all():
            parameters = ",".join(f"{key}={value}" for key, value in options.to_json().items())
            loaded = load(room, parameters)
            assert loaded.num_players() == len(game.deciders(options))
            assert loaded.num_distinct_actions() == game.seat_actions


@pytest.mark.parametrize("room", list(durbar.GAMES))
def test_observer_and_tensors_tell_the_view(room: str) -> None:
    state = first_decision(load(room), 1)
    game = state.get_game()
    observation = make_observation(game)
    for player, seat in enumerate(game.deciders):
        view = game.room.view(state.held.position, seat)
        expected = encode(game.room, game.layout, view)
        observation.set_from(state, player)
        assert observation.tensor.tolist() == expected
        assert state.information_state_tensor(player) == expected
        assert observation.dict["to_move"].shape == (game.options.seats,)
        assert state.information_state_string(player) == serialize(view)


def test_resampled_worlds_are_one_information_state() -> None:
    """And they differ in what the player may not know; his own moves stay possible."""
    state = first_decision(load("taj-mahal"), 2)
    player, rng = state.current_player(), Rng(3)
    known, worlds = state.information_state_string(player), set()
    for _ in range(5):
        twin = state.resample_from_infostate(player, lambda: rng.below(1000) / 1000)
        assert twin.information_state_string(player) == known
        assert twin.legal_actions() == state.legal_actions()
        worlds.add(twin.held.position.key())
    assert len(worlds) > 1


def test_a_clone_is_independent() -> None:
    state = first_decision(load("maharaja"), 1)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert state.action_to_string(0) == "take gold"


def test_openspiels_ismcts_and_random_bots_play_a_game_to_its_end() -> None:
    game, rng = load("maharaja", "seats=2"), np.random.RandomState(5)
    bots = [
        ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng),
        uniform_random.UniformRandomBot(1, rng),
    ]
    state = first_decision(game, 5)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=shares)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)
    assert sorted(map(abs, state.returns())) in ([1, 1], [0, 0])


@pytest.mark.parametrize("room", ["taj-mahal", "java"])
def test_openspiels_ismcts_searches_hidden_hands(room: str) -> None:
    state, rng = first_decision(load(room), 6), np.random.RandomState(6)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 2.0, 2, random_state=rng
    )
    assert bot.step(state) in state.legal_actions()


def test_a_process_that_registered_the_games_ends_in_peace() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "import durbar.rl.openspiel"], capture_output=True, text=True
    )
    assert (run.returncode, run.stderr) == (0, "")
