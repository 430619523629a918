"""Evaluator: what a position is worth, as the base class of rooms' knowledge."""

from mypy_extensions import i64, mypyc_attr

from durbar.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Expected final points; a room without knowledge of its own counts the points so far.

    A room's evaluator is a sum of named terms. `weights` says by how much more or less than usual
    a term counts: a taste, or a blindness (0).
    """

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights

    def terms(self) -> tuple[str, ...]:
        """The names that weights may have."""
        return ()

    def expected_points(self, state: State, seat: i64) -> float:
        return float(state.scores()[seat])

    def advantage(self, state: State, seat: i64, seats: i64) -> float:
        """What `seat` expects more than the others on average."""
        others = 0.0
        for other in range(seats):
            if other != seat:
                others += self.expected_points(state, other)
        return self.expected_points(state, seat) - others / float(seats - 1)
