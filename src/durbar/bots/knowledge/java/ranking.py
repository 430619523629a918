"""Ranks in a village or city of Java, compiled; shared by both evaluators."""

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.java.rules import ranks
from durbar.games.java.state import JavaState
from durbar.games.java.tables import NONE


def add_rank_points(
    s: JavaState, name: i64, value: i64, weight: i64, worth: vec[i64], strength: vec[i64]
) -> i64:
    """Adds `weight` per point of the palace to the first seats and half of it to the second ones.

    Returns the seat that ranks first alone, NONE if there is none. `strength` is scratch space.
    """
    best: i64 = 0
    second: i64 = 0
    firsts: i64 = 0
    first: i64 = NONE
    seat: i64 = 0
    while seat < s.seats:
        # Stacks above LEVELS never occur in sensible play, so the bot ignores ranks there
        own = ranks.strength(s, seat, s.village, name) if s.highest <= ranks.LEVELS else 0
        strength[seat] = own
        if own > best:
            second = best
            best = own
            firsts = 1
            first = seat
        elif own == best and own > 0:
            firsts += 1
        elif own > second:
            second = own
        seat += 1
    if best == 0:
        return NONE
    if value > 0:
        seat = 0
        while seat < s.seats:
            if not s.players[seat].has_scored:
                if strength[seat] == best:
                    worth[seat] += value * weight
                elif strength[seat] == second and second > 0:
                    worth[seat] += value * weight // 2
            seat += 1
    return first if firsts == 1 else NONE
