"""Which room has a sense for turns of its own: `knowledge/<game>_turns.py` holds `make_sense`."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from durbar.bots.knowledge import __name__ as KNOWLEDGE
from durbar.bots.knowledge import evaluator_of
from durbar.bots.turns.sense import TurnSense
from durbar.core.game import Game


def sense_of(game: Game[Any, Any], seats: int, breadth: int, style: dict[str, float]) -> TurnSense:
    """A fresh one: it is the scratch paper of one search."""
    module = f"{KNOWLEDGE}.{game.name.replace('-', '_')}_turns"
    if find_spec(module) is None:
        return TurnSense(evaluator_of(game), seats)
    sense: TurnSense = import_module(module).make_sense(evaluator_of(game), seats, breadth, style)
    return sense
