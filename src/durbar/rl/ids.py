"""The versioned ids: `durbar/maharaja-v1` for Gymnasium, `durbar_maharaja_v1` in PettingZoo.

The version is that of the room's encoder. It changes only with the meaning of an observation, an
action or a reward. `docs/rl` has the history.
"""

import importlib.util

from durbar.games.registry import GAMES
from durbar.rl.encode import version_of


def env_id(game: str) -> str:
    return f"durbar/{game}-v{version_of(game)}"


def register() -> None:
    """Registers the games with Gymnasium, if it is installed."""
    if importlib.util.find_spec("gymnasium") is None:
        return
    from gymnasium.envs.registration import register, registry

    for game in GAMES:
        if env_id(game) not in registry:
            register(env_id(game), "durbar.rl.envs.single:Single", kwargs={"game": game})
