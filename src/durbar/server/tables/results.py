"""Results: scores and ranks of a finished game, stored so that lists need not replay its record."""

from collections.abc import Sequence
from typing import Any

from durbar.core.game import Game
from durbar.core.state import State
from durbar.core.types import NOBODY, Seat
from durbar.server.tables.effects import Ended
from durbar.server.tables.seats import Place

Ranking = tuple[tuple[Seat, ...], ...]


def ended(
    game: Game[Any, Any], state: State, places: Sequence[Place], is_rated: bool
) -> Ended | None:
    """Returns the public scores and ranks, or None if the game is not over."""
    if int(state.to_move()) != NOBODY:
        return None
    ranking = placing(game.outcome(state).ranking, places, is_rated)
    ranks = {seat: rank for rank, group in enumerate(ranking, start=1) for seat in group}
    scores = game.view(state, None).scores
    return Ended(tuple(scores), tuple(ranks[seat] for seat in range(len(scores))))


def placing(ranking: Ranking, places: Sequence[Place], is_rated: bool) -> Ranking:
    """Returns a ranking as it counts: at a rated table, players who dropped out are last."""
    if not is_rated:
        return ranking
    groups = (
        tuple(seat for seat in seats if places[seat].has_dropped_out is out)
        for out in (False, True)
        for seats in ranking
    )
    return tuple(group for group in groups if group)
