"""The Gymnasium adapter: its own checker, opponents that are bots, and masks."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.rl.forms import FORMS, NAMES, arguments

import durbar
import durbar.rl
from durbar.bots.base import Budget
from durbar.bots.uniform import Uniform
from durbar.core.errors import IllegalAction
from durbar.core.options import Options
from durbar.rl import ids
from durbar.rl.envs import single
from durbar.rl.envs.single import Single


@pytest.mark.parametrize(("room", "options"), FORMS, ids=NAMES)
def test_gymnasium_finds_no_fault(room: str, options: Options) -> None:
    env = gymnasium.make(ids.env_id(room), illegal="terminate", **arguments(options))
    check_env(env.unwrapped)


def test_ids_carry_the_version() -> None:
    assert ids.env_id("maharaja") == "durbar/maharaja-v1"
    assert durbar.rl.aec_env("taj-mahal").metadata["name"] == "durbar_taj_mahal_v1"


def play(env: Single, seed: int) -> tuple[list[Any], float]:
    """A game in which the learner takes the first legal action; what he saw and was paid."""
    observed, _ = env.reset(seed=seed)
    seen, paid, is_over = [observed["observation"]], 0.0, False
    while not is_over:
        action = int(np.flatnonzero(observed["action_mask"])[0])
        observed, reward, is_over, _, _ = env.step(action)
        seen.append(observed["observation"])
        paid += reward
    return seen, paid


@pytest.mark.parametrize("room", ["maharaja", "taj-mahal"])
def test_random_opponents_play_as_the_bot_would(room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are asked without making views; asked with views they play the same game."""

    class Asked(Uniform):
        pass

    quick, quick_paid = play(Single(room, reward="points"), 2)
    monkeypatch.setattr(single, "make_bot", lambda name, game: Asked())
    slow, slow_paid = play(Single(room, reward="points"), 2)
    assert quick_paid == slow_paid
    assert all((a == b).all() for a, b in zip(quick, slow, strict=True))


def test_opponents_are_bots_by_their_names() -> None:
    env = Single(
        "maharaja", seats=3, seat=1, opponents=["greedy", "search:simulations=4"],
        budget=Budget(simulations=2), reward="win",
    )  # fmt: skip
    seen, paid = play(env, 1)
    assert len(seen) > 5 and 0 <= paid <= 1
    again, _ = play(env, 1)
    assert all((a == b).all() for a, b in zip(seen, again, strict=True))
    with pytest.raises(ValueError, match="2 opponents for 3 seats"):
        Single("maharaja", opponents=["greedy", "greedy"])
    with pytest.raises(ValueError, match="seat 1 is none of"):
        Single("taj-mahal", seats=4, carletto="two-plus-two", seat=1)


def test_the_learner_may_sit_anywhere() -> None:
    env = Single("maharaja", seat=None)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.action_masks().any()
    assert seats == {0, 1, 2, 3}


def test_points_add_up_whoever_scores_them() -> None:
    env = Single("taj-mahal", seats=3, provinces=9, reward="points")
    _, paid = play(env, 3)
    assert paid == env._core.position.scores()[0]


def test_what_is_illegal_raises_or_ends_the_game() -> None:
    env = Single("maharaja")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    with pytest.raises(IllegalAction):
        env.step(illegal)
    ending = Single("maharaja", illegal="terminate")
    ending.reset(seed=1)
    _, reward, is_over, _, info = ending.step(illegal)
    assert (reward, is_over, info) == (-1.0, True, {"illegal": True})


def test_renders_what_the_learner_sees() -> None:
    env = Single("java", render_mode="ansi")
    env.reset(seed=1)
    rendered = env.render()
    assert rendered is not None and rendered.count("\n  own: –") == 3  # his own cards are there
