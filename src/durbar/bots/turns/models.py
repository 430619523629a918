"""The turn model of a room: `make_model` in its knowledge module `turns`."""

from typing import Any

from durbar.bots.knowledge import Weights, evaluator_of
from durbar.bots.knowledge import __name__ as KNOWLEDGE
from durbar.bots.turns.model import TurnModel
from durbar.core.errors import BadOptions
from durbar.core.game import Game
from durbar.games.registry import companion


def turn_model(
    game: Game[Any, Any], seats: int, tile_candidates: int, weights: dict[str, float]
) -> TurnModel:
    """Returns a new model; it holds the scratch data of one search."""
    room = companion(KNOWLEDGE, game.name, "turns")
    if room is None:
        return TurnModel(evaluator_of(game), seats)
    model: TurnModel = room.make_model(evaluator_of(game), seats, tile_candidates, weights)
    return model


def check_weights(game: str, weights: Weights) -> None:
    """Raises BadOptions if a game's turn model lacks a weighted term."""
    room = companion(KNOWLEDGE, game, "turns")
    if room is None:
        return
    for term in weights.factors():
        if term not in room.TERMS:
            raise BadOptions("bot-term", term=term, known=", ".join(room.TERMS))
