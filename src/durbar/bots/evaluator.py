"""Evaluator: the base class of the rooms' position evaluators."""

from mypy_extensions import i64, mypyc_attr

from durbar.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Estimates final points. This base class counts the points so far, in any room.

    A room's evaluator is a sum of named terms. `weights` holds factors for terms: 1 is the usual
    weight, 0 ignores a term.
    """

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights

    def terms(self) -> tuple[str, ...]:
        """Returns the names that weights may have."""
        return ()

    def expected_points(self, state: State, seat: i64) -> float:
        return float(state.scores()[seat])

    def advantage(self, state: State, seat: i64, seats: i64) -> float:
        """Returns the seat's expected points minus the mean of the other seats."""
        others = 0.0
        for other in range(seats):
            if other != seat:
                others += self.expected_points(state, other)
        return self.expected_points(state, seat) - others / float(seats - 1)
