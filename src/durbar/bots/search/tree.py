"""The search tree: parameters, nodes and the state of one iteration.

Compiled. A node is a number; its data stand in columns. Children are linked, ascending by action.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.bots.evaluator import Evaluator

ROOT: Final = 0
NONE: Final = -1
TO_THE_END: Final = -1  # of `rollout_depth`
LOWEST: Final = -1e9  # below every score


@final
class SearchConfig:
    """Parameters of a search; `share_reward` explains the parts of the reward."""

    def __init__(
        self, *, c_puct: float = 1.0, prior_temperature: float = 3.0, lead_scale: float = 6.0,
        margin_weight: float = 0.15, mean_rival_weight: float = 0.0, own_gain_weight: float = 0.0,
        branch_on_chance: bool = False, use_priors: bool = True, rollout_depth: i64 = 1,
        rollout_candidates: i64 = 0,
    ) -> None:  # fmt: skip
        self.c_puct = c_puct  # exploration constant; higher values try rarely visited actions more
        self.prior_temperature = prior_temperature  # points; higher values flatten the priors
        self.lead_scale = lead_scale  # points of lead at which a win is 73 % likely
        self.margin_weight = margin_weight  # share of a finished game's reward for the lead
        self.mean_rival_weight = mean_rival_weight  # 0: lead over the best rival; 1: over the mean
        self.own_gain_weight = own_gain_weight  # share of the seat's own gain in the lead
        self.branch_on_chance = branch_on_chance  # whether chance outcomes are nodes
        self.use_priors = use_priors  # whether the evaluator's scores guide the selection
        self.rollout_depth: i64 = rollout_depth  # decisions until the evaluator is asked
        self.rollout_candidates: i64 = rollout_candidates  # actions compared; 1: random, 0: all


@final
class Tree:
    """The nodes of a search, and the path and rewards of its latest iteration."""

    def __init__(self, evaluator: Evaluator, seats: i64, config: SearchConfig) -> None:
        self.evaluator = evaluator
        self.seats: i64 = seats
        self.config = config
        # Columns
        self.action: vec[i64] = vec[i64]()
        self.first_child: vec[i64] = vec[i64]()
        self.next_sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.availability: vec[i64] = vec[i64]()  # visits of the parent in which it was legal
        self.total_reward: vec[float] = vec[float]()  # of the seat that moved
        self.prior_score: vec[float] = vec[float]()  # points; the evaluator's first estimate
        self.total_lead: vec[float] = vec[float]()  # points over the best rival, of that seat
        self.total_win: vec[float] = vec[float]()  # win chances of that seat
        # The iteration: the path and what it brought each seat
        self.path: vec[i64] = vec[i64]()
        self.movers: vec[i64] = vec[i64]()  # parallel to `path`; NONE for chance
        self.depth: i64 = 0
        self.max_depth: i64 = 0  # of all iterations
        self.reward: vec[float] = vec[float]([0.0] * seats)
        self.standing: vec[float] = vec[float]([0.0] * seats)  # ranks the seats, ties broken
        self.root_points: vec[float] = vec[float]([0.0] * seats)  # points expected at the root
        self.lead: vec[float] = vec[float]([0.0] * seats)  # over the best rival
        self.win: vec[float] = vec[float]([0.0] * seats)  # win chances; their sum is 1
        self.add(NONE)

    def add(self, action: i64) -> i64:
        """Adds a node without relatives and returns it."""
        self.action = append(self.action, action)
        self.first_child = append(self.first_child, NONE)
        self.next_sibling = append(self.next_sibling, NONE)
        self.visits = append(self.visits, 0)
        self.availability = append(self.availability, 0)
        self.total_reward = append(self.total_reward, 0.0)
        self.prior_score = append(self.prior_score, 0.0)
        self.total_lead = append(self.total_lead, 0.0)
        self.total_win = append(self.total_win, 0.0)
        return len(self.action) - 1

    def child(self, parent: i64, action: i64, previous: i64) -> i64:
        """Returns the child for an action; adds it if it is missing.

        The walk begins after the sibling `previous` (NONE: at the first child), so ascending
        actions take one walk.
        """
        node = self.first_child[parent] if previous == NONE else self.next_sibling[previous]
        while node != NONE and self.action[node] < action:
            previous = node
            node = self.next_sibling[node]
        if node != NONE and self.action[node] == action:
            return node
        made = self.add(action)
        self.next_sibling[made] = node
        if previous == NONE:
            self.first_child[parent] = made
        else:
            self.next_sibling[previous] = made
        return made

    def step(self, node: i64, mover: i64) -> None:
        """Extends the path by one node."""
        if self.depth == len(self.path):
            self.path = append(self.path, node)
            self.movers = append(self.movers, mover)
        else:
            self.path[self.depth] = node
            self.movers[self.depth] = mover
        self.depth += 1
