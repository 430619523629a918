"""Laws of the sources that no linter knows."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest
from tests.architecture.sources import PACKAGE, ROOT, hot_modules, rooms

NOT_OURS = {
    ".git",
    ".hypothesis",
    ".venv",
    ".venv-dev",
    "build",
    "dist",
    "node_modules",
    "__pycache__",
}
# Written in halves, or this file would name them itself
REGISTRIES = ("pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "crates" + ".io")
MACHINE_PATH = re.compile(r"(?<![\w.\-/~}])/(?:tmp|root|work|home/[a-z]+)(?:/|\b)(?!\w)")


def relative_path(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("file", hot_modules(), ids=relative_path)
def test_no_literal_stands_left_of_a_shift_in_compiled_code(file: Path) -> None:
    """`1 << n` with a native n is miscompiled from n = 31 on."""
    shifts = [
        node.lineno
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and not any(isinstance(part, ast.Name | ast.Attribute) for part in ast.walk(node.left))
    ]
    assert shifts == []


def test_hot_modules_are_found() -> None:
    found = {relative_path(file).removeprefix("src/durbar/") for file in hot_modules()}
    assert {"core/state.py", "core/chance.py"} <= found
    assert {f"games/{room.name}/state.py" for room in rooms()} <= found


# The round as a table, and the if-chains beneath it ----------------------------------------------


def phases_module(room: Path) -> ast.Module:
    """The one module of a room that has the table PHASES."""
    modules = [ast.parse(file.read_text("utf-8")) for file in sorted(room.rglob("*.py"))]
    (found,) = (module for module in modules if "PHASES" in map(assigned, module.body))
    return found


def assigned(node: ast.stmt) -> str:
    target = node.target if isinstance(node, ast.AnnAssign) else None
    return target.id if isinstance(target, ast.Name) else ""


def table_of(module: ast.Module) -> dict[str, str]:
    """PHASES as {phase: name}."""
    (table,) = (node for node in module.body if assigned(node) == "PHASES")
    assert isinstance(table, ast.AnnAssign) and isinstance(table.value, ast.Tuple)
    rows = [ast.unparse(row).strip("()").split(", ")[:2] for row in table.value.elts]
    return {phase: name.strip("'") for phase, name in rows}


def chain_of(module: ast.Module, function: str, prefix: str) -> tuple[dict[str, str], list[str]]:
    """An if-chain over s.phase as {phase: name}, and the names that are called without a test."""
    (chain,) = (
        node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == function
    )
    tested: dict[str, str] = {}
    untested: list[str] = []
    for test, body in branches(chain.body):
        for name in called(body, prefix):
            if test is None:
                untested.append(name)
            else:
                tested[ast.unparse(test).removeprefix("s.phase == ")] = name
    return tested, untested


def branches(body: list[ast.stmt]) -> Iterator[tuple[ast.expr | None, list[ast.stmt]]]:
    for node in body:
        if isinstance(node, ast.If):
            yield node.test, node.body
            yield from branches(node.orelse)
        else:
            yield None, [node]


def called(body: list[ast.stmt], prefix: str) -> list[str]:
    """What is called by a name with this prefix, without the prefix."""
    calls = [
        ast.unparse(node.func).rpartition(".")[2]
        for statement in body
        for node in ast.walk(statement)
        if isinstance(node, ast.Call)
    ]
    return [name.removeprefix(prefix) for name in calls if name.startswith(prefix)]


@pytest.mark.parametrize("room", rooms(), ids=lambda room: room.name)
@pytest.mark.parametrize(("function", "prefix"), [("legal_into", "legal_"), ("apply", "apply_")])
def test_the_if_chain_follows_the_table_of_phases(room: Path, function: str, prefix: str) -> None:
    module = phases_module(room)
    table = table_of(module)
    tested, untested = chain_of(module, function, prefix)
    left = [name for phase, name in table.items() if phase not in tested]
    assert tested == {phase: name for phase, name in table.items() if phase in tested}
    assert untested == left and len(left) <= 1


@pytest.mark.parametrize("room", rooms(), ids=lambda room: room.name)
def test_every_phase_has_its_legal_and_its_apply_side_by_side(room: Path) -> None:
    defined: dict[str, Path] = {
        node.name: file
        for file in room.rglob("*.py")
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    for name in table_of(phases_module(room)).values():
        assert defined[f"legal_{name}"] == defined[f"apply_{name}"]


# What no file says -------------------------------------------------------------------------------


def texts() -> Iterator[tuple[Path, str]]:
    """All text files of the project."""
    for file in sorted(ROOT.rglob("*")):
        parts = file.relative_to(ROOT).parts
        hidden = any(part.endswith(("_cache", ".egg-info")) or part in NOT_OURS for part in parts)
        if file.is_file() and not hidden:
            try:
                yield file, file.read_text("utf-8")
            except UnicodeDecodeError:
                continue


def test_no_file_names_a_registry() -> None:
    found = [
        relative_path(file) for file, text in texts() if any(host in text for host in REGISTRIES)
    ]
    assert found == []


def test_no_file_names_a_path_of_a_machine() -> None:
    ours = Path(__file__)
    found = [
        f"{relative_path(file)}: {match[0]}"
        for file, text in texts()
        if file != ours and (match := MACHINE_PATH.search(text))
    ]
    assert found == []


def test_modules_stay_small() -> None:
    """A module over 400 lines needs a reason."""
    long = [
        relative_path(file)
        for file in PACKAGE.rglob("*.py")
        if file.read_text("utf-8").count("\n") > 400
    ]
    assert long == []


def test_the_median_module_has_at_most_100_lines() -> None:
    lengths = [file.read_text("utf-8").count("\n") for file in PACKAGE.rglob("*.py")]
    assert len(lengths) > 300 and median(lengths) <= 100


@pytest.mark.parametrize("top", ["src", "tests"])
def test_no_folder_has_more_than_20_modules_side_by_side(top: str) -> None:
    """`__init__.py` is not counted."""
    counts = Counter(
        relative_path(file.parent)
        for file in (ROOT / top).rglob("*.py")
        if file.name != "__init__.py"
    )
    assert len(counts) > 20
    assert {folder: count for folder, count in counts.items() if count > 20} == {}
