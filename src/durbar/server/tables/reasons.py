"""Reasons: why an action is illegal, computed only from what its seat may know."""

from collections.abc import Sequence
from typing import Any, Final

from durbar.core.chance import Rng
from durbar.core.game import Game, WhyNot
from durbar.core.state import State
from durbar.core.types import Action, Seat

SAMPLE_SEED: Final = 20260101  # of sampled worlds; constant, so it reveals nothing


def why_not_all(
    game: Game[Any, Any], state: State, seat: Seat, actions: Sequence[Action]
) -> WhyNot:
    """Returns why actions cannot be played in turn, or as the set that the seat is asked for."""
    view = game.view(state, seat)
    if len(actions) > 1 and game.prompt(view).kind == "choose_set":
        actions = sorted(actions)
    world: State = game.sample(view, Rng(SAMPLE_SEED))
    for action in actions:
        why_not = game.why_not(world, seat, action)
        if why_not is not None:
            return why_not
        world.apply(action)
    return WhyNot("draft-full")
