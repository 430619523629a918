"""What is known of single games: `<game>.py` holds the class of a room's evaluator, `EVALUATOR`."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from durbar.bots.evaluator import Evaluator
from durbar.core.errors import BadOptions
from durbar.core.game import Game


class Weights(str):
    """By how much terms of an evaluator count more or less than usual: "goods*2+network*0.5"."""

    __slots__ = ()

    def __new__(cls, text: str = "") -> "Weights":
        made = super().__new__(cls, text)
        made.factors()
        return made

    def factors(self) -> dict[str, float]:
        """By term; ValueError where the text is none or names a term twice."""
        found: dict[str, float] = {}
        for part in self.split("+") if self else ():
            term, star, factor = part.partition("*")
            if not star or term in found:
                raise ValueError(self)
            found[term] = float(factor)
        return found


def evaluator_of(game: Game[Any, Any], weights: Weights = Weights()) -> Evaluator:  # noqa: B008
    """The evaluator of a game; one that just counts points where nothing better is known."""
    return evaluator_named(game.name, weights)


@cache
def evaluator_named(game: str, weights: Weights) -> Evaluator:
    module = f"{__name__}.{game.replace('-', '_')}"
    make: type[Evaluator] = Evaluator
    if find_spec(module) is not None:
        make = import_module(module).EVALUATOR
    evaluator = make(weights.factors())
    for term in evaluator.weights:
        if term not in evaluator.terms():
            known = ", ".join(evaluator.terms())
            raise BadOptions("bot-term", term=term, known=known)
    return evaluator
