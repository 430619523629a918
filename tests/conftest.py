"""What all tests share: the summary says which parts of the machine were missing."""

from collections import Counter
from typing import Any

from tests.support.parts import MISSING


def pytest_terminal_summary(terminalreporter: Any) -> None:
    skipped = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
        if isinstance(report.longrepr, tuple)
    )
    missing = {reason: count for reason, count in skipped.items() if reason.startswith(MISSING)}
    if missing:
        terminalreporter.section("parts that are missing here")
        for reason, count in sorted(missing.items()):
            terminalreporter.line(f"{reason.removeprefix(MISSING)}: {count} tests skipped")
