"""Information-set Monte Carlo tree search, compiled.

Every iteration samples the hidden information and walks down one common tree (Cowling, Powley and
Whitehouse 2012). A node stands for the decisions that led to it; chance outcomes are nodes only on
request. Actions that are illegal in the sampled world are skipped, and availability counts the
worlds in which an action was legal. Actions are selected by PUCT (Rosin 2011; Silver et al. 2016):
the mean reward plus an exploration term, weighted by a prior from the evaluator.
"""

from math import exp, sqrt

from librt.vecs import vec
from mypy_extensions import i64

from durbar.bots.search.rollout import prior_score_of, rollout
from durbar.bots.search.tree import LOWEST, NONE, ROOT, Tree
from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY


def search(tree: Tree, root: State, seat: i64, rng: Rng, iterations: i64) -> None:
    """Runs iterations for a seat from a sampled root. Call it again to continue."""
    out = root.buffer()
    if tree.visits[ROOT] == 0:
        for other in range(tree.seats):
            tree.root_points[other] = tree.evaluator.expected_points(root, other)
    for _ in range(iterations):
        world = root.clone()
        world.resample(seat, rng)
        descend(tree, world, rng, out)
        rollout(tree, world, rng, out)
        backpropagate(tree)


def evaluate_action(
    tree: Tree, root: State, seat: i64, action: i64, times: i64, rng: Rng
) -> tuple[float, float]:
    """Returns the mean lead and win chance after an action, from rollouts only."""
    out = root.buffer()
    lead = win = 0.0
    for _ in range(times):
        world = root.clone()
        world.resample(seat, rng)
        world.apply(action)
        rollout(tree, world, rng, out)
        lead += tree.lead[seat]
        win += tree.win[seat]
    return lead / float(times), win / float(times)


def descend(tree: Tree, world: State, rng: Rng, out: vec[i64]) -> None:
    """Plays from the root to a new node or the end of the game, and records the path."""
    branch_on_chance = tree.config.branch_on_chance
    node: i64 = ROOT
    tree.depth = 0
    while True:
        mover = world.to_move()
        if mover == NOBODY:
            return
        if mover == CHANCE:
            outcome = world.chance(rng)
            world.apply(outcome)
            if branch_on_chance:
                node = tree.child(node, outcome, NONE)
                tree.step(node, NONE)
            continue
        if node != ROOT and tree.visits[node] == 0:
            return
        node = select_child(tree, node, world, mover, out)
        tree.step(node, mover)
        world.apply(tree.action[node])


def select_child(tree: Tree, parent: i64, world: State, mover: i64, out: vec[i64]) -> i64:
    """Returns the child with the highest PUCT score among the actions legal in this world."""
    config = tree.config
    use_priors = config.use_priors
    n = world.legal_into(out)
    mean_reward = expand(tree, parent, world, mover, out, n)
    best_prior, total_weight = prior_weights(tree, out, n)
    best_score = LOWEST
    selected = out[0]
    i: i64 = 0
    while i < n:
        child = out[i]
        tree.availability[child] += 1
        visits = tree.visits[child]
        q = mean_reward if visits == 0 else tree.total_reward[child] / float(visits)
        weight = 1.0
        if use_priors:
            weight = exp((tree.prior_score[child] - best_prior) / config.prior_temperature)
        # Availability instead of the parent's visits: not every world allows every action
        exploration = sqrt(float(tree.availability[child])) / float(1 + visits)
        score = q + config.c_puct * weight / total_weight * exploration
        if score > best_score:
            best_score = score
            selected = child
        i += 1
    return selected


def expand(tree: Tree, parent: i64, world: State, mover: i64, out: vec[i64], n: i64) -> float:
    """Replaces actions by their nodes and adds missing nodes.

    Returns the mean reward of all of them, which is the value assumed for an unvisited one.
    """
    use_priors = tree.config.use_priors
    child: i64 = NONE
    visits: i64 = 0
    reward = 0.0
    i: i64 = 0
    while i < n:
        known = len(tree.action)
        child = tree.child(parent, out[i], child)
        if use_priors and child == known:
            tree.prior_score[child] = prior_score_of(tree, world, mover, out[i])
        out[i] = child
        visits += tree.visits[child]
        reward += tree.total_reward[child]
        i += 1
    return reward / float(visits) if visits > 0 else 0.5


def prior_weights(tree: Tree, nodes: vec[i64], n: i64) -> tuple[float, float]:
    """Returns the best prior score of some nodes, and the sum of their softmax weights.

    The best node has weight 1. Without priors all nodes have weight 1.
    """
    if not tree.config.use_priors:
        return 0.0, float(n)
    temperature = tree.config.prior_temperature
    best = LOWEST
    i: i64 = 0
    while i < n:
        if tree.prior_score[nodes[i]] > best:
            best = tree.prior_score[nodes[i]]
        i += 1
    total_weight = 0.0
    i = 0
    while i < n:
        total_weight += exp((tree.prior_score[nodes[i]] - best) / temperature)
        i += 1
    return best, total_weight


def backpropagate(tree: Tree) -> None:
    """Adds the rewards of the iteration to the nodes of its path, each for the seat that moved."""
    tree.visits[ROOT] += 1
    i: i64 = 0
    while i < tree.depth:
        node = tree.path[i]
        tree.visits[node] += 1
        if tree.movers[i] != NONE:
            tree.total_reward[node] += tree.reward[tree.movers[i]]
            tree.total_lead[node] += tree.lead[tree.movers[i]]
            tree.total_win[node] += tree.win[tree.movers[i]]
        i += 1
    if tree.depth > tree.max_depth:
        tree.max_depth = tree.depth
