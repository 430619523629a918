"""Import cycles at run time: no module needs, directly or not, a module that needs it."""

import pytest
from tests.architecture.sources import PACKAGE, module_name, runtime_imports

MODULES = {module_name(file): file for file in sorted(PACKAGE.rglob("*.py"))}
PARTS = sorted({name.split(".")[1] for name in MODULES if "." in name})


def edges(module: str) -> set[str]:
    """The modules of the package that a module imports, at its top or inside functions.

    A package is not an edge where a module inside it is imported: its `__init__` runs before them.
    """
    found = set()
    for name in runtime_imports(MODULES[module]):
        target = name if name in MODULES else name.rpartition(".")[0]
        if target in MODULES and target != module:
            found.add(target)
    return found


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The strongly connected components of more than one module (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for target in sorted(graph[node]):
            if target not in index:
                visit(target)
                low[node] = min(low[node], low[target])
            elif target in stack:
                low[node] = min(low[node], index[target])
        if low[node] == index[node]:
            at = stack.index(node)
            component = sorted(stack[at:])
            del stack[at:]
            if len(component) > 1:
                found.append(component)

    for node in sorted(graph):
        if node not in index:
            visit(node)
    return found


@pytest.mark.parametrize("part", PARTS)
def test_modules_do_not_import_each_other_in_a_circle(part: str) -> None:
    modules = {name for name in MODULES if name.split(".")[1:2] == [part]}
    assert cycles({name: edges(name) & modules for name in modules}) == []


def test_parts_do_not_import_each_other_in_a_circle() -> None:
    assert cycles({name: edges(name) for name in MODULES}) == []


def test_a_cycle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set[str]()}
    assert cycles(graph) == [["a", "b", "c"]]
