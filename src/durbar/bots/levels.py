"""Levels and styles: for each game, names for bot strings.

Every game has the same four levels and its own styles. A style plays about as well as `casual`,
with other preferences. Parameters after a name replace its own: `expert:simulations=500`. The
measurements behind the values are in docs/bots.md.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

LEVELS: Final = ("novice", "casual", "expert", "master")
DEFAULT: Final = "casual"  # the opponent if none is named

Presets: TypeAlias = Mapping[str, str]  # name -> bot string: levels from weak to strong, styles


def _presets(*, novice: str, casual: str, expert: str, master: str, **styles: str) -> Presets:
    levels = dict(zip(LEVELS, (novice, casual, expert, master), strict=True))
    return MappingProxyType(levels | styles)


PRESETS: Final[Mapping[str, Presets]] = MappingProxyType(
    {
        "maharaja": _presets(
            # sees only complete collections
            novice="greedy:weights=reach*0",
            # gives half the usual weight to incomplete collections
            casual="greedy:weights=reach*0.5",
            expert="search:simulations=8:rollout_depth=-1:margin_weight=0.5:lead_scale=3",
            master=(
                "search:simulations=200:rollout_depth=-1:margin_weight=0.5:lead_scale=3"
                ":branch_on_chance=1"
            ),
            collector="greedy:weights=collections*1.1+reach*1.2",
            jeweller="greedy:weights=antiques*1.5+singles*1.5+reach*0.7",
        ),
        "taj-mahal": _presets(
            # undervalues its hand and mistakes a lead for a victory
            novice="greedy:weights=hand*0.2+lead*1.8",
            casual="greedy",
            expert="search:simulations=5:prior_temperature=1.5:rollout_depth=8",
            master=(
                "search:simulations=200:c_puct=0.2:prior_temperature=1:rollout_depth=8"
                ":mean_rival_weight=1:own_gain_weight=0.5"
            ),
            merchant="greedy:weights=goods*1.5+network*0.5",
            architect="greedy:weights=network*3+palaces*1.5",
        ),
        "java": _presets(
            # maximizes the next step and ignores the great scoring
            novice="greedy:weights=ranks*0",
            # sees only the next step
            casual="greedy",
            # plans a turn and follows the first good plan
            expert="turns:positions=1000",
            # compares many plans for the turn
            master="turns:positions=8000",
            builder="greedy:weights=ranks*1.5+space*1.5+water*0.6",
            farmer="greedy:weights=water*1.6+ranks*0.8",
        ),
    }
)


def presets(game: str) -> Presets:
    """Returns a game's levels and styles; an unknown game has none."""
    return PRESETS.get(game, MappingProxyType({}))
