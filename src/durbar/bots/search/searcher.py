"""`search`: a tree over sampled worlds, with the room's evaluator as its eyes."""

import time
from dataclasses import dataclass, replace
from typing import Final

from durbar.bots.base import Bot, Budget
from durbar.bots.knowledge import Weights, evaluator_of
from durbar.bots.search import parallel
from durbar.bots.search.considered import Considered, choices, merged
from durbar.bots.search.tree import Tree, search, try_out
from durbar.core.errors import BadOptions
from durbar.core.game import View
from durbar.core.types import Action

BATCH: Final = 16  # iterations between two looks at the clock
MOST_WORKERS: Final = 64
ENOUGH: Final = 24  # times that a choice is tried before its figures are told


@dataclass
class Searcher(Bot):
    """The parameters are those of `Tree`, under the names of the registry."""

    simulations: int = 400  # iterations per decision, where the budget does not say
    seconds: float = 0.0  # after which it ends all the same; 0: never
    explore: float = 1.0  # how strongly choices that were little tried draw
    warmth: float = 3.0  # points by which a choice may promise less and still be looked at
    scale: float = 6.0  # points of lead that make a win likely
    margin: float = 0.15  # share of a finished game's reward for the lead; the rest for winning
    field: float = 0.0  # 0: the lead is over the best rival, 1: over all of them on average
    own: float = 0.0  # how much of the lead gives way to what he has more than he began with
    chance: int = 0  # 1: what chance brings parts the tree
    priors: int = 1  # 0: the evaluator's promises do not guide the choice
    plies: int = 1  # decisions from a new node to the evaluator's verdict; -1: to the game's end
    tries: int = 0  # of the playouts' policy per decision: 1 is random, 0 tries all choices
    weights: Weights = Weights()  # what counts more or less in its eyes
    workers: int = 1  # processes that share the simulations, each with a tree of its own

    def __post_init__(self) -> None:
        if not 1 <= self.workers <= MOST_WORKERS:
            known = f"workers=1 … {MOST_WORKERS}"
            raise BadOptions(
                "bot-parameter", bot="search", pair=f"workers={self.workers}", known=known
            )

    def choose(self, view: View, budget: Budget) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return favourite(self.consider(view, budget)).action

    def consider(self, view: View, budget: Budget) -> list[Considered]:
        """What is found out about each choice, by one tree or by several added up."""
        if self.workers == 1:
            return choices(self.look_ahead(view, budget))
        whole = budget.simulations or self.simulations
        seeds = [int(self.rng.next32()) for _ in range(self.workers)]
        tasks = [
            parallel.Task(
                replace(self, workers=1), self.game.name, self.game.edition, self.seat, seed, view,
                Budget(whole // self.workers + (n < whole % self.workers), budget.seconds),
            )
            for n, seed in enumerate(seeds)
            if n < whole
        ]  # fmt: skip
        return merged(parallel.consider(self.workers, tasks))

    def advise(self, view: View, budget: Budget, most: int) -> tuple[list[Considered], int]:
        """The best choices, best first, with figures that hold; and how many tries there were."""
        found = self.consider(view, budget)
        best = sorted(found, key=lambda one: (-one.visits, -one.reward, one.action))[:most]
        return [self._tried_enough(view, one) for one in best], sum(one.visits for one in found)

    def _tried_enough(self, view: View, one: Considered) -> Considered:
        """A choice that the search soon passed over is tried some more."""
        more = ENOUGH - one.visits
        if more <= 0:
            return one
        lead, win = self.try_out(view, one.action, more)
        share = more / ENOUGH
        return replace(
            one, lead=one.lead + share * (lead - one.lead), win=one.win + share * (win - one.win)
        )

    def try_out(self, view: View, action: Action, times: int) -> tuple[float, float]:
        """The mean lead and chance to win after a choice, by playouts alone."""
        root = self.game.sample(view, self.rng)
        return try_out(self._tree(view), root, self.seat, action, times, self.rng)

    def _tree(self, view: View) -> Tree:
        return Tree(
            evaluator_of(self.game, self.weights), view.options["seats"],
            self.explore, self.warmth, self.scale, self.margin, self.field, self.own,
            bool(self.chance), bool(self.priors), self.plies, self.tries,
        )  # fmt: skip

    def look_ahead(self, view: View, budget: Budget) -> Tree:
        """A tree grown within the budget, from a root that holds nothing of the true world."""
        tree = self._tree(view)
        root = self.game.sample(view, self.rng)
        left = budget.simulations or self.simulations
        until = budget.until(self.seconds)
        while left > 0:
            search(tree, root, self.seat, self.rng, min(left, BATCH))
            left -= BATCH
            if until is not None and time.monotonic() >= until:
                break
        return tree


def favourite(considered: list[Considered]) -> Considered:
    """The choice that was tried most; among equals the one that brought most."""
    return max(considered, key=lambda choice: (choice.visits, choice.reward))
