"""`search`: a tree over sampled worlds, with the room's evaluator as its eyes."""

import time
from dataclasses import dataclass
from typing import Final

from durbar.bots.base import Bot, Budget
from durbar.bots.knowledge import Weights, evaluator_of
from durbar.bots.search.tree import NONE, ROOT, Tree, search
from durbar.core.game import View
from durbar.core.types import Action

BATCH: Final = 16  # iterations between two looks at the clock


@dataclass(frozen=True, slots=True)
class Considered:
    """What a search found out about one choice."""

    action: Action
    visits: int
    reward: float  # mean, 0 to 1, in the eyes of who chooses
    promise: float  # the evaluator's expected lead in points at first sight; 0 without priors


@dataclass
class Searcher(Bot):
    """The parameters are those of `Tree`, under the names of the registry."""

    simulations: int = 400  # iterations per decision, where the budget does not say
    explore: float = 1.0  # how strongly choices that were little tried draw
    warmth: float = 3.0  # points by which a choice may promise less and still be looked at
    scale: float = 6.0  # points of lead that make a win likely
    margin: float = 0.15  # share of a finished game's reward for the lead; the rest for winning
    chance: int = 0  # 1: what chance brings parts the tree
    priors: int = 1  # 0: the evaluator's promises do not guide the choice
    plies: int = 1  # decisions from a new node to the evaluator's verdict; -1: to the game's end
    tries: int = 0  # of the playouts' policy per decision: 1 is random, 0 tries all choices
    weights: Weights = Weights()  # what counts more or less in its eyes

    def choose(self, view: View, budget: Budget) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        considered = choices(self.look_ahead(view, budget))
        return max(considered, key=lambda choice: (choice.visits, choice.reward)).action

    def look_ahead(self, view: View, budget: Budget) -> Tree:
        """A tree grown within the budget, from a root that holds nothing of the true world."""
        tree = Tree(
            evaluator_of(self.game, self.weights), view.options["seats"],
            self.explore, self.warmth, self.scale, self.margin,
            bool(self.chance), bool(self.priors), self.plies, self.tries,
        )  # fmt: skip
        root = self.game.sample(view, self.rng)
        left = budget.simulations or self.simulations
        until = None if budget.seconds is None else time.monotonic() + budget.seconds
        while left > 0:
            search(tree, root, self.seat, self.rng, min(left, BATCH))
            left -= BATCH
            if until is not None and time.monotonic() >= until:
                break
        return tree


def choices(tree: Tree) -> list[Considered]:
    """The root's choices, ascending by action."""
    found: list[Considered] = []
    node = tree.first[ROOT]
    while node != NONE:
        visits = int(tree.visits[node])
        reward = tree.total[node] / visits if visits else 0.0
        found.append(Considered(int(tree.action[node]), visits, reward, tree.promise[node]))
        node = tree.brother[node]
    return found
