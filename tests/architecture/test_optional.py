"""Where only playing is set up, the learners' libraries are missing, and the engine is compiled."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
EVERYWHERE = {"durbar", "librt", "mypy_extensions", "__future__"}


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name.partition(".")[0] for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def test_types_are_checked_there_without_the_learners_libraries() -> None:
    """Else `make play` fails: compiling checks the types of all that the engine can reach."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    missing_is_fine = {
        module.removesuffix(".*")
        for each in project["tool"]["mypy"]["overrides"]
        if each.get("ignore_missing_imports")
        for module in each["module"]
    }
    files = list((ROOT / "src" / "durbar" / "rl").rglob("*.py"))
    found = {name for file in files for name in imported(file)}
    optional = found - EVERYWHERE - set(sys.stdlib_module_names)
    assert {"gymnasium", "numpy", "pettingzoo"} <= optional
    assert optional <= missing_is_fine
