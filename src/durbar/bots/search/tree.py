"""A tree of decisions over many worlds: information-set Monte Carlo tree search, compiled.

Every iteration deals anew what the searcher may not know and walks down one common tree (Cowling,
Powley and Whitehouse 2012). A node is the story of decisions that led to it, whoever took them;
what chance brought parts the tree only on request. Choices that a world does not allow are passed
over in it, and each choice competes by how often it was there to be taken. Among choices the rule
is PUCT (Rosin 2011; Silver et al. 2016): the mean reward, and a draw towards what is little tried,
the stronger the more the evaluator expects of it. From a new node on the game is played by a light
policy, to its end or for some decisions, after which the evaluator judges.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.evaluator import Evaluator
from durbar.core.chance import Rng
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY

ROOT: Final = 0
NONE: Final = -1
TO_THE_END: Final = -1  # of `plies`
LEAST: Final = -1e9  # below every promise


@final
class Tree:
    """The nodes as columns: a node is its number; brothers are linked, ascending by action."""

    def __init__(
        self, evaluator: Evaluator, seats: i64, explore: float, warmth: float, scale: float,
        margin: float, field: float, own: float, sees_chance: bool, has_priors: bool, plies: i64,
        tries: i64,
    ) -> None:  # fmt: skip
        self.evaluator = evaluator
        self.seats: i64 = seats
        self.explore = explore  # how strongly choices that were little tried draw
        self.warmth = warmth  # points by which a choice may promise less and still be looked at
        self.scale = scale  # points of lead that make a win likely (73 %)
        self.margin = margin  # share of a finished game's reward for the lead; the rest for winning
        self.field = field  # 0: the lead is over the best rival, 1: over all of them on average
        self.own = own  # how much of the lead gives way to what he has more than he began with
        self.sees_chance = sees_chance  # whether what chance brings parts the tree
        self.has_priors = has_priors  # whether the evaluator's promises guide the choice
        self.plies: i64 = plies  # decisions from a new node to the evaluator's verdict
        self.tries: i64 = tries  # of the light policy per decision: 1 is random, 0 tries all
        # Columns
        self.action: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()  # child
        self.brother: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # visits of the parent in which it could be chosen
        self.total: vec[float] = vec[float]()  # rewards of who chose it
        self.promise: vec[float] = vec[float]()  # what the evaluator expected of it at first sight
        self.leads: vec[float] = vec[float]()  # sum of points over the best rival, of who chose it
        self.wins: vec[float] = vec[float]()  # sum of chances to win, of who chose it
        # The iteration: the way down and what it brought each seat
        self.path: vec[i64] = vec[i64]()
        self.chooser: vec[i64] = vec[i64]()  # parallel to `path`; NONE where chance chose
        self.depth: i64 = 0
        self.deepest: i64 = 0  # of all iterations
        self.reward: vec[float] = vec[float]([0.0] * seats)
        self.standing: vec[float] = vec[float]([0.0] * seats)  # ranks the seats, ties broken
        self.begun: vec[float] = vec[float]([0.0] * seats)  # points expected at the root
        self.lead: vec[float] = vec[float]([0.0] * seats)  # over the best rival
        self.win: vec[float] = vec[float]([0.0] * seats)  # how likely; all together 1
        self.add(NONE)

    def add(self, action: i64) -> i64:
        """A new node without relatives."""
        self.action = append(self.action, action)
        self.first = append(self.first, NONE)
        self.brother = append(self.brother, NONE)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, 0.0)
        self.promise = append(self.promise, 0.0)
        self.leads = append(self.leads, 0.0)
        self.wins = append(self.wins, 0.0)
        return len(self.action) - 1

    def child(self, parent: i64, action: i64, elder: i64) -> i64:
        """The child by an action, made if there is none; it is looked for behind an elder brother
        (NONE: from the first), so that an ascending list of actions takes one walk."""
        node = self.first[parent] if elder == NONE else self.brother[elder]
        while node != NONE and self.action[node] < action:
            elder = node
            node = self.brother[node]
        if node != NONE and self.action[node] == action:
            return node
        made = self.add(action)
        self.brother[made] = node
        if elder == NONE:
            self.first[parent] = made
        else:
            self.brother[elder] = made
        return made

    def step(self, node: i64, chooser: i64) -> None:
        """One node further down."""
        if self.depth == len(self.path):
            self.path = append(self.path, node)
            self.chooser = append(self.chooser, chooser)
        else:
            self.path[self.depth] = node
            self.chooser[self.depth] = chooser
        self.depth += 1


def search(tree: Tree, root: State, seat: i64, rng: Rng, iterations: i64) -> None:
    """Looks ahead for a seat from a world of its own sampling; may be called again to go on."""
    out = root.buffer()
    if tree.visits[ROOT] == 0:
        for other in range(tree.seats):
            tree.begun[other] = tree.evaluator.expected_points(root, other)
    for _ in range(iterations):
        world = root.clone()
        world.resample(seat, rng)
        descend(tree, world, rng, out)
        play_on(tree, world, rng, out)
        back_up(tree)


def try_out(
    tree: Tree, root: State, seat: i64, action: i64, times: i64, rng: Rng
) -> tuple[float, float]:
    """The mean lead and chance to win after an action, by playouts alone."""
    out = root.buffer()
    lead = win = 0.0
    for _ in range(times):
        world = root.clone()
        world.resample(seat, rng)
        world.apply(action)
        play_on(tree, world, rng, out)
        lead += tree.lead[seat]
        win += tree.win[seat]
    return lead / float(times), win / float(times)


def descend(tree: Tree, world: State, rng: Rng, out: vec[i64]) -> None:
    """From the root to a new node or the end of the game; leaves the path behind."""
    node: i64 = ROOT
    tree.depth = 0
    while True:
        mover = world.to_move()
        if mover == NOBODY:
            return
        if mover == CHANCE:
            outcome = world.chance(rng)
            world.apply(outcome)
            if tree.sees_chance:
                node = tree.child(node, outcome, NONE)
                tree.step(node, NONE)
            continue
        if node != ROOT and tree.visits[node] == 0:
            return
        node = select(tree, node, world, mover, out)
        tree.step(node, mover)
        world.apply(tree.action[node])


def select(tree: Tree, parent: i64, world: State, mover: i64, out: vec[i64]) -> i64:
    """The choice that draws most, among those that this world allows."""
    n = world.legal_into(out)
    untried = meet(tree, parent, world, mover, out, n)
    best_promise, sum_of_shares = weigh(tree, out, n)
    best = LEAST
    chosen = out[0]
    i: i64 = 0
    while i < n:
        child = out[i]
        tree.offered[child] += 1
        visits = tree.visits[child]
        mean = untried if visits == 0 else tree.total[child] / float(visits)
        share = 1.0
        if tree.has_priors:
            share = exp((tree.promise[child] - best_promise) / tree.warmth)
        little_tried = sqrt(float(tree.offered[child])) / float(1 + visits)
        draw = mean + tree.explore * share / sum_of_shares * little_tried
        if draw > best:
            best = draw
            chosen = child
        i += 1
    return chosen


def meet(tree: Tree, parent: i64, world: State, mover: i64, out: vec[i64], n: i64) -> float:
    """Puts the children in the place of their actions, and makes those that no world had before;
    returns the mean reward of all, which is what an untried one is thought to be worth."""
    child: i64 = NONE
    tried: i64 = 0
    gained = 0.0
    i: i64 = 0
    while i < n:
        known = len(tree.action)
        child = tree.child(parent, out[i], child)
        if tree.has_priors and child == known:
            tree.promise[child] = promise_of(tree, world, mover, out[i])
        out[i] = child
        tried += tree.visits[child]
        gained += tree.total[child]
        i += 1
    return gained / float(tried) if tried > 0 else 0.5


def weigh(tree: Tree, nodes: vec[i64], n: i64) -> tuple[float, float]:
    """The best promise among nodes, and the sum of their shares: 1 for the best one, less by
    e per `warmth` points; without priors all are alike."""
    if not tree.has_priors:
        return 0.0, float(n)
    best = LEAST
    i: i64 = 0
    while i < n:
        if tree.promise[nodes[i]] > best:
            best = tree.promise[nodes[i]]
        i += 1
    sum_of_shares = 0.0
    i = 0
    while i < n:
        sum_of_shares += exp((tree.promise[nodes[i]] - best) / tree.warmth)
        i += 1
    return best, sum_of_shares


def promise_of(tree: Tree, world: State, mover: i64, action: i64) -> float:
    """What the evaluator expects of an action for who takes it."""
    after = world.clone()
    after.apply(action)
    return tree.evaluator.advantage(after, mover, tree.seats)


def play_on(tree: Tree, world: State, rng: Rng, out: vec[i64]) -> None:
    """Plays by the light policy until the end or the evaluator's verdict; leaves the reward."""
    left = tree.plies
    while True:
        mover = world.to_move()
        if mover == NOBODY:
            reward_end(tree, world)
            return
        if mover == CHANCE:
            world.apply(world.chance(rng))
        elif left == 0:
            reward_now(tree, world)
            return
        else:
            world.apply(light_choice(tree, world, mover, rng, out))
            left -= 1


def light_choice(tree: Tree, world: State, mover: i64, rng: Rng, out: vec[i64]) -> i64:
    """The most promising of a few choices taken at random."""
    if tree.tries == 1:
        return world.random_action(rng, out)
    n = world.legal_into(out)
    chosen = out[0]
    if n == 1:
        return chosen
    left = n
    if 0 < tree.tries and tree.tries < n:
        left = tree.tries
    best = LEAST
    while left > 0:
        at = rng.below(n)
        action = out[at]
        n -= 1
        out[at] = out[n]
        left -= 1
        promise = promise_of(tree, world, mover, action)
        if promise > best:
            best = promise
            chosen = action
    return chosen


def reward_now(tree: Tree, world: State) -> None:
    """What each seat may hope for, from the points that the evaluator expects."""
    seat: i64 = 0
    while seat < tree.seats:
        tree.reward[seat] = tree.evaluator.expected_points(world, seat)
        tree.standing[seat] = tree.reward[seat]
        seat += 1
    share_out(tree, 0.0)
    hope_to_win(tree)


def reward_end(tree: Tree, world: State) -> None:
    """Winning, with the room's tie-breaks, and a little for the margin; who still ties shares."""
    scores = world.scores()
    standing = world.standing()
    seat: i64 = 0
    while seat < tree.seats:
        tree.reward[seat] = float(scores[seat])
        tree.standing[seat] = float(standing[seat])
        seat += 1
    share_out(tree, 1.0 - tree.margin)


def share_out(tree: Tree, win_share: float) -> None:
    """Turns points into rewards between 0 and 1.

    Whoever looks at nothing but the lead over the best rival spends his cards on pulling that one
    down, and a third player gains; so a room may count the lead over all, and one's own points.
    """
    points = tree.reward[:]
    everybody = 0.0
    seat: i64 = 0
    while seat < tree.seats:
        everybody += points[seat]
        seat += 1
    seat = 0
    while seat < tree.seats:
        rival = LEAST
        ties: i64 = 1
        beaten = False
        other: i64 = 0
        while other < tree.seats:
            if other != seat:
                if points[other] > rival:
                    rival = points[other]
                if tree.standing[other] > tree.standing[seat]:
                    beaten = True
                elif tree.standing[other] == tree.standing[seat]:
                    ties += 1
            other += 1
        lead = points[seat] - rival
        won = 0.0 if beaten else 1.0 / float(ties)
        over_all = points[seat] - (everybody - points[seat]) / float(tree.seats - 1)
        gain = points[seat] - tree.begun[seat]
        ahead = (1.0 - tree.field) * lead + tree.field * over_all
        ahead = (1.0 - tree.own) * ahead + tree.own * gain
        hope = 1.0 / (1.0 + exp(-ahead / tree.scale))
        tree.reward[seat] = win_share * won + (1.0 - win_share) * hope
        tree.lead[seat] = lead
        tree.win[seat] = won
        seat += 1


def hope_to_win(tree: Tree) -> None:
    """Where the game is not over: each seat's chance, from how far it is behind who leads."""
    sum_of_hopes = 0.0
    seat: i64 = 0
    while seat < tree.seats:
        # The leader's lead is over the second; everybody else's, negative, is behind the leader
        back = 0.0 if tree.lead[seat] >= 0.0 else tree.lead[seat]
        tree.win[seat] = exp(back / tree.scale)
        sum_of_hopes += tree.win[seat]
        seat += 1
    seat = 0
    while seat < tree.seats:
        tree.win[seat] /= sum_of_hopes
        seat += 1


def back_up(tree: Tree) -> None:
    """Tells every node of the path what came of it, in the eyes of who chose it."""
    tree.visits[ROOT] += 1
    i: i64 = 0
    while i < tree.depth:
        node = tree.path[i]
        tree.visits[node] += 1
        if tree.chooser[i] != NONE:
            tree.total[node] += tree.reward[tree.chooser[i]]
            tree.leads[node] += tree.lead[tree.chooser[i]]
            tree.wins[node] += tree.win[tree.chooser[i]]
        i += 1
    if tree.depth > tree.deepest:
        tree.deepest = tree.depth
