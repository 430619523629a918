"""`random`: every legal action is equally likely."""

from dataclasses import dataclass

from durbar.bots.base import Bot, Budget
from durbar.core.game import View
from durbar.core.types import Action


@dataclass
class Uniform(Bot):
    def choose(self, view: View, budget: Budget) -> Action:
        return view.legal[self.rng.below(len(view.legal))]
