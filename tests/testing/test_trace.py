"""Traces: one line per ply, the same for the same seed and another for other rules."""

from tests.support.toy import LanternOptions, Lanterns, LanternState

from durbar.testing.trace import trace

OPTIONS = LanternOptions(seats=2)


def test_a_trace_has_a_line_per_ply_and_the_result() -> None:
    first, *plies, last = trace(Lanterns(), OPTIONS, 1)
    assert first == "lanterns {'seats': 2, 'gold': True} seed 1"
    assert plies[0].startswith("0 -1 start ") and last.startswith("over [")
    assert list(trace(Lanterns(), OPTIONS, 1)) == [first, *plies, last]


def test_a_hidden_difference_shows_at_its_ply() -> None:
    class Other(LanternState):
        def weights(self) -> list[int]:
            return [2 * weight for weight in super().weights()]

        def chance(self, rng: object) -> int:
            return LanternState.rows(self)[0]

    other = Lanterns()
    other.state = Other  # type: ignore[misc]
    one, another = list(trace(Lanterns(), OPTIONS, 1)), list(trace(other, OPTIONS, 1))
    assert one[0] == another[0] and one[1] != another[1]
