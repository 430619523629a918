"""The table of phases in rules.py is the map of its if-chains."""

import ast
from importlib import resources

from durbar.games.taj_mahal import rules, tables
from durbar.games.taj_mahal.view import PHASE_NAMES

SOURCE = (resources.files("durbar.games.taj_mahal") / "rules.py").read_text("utf-8")


def asked(*functions: str) -> set[int]:
    """The phases that functions ask for."""
    return {
        getattr(tables, node.comparators[0].id)
        for function in ast.parse(SOURCE).body
        if isinstance(function, ast.FunctionDef) and function.name in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Compare) and ast.unparse(node.left) == "s.phase"
        if isinstance(node.comparators[0], ast.Name)
    }


def test_the_chains_treat_the_phases_of_the_table() -> None:
    phases = {phase for phase, _, _, _ in rules.PHASES}
    dealt = {tables.DEAL_HAND, tables.BONUS_CARD, tables.EMPTY_HANDED}  # the else of the chain
    assert asked("legal_into") | dealt == phases
    last = {tables.START_PLAYER, tables.OVER}  # the else of the chain; nothing is applied
    assert asked("apply", "apply_setup") - {tables.NEXT_TURN} | last == phases


def test_every_phase_has_one_row_and_one_name() -> None:
    assert sorted(phase for phase, _, _, _ in rules.PHASES) == list(range(tables.NEXT_TURN))
    assert len(set(PHASE_NAMES.values())) == len(rules.PHASES)
    by_chance = {phase for phase, _, who, _ in rules.PHASES if who == "chance"}
    assert by_chance == set(range(tables.TURN))
