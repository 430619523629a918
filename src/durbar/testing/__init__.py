"""The conformance kit: tests that every room gets for nothing, ours and other people's.

`durbar.testing.machine.machine_for` needs hypothesis and is therefore not imported here.
"""

from durbar.testing.conformance import check_game
from durbar.testing.coverage import Coverage
from durbar.testing.faults import ConformanceError, Fault
from durbar.testing.golden import file_name, make_playthrough, playthrough, record_of
from durbar.testing.perft import check_perft, divide, parse_perft, perft

__all__ = [
    "ConformanceError",
    "Coverage",
    "Fault",
    "check_game",
    "check_perft",
    "divide",
    "file_name",
    "make_playthrough",
    "parse_perft",
    "perft",
    "playthrough",
    "record_of",
]
