"""The edition: what is in the box, how sure it is, and what the check finds wrong."""

import copy
import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

import durbar
from durbar.core import edition as editions
from durbar.core.errors import BadEdition

GAME = durbar.game("taj-mahal")
VALUES = GAME.edition.values
TEXT = (resources.files("durbar.games.taj_mahal") / "edition.toml").read_text("utf-8")


def faults(change: Any) -> list[tuple[str, str]]:
    """What is wrong with the edition after a change to its values: key and code."""
    values = copy.deepcopy(dict(VALUES))
    change(values)
    edition = editions.Edition("taj-mahal", "mine", values, {}, {}, {}, "00000000")
    try:
        durbar.game("taj-mahal", edition)
    except BadEdition as error:
        return [(fault.key, fault.code) for fault in error.facts["faults"]]
    return []


def test_every_symbol_is_there_as_often_as_the_sources_say() -> None:
    """T1.5, T1.9"""
    found: Counter[str] = Counter()
    for kinds in VALUES["cards"].values():
        for name, copies in kinds.items():
            for symbol in name.split("-"):
                found[symbol] += copies
    assert found == {
        "elephant": 79, "vizier": 21, "general": 21, "monk": 21, "princess": 21, "mogul": 17,
    }  # fmt: skip


def test_every_good_is_there_seven_times() -> None:
    """T1.9: on province and bonus tiles together"""
    found = Counter(good for goods in VALUES["province_tiles"].values() for good in goods)
    found.update({good: VALUES["bonus_tiles"][good] for good in found})
    assert found == dict.fromkeys(("rice", "tea", "spices", "jewels"), 7)


def test_every_value_has_its_confidence_and_the_board_is_marked_as_reconstruction() -> None:
    """T1.9"""
    for path, _ in GAME.edition.leaves():
        assert GAME.edition.confidence_of(path) in editions.LEVELS
    assert GAME.edition.confidence_of("board.roads") == "guess"
    assert GAME.edition.confidence_of("cards.white.elephant") == "certain"


def test_every_city_and_province_can_be_drawn() -> None:
    """T1.1: coordinates and polygons are in [drawing], which the digest leaves out"""
    drawing = GAME.edition.drawing
    rows = VALUES["board"]["provinces"]
    assert set(drawing["cities"]) == {city for row in rows.values() for city in row}
    assert set(drawing["provinces"]) == set(rows)
    for province in drawing["provinces"].values():
        assert len(province["polygon"]) >= 4
    raw = tomllib.loads(TEXT)
    raw["drawing"]["width"] = 1
    assert editions.digest_of("taj-mahal", dict(VALUES)) == GAME.edition.digest


def test_every_city_lies_inside_its_province() -> None:
    """T1.1: even-odd rule"""
    drawing = GAME.edition.drawing
    for province, row in VALUES["board"]["provinces"].items():
        corners = drawing["provinces"][province]["polygon"]
        for city in row:
            x, y = drawing["cities"][city]["x"], drawing["cities"][city]["y"]
            crossed = 0
            for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
                if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                    crossed += 1
            assert crossed % 2 == 1, city


ROADS = VALUES["board"]["roads"]
FORTRESSES = VALUES["board"]["fortresses"]
INSIDE = [road for road in ROADS if road[0][:3] == road[1][:3]]
NOT_P01_NW = [road for road in ROADS if set(road) - {"P01-NW", "P01-NE", "P01-SW"}]
NINE = "board.nine_provinces"
GONE = object()
FAULTS = [  # a value, what it becomes, the key and the code of the fault
    ("cards.red.elephant-vizier", 4, "cards.red", "sum"),
    ("cards.red.elephant-tiger", 1, "cards.red.elephant-tiger", "card"),
    ("cards.red.vizier-elephant", 1, "cards.red.vizier-elephant", "card"),
    ("cards.white.elephant-monk", 1, "cards.white.elephant-monk", "card"),
    ("cards.violet", GONE, "cards.violet", "missing"),
    ("cards.pink", {}, "cards.pink", "unknown"),
    ("deal.display.4", 6, "deal.display.4", "must-be"),
    ("deal.hand", 0, "deal.hand", "range"),
    ("special_cards.monk", "mogul", "special_cards", "once-each"),
    ("influence_tiles.vizier", 5, "influence_tiles.vizier", "must-be"),
    ("province_tiles.1", ["tea", "tea"], "province_tiles.1", "goods"),
    ("province_tiles.2", ["tea", "silk"], "province_tiles.2", "goods"),
    ("bonus_tiles.tea", 3, "bonus_tiles", "sum"),
    ("bonus_tiles.tea", [], "bonus_tiles.tea", "type"),
    ("board.fortresses", FORTRESSES[1:], "board.fortresses", "count"),
    ("board.fortresses", [*FORTRESSES, "P99-NW"], "board.fortresses", "no-such"),
    ("board.agra", "P08-NW", "board.fortresses", "agra"),
    ("board.roads", [*ROADS, ["P01-NW", "P77-NW"]], f"board.roads.{len(ROADS)}", "road"),
    ("board.roads", [*ROADS, ["P01-NW", "P01-NW"]], f"board.roads.{len(ROADS)}", "road-twice"),
    ("board.roads", [*ROADS, ROADS[0][::-1]], f"board.roads.{len(ROADS)}", "road-twice"),
    ("board.roads", INSIDE, "board.roads", "not-connected"),
    ("board.roads", NOT_P01_NW, "board.roads", "province-not-joined"),
    ("board.provinces.P01", ["P01-NE", "P01-NW", "P01-SE"], "board.provinces.P01", "count"),
    ("board.provinces.P01", ["P01-N", "a", "b", "c"], "board.provinces.P01", "city-ids"),
    ("board.provinces.P01", GONE, "board.provinces", "count"),
    (f"{NINE}.without", ["P01", "P02"], f"{NINE}.without", "count"),
    (f"{NINE}.without", ["P01", "P02", "P08"], f"{NINE}.without", "agra"),
    (f"{NINE}.fortresses", [], f"{NINE}.fortresses", "count"),
    (f"{NINE}.without_bonus_tiles", {"card": 5}, f"{NINE}.without_bonus_tiles", "bonus-tiles"),
]


@pytest.mark.parametrize(("path", "value", "key", "code"), FAULTS)
def test_a_fault_is_found_by_its_key(path: str, value: Any, key: str, code: str) -> None:
    """T1.1, T1.9, T10.2: validated on load"""

    def change(values: Any) -> None:
        *tables, last = path.split(".")
        for name in tables:
            values = values[name]
        if value is GONE:
            del values[last]
        else:
            values[last] = value

    assert (key, code) in faults(change)


def test_the_released_edition_has_no_fault_and_all_faults_come_at_once() -> None:
    """T1.1"""
    assert faults(lambda v: None) == []

    def several(values: Any) -> None:
        values["deal"]["hand"] = 0
        values["bonus_tiles"]["tea"] = 3
        values["board"]["fortresses"].pop()

    assert {key for key, _ in faults(several)} >= {"deal.hand", "bonus_tiles", "board.fortresses"}


def test_a_corrected_edition_can_be_played() -> None:
    """T1.9: the alternative count of bonus tiles of the component file"""
    text = TEXT
    for old, new in (
        ("points = 5 #", "points = 3 #"), ("card = 5\n", "card = 3\n"), ("rice = 0", "rice = 1"),
        ("tea = 2", "tea = 3"), ("spices = 1", "spices = 2"), ("jewels = 2", "jewels = 3"),
    ):  # fmt: skip
        text = text.replace(old, new)
    edition = editions.parse(text, "mine.toml")
    game = durbar.game("taj-mahal", edition)
    state = game.new(game.options.parse(4, ""))
    state.playout(durbar.Rng(1), state.buffer())
    assert state.invariants() == []
    assert edition.digest != GAME.edition.digest
