"""J2.1, J2.4: action points, and developers that have had their free move."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState

# Why not: 0 is "legal"; why_not.py has the codes' words
FINE: Final = 0
TOO_FEW_POINTS: Final = 1
DUTY: Final = 2  # no tile could be laid afterwards (J2.2)
DUTY_FIRST: Final = 3  # the turn cannot end before a tile lies (J2.2)


def spend(s: "JavaState", points: i64) -> None:
    """J2.4: once action points have been spent, every developer may move for nothing again."""
    s.ap -= points
    if points > 0 and len(s.moved_free) > 0:
        s.moved_free = vec[i64]()


def has_moved_free(s: "JavaState", space: i64) -> bool:
    for moved in s.moved_free:
        if moved == space:
            return True
    return False


def note_free_move(s: "JavaState", space: i64) -> None:
    s.moved_free = append(s.moved_free, space)
