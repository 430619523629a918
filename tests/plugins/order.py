"""The order of the tests: the slowest modules first, so that all workers finish together.

Modules that drive a browser come last. Playwright leaves an event loop running in its process, and
no test of the server could start one of its own after it.
"""

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECONDS: dict[str, float] = tomllib.loads(Path(__file__).with_name("slow.toml").read_text("utf-8"))[
    "seconds"
]


def place(item: pytest.Item) -> tuple[bool, float]:
    """Where a test stands: those without a browser first, then by what their module takes."""
    module = item.path.relative_to(ROOT / "tests").as_posix()
    return module.startswith("browser/"), -SECONDS.get(module, 0.0)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=place)  # stable: a module's tests stay together
