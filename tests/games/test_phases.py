"""The table of phases of each room is the map of its if-chains."""

import ast
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from durbar.games.registry import GAMES

every_room = pytest.mark.parametrize("name", GAMES)


def rules_of(name: str) -> Any:
    """The module with PHASES: a room's rules, or the door to them."""
    door = f"{GAMES[name]}.rules.door"
    whole = f"{GAMES[name]}.rules"
    is_folder = Path(str(import_module(whole).__file__)).name == "__init__.py"
    return import_module(door if is_folder and find_spec(door) else whole)


def chain(rules: Any, tables: Any, function: str) -> dict[int, str]:
    """The phases that a function asks for, each with the function that it calls first."""
    source = Path(str(rules.__file__)).parent / f"{rules.__name__.rpartition('.')[2]}.py"
    body = next(
        node
        for node in ast.parse(source.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == function
    )
    return {
        getattr(tables, ast.unparse(branch.test).removeprefix("s.phase == ")): _called(branch.body)
        for branch in ast.walk(body)
        if isinstance(branch, ast.If)
    }


def _called(body: list[ast.stmt]) -> str:
    call = next(node for node in ast.walk(body[0]) if isinstance(node, ast.Call))
    return ast.unparse(call.func).rpartition(".")[2]


@every_room
def test_the_chains_follow_the_table(name: str) -> None:
    rules, tables = rules_of(name), import_module(f"{GAMES[name]}.tables")
    legal = {phase: f"legal_{word}" for phase, word, _, _ in rules.PHASES}
    apply = {phase: f"apply_{word}" for phase, word, _, _ in rules.PHASES}
    assert chain(rules, tables, "legal_into") == legal
    assert apply.pop(tables.START_PLAYER) == "apply_start"  # the else of the chain
    assert chain(rules, tables, "apply") == apply


@pytest.mark.parametrize("name", ["java", "maharaja"])  # Taj Mahal's view has words of its own
def test_every_phase_has_its_name_in_the_view(name: str) -> None:
    rules, tables = rules_of(name), import_module(f"{GAMES[name]}.tables")
    named = [word.replace("_", "-") for _, word, _, _ in rules.PHASES]
    assert (*named, "over") == import_module(f"{GAMES[name]}.view").PHASE_NAMES
    assert [phase for phase, _, _, _ in rules.PHASES] == list(range(tables.OVER))
