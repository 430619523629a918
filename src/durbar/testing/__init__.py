"""The conformance kit: tests that every room gets for nothing, ours and other people's."""

from durbar.testing.conformance import check_game
from durbar.testing.coverage import Coverage
from durbar.testing.faults import ConformanceError, Fault

__all__ = ["ConformanceError", "Coverage", "Fault", "check_game"]
