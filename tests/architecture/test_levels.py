"""The architecture, executable: dependencies only go down, and rooms never know each other."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.architecture.sources import PACKAGE, hot_modules, imports, module_name

MAY_IMPORT = {  # part -> the parts below it; a part may always import itself
    "core": set(),
    "games": {"core"},
    "texts": {"core", "games"},  # of games the registry only: it finds the words for a room
    "bots": {"core", "games"},
    "testing": {"core", "games"},
    "rl": {"core", "games", "bots"},
    "server": {"core", "games", "bots", "texts"},
    "bench": {"core", "games", "bots", "rl", "server"},
    "cli": {"core", "games", "bots", "testing", "rl", "server", "bench", "texts"},
}
DOOR = {"__init__", "version"}  # the public door of the package, above all of it
FOREIGN_IN_ENGINE = {"librt", "mypy_extensions"}

FILES = sorted(PACKAGE.rglob("*.py"))
PARTS = [
    file for file in FILES if file.relative_to(PACKAGE).parts[0].removesuffix(".py") not in DOOR
]


def part_of(module: str) -> str:
    """The part a module of ours belongs to; the door leads to the games."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else "games"


def relative_path(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


def test_every_part_of_the_package_has_a_level() -> None:
    assert {file.relative_to(PACKAGE).parts[0] for file in PARTS} <= set(MAY_IMPORT)


@pytest.mark.parametrize("file", PARTS, ids=relative_path)
def test_dependencies_only_go_down(file: Path) -> None:
    part = part_of(module_name(file))
    ours = [name for name in imports(file) if name.split(".")[0] == "durbar"]
    upward = [
        name
        for name in ours
        if not name.startswith("durbar.version") and part_of(name) not in MAY_IMPORT[part] | {part}
    ]
    assert upward == []


@pytest.mark.parametrize("file", sorted((PACKAGE / "games").glob("*/**/*.py")), ids=relative_path)
def test_rooms_never_import_each_other(file: Path) -> None:
    room = module_name(file).split(".")[2]
    others = [
        name
        for name in imports(file)
        if name.startswith("durbar.games.") and name.split(".")[2] != room
    ]
    assert others == []


@pytest.mark.parametrize(
    "file",
    [file for file in FILES if relative_path(file).startswith(("core/", "games/"))],
    ids=relative_path,
)
def test_the_engine_needs_nothing_but_librt_and_mypy_extensions(file: Path) -> None:
    known = sys.stdlib_module_names | FOREIGN_IN_ENGINE | {"durbar"}
    assert {name.split(".")[0] for name in imports(file)} <= known


@pytest.mark.parametrize(
    "file", [file for file in FILES if relative_path(file).startswith("bots/")], ids=relative_path
)
def test_bots_know_a_room_only_in_knowledge(file: Path) -> None:
    rooms = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()}
    known = {name.split(".")[2] for name in imports(file) if name.startswith("durbar.games.")}
    assert "knowledge" in file.parts or not known & rooms


FRAMEWORKS = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "ray", "jax", "torch"}
FOR_LEARNERS = ("rl/", "bench/rl/")  # imported only where an extra is required


@pytest.mark.parametrize(
    "file",
    [file for file in FILES if not relative_path(file).startswith(FOR_LEARNERS)],
    ids=relative_path,
)
def test_only_what_is_for_learners_needs_their_frameworks(file: Path) -> None:
    assert {name.split(".")[0] for name in imports(file)} & FRAMEWORKS == set()


def test_the_library_and_the_command_line_start_without_the_frameworks() -> None:
    code = f"import sys, durbar, durbar.cli.app; print({FRAMEWORKS!r} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "set()\n"


def test_compiled_code_for_learners_needs_no_framework() -> None:
    hot = [file for file in hot_modules() if relative_path(file).startswith(FOR_LEARNERS)]
    assert len(hot) > 3
    for file in hot:
        foreign = {name.split(".")[0] for name in imports(file)} - sys.stdlib_module_names
        assert foreign <= FOREIGN_IN_ENGINE | {"durbar"}


@pytest.mark.parametrize("file", sorted((PACKAGE / "rl").rglob("*.py")), ids=relative_path)
def test_learners_know_a_room_only_where_rooms_are_encoded_or_drawn(file: Path) -> None:
    rooms = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()}
    known = {name.split(".")[2] for name in imports(file) if name.startswith("durbar.games.")}
    assert file.parent.name in ("encode", "compiled", "render") or not known & rooms


@pytest.mark.parametrize("file", sorted((PACKAGE / "bench").rglob("*.py")), ids=relative_path)
def test_measurements_know_a_room_only_in_positions(file: Path) -> None:
    rooms = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()}
    known = {name.split(".")[2] for name in imports(file) if name.startswith("durbar.games.")}
    assert file.parent.name == "positions" or not known & rooms


@pytest.mark.parametrize(
    "file", sorted((PACKAGE / "rl" / "encode").glob("*.py")), ids=relative_path
)
def test_observations_are_made_of_views_alone(file: Path) -> None:
    states = [name for name in imports(file) if name.endswith("State") or ".state" in name]
    assert states == []
