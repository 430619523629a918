"""`search`: Monte Carlo tree search over sampled worlds, with the room's evaluator."""

import time
from dataclasses import dataclass, replace
from typing import Final

from durbar.bots.base import Bot, Budget
from durbar.bots.knowledge import Weights, evaluator_named, evaluator_of
from durbar.bots.search import parallel
from durbar.bots.search.mcts import evaluate_action, search
from durbar.bots.search.stats import ActionStats, merged, most_visited, root_stats
from durbar.bots.search.tree import SearchConfig, Tree
from durbar.core.errors import BadOptions
from durbar.core.game import View
from durbar.core.types import Action

BATCH: Final = 16  # iterations between two looks at the clock
MOST_WORKERS: Final = 64
RELIABLE_VISITS: Final = 24  # with fewer an action is evaluated further before it is advised


@dataclass
class Searcher(Bot):
    """Information-set Monte Carlo tree search. The fields are the parameters of its string."""

    simulations: int = 400  # iterations per decision, unless the budget sets them
    seconds: float = 0.0  # time limit per decision; 0: none
    c_puct: float = 1.0  # exploration constant; higher values try rarely visited actions more
    prior_temperature: float = 3.0  # points; higher values flatten the priors
    lead_scale: float = 6.0  # points of lead at which a win is 73 % likely
    margin_weight: float = 0.15  # share of a finished game's reward for the lead, the rest: victory
    mean_rival_weight: float = 0.0  # 0: the lead is over the best rival; 1: over the rivals' mean
    own_gain_weight: float = 0.0  # share of the seat's own gain since the root in the lead
    branch_on_chance: int = 0  # 1: chance outcomes are nodes of the tree
    use_priors: int = 1  # 0: the evaluator does not guide the selection
    rollout_depth: int = 1  # decisions from a new node to the evaluator; -1: to the game's end
    rollout_candidates: int = 0  # actions compared at each of them; 1: random, 0: all
    weights: Weights = Weights()  # factors for terms of the evaluator
    workers: int = 1  # processes that share the simulations, each with its own tree

    def __post_init__(self) -> None:
        if not 1 <= self.workers <= MOST_WORKERS:
            known = f"workers=1 … {MOST_WORKERS}"
            raise BadOptions(
                "bot-parameter", bot="search", pair=f"workers={self.workers}", known=known
            )

    def check(self, game: str) -> None:
        evaluator_named(game, self.weights)

    def choose(self, view: View, budget: Budget) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return most_visited(self.consider(view, budget)).action

    def consider(self, view: View, budget: Budget) -> list[ActionStats]:
        """Returns the statistics of each action, of one tree or added up over several."""
        if self.workers == 1:
            return root_stats(self.look_ahead(view, budget))
        total = budget.simulations or self.simulations
        seeds = [int(self.rng.next32()) for _ in range(self.workers)]
        tasks = [
            parallel.SearchTask(
                replace(self, workers=1), self.game.name, self.game.edition, self.seat, seed, view,
                Budget(total // self.workers + (n < total % self.workers), budget.seconds),
            )
            for n, seed in enumerate(seeds)
            if n < total
        ]  # fmt: skip
        return merged(parallel.run(self.workers, tasks))

    def advise(self, view: View, budget: Budget, most: int) -> tuple[list[ActionStats], int]:
        """Returns the best actions, best first, and the number of simulations."""
        found = self.consider(view, budget)
        best = sorted(found, key=lambda one: (-one.visits, -one.reward, one.action))[:most]
        return [self._reliable(view, one) for one in best], sum(one.visits for one in found)

    def _reliable(self, view: View, one: ActionStats) -> ActionStats:
        """Evaluates a rarely visited action further, by rollouts."""
        more = RELIABLE_VISITS - one.visits
        if more <= 0:
            return one
        lead, win = self.evaluate(view, one.action, more)
        share = more / RELIABLE_VISITS
        return replace(
            one, lead=one.lead + share * (lead - one.lead), win=one.win + share * (win - one.win)
        )

    def evaluate(self, view: View, action: Action, times: int) -> tuple[float, float]:
        """Returns the mean lead and win chance after an action, from rollouts only."""
        root = self.game.sample(view, self.rng)
        return evaluate_action(self._tree(view), root, self.seat, action, times, self.rng)

    def _tree(self, view: View) -> Tree:
        config = SearchConfig(
            c_puct=self.c_puct,
            prior_temperature=self.prior_temperature,
            lead_scale=self.lead_scale,
            margin_weight=self.margin_weight,
            mean_rival_weight=self.mean_rival_weight,
            own_gain_weight=self.own_gain_weight,
            branch_on_chance=bool(self.branch_on_chance),
            use_priors=bool(self.use_priors),
            rollout_depth=self.rollout_depth,
            rollout_candidates=self.rollout_candidates,
        )
        return Tree(evaluator_of(self.game, self.weights), view.options["seats"], config)

    def look_ahead(self, view: View, budget: Budget) -> Tree:
        """Returns a tree grown within the budget from a sampled root."""
        tree = self._tree(view)
        root = self.game.sample(view, self.rng)
        left = budget.simulations or self.simulations
        deadline = budget.deadline(self.seconds)
        while left > 0:
            search(tree, root, self.seat, self.rng, min(left, BATCH))
            left -= BATCH
            if deadline is not None and time.monotonic() >= deadline:
                break
        return tree
