"""J9.3, J9.6: the great scoring and the ranking."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from durbar.core.outcome import Outcome, rank
from durbar.games.java.rules import ranks

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState


def points_for_great_scoring(s: "JavaState", seat: i64) -> i64:
    """City by city: the first rank brings the palace's value, the second half of it."""
    fame: i64 = 0
    for space in s.palaces:
        fame += points_for_city(s, seat, space)
    return fame


def points_for_city(s: "JavaState", seat: i64, palace: i64) -> i64:
    """For the city of the palace on this space."""
    place = ranks.place(s, seat, s.village[palace])
    if place == 1:
        return s.palace[palace]
    return s.palace[palace] // 2 if place == 2 else 0


def outcome(s: "JavaState") -> Outcome:
    """J9.6: most fame; a tie is a shared win (ruling)."""
    return rank([(int(player.fame),) for player in s.players])
