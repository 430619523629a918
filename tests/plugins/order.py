"""The order of the tests: the slowest modules first, so that all workers finish together."""

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECONDS: dict[str, float] = tomllib.loads(Path(__file__).with_name("slow.toml").read_text("utf-8"))[
    "seconds"
]


def seconds(item: pytest.Item) -> float:
    """What the test's module takes, if it is one of the slow ones."""
    return SECONDS.get(item.path.relative_to(ROOT / "tests").as_posix(), 0.0)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=seconds, reverse=True)  # stable: a module's tests stay together
