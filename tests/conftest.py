"""What all tests share: their limit, their order, and what the summary says."""

import os
from collections import Counter
from typing import Any

import pytest
from tests.support.parts import MISSING

pytest_plugins = ["tests.plugins.limits", "tests.plugins.order"]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than cores: a test that waits for a timer or a browser leaves a core to another."""
    return (os.cpu_count() or 1) + 1


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
