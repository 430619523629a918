"""A tree of decisions over many worlds: information-set Monte Carlo tree search, compiled.

Every iteration deals anew what the searcher may not know and walks down one common tree. A node is
the story of decisions that led to it, whoever took them; what chance brings parts the tree only
where it is seen by all. Choices that a world does not allow are passed over in it, and each choice
competes with how often it was there to be taken.

A new node asks the evaluator what each of its choices would be worth to who decides: that is the
choices' prior, and the best of them is the node's first value. Without an evaluator's look the
world is played to its end at random.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.evaluator import Evaluator
from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY

NONE: Final = -1
MOST_SEATS: Final = 8
MARGIN_SHARE: Final = 0.15  # of a finished game's reward is for the margin, the rest for winning


@final
class Tree:
    """The nodes as columns: a node is its number, the root is 0, brothers are linked."""

    def __init__(
        self, evaluator: Evaluator, seats: i64, explore: float, warmth: float, scale: float,
        sees_chance: bool, priors: bool, plies: i64, tries: i64,
    ) -> None:  # fmt: skip
        self.evaluator = evaluator
        self.seats: i64 = seats
        self.explore = explore  # how much an untried choice draws
        self.warmth = warmth  # points by which a choice may be worse and still be looked at
        self.scale = scale  # points of lead that make a win likely
        self.sees_chance = sees_chance  # whether outcomes of chance part the tree
        self.priors = priors
        self.plies: i64 = plies
        self.tries: i64 = tries
        self.action: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.brother: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # visits of the parent in which it could be chosen
        self.total: vec[float] = vec[float]()  # rewards of who chose it
        self.prior: vec[float] = vec[float]()  # weight among its brothers
        self.path: vec[i64] = vec[i64]()
        self.chooser: vec[i64] = vec[i64]()  # parallel to `path`
        self.depth: i64 = 0
        self.reward: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.deepest: i64 = 0
        self.add(NONE, 0.0)

    def add(self, action: i64, prior: float) -> i64:
        self.action = append(self.action, action)
        self.first = append(self.first, NONE)
        self.brother = append(self.brother, NONE)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        return len(self.action) - 1

    def child(self, parent: i64, action: i64) -> i64:
        """The child by an action, NONE if there is none."""
        node = self.first[parent]
        while node != NONE and self.action[node] != action:
            node = self.brother[node]
        return node

    def grow(self, parent: i64, action: i64, prior: float) -> i64:
        node = self.add(action, prior)
        self.brother[node] = self.first[parent]
        self.first[parent] = node
        return node

    def step(self, node: i64, chooser: i64) -> None:
        if self.depth == len(self.path):
            self.path = append(self.path, node)
            self.chooser = append(self.chooser, chooser)
        else:
            self.path[self.depth] = node
            self.chooser[self.depth] = chooser
        self.depth += 1


def search(tree: Tree, root: State, seat: i64, rng: Rng, iterations: i64) -> None:
    """Looks ahead for a seat from a world of its own sampling."""
    out = root.buffer()
    for _ in range(iterations):
        world = root.clone()
        world.resample(seat, rng)
        descend(tree, world, rng, out)
        back_up(tree)


def descend(tree: Tree, world: State, rng: Rng, out: vec[i64]) -> None:
    """From the root to a new node or the end of the game; leaves path and reward behind."""
    node: i64 = 0
    tree.depth = 0
    while True:
        mover = world.to_move()
        if mover == NOBODY:
            reward_end(tree, world)
            return
        if mover == CHANCE:
            outcome = world.chance(rng)
            world.apply(outcome)
            if tree.sees_chance:
                after = tree.child(node, outcome)
                if after == NONE:
                    after = tree.grow(node, outcome, 1.0)
                node = after
                tree.step(node, NONE)
            continue
        n = world.legal_into(out)
        if tree.first[node] == NONE:
            if not tree.priors:
                expand_blindly(tree, node, out, n)
            else:
                expand(tree, node, world, mover, out, n)
            if tree.plies > 0:
                roll(tree, world, rng, out)
            return
        node = select(tree, node, world, mover, out, n)
        tree.step(node, mover)
        world.apply(tree.action[node])


def expand_blindly(tree: Tree, node: i64, out: vec[i64], n: i64) -> None:
    i: i64 = n - 1
    while i >= 0:
        tree.grow(node, out[i], 1.0)
        i -= 1


def expand(tree: Tree, node: i64, world: State, mover: i64, out: vec[i64], n: i64) -> None:
    """All choices with the evaluator's opinion; the best of them is what the node is worth."""
    best = -1e9
    i: i64 = n - 1
    while i >= 0:
        after = world.clone()
        after.apply(out[i])
        promise = tree.evaluator.advantage(after, mover, tree.seats)
        tree.grow(node, out[i], promise)
        if promise > best:
            best = promise
            reward_now(tree, after)
        i -= 1


def select(tree: Tree, node: i64, world: State, mover: i64, out: vec[i64], n: i64) -> i64:
    """The choice that promises most, among those that this world allows."""
    sum_prior, best_prior = 0.0, -1e9
    tried: i64 = 0
    gained = 0.0
    i: i64 = 0
    while i < n:  # choices that no world before had
        child = tree.child(node, out[i])
        if child == NONE:
            child = tree.grow(node, out[i], promise_of(tree, world, mover, out[i]))
        if tree.prior[child] > best_prior:
            best_prior = tree.prior[child]
        out[i] = child  # from here on the list holds nodes
        tried += tree.visits[child]
        gained += tree.total[child]
        i += 1
    i = 0
    while i < n:
        sum_prior += exp((tree.prior[out[i]] - best_prior) / tree.warmth)
        i += 1
    untried = gained / float(tried) if tried > 0 else 0.5
    best, chosen = -1e9, out[0]
    i = 0
    while i < n:
        child = out[i]
        tree.offered[child] += 1
        mean = untried
        if tree.visits[child] > 0:
            mean = tree.total[child] / float(tree.visits[child])
        share = exp((tree.prior[child] - best_prior) / tree.warmth) / sum_prior
        draw = sqrt(float(tree.offered[child])) / float(1 + tree.visits[child])
        promise = mean + tree.explore * share * draw
        if promise > best:
            best, chosen = promise, child
        i += 1
    return chosen


def promise_of(tree: Tree, world: State, mover: i64, action: i64) -> float:
    if not tree.priors:
        return 1.0
    after = world.clone()
    after.apply(action)
    return tree.evaluator.advantage(after, mover, tree.seats)


def roll(tree: Tree, world: State, rng: Rng, out: vec[i64]) -> None:
    """Plays on for some decisions by a light policy: the best of a few random tries."""
    left = tree.plies
    while True:
        mover = world.to_move()
        if mover == NOBODY:
            reward_end(tree, world)
            return
        if mover == CHANCE:
            world.apply(world.chance(rng))
            continue
        if left == 0:
            reward_now(tree, world)
            return
        left -= 1
        if tree.tries <= 1:
            world.apply(world.random_action(rng, out))
            continue
        n = world.legal_into(out)
        if n == 1:
            world.apply(out[0])
            continue
        best = -1e9
        chosen: i64 = out[0]
        k: i64 = 0
        while k < tree.tries and n > 0:
            at = rng.below(n)
            action = out[at]
            n -= 1
            out[at] = out[n]
            after = world.clone()
            after.apply(action)
            promise = tree.evaluator.advantage(after, mover, tree.seats)
            if promise > best:
                best, chosen = promise, action
            k += 1
        world.apply(chosen)


def reward_now(tree: Tree, world: State) -> None:
    """What each seat may hope for, from the points that the evaluator expects."""
    seat: i64 = 0
    while seat < tree.seats:
        tree.reward[seat] = tree.evaluator.expected_points(world, seat)
        seat += 1
    share_out(tree, 0.0)


def reward_end(tree: Tree, world: State) -> None:
    """Winning, and a little for the margin; who ties shares."""
    scores = world.scores()
    seat: i64 = 0
    while seat < tree.seats:
        tree.reward[seat] = float(scores[seat])
        seat += 1
    share_out(tree, 1.0 - MARGIN_SHARE)


def share_out(tree: Tree, win_share: float) -> None:
    """Turns points into rewards between 0 and 1."""
    points = tree.reward[:]
    seat: i64 = 0
    while seat < tree.seats:
        rival = -1e9
        other: i64 = 0
        ties: i64 = 1
        while other < tree.seats:
            if other != seat:
                if points[other] > rival:
                    rival = points[other]
                if points[other] == points[seat]:
                    ties += 1
            other += 1
        lead = points[seat] - rival
        won = 0.0
        if lead >= 0.0:
            won = 1.0 / float(ties)
        hope = 1.0 / (1.0 + exp(-lead / tree.scale))
        tree.reward[seat] = win_share * won + (1.0 - win_share) * hope
        seat += 1


def back_up(tree: Tree) -> None:
    tree.visits[0] += 1
    i: i64 = 0
    while i < tree.depth:
        node = tree.path[i]
        tree.visits[node] += 1
        if tree.chooser[i] != NONE:
            tree.total[node] += tree.reward[tree.chooser[i]]
        i += 1
    if tree.depth > tree.deepest:
        tree.deepest = tree.depth
