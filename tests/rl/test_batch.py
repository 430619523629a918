"""Batches: the compiled loop plays what the engine plays, in buffers that numpy shares."""

import numpy as np
import pytest

import durbar
import durbar.rl
from durbar.core.chance import Rng
from durbar.core.types import CHANCE, NOBODY
from durbar.rl.encode import encode
from durbar.rl.envs.batch import Batch, seed_of
from durbar.rl.rewards import settler


@pytest.mark.parametrize("room", list(durbar.GAMES))
def test_a_batch_plays_what_the_engine_plays(room: str) -> None:
    """Masks, movers, observations, ends and rewards of three games, step by step by hand."""
    batch, games = Batch(room, 3, seed=9), []
    config, game = batch.config, batch.config.game
    settle = settler(game, "rank")
    rngs = [Rng(seed_of(9, n)) for n in range(3)]
    for rng in rngs:
        games.append(game.new(config.options))
        advance(games[-1], rng)
    chooser, finished = Rng(1), 0
    for step in range(400 if room == "maharaja" else 60):
        assert batch.observations is not None
        actions = batch.sample(chooser)
        for n, state in enumerate(games):
            assert np.flatnonzero(batch.masks[n]).tolist() == state.legal()
            assert batch.movers[n] == state.to_move()
            if step % 10 == 0:
                seen = encode(game, batch.layout, game.view(state, int(batch.movers[n])))
                assert batch.observations[n].tolist() == seen
            state.apply(int(actions[n]))
            advance(state, rngs[n])
        batch.step(actions)
        for n, state in enumerate(games):
            is_over = state.to_move() == NOBODY
            assert batch.ends[n] == is_over
            assert batch.rewards[n].tolist() == (settle(state) if is_over else [0.0] * 4)
            if is_over:
                finished += 1
                games[n] = game.new(config.options)
                advance(games[n], rngs[n])
    assert finished > 3 or room != "maharaja"


def advance(state: durbar.core.state.State, rng: Rng) -> None:
    while state.to_move() == CHANCE:
        state.apply(state.chance(rng))


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    one, many = Batch("taj-mahal", 1, seed=3), Batch("taj-mahal", 4, seed=3)
    for _ in range(50):
        first = int(np.flatnonzero(one.masks[0])[0])
        one.step([first])
        many.step([int(np.flatnonzero(mask)[0]) for mask in many.masks])
        assert (one.masks[0] == many.masks[0]).all()


def test_the_arrays_are_the_buffers() -> None:
    batch = Batch("maharaja", 5)
    before, masks = batch.masks.copy(), batch.masks
    batch.step(batch.sample(Rng(0)))
    assert (masks != before).any() and not masks.flags.writeable
    assert np.shares_memory(masks, np.asarray(batch.vector.masks))


def test_nothing_is_played_if_one_action_is_illegal() -> None:
    batch = Batch("maharaja", 3)
    actions, before = batch.sample(Rng(0)), batch.masks.copy()
    illegal = int(np.flatnonzero(batch.masks[2] == 0)[0])
    for wrong in ([actions[0], actions[1], illegal], [-1, *actions[1:]], actions[:2]):
        with pytest.raises(ValueError):
            batch.step(wrong)
        assert (batch.masks == before).all()


@pytest.mark.parametrize("room", list(durbar.GAMES))
@pytest.mark.parametrize("reward", ["rank", "win", "margin"])
def test_points_alone_make_the_ranking_unless_seats_tie(room: str, reward: str) -> None:
    """What the compiled loop pays without asking is what the room's own ranking says."""
    batch = Batch(room, 8, seed=1, reward=reward, observations=False)
    game, rng, checked = batch.config.game, Rng(2), 0
    while checked < 6:
        twins = [slot.state for slot in batch.vector.slots]
        batch.step(batch.sample(rng))
        for n in np.flatnonzero(batch.ends):
            ended = twins[n]  # the very position, now over; its place holds a new one
            scores = ended.scores()
            checked += 1
            if reward == "margin":
                best = [max(scores[:s] + scores[s + 1 :]) for s in range(4)]
                expected = [float(a - b) for a, b in zip(scores, best, strict=True)]
            else:
                expected = settler(game, reward)(ended)
            assert batch.rewards[n].tolist() == pytest.approx(expected)


def test_points_are_paid_as_they_are_scored() -> None:
    batch = Batch("taj-mahal", 2, seed=4, reward="points", observations=False, seats=3)
    total, rng = np.zeros((2, 3)), Rng(3)
    while True:
        twins = [slot.state for slot in batch.vector.slots]
        batch.step(batch.sample(rng))
        total += batch.rewards
        for n in np.flatnonzero(batch.ends):
            assert total[n].tolist() == twins[n].scores()
            return
