"""Levels inside the server: each part imports lower parts only, wherever the import stands.

`docs/decisions/levels-inside-the-server.md` explains the table.
"""

from pathlib import Path
from typing import Final

import pytest
from tests.architecture.sources import PACKAGE, imports, module_name

SERVER: Final = PACKAGE / "server"
BASE: Final = {
    "database_url", "editions", "errors", "gc", "logs", "metrics", "rate_limits", "settings",
}  # fmt: skip
TOP: Final = {"app", "run", "runtime"}
TABLES: Final = {"base", "protocol", "tables"}
LIVE: Final = TABLES | {"store", "outgoing", "botpool"}
MAY_IMPORT: Final[dict[str, set[str]]] = {  # part -> the parts below it
    "base": set(),
    "protocol": {"base"},
    "tables": {"base", "protocol"},
    "store": TABLES,
    "outgoing": TABLES,
    "botpool": TABLES,
    "accounts": TABLES | {"store"},
    "notices": TABLES | {"store"},
    "live": LIVE,
    "cluster": {"base", "store"},
    "http": LIVE | {"accounts", "cluster", "live", "notices"},
    "top": LIVE | {"accounts", "cluster", "http", "live", "notices"},
}
FILES: Final = [file for file in sorted(SERVER.rglob("*.py")) if file.parent != SERVER] + [
    file for file in sorted(SERVER.glob("*.py")) if file.stem != "__init__"
]


def part_of(module: str) -> str:
    """Returns the part of a server module; unknown modules beside the packages have none."""
    name = module.split(".")[2]
    if name in BASE:
        return "base"
    return "top" if name in TOP else name


def label(file: Path) -> str:
    return file.relative_to(SERVER).as_posix()


def server_imports(file: Path) -> list[str]:
    return [name for name in imports(file) if name.startswith("durbar.server.")]


def test_every_module_of_the_server_has_a_level() -> None:
    assert {part_of(module_name(file)) for file in FILES} == set(MAY_IMPORT)


def test_no_part_is_below_itself() -> None:
    levels: list[str] = []
    while len(levels) < len(MAY_IMPORT):
        free = [p for p, below in MAY_IMPORT.items() if p not in levels and below <= set(levels)]
        assert free
        levels += free


@pytest.mark.parametrize("file", FILES, ids=label)
def test_server_modules_import_lower_parts_only(file: Path) -> None:
    part = part_of(module_name(file))
    allowed = MAY_IMPORT[part] | {part}
    assert [name for name in server_imports(file) if part_of(name) not in allowed] == []


@pytest.mark.parametrize("file", FILES, ids=label)
def test_only_the_top_of_the_server_knows_the_runtime(file: Path) -> None:
    known = [name for name in server_imports(file) if name.startswith("durbar.server.runtime")]
    assert known == [] or label(file) in ("app.py", "run.py")
