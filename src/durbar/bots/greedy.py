"""`greedy`: looks one ply ahead and maximizes the evaluator's advantage."""

from dataclasses import dataclass

from durbar.bots.base import Bot, Budget
from durbar.bots.knowledge import Weights, evaluator_named, evaluator_of
from durbar.core.game import View
from durbar.core.types import Action


@dataclass
class Greedy(Bot):
    worlds: int = 1  # sampled worlds; use more where hands are hidden
    weights: Weights = Weights()  # factors for terms of the evaluator

    def check(self, game: str) -> None:
        evaluator_named(game, self.weights)

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
