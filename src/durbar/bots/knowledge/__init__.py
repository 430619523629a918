"""What is known of single games: `<game>.py` holds a room's evaluator, `EVALUATOR`."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from durbar.bots.evaluator import Evaluator
from durbar.core.game import Game


def evaluator_of(game: Game[Any, Any]) -> Evaluator:
    """The evaluator of a game; one that just counts points where nothing better is known."""
    return _evaluator(game.name)


@cache
def _evaluator(name: str) -> Evaluator:
    module = f"{__name__}.{name.replace('-', '_')}"
    if find_spec(module) is None:
        return Evaluator()
    evaluator: Evaluator = import_module(module).EVALUATOR
    return evaluator
