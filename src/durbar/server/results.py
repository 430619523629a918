"""Results: how a game ended, kept beside its seats so that lists need not play the record again."""

from typing import Any

from durbar.core.game import Game
from durbar.core.state import State
from durbar.core.types import NOBODY
from durbar.server.effects import Ended


def ended(game: Game[Any, Any], state: State) -> Ended | None:
    """Scores and ranks as everybody sees them; None while somebody is still to move."""
    if int(state.to_move()) != NOBODY:
        return None
    ranks = {
        seat: rank
        for rank, group in enumerate(game.outcome(state).ranking, start=1)
        for seat in group
    }
    scores = game.view(state, None).scores
    return Ended(tuple(scores), tuple(ranks[seat] for seat in range(len(scores))))
