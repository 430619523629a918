"""Game knowledge of bots: a package for each room, named like its folder in `durbar.games`.

`evaluator` holds the room's evaluator, `EVALUATOR`; `terms` names its terms for explanations;
`turns` describes whole turns to the turn search. Each module is optional.
"""

from functools import cache
from typing import Any

from durbar.bots.evaluator import Evaluator
from durbar.core.errors import BadOptions
from durbar.core.game import Game
from durbar.games.registry import companion


class Weights(str):
    """Factors for terms of an evaluator, as text: "goods*2+network*0.5"."""

    __slots__ = ()

    def __new__(cls, text: str = "") -> "Weights":
        made = super().__new__(cls, text)
        made.factors()
        return made

    def factors(self) -> dict[str, float]:
        """Returns the factors by term. Raises ValueError if the text is malformed."""
        found: dict[str, float] = {}
        for part in self.split("+") if self else ():
            term, star, factor = part.partition("*")
            if not star or term in found:
                raise ValueError(self)
            found[term] = float(factor)
        return found


def evaluator_of(game: Game[Any, Any], weights: Weights = Weights()) -> Evaluator:  # noqa: B008
    """Returns the evaluator of a game; the base class if the room has none."""
    return evaluator_named(game.name, weights)


@cache
def evaluator_named(game: str, weights: Weights) -> Evaluator:
    """Returns the evaluator of a game by id. Raises BadOptions if it lacks a weighted term."""
    room = companion(__name__, game, "evaluator")
    make: type[Evaluator] = Evaluator if room is None else room.EVALUATOR
    evaluator = make(weights.factors())
    for term in evaluator.weights:
        if term not in evaluator.terms():
            known = ", ".join(evaluator.terms())
            raise BadOptions("bot-term", term=term, known=known)
    return evaluator
