"""The rewards one can ask for, by name; they add up to nothing but what the rules say."""

from collections.abc import Callable
from typing import Any, Final

from durbar.core.game import Game
from durbar.core.state import State
from durbar.rl.vector import MARGIN, POINTS, RANK, WIN

REWARDS: Final = {"rank": RANK, "win": WIN, "margin": MARGIN, "points": POINTS}


def reward_number(name: str) -> int:
    if name not in REWARDS:
        raise ValueError(f"reward {name!r} is none of {', '.join(REWARDS)}")
    return REWARDS[name]


def settler(game: Game[Any, Any], reward: str) -> Callable[[State], list[float]]:
    """The rewards of a finished game by the room's own ranking, its tie rules included."""

    def settle(state: State) -> list[float]:
        ranking = game.outcome(state).ranking
        seats = sum(map(len, ranking))
        paid = [0.0] * seats
        place = 0
        for group in ranking:
            if reward == "win":
                each = 1.0 / len(group) if place == 0 else 0.0
            else:  # those who share places share what they bring
                each = 1.0 - (2 * place + len(group) - 1) / (seats - 1)
            for seat in group:
                paid[seat] = each
            place += len(group)
        return paid

    return settle
