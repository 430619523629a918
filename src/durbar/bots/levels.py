"""Levels and styles: for each game, names that stand for bots whose parts are settled.

A level is a registry string, so that whoever wants to know how `expert` plays Taj Mahal reads it
here, and whoever wants it a little otherwise says so: `expert:simulations=500`. The four levels
have the same names in all games, a game's styles are its own: they are near `casual` in strength,
and want something else. Where the figures come from: docs/bots.md.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

LEVELS: Final = ("novice", "casual", "expert", "master")
USUAL: Final = "casual"  # who sits down where nobody says who shall

Settled: TypeAlias = Mapping[
    str, str
]  # name -> registry string: levels from weak to strong, styles


def _settled(*, novice: str, casual: str, expert: str, master: str, **styles: str) -> Settled:
    levels = dict(zip(LEVELS, (novice, casual, expert, master), strict=True))
    return MappingProxyType(levels | styles)


SETTLED: Final[Mapping[str, Settled]] = MappingProxyType(
    {
        "maharaja": _settled(
            # sees a collection only when it lies complete before him
            novice="greedy:weights=reach*0",
            # half believes in collections to come
            casual="greedy:weights=reach*0.5",
            expert="search:simulations=8:plies=-1:margin=0.5:scale=3",
            master="search:simulations=200:plies=-1:margin=0.5:scale=3:chance=1",
            collector="greedy:weights=collections*1.1+reach*1.2",
            jeweller="greedy:weights=antiques*1.5+singles*1.5+reach*0.7",
        ),
        "taj-mahal": _settled(
            # spends cards as if they grew again, and takes a lead for a victory
            novice="greedy:weights=hand*0.2+lead*1.8",
            casual="greedy",
            expert="search:simulations=5:warmth=1.5:plies=8",
            master="search:simulations=200:explore=0.2:warmth=1:plies=8:field=1:own=0.5",
            merchant="greedy:weights=goods*1.5+network*0.5",
            architect="greedy:weights=network*3+palaces*1.5",
        ),
        "java": _settled(
            # takes what the next step brings and gives no thought to the great scoring
            novice="greedy:weights=ranks*0",
            # looks at the next step alone
            casual="greedy",
            # plans a turn, and follows the first good idea
            expert="turns:positions=1000",
            # compares many ways through the turn
            master="turns:positions=8000",
            builder="greedy:weights=ranks*1.5+space*1.5+water*0.6",
            farmer="greedy:weights=water*1.6+ranks*0.8",
        ),
    }
)


def settled_bots(game: str) -> Settled:
    """A game's levels and styles; a game that has none is played by the bots of all games."""
    return SETTLED.get(game, MappingProxyType({}))
