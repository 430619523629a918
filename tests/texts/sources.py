"""What the sources say, read with `ast`: every code that can reach a reader."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

ERRORS = (
    "DurbarError", "BadNotation", "BadOptions", "BadRecord", "BadEdition", "BadDraft", "BadInput",
    "BadSetting", "BadResultsFile", "BadFolder", "NoExecutor", "Refusal", "NotAllowed", "NotFound",
    "Stale",
)  # fmt: skip
# Codes that are put together or looked up where they are raised
PUT_TOGETHER = {
    ("core/record.py", "f'record-{key}'"): ("record-game", "record-rules", "record-edition"),
    ("games/maharaja/why_not.py", "code"): (
        "maharaja-action-is-due", "maharaja-collection-is-due", "maharaja-giving-up-is-due",
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Raised:
    """A code with the names of the facts beside it."""

    code: str
    facts: frozenset[str]
    where: str


def package() -> Path:
    return Path(str(resources.files("durbar")))


@cache
def calls() -> tuple[tuple[str, ast.Call], ...]:
    """Every call in the package, with its place."""
    return tuple(
        (f"{file.relative_to(package()).as_posix()}:{node.lineno}", node)
        for file in sorted(package().rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
    )


def errors() -> Iterator[Raised]:
    return _raised(ERRORS, 0)


def why_nots() -> Iterator[Raised]:
    return _raised(("WhyNot",), 0)


def faults() -> Iterator[Raised]:
    yield from _raised(("faults.add",), 1)
    yield from _raised(("faults.expect",), 2)


def first_arguments(name: str, place: int = 0) -> set[str]:
    """The words that calls of this name have at that place."""
    return {
        word
        for where, call in calls()
        if ast.unparse(call.func) == name and len(call.args) > place
        for word in _words(call.args[place], where)
    }


def constants(*files: str) -> set[str]:
    """Every string in these files or folders, as far as they are there."""
    found: set[str] = set()
    for name in files:
        path = package() / name
        for file in path.rglob("*.py") if path.is_dir() else filter(Path.is_file, [path]):
            nodes = ast.walk(ast.parse(file.read_text("utf-8")))
            found |= {
                n.value for n in nodes if isinstance(n, ast.Constant) and type(n.value) is str
            }
    return found


def _raised(names: tuple[str, ...], place: int) -> Iterator[Raised]:
    for where, call in calls():
        if ast.unparse(call.func) in names and len(call.args) > place:
            facts = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
            for code in _words(call.args[place], where):
                yield Raised(code, facts, where)


def _words(node: ast.expr, where: str) -> tuple[str, ...]:
    match node:
        case ast.Constant(value=str(word)):
            return (word,)
        case ast.IfExp(body=body, orelse=orelse):
            return _words(body, where) + _words(orelse, where)
    place = where.partition(":")[0], ast.unparse(node)
    if place in PUT_TOGETHER:
        return PUT_TOGETHER[place]
    raise AssertionError(f"{where}: which codes are {ast.unparse(node)}?")
