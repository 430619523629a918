"""The table of phases in door.py is the map of its if-chains."""

import ast
from importlib import resources

from durbar.games.java import tables
from durbar.games.java.rules import door as rules
from durbar.games.java.view import PHASE_NAMES

SOURCE = (resources.files("durbar.games.java") / "rules" / "door.py").read_text("utf-8")


def chain(function: str) -> dict[int, str]:
    """The phases that a function asks for, each with the function that it calls first."""
    body = next(
        node
        for node in ast.parse(SOURCE).body
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


def test_the_chains_follow_the_table() -> None:
    legal = {phase: f"legal_{name}" for phase, name, _, _ in rules.PHASES}
    apply = {phase: f"apply_{name}" for phase, name, _, _ in rules.PHASES}
    assert chain("legal_into") == legal
    assert apply.pop(tables.START_PLAYER) == "apply_start"  # the else of the chain
    assert chain("apply") == apply


def test_every_phase_has_its_name_in_the_view() -> None:
    named = [name.replace("_", "-") for _, name, _, _ in rules.PHASES]
    assert (*named, "over") == PHASE_NAMES
    assert [phase for phase, _, _, _ in rules.PHASES] == list(range(tables.OVER))
