"""The edition file: what is in it, and faults that are named."""

import pytest
from tests.games.java.script import with_edition

import durbar
from durbar.core.errors import BadEdition


def test_the_board_is_a_guess_and_its_counts_are_certain() -> None:
    edition = durbar.game("java").edition
    assert edition.confidence_of("board.map") == "guess"
    assert edition.confidence_of("board.land") == "certain"
    assert edition.confidence_of("fame.festival_shared.10") == "likely"
    assert edition.drawing["orientation"] == "pointy-top"


@pytest.mark.parametrize(
    ("old", "new", "key", "code"),
    [
        ("three_tiles = 56", "three_tiles = 0", "supply.three_tiles", "range"),
        ("land = 150", "land = 151", "board.land", "must-be"),
        ("highland = 2\n", "highland = 3\n", "action_points.highland", "must-be"),
        ("10 = 10 }", "10 = 99 }", "supply.palaces", "range"),
        ("cards = [5, 5, 5, 5, 5, 5]", "cards = [5, 5]", "palace_cards.cards", "counts"),
        ('"mask-drum"', '"drum-mask"', "palace_cards.kinds", "must-be"),
        ("8 = 2, 10 = 3 }", "8 = 9, 10 = 3 }", "fame.festival_shared", "ascending"),
        ("    _ o o", "    _ ~ o", "board.map", "map-water"),
        ("          _ _ _       _ _ _", "          _ _ _       _ _", "board.map", "map-ring"),
        ("          _ _ _ ", "         _ _ _  ", "board.map", "map-place"),
        ("  _ _ o", "  _ _ x", "board.map", "map-signs"),
        ("_ _\n   _ o", "_ _" + 101 * " " + "o\n   _ o", "board.map", "range"),
        ("turn = 6\n", 'turn = "six"\n', "action_points.turn", "type"),
    ],
)
def test_a_fault_is_named(old: str, new: str, key: str, code: str) -> None:
    with pytest.raises(BadEdition) as caught:
        with_edition((old, new))
    found = [(fault.key, fault.code) for fault in caught.value.facts["faults"]]
    assert (key, code) in found
