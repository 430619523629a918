"""The ranking at the end and what decided it."""

import pytest

from durbar.core.outcome import Outcome, Reason, rank


@pytest.mark.parametrize(
    ("results", "ranking", "reason"),
    [
        ([(3, 0), (5, 0), (4, 9)], ((1,), (2,), (0,)), Reason.POINTS),
        ([(5, 1), (5, 2), (4, 9)], ((1,), (0,), (2,)), Reason.TIE_BREAK),
        ([(5, 2), (1, 0), (5, 2), (1, 0)], ((0, 2), (1, 3)), Reason.SHARED),
        ([(5, 2), (5, 2), (5, 1)], ((0, 1), (2,)), Reason.SHARED),
        ([(0,)], ((0,),), Reason.POINTS),
    ],
)
def test_larger_results_come_first_and_equal_ones_share_a_place(
    results: list[tuple[int, ...]], ranking: tuple[tuple[int, ...], ...], reason: Reason
) -> None:
    outcome = rank(results)
    assert outcome == Outcome(ranking, reason)
    assert outcome.winners == ranking[0]
