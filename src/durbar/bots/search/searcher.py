"""`search`: a tree over sampled worlds, with the room's evaluator as its eyes."""

from dataclasses import dataclass
from typing import Any

from durbar.bots.base import Bot, Budget
from durbar.bots.knowledge import evaluator_of
from durbar.bots.search.tree import NONE, Tree, search
from durbar.core.game import View
from durbar.core.types import Action


@dataclass
class Searcher(Bot):
    simulations: int = 400
    explore: float = 1.0
    warmth: float = 3.0
    scale: float = 6.0
    chance: int = 0
    priors: int = 1
    plies: int = 0
    tries: int = 3

    def choose(self, view: View, budget: Budget) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        tree = self.tree(view)
        root = self.game.sample(view, self.rng)
        search(tree, root, self.seat, self.rng, budget.simulations or self.simulations)
        return max(_choices(tree), key=lambda node: node[1])[0]

    def tree(self, view: View) -> Tree:
        return Tree(
            evaluator_of(self.game), view.options["seats"], self.explore, self.warmth, self.scale,
            bool(self.chance), bool(self.priors), self.plies, self.tries,
        )  # fmt: skip


def _choices(tree: Tree) -> list[tuple[Action, int, float]]:
    """The root's choices: action, visits, mean reward."""
    found: list[Any] = []
    node = tree.first[0]
    while node != NONE:
        visits = int(tree.visits[node])
        found.append((int(tree.action[node]), visits, tree.total[node] / max(1, visits)))
        node = tree.brother[node]
    return found
