"""`greedy`: looks one ply ahead and takes what promises most final points over the others."""

from dataclasses import dataclass

from durbar.bots.base import Bot, Budget
from durbar.bots.knowledge import Weights, evaluator_of
from durbar.core.game import View
from durbar.core.types import Action


@dataclass
class Greedy(Bot):
    worlds: int = 1  # sampled from the view; more where hands are hidden
    weights: Weights = Weights()  # what counts more or less in its eyes

    def choose(self, view: View, budget: Budget) -> Action:
        evaluator = evaluator_of(self.game, self.weights)
        seats = view.options["seats"]
        gains = dict.fromkeys(view.legal, 0.0)
        for _ in range(self.worlds):
            world = self.game.sample(view, self.rng)
            for action in view.legal:
                after = world.clone()
                after.apply(action)
                gains[action] += evaluator.advantage(after, self.seat, seats)
        best = max(gains.values())
        equals = [action for action, gain in gains.items() if gain == best]
        return equals[self.rng.below(len(equals))]
