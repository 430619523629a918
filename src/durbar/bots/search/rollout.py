"""Rollouts and rewards, compiled.

A rollout plays from a new node by a cheap policy, to the end of the game or for some decisions.
Then the final result or the evaluator's estimate becomes a reward between 0 and 1 for each seat.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.search.tree import LOWEST, Tree
from durbar.core.chance import Rng
from durbar.core.rewards import win_reward
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY


def rollout(tree: Tree, world: State, rng: Rng, out: vec[i64]) -> None:
    """Plays to the end or to the evaluator's estimate; leaves each seat's reward in the tree."""
    left = tree.config.rollout_depth
    while True:
        mover = world.to_move()
        if mover == NOBODY:
            reward_final(tree, world)
            return
        if mover == CHANCE:
            world.apply(world.chance(rng))
        elif left == 0:
            reward_estimate(tree, world)
            return
        else:
            world.apply(rollout_action(tree, world, mover, rng, out))
            left -= 1


def rollout_action(tree: Tree, world: State, mover: i64, rng: Rng, out: vec[i64]) -> i64:
    """Returns the action with the best prior score among a few drawn at random."""
    candidates = tree.config.rollout_candidates
    if candidates == 1:
        return world.random_action(rng, out)
    n = world.legal_into(out)
    selected = out[0]
    if n == 1:
        return selected
    left = n
    if 0 < candidates and candidates < n:
        left = candidates
    best = LOWEST
    while left > 0:
        at = rng.below(n)
        action = out[at]
        n -= 1
        out[at] = out[n]
        left -= 1
        score = prior_score_of(tree, world, mover, action)
        if score > best:
            best = score
            selected = action
    return selected


def prior_score_of(tree: Tree, world: State, mover: i64, action: i64) -> float:
    """Returns the lead in points that the evaluator expects for the mover after an action."""
    after = world.clone()
    after.apply(action)
    return tree.evaluator.advantage(after, mover, tree.seats)


def reward_estimate(tree: Tree, world: State) -> None:
    """Rewards each seat by the points that the evaluator expects."""
    seat: i64 = 0
    while seat < tree.seats:
        tree.reward[seat] = tree.evaluator.expected_points(world, seat)
        tree.standing[seat] = tree.reward[seat]
        seat += 1
    share_reward(tree, 0.0)
    estimate_wins(tree)


def reward_final(tree: Tree, world: State) -> None:
    """Rewards victory, by the room's tie-breaks, and the margin; remaining ties are shared."""
    scores = world.scores()
    standing = world.standing()
    seat: i64 = 0
    while seat < tree.seats:
        tree.reward[seat] = float(scores[seat])
        tree.standing[seat] = float(standing[seat])
        seat += 1
    share_reward(tree, 1.0 - tree.config.margin_weight)


def share_reward(tree: Tree, win_weight: float) -> None:
    """Turns points into rewards between 0 and 1.

    The reward is a weighted sum of the victory and of a logistic function of the lead. With the
    lead over the best rival only, a bot wastes its cards on pulling that rival down, and a third
    player gains. Hence the lead can also count the mean of all rivals (`mean_rival_weight`) and
    the seat's own gain since the root (`own_gain_weight`).
    """
    config = tree.config
    points = tree.reward[:]
    total = 0.0
    seat: i64 = 0
    while seat < tree.seats:
        total += points[seat]
        seat += 1
    seat = 0
    while seat < tree.seats:
        rival = LOWEST
        tied: i64 = 1
        better: i64 = 0
        other: i64 = 0
        while other < tree.seats:
            if other != seat:
                if points[other] > rival:
                    rival = points[other]
                if tree.standing[other] > tree.standing[seat]:
                    better += 1
                elif tree.standing[other] == tree.standing[seat]:
                    tied += 1
            other += 1
        lead = points[seat] - rival
        won = win_reward(better, tied)
        over_mean = points[seat] - (total - points[seat]) / float(tree.seats - 1)
        gain = points[seat] - tree.root_points[seat]
        ahead = (1.0 - config.mean_rival_weight) * lead + config.mean_rival_weight * over_mean
        ahead = (1.0 - config.own_gain_weight) * ahead + config.own_gain_weight * gain
        margin = 1.0 / (1.0 + exp(-ahead / config.lead_scale))
        tree.reward[seat] = win_weight * won + (1.0 - win_weight) * margin
        tree.lead[seat] = lead
        tree.win[seat] = won
        seat += 1


def estimate_wins(tree: Tree) -> None:
    """Estimates win chances before the end, from each seat's distance to the leader."""
    scale = tree.config.lead_scale
    total = 0.0
    seat: i64 = 0
    while seat < tree.seats:
        # The leader's lead is over the second; other leads are negative, behind the leader
        back = 0.0 if tree.lead[seat] >= 0.0 else tree.lead[seat]
        tree.win[seat] = exp(back / scale)
        total += tree.win[seat]
        seat += 1
    seat = 0
    while seat < tree.seats:
        tree.win[seat] /= total
        seat += 1
