"""Validation of an edition: file, key and reason, all faults at once."""

import ast
import inspect
import re
from importlib import resources

import pytest

import durbar
from durbar.core import edition as editions
from durbar.core.edition import Edition, has_shape
from durbar.core.errors import BadEdition

ROOM = resources.files("durbar.games.maharaja")
TEXT = (ROOM / "edition.toml").read_text("utf-8")
ONE_WORD = ("colours = { yellow[^}]*}", 'colours = "guess"')  # of confidence for all colours
TWO = r"2 = \[4, 3, 2, 2\]"
JUG_CARD = r"requires = \{ jug = 2 \}"

FAULTS = [  # keys and reasons; changes: pattern, replaced once
    # shape
    ("coins missing", (r"(?s)\[coins\].*?(?=# M3)", "")),
    ("coins.gold missing", ("gold = 3\n", ""), ('gold = "certain"\n', "")),
    ("coins.gold type", ("gold = 3", 'gold = "three"')),
    ("coins.gold type", ("gold = 3", "gold = true")),
    ("coins.copper unknown", ("gold = 3", "copper = 1\ngold = 3"),
     ('gold = "certain"', 'copper = "guess"\ngold = "certain"')),
    ("jewels unknown", (r"\[coins\]", '[jewels]\nruby = 1\nconfidence = "guess"\n\n[coins]')),
    # antiques
    ("antiques.sorts unknown", ("kinds = ", "sorts = 6\nkinds = "),
     ('kinds = "c', 'sorts = "guess"\nkinds = "c')),
    ("antiques.kinds must-be", ('"jug", "knife"', '"knife", "jug"')),
    ("antiques.colours names", ('"orange"', '"yellow"'), ONE_WORD),
    ("antiques.colours names", ('"orange"', '"Orange"'), ONE_WORD),
    ("antiques.colours names", ('"orange"', "7"), ONE_WORD),
    ("antiques.colours names", ('"orange", ', ""), ONE_WORD),
    ("antiques.values.jug missing", ("jug = .*\n", "")),
    ("antiques.values.jug type", ("jug = .*", "jug = 3")),
    ("antiques.values.jug values", ("jug = .*", "jug = [2, 2, 1, 1, 2, 1]")),
    ("antiques.values.jug values", ("jug = .*", 'jug = ["3", 2, 1, 1, 2, 1]')),
    ("antiques.values.jug values", ("jug = .*", "jug = [3, 2, 1, 1, 2, 1, 1]")),
    ("antiques.values colour-values; antiques.values colour-values",
     ("jug = .*", "jug = [2, 3, 1, 1, 2, 1]")),
    # trade cards
    ("trade_cards.2 missing", (TWO + "\n", ""), ('2 = "certain"\n', "")),
    ("trade_cards.2 count", (TWO, "2 = [4, 3, 2]")),
    ("trade_cards.2 count", (TWO, "2 = []")),
    ("trade_cards.4 count", (r"4 = \[4, 3, 3, 2, 2\]", "4 = [4, 3, 2, 2]")),
    ("trade_cards.2 descending", (TWO, "2 = [4, 2, 3, 2]")),
    ("trade_cards.2 descending", (TWO, "2 = [9, 3, 2, 2]")),
    ("trade_cards.2 descending", (TWO, "2 = [4, 3, 2, 0]")),
    ("trade_cards.2 descending", (TWO, "2 = [4, 3, 2, 2.0]")),
    # coins
    ("coins.gold range", ("gold = 3", "gold = 0")),
    ("coins.gold range", ("gold = 3", "gold = 9")),
    ("coins.silver must-be", ("silver = 1", "silver = 2")),
    # collection cards
    ("collections.0.points missing", ("points = 3\n", ""), ('points = "guess", ', "")),
    ("collections.0.points type", ("points = 3", 'points = "3"')),
    ("collections.0.stars unknown", ("points = 3", "points = 3\nstars = 1"),
     ('points = "guess"', 'points = "guess", stars = "guess"')),
    ("collections.0.id id", ('"jug-small"', '"Jug small"')),
    ("collections.0.id id", ('"jug-small"', '"nothing"')),
    ("collections ids-differ", ('"jug-small"', '"jug-large"')),
    ("collections.0.sort one-of; collections.0.requires requires; collections sort-sizes",
     ('sort = "jug"', 'sort = "pot"')),
    ("collections.0.size one-of; collections sort-sizes", ('size = "small"', 'size = "tiny"')),
    ("collections sort-sizes", ('size = "small"', 'size = "large"')),
    ("collections.0.grey one-of", ('grey = "rupees"', 'grey = "gold"')),
    ("collections.0.grey one-of", ('grey = "rupees"', 'grey = ""')),
    ("collections.0.points range", ("points = 3", "points = -1")),
    ("collections.0.points range", ("points = 3", "points = 100")),
    ("collections.0.requires requires", (JUG_CARD, "requires = { jug = 0 }")),
    ("collections.0.requires requires", (JUG_CARD, "requires = { jug = 7 }")),
    ("collections.0.requires requires", (JUG_CARD, 'requires = { jug = "2" }')),
    ("collections.0.requires requires", (JUG_CARD, "requires = { jug = 2, vase = 1 }")),
    ("collections.12.requires requires", ("jug = 1, knife = 1", "jug = 2, knife = 1")),
    ("collections.12.requires requires", ("{ jug = 1, knife", "{ pot = 1, jug = 1, knife")),
    ("collections.0.give_up give-up", (r'give_up = \["jug"\]', 'give_up = ["vase"]')),
    ("collections.0.give_up give-up", (r'give_up = \["jug"\]', 'give_up = ["jug", "jug"]')),
    ("collections.0.give_up give-up", (r'give_up = \["jug"\]', 'give_up = [["jug"]]')),
]  # fmt: skip


def corrected(*changes: tuple[str, str]) -> str:
    """The released text with changes, each made once."""
    text = TEXT
    for pattern, new in changes:
        text, times = re.subn(pattern, lambda _, new=new: new, text, count=1)
        assert times == 1, pattern
    return text


def refused(text: str) -> BadEdition:
    with pytest.raises(BadEdition) as error:
        durbar.game("maharaja", editions.parse(text, "my-maharaja.toml"))
    assert error.value.code == "edition-faults"
    assert error.value.facts["file"] == "my-maharaja.toml"
    assert error.value.facts["key"] == error.value.facts["faults"][0].key
    return error.value


def faults_of(text: str) -> list[str]:
    """Keys and reasons."""
    return [f"{fault.key} {fault.code}" for fault in refused(text).facts["faults"]]


@pytest.mark.parametrize(("faults", "changes"), [(row[0], row[1:]) for row in FAULTS])
def test_a_fault_is_reported_with_file_key_and_reason(
    faults: str, changes: tuple[tuple[str, str], ...]
) -> None:
    assert faults_of(corrected(*changes)) == faults.split("; ")


def test_every_reason_that_check_can_give_is_met_here() -> None:
    place = {"add": 1, "expect": 2}  # of the code among the arguments
    checks = (ROOM / "check.py").read_text("utf-8") + inspect.getsource(has_shape)
    given = {
        node.args[place[node.func.attr]].value  # type: ignore[attr-defined]
        for node in ast.walk(ast.parse(checks))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in place
    }
    assert given == {fault.split(" ")[1] for row in FAULTS for fault in str(row[0]).split("; ")}


def test_the_facts_say_what_was_expected_and_found() -> None:
    """M1.1"""
    (fault,) = refused(corrected(("jug = .*", "jug = [2, 2, 1, 1, 2, 1]"))).facts["faults"]
    assert dict(fault.facts) == {"expected": "1, 1, 1, 2, 2, 3", "found": "2, 2, 1, 1, 2, 1"}
    (fault,) = refused(corrected((TWO, "2 = [4, 3]"))).facts["faults"]
    assert dict(fault.facts) == {"expected": 4, "found": 2}
    (fault,) = refused(corrected((JUG_CARD, "requires = { jug = 7 }"))).facts["faults"]
    assert dict(fault.facts) == {"kinds": "jug", "most": 6}


def test_all_faults_are_reported_at_once() -> None:
    text = corrected(
        ("jug = .*", "jug = [2, 2, 1, 1, 2, 1]"),
        (TWO, "2 = [4, 3]"),
        ("gold = 3", "gold = 0"),
        ("points = 3", "points = -1"),
        ('"different-5"', '"nothing"'),
    )
    assert faults_of(text) == [
        "antiques.values.jug values",
        "trade_cards.2 count",
        "coins.gold range",
        "collections.0.points range",
        "collections.14.id id",
    ]


def test_a_card_of_the_wrong_shape_does_not_shift_the_others() -> None:
    text = corrected(("points = 3", 'points = "3"'), ('"different-5"', '"nothing"'))
    assert faults_of(text) == ["collections.0.points type", "collections.14.id id"]


def test_a_collection_must_be_a_table() -> None:
    head = TEXT[: TEXT.index("[[collections]]")]
    text = head.replace('game = "maharaja"', 'game = "maharaja"\ncollections = [3]')
    faults = faults_of(text + '\n[confidence]\ncollections = "guess"\n')
    assert faults == ["collections.0 type"]


def test_an_edition_of_another_game_is_refused() -> None:
    foreign = Edition("chess", "chess.toml", {}, {}, {}, {}, "0")
    with pytest.raises(BadEdition) as error:
        durbar.game("maharaja", foreign)
    assert error.value.code == "edition-game"
    assert error.value.facts == {"file": "chess.toml", "expected": "maharaja", "found": "chess"}
