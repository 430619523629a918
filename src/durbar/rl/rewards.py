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
        outcome = game.outcome(state)
        if reward == "win":
            return [outcome.win_share(seat) for seat in range(sum(map(len, outcome.ranking)))]
        return outcome.rank_rewards()

    return settle
