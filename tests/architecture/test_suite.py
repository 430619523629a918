"""Laws of the tests themselves."""

from pathlib import Path

from tests.architecture.sources import ROOT
from tests.plugins.order import SECONDS

TESTS = ROOT / "tests"
CHOOSE_THEIR_OWN = {"server/cluster/test_cluster.py", "server/live/test_memory.py"}


def name(file: Path) -> str:
    return file.relative_to(TESTS).as_posix()


def test_modules_that_are_begun_first_are_there() -> None:
    assert [module for module in SECONDS if not (TESTS / module).is_file()] == []


def test_what_uses_the_store_is_run_on_both_databases() -> None:
    users = [
        file
        for file in sorted((TESTS / "server").rglob("test_*.py"))
        if "from durbar.server.store" in file.read_text("utf-8")
    ]
    assert len(users) > 4
    unmarked = [name(file) for file in users if "pytest.mark.store" not in file.read_text("utf-8")]
    assert set(unmarked) <= CHOOSE_THEIR_OWN
