"""J3 Land tiles."""

import pytest
from tests.games.java.script import drawn, of_type, scene

from durbar.core.events import PointsScored
from durbar.games.java.events import TileLaid, WaterClosed

# J3.1 Where tiles come from


def test_three_tiles_come_from_the_common_supply_the_others_from_ones_own() -> None:
    """J3.1"""
    table = scene("0 lay three G5 F4 F5; 0 lay two G8 G9; 0 lay rice G12; 0 lay village G14")
    view = table.view
    assert view.three_tiles == 55
    p, other = view.players
    assert (p.two_tiles, p.rice_tiles, p.village_tiles) == (4, 2, 1)
    assert (other.two_tiles, other.rice_tiles, other.village_tiles) == (5, 3, 2)


def test_a_supply_that_is_used_up_gives_nothing() -> None:
    """J3.1"""
    table = scene("0 lay village G5; 0 lay village G7")
    assert table.why_not("lay village G9").facts == (("tile", "village"),)
    assert table.reason("lay village G9") == ("java-no-tile-left", "J3.1")


def test_a_tile_need_not_touch_anything() -> None:
    """J3.2"""
    table = scene("0 lay three H10 G10 G11")
    assert table.is_legal("lay rice N13")
    assert table.is_legal("lay rice G5")


# J3.3 Flat


def test_all_spaces_must_have_the_same_level() -> None:
    """J3.3"""
    table = scene("0 lay rice G5")
    reason = table.why_not("lay two G5 G6")
    assert (reason.code, reason.paragraph) == ("java-levels-differ", "J3.3")
    assert reason.facts == (("space", "G5"), ("level", 1), ("other", "G6"), ("other_level", 0))


def test_the_level_is_the_number_of_tiles() -> None:
    """J3.3"""
    table = scene("0 lay three G5 F4 F5; 0 lay two F4 F5; 0 lay rice G5")
    assert [table.level(name) for name in ("G5", "F4", "F5", "G6")] == [2, 2, 2, 0]
    table.play("0 lay three G5 F4 F5")
    assert table.level("F4") == 3


# J3.4 What may be covered


def test_rice_and_village_may_be_covered_alike() -> None:
    """J3.4"""
    table = scene("0 lay three G5 F4 F5; 0 lay two F5 G5")
    assert table.level("G5") == 2


@pytest.mark.parametrize(
    ("drawing", "tile", "code"),
    [
        ("G5 r1b r1", "lay two G5 G6", "java-covers-developer"),
        ("G5 v1P2 v1", "lay two G6 G5", "java-covers-palace"),
        ("G5 ~", "lay two G6 G5", "java-covers-irrigation"),
    ],
)
def test_developers_palaces_and_irrigation_are_never_covered(
    drawing: str, tile: str, code: str
) -> None:
    """J3.4, ruling: nor is irrigation that was laid"""
    table = drawn(drawing)
    reason = table.why_not(tile)
    assert (reason.code, reason.paragraph, reason.facts[0]) == (code, "J3.4", ("space", "G5"))


def test_printed_irrigation_is_not_covered() -> None:
    """J3.4"""
    assert scene().reason("lay rice F8") == ("java-covers-irrigation", "J3.4")


# J3.5 Not congruent


@pytest.mark.parametrize("village", ["G5 F4 F5", "F4 F5 G5", "F5 F4 G5"])
def test_a_three_tile_never_covers_exactly_one_three_tile_however_turned(village: str) -> None:
    """J3.5"""
    table = scene("0 lay three G5 F4 F5")
    reason = table.why_not(f"lay three {village}")
    assert (reason.code, reason.paragraph) == ("java-congruent", "J3.5")
    assert reason.facts == (("spaces", ("F4", "F5", "G5")),)


def test_a_two_tile_never_covers_exactly_one_two_tile() -> None:
    """J3.5"""
    table = scene("0 lay two G5 G6")
    assert table.reason("lay two G6 G5") == ("java-congruent", "J3.5")


def test_a_one_tile_never_lies_on_a_one_tile() -> None:
    """J3.5"""
    table = scene("0 lay rice G5")
    assert table.reason("lay village G5") == ("java-congruent", "J3.5")
    assert table.reason("lay rice G5") == ("java-congruent", "J3.5")


def test_lying_across_two_tiles_of_its_own_size_is_legal() -> None:
    """J3.5"""
    table = scene("0 lay two G5 G6; 0 lay two G7 G8")
    assert table.is_legal("lay two G6 G7")
    table = scene("0 lay three G5 F4 F5; 0 lay three G6 F6 G7")
    assert table.is_legal("lay three F5 G5 G6")


def test_tiles_of_another_size_beneath_do_not_matter() -> None:
    """J3.5"""
    table = scene("0 lay three G5 F4 F5; 0 lay two F4 F5; 0 lay rice G5")
    assert table.is_legal("lay three G5 F4 F5")


# J3.6 Cities may not be joined

TWO_CITIES = "G5 v1P2 v1 . v1 v1P2"


def test_two_cities_may_not_be_joined() -> None:
    """J3.6"""
    reason = drawn(TWO_CITIES).why_not("lay village G7")
    assert (reason.code, reason.paragraph) == ("java-joins-cities", "J3.6")
    assert reason.facts == (("cities", ("G5", "G9")), ("space", "G7"))


def test_rice_between_two_cities_joins_nothing() -> None:
    """J3.6"""
    assert drawn(TWO_CITIES).is_legal("lay rice G7")


def test_a_city_and_villages_may_be_joined() -> None:
    """J3.6"""
    assert drawn("G5 v1P2 v1 . v1 v1").is_legal("lay village G7")
    assert drawn("G5 v1 v1 . v1 v1").is_legal("lay village G7")


def test_the_test_is_on_the_position_after() -> None:
    """J3.6, ruling: the tile joins, but cuts the other city off at the same time"""
    table = drawn("""
        F4        .
        G3   v1P2 r1 v1 v1P2
        H4        r1
    """)
    assert table.reason("lay village G4") == ("java-joins-cities", "J3.6")
    assert table.is_legal("lay two G4 G5")


def test_a_space_with_a_developer_may_pass_from_one_city_to_another() -> None:
    """J3.6, ruling"""
    table = drawn("""
        G3   v1P2 r1 v1a v1 v1P2
    """)
    assert table.reason("lay village G4") == ("java-joins-cities", "J3.6")
    table.play("0 lay rice G6")
    table.play("0 lay village G4")
    s = table.state
    assert s.village[table.space("G5")] == s.village[table.space("G3")]


# J3.7 Shrinking and splitting


def test_cities_may_be_split_and_the_palace_keeps_its_value() -> None:
    """J3.7"""
    table = drawn("G5 v1P4 v1 v1 v1")
    table.play("0 lay rice G6")
    s = table.state
    assert s.palace[table.space("G5")] == 4
    assert s.village_size[s.village[table.space("G5")]] == 1
    assert s.village_size[s.village[table.space("G7")]] == 2


# J3.8 Outside


def test_a_three_tile_with_two_spaces_outside_costs_three() -> None:
    """J3.8, example"""
    table = scene()
    assert table.choices["lay three J3 I3 J2"].cost == 3
    events = table.play("0 lay three J3 I3 J2")
    assert of_type(events, TileLaid) == [TileLaid(0, "three", ("J3", "I3", "J2"), 1, 3)]
    assert table.view.ap == 3


def test_a_two_tile_with_one_space_outside_costs_two() -> None:
    """J3.8"""
    assert scene().choices["lay two J3 J2"].cost == 2


def test_a_one_tile_never_lies_on_a_bare_outside_cell() -> None:
    """J3.8: at least one space must be a board space"""
    table = scene()
    assert table.reason("lay rice J2") == ("java-off-the-board", "J3.8")
    assert table.reason("lay two I2 I3") == ("java-off-the-board", "J3.8")


def test_tiled_outside_spaces_cost_nothing_more() -> None:
    """J3.8, ruling: a later tile may lie wholly outside"""
    table = scene("0 lay three J3 I3 J2")
    assert table.choices["lay two I3 J2"].cost == 1
    assert table.choices["lay rice J2"].cost == 1
    table.play("0 lay two I3 J2")
    assert table.level("J2") == 2


def test_a_bare_outside_cell_is_level_0() -> None:
    """J3.8, ruling"""
    table = scene("0 lay rice J3")
    assert table.reason("lay two J3 J2") == ("java-levels-differ", "J3.3")
    table = scene("0 lay two J3 J2")
    assert table.reason("lay two J2 I3") == ("java-levels-differ", "J3.3")


def test_a_tile_outside_needs_its_points() -> None:
    """J3.8"""
    table = scene("0 irrigate G5; 0 irrigate G7; 0 irrigate G9; 0 irrigate G11")
    reason = table.why_not("lay three J3 I3 J2")
    assert (reason.code, reason.paragraph) == ("java-too-few-points", "J2.1")
    assert reason.facts == (("needs", 3), ("ap", 2))
    assert table.is_legal("lay two J3 J2")


def test_a_tiled_outside_cell_is_a_land_space_for_everything_else() -> None:
    """J3.8, ruling"""
    table = drawn("""
        I3   v1
        J2 v1a r1
    """)
    table.play("0 palace 2 I3")
    assert table.state.scores() == [1, 0]


def test_an_edge_space_stays_an_edge_space() -> None:
    """J3.8, ruling"""
    table = drawn("""
        I2  r1 r1
        J2  r1
    """)
    assert table.reason("irrigate J3") == ("java-on-the-edge", "J8.1")


# J3.9 The order of events


def test_points_are_paid_the_tile_lies_then_water_is_scored() -> None:
    """J3.9, ruling: joining and splitting bring no fame"""
    table = drawn("""
        F5    r1 r1
        G5  r1a ~ .
        H5    r1 .
    """)
    events = table.play("0 lay three H6 G7 H7")
    assert [type(event) for event in events] == [TileLaid, WaterClosed, PointsScored]
    table = drawn("G5 v1P2 v1 . v1")
    assert table.fame("0 lay village G7") == [0, 0]
