"""Rewards for a seat's place at the end of a game, compiled."""

from mypy_extensions import i64


def rank_reward(better: i64, tied: i64, seats: i64) -> float:
    """Returns 1 for the first place, 0 for the last and equal steps between them.

    `better` seats are ahead, and `tied` seats, this one included, share the mean of their places.
    """
    return 1.0 - float(2 * better + tied - 1) / float(seats - 1)


def win_reward(better: i64, tied: i64) -> float:
    """Returns 1 for a victory, an equal share of it for tied winners, and 0 otherwise."""
    return 1.0 / float(tied) if better == 0 else 0.0
