"""The PettingZoo adapter: its own tests, for every game, seat count and variant."""

import xml.etree.ElementTree as ET
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from tests.rl.forms import FORMS, NAMES, arguments

import durbar
import durbar.rl
from durbar.core.errors import IllegalAction
from durbar.core.options import Options
from durbar.core.outcome import Outcome
from durbar.rl.encode import encode
from durbar.rl.envs.aec import Aec

# PettingZoo knows by name which environments may observe in a dictionary, and warns of the others
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def play(env: Any, seed: int, steps: int = 100_000) -> dict[str, float]:
    """A random game, or its beginning; returns what every agent was paid."""
    env.reset(seed=seed)
    paid: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for n, agent in enumerate(env.agent_iter(steps)):
        observed, reward, is_over, _, _ = env.last()
        paid[agent] += reward
        if is_over:
            env.step(None)
        else:
            legal = np.flatnonzero(observed["action_mask"])
            env.step(int(legal[(7 * n) % len(legal)]))
    return paid


@pytest.mark.parametrize(("room", "options"), FORMS, ids=NAMES)
def test_pettingzoo_finds_no_fault(room: str, options: Options) -> None:
    def make() -> Any:
        return durbar.rl.aec_env(room, reward="points", **arguments(options))

    api_test(make(), num_cycles=20)
    seed_test(make, num_cycles=20)


@pytest.mark.parametrize("room", list(durbar.GAMES))
def test_pettingzoo_finds_no_fault_with_its_own_wrappers(room: str) -> None:
    def parallel() -> Any:
        return turn_based_aec_to_parallel(durbar.rl.aec_env(room, illegal="terminate"))

    api_test(durbar.rl.aec_env(room, illegal="terminate"), num_cycles=20)
    parallel_seed_test(parallel, num_cycles=20)


@pytest.mark.parametrize(("room", "options"), FORMS, ids=NAMES)
def test_agents_are_the_seats_that_decide_and_see_what_their_views_tell(
    room: str, options: Options
) -> None:
    env = durbar.rl.aec_env(room, **arguments(options))
    assert isinstance(env, Aec)
    game = env.config.game
    assert env.possible_agents == [f"player_{seat}" for seat in game.deciders(options)]
    assert env.action_space(env.possible_agents[0]).n == game.seat_actions
    play(env, 3, 40)
    state = env.position
    for agent in env.agents:
        view = game.view(state, int(agent.removeprefix("player_")))
        observed = env.observe(agent)
        assert tuple(np.flatnonzero(observed["action_mask"])) == view.legal
        assert observed["observation"].tolist() == encode(game, env.layout, view)


@pytest.mark.parametrize("room", list(durbar.GAMES))
def test_rewards_are_what_the_outcome_says(room: str) -> None:
    paid, envs = {}, {}
    for reward in durbar.rl.REWARDS:
        envs[reward] = durbar.rl.aec_env(room, reward=reward, observations=False)
        paid[reward] = play(envs[reward], 5)
    env = envs["rank"]
    assert isinstance(env, Aec)
    state, game = env.position, env.config.game
    scores, outcome = state.scores(), game.outcome(state)
    for seat, agent in enumerate(env.possible_agents):
        others = scores[:seat] + scores[seat + 1 :]
        assert paid["points"][agent] == scores[seat]
        assert paid["margin"][agent] == scores[seat] - max(others)
        assert paid["win"][agent] == (seat in outcome.winners) / len(outcome.winners)
    assert sum(paid["rank"].values()) == pytest.approx(0)
    assert sum(paid["win"].values()) == pytest.approx(1)
    by_place = [paid["rank"][f"player_{group[0]}"] for group in outcome.ranking]
    assert by_place == sorted(set(by_place), reverse=True)


def test_who_ties_shares_what_the_places_bring() -> None:
    from durbar.core.outcome import Reason
    from durbar.rl.rewards import settler

    class Tied:
        def outcome(self, state: Any) -> Outcome:
            return Outcome(((1, 2), (0,), (3,)), Reason.SHARED)

    assert settler(Tied(), "win")(None) == [0, 0.5, 0.5, 0]  # type: ignore[arg-type]
    rank = settler(Tied(), "rank")(None)  # type: ignore[arg-type]
    assert rank == pytest.approx([-1 / 3, 2 / 3, 2 / 3, -1])


def test_what_is_illegal_raises_with_its_reason_or_ends_the_game() -> None:
    env = durbar.rl.aec_env("maharaja")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[-1])
    with pytest.raises(IllegalAction):
        env.step(illegal)
    with pytest.raises(IllegalAction):
        env.step(None)  # type: ignore[arg-type]
    assert (env.observe(env.agent_selection)["action_mask"] == before["action_mask"]).all()
    wrapped = durbar.rl.aec_env("maharaja", illegal="terminate")
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.terminations[agent] and wrapped._cumulative_rewards[agent] == -1


def test_same_seed_same_game_and_without_a_seed_chance_goes_on() -> None:
    env = durbar.rl.aec_env("taj-mahal", seats=3, provinces=9)
    env.reset(seed=4)
    first = env.observe("player_0")["observation"]
    env.reset()
    second = env.observe("player_0")["observation"]
    env.reset(seed=4)
    assert (env.observe("player_0")["observation"] == first).all()
    assert (second != first).any()


@pytest.mark.parametrize("room", list(durbar.GAMES))
def test_renders_as_text_and_as_a_picture_without_secrets(room: str) -> None:
    text = durbar.rl.aec_env(room, render_mode="ansi")
    play(text, 6, 30)
    picture = durbar.rl.aec_env(room, render_mode="svg")
    play(picture, 6, 30)
    rendered, drawn = text.render(), picture.render()
    assert isinstance(rendered, str) and rendered.startswith(room) and "points: " in rendered
    assert isinstance(drawn, str) and ET.fromstring(drawn).tag.endswith("svg")
    assert "own: –" in rendered or room != "java"
    assert "\n  hand: –" in rendered or room != "taj-mahal"


@pytest.mark.parametrize(
    "wrong",
    [{"reward": "fame"}, {"illegal": "ignore"}, {"render_mode": "human"}, {"seats": 9}, {"no": 1}],
    ids=str,
)
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        durbar.rl.aec_env("maharaja", **wrong)
