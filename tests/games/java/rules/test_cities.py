"""J4 Villages and cities, J6 rank, J7 palaces."""

import pytest
from tests.games.java.script import drawn, of_type, scene

from durbar.games.java import insight
from durbar.games.java.events import PalaceBuilt, PalaceUpgraded

FAR_AWAY = "0 lay rice G15"


def test_a_village_is_a_maximal_connected_set_whatever_the_levels() -> None:
    """J4.1"""
    table = drawn("""
        F4    v1 v3
        G4  r1 v2 r1 v1
    """)
    found = [village.spaces for village in insight.villages(table.state)]
    assert found == [("F4", "F5", "G5"), ("G7",)]


def test_with_a_palace_a_village_is_a_city_and_the_palace_connects_its_neighbours() -> None:
    """J4.1"""
    table = drawn("G4 v1 v1P2 v1")
    (city,) = insight.cities(table.state)
    assert city.spaces == ("G4", "G5", "G6")
    assert (city.palace, city.value, city.size) == ("G5", 2, 3)


def test_a_palace_walled_in_by_rice_is_a_city_of_one_space_where_nobody_can_rank() -> None:
    """J4.2"""
    table = drawn("""
        F4    r1 r1
        G4  r1a v1P2 r1b
        H4    r1 r1
    """)
    (city,) = insight.cities(table.state)
    assert city.size == 1
    assert city.places == (0, 0)
    assert table.state.palace[table.space("G5")] == 2


# J6 Rank


def rank_of(drawing: str, seats: int = 2) -> insight.Village:
    (city,) = insight.cities(drawn(drawing, seats).state)
    return city


def test_levels_are_compared_in_order_and_the_longer_list_wins() -> None:
    """J6.1"""
    assert rank_of("G4 v1P2 v2a v2b v1b").places == (2, 1)
    assert rank_of("G4 v1P2 v3a v2b v2b").places == (1, 2)


def test_a_player_alone_is_first_at_any_level_and_without_developer_there_is_no_rank() -> None:
    """J6.1"""
    city = rank_of("G4 v1P2 v1a v1")
    assert city.first == 0
    assert city.places == (1, 0)


def test_first_rank_needs_a_strict_advantage() -> None:
    """J6.2"""
    table = drawn("G4 v1 v2a v2b v1")
    (village,) = insight.villages(table.state)
    assert village.first is None
    assert table.reason("palace 2 G4") == ("java-nobody-first", "J6.2")


def test_rank_example_1_two_on_level_4_beat_one_on_4_and_two_on_3() -> None:
    """J6.3, example"""
    city = rank_of("G4 v1P2 v4a v4a v4b v3b v3b")
    assert city.ranks == ((4, 4), (4, 3, 3))
    assert city.first == 0


def test_rank_example_2_the_second_figure_decides() -> None:
    """J6.3, example"""
    city = rank_of("G4 v1P2 v2a v1b v2c v1c", seats=3)
    assert city.first == 2
    assert city.places == (2, 3, 1)


def test_a_developer_on_rice_beside_a_city_does_not_count() -> None:
    """J6.4"""
    city = rank_of("G4 v1P2 v1a r9b")
    assert city.ranks == ((1,), ())
    assert city.first == 0


def test_the_area_of_water_is_its_neighbours() -> None:
    """J6.4"""
    table = drawn("""
        F5    r1 r2b
        G5  v1a ~ .
        H5    r1 .
    """)
    water = next(w for w in insight.waters(table.state) if w.spaces == ("G6",))
    assert water.ranks == ((1,), (2,))
    assert water.first == 1
    assert water.open == ("G7", "H6")


# J7 Palaces


def test_only_the_strict_first_builds() -> None:
    """J7.1"""
    table = drawn("G4 v1 v2a v3b v1")
    reason = table.why_not("palace 2 G4")
    assert (reason.code, reason.paragraph) == ("java-not-first", "J6.2")
    assert reason.facts == (("space", "G4"), ("seat", 1))


def test_a_palace_stands_on_a_village_space_without_developer_on_any_level() -> None:
    """J7.1"""
    table = drawn("G4 v1 v2a v3 v1b")
    assert table.reason("palace 2 G5") == ("java-developer-there", "J7.1")
    assert table.reason("palace 2 G7") == ("java-developer-there", "J7.1")
    assert table.reason("palace 2 G9") == ("java-no-village", "J7.1")
    assert table.is_legal("palace 2 G4")
    assert table.is_legal("palace 2 G6")


@pytest.mark.parametrize("size", range(2, 12))
def test_the_value_is_at_most_the_number_of_spaces(size: int) -> None:
    """J7.1: any even value that fits; it need not start at 2"""
    table = drawn("G4 v2a" + " v1" * (size - 1))
    values = {int(target.split()[0]) for target in table.targets("palace")}
    assert values == {value for value in (2, 4, 6, 8, 10) if value <= size}


def test_too_large_a_palace_is_refused_with_the_size() -> None:
    """J7.1"""
    reason = drawn("G4 v2a v1 v1").why_not("palace 4 G5")
    assert (reason.code, reason.facts) == (
        "java-too-small",
        (("space", "G5"), ("size", 3), ("value", 4)),
    )


def test_an_upgrade_goes_on_top_and_the_old_tile_never_returns() -> None:
    """J7.2"""
    table = drawn("G4 v2a v1P2 v1 v1")
    assert table.reason("palace 2 G5") == ("java-not-higher", "J7.2")
    assert table.reason("palace 6 G5") == ("java-too-small", "J7.2")
    events = table.play("0 palace 4 G5")
    assert of_type(events, PalaceUpgraded) == [PalaceUpgraded(0, "G5", 2, 4, 4)]
    assert table.view.palaces == (5, 6, 8, 9, 10)


def test_an_upgrade_needs_strict_first_rank() -> None:
    """J7.2"""
    table = drawn("G4 v2a v1P2 v1 v2b")
    assert table.reason("palace 4 G5") == ("java-nobody-first", "J6.2")


def test_the_same_palace_at_most_once_per_turn() -> None:
    """J7.3"""
    table = drawn("G4 v2a v1 v1 v1")
    table.play("0 palace 2 G5")
    assert table.reason("palace 4 G5") == ("java-built-this-turn", "J7.3")
    table = drawn("G4 v2a v1P2 v1 v1 v1 v1")
    table.play("0 palace 4 G5")
    assert table.reason("palace 6 G5") == ("java-built-this-turn", "J7.3")


def test_different_palaces_as_often_as_points_allow() -> None:
    """J7.3"""
    table = drawn("""
        G4 v2a v1 v1 r1 v2a v1
        K8 v1a v1
    """)
    assert table.fame("0 palace 2 G5; 0 palace 2 G9; 0 palace 2 K9") == [3, 0]


def test_there_is_one_palace_in_a_city() -> None:
    """J7.4"""
    reason = drawn("G4 v2a v1P2 v1 v1").why_not("palace 4 G6")
    assert (reason.code, reason.paragraph) == ("java-has-a-palace", "J7.4")
    assert reason.facts == (("space", "G6"), ("palace", "G5"))


@pytest.mark.parametrize("value", [2, 4, 6, 8, 10])
def test_fame_at_once_is_half_the_new_value(value: int) -> None:
    """J7.4"""
    table = drawn("G4 v2a" + " v1" * 10)
    assert table.fame(f"0 palace {value} G6") == [value // 2, 0]


def test_the_part_split_off_may_get_its_own_palace_in_the_same_turn() -> None:
    """J7.5"""
    table = drawn("G4 v1P2 v1 v2a v1")
    table.play("0 lay rice G5")
    events = table.play("0 palace 2 G7")
    assert of_type(events, PalaceBuilt) == [PalaceBuilt(0, "G7", 2, 2)]


def test_a_village_of_four_may_get_a_four_at_once() -> None:
    """J7.6, example"""
    assert drawn("G4 v2a v1 v1 v1").fame("0 palace 4 G5") == [2, 0]


def test_a_four_may_become_an_eight_if_the_city_has_eight_spaces_the_palaces_included() -> None:
    """J7.6, example"""
    assert drawn("G4 v2a v1P4" + " v1" * 6).is_legal("palace 8 G5")
    assert not drawn("G4 v2a v1P4" + " v1" * 5).is_legal("palace 8 G5")


def test_two_to_eight_brings_four_fame() -> None:
    """J7.6, example"""
    assert drawn("G4 v2a v1P2" + " v1" * 6).fame("0 palace 8 G5") == [4, 0]


SIX_TWOS = """
    C6  v1P2 . .  v1P2 .  . v1P2
    E4  v1P2 . .  v1P2 .  . v1P2
    K8  v2a v1 v1 v1
"""


def test_a_sold_out_value_is_not_available_but_any_other_is() -> None:
    """J7.7, ruling"""
    table = drawn(SIX_TWOS)
    assert table.reason("palace 2 K9") == ("java-sold-out", "J7.7")
    assert table.why_not("palace 2 K9").facts == (("value", 2),)
    assert table.is_legal("palace 4 K9")


def test_after_shrinking_an_upgrade_needs_the_spaces_it_has_now() -> None:
    """J7.7, ruling"""
    table = drawn("G4 v2a v1P2 v1 v1")
    assert table.is_legal("palace 4 G5")
    table.play("0 lay rice G6")
    assert table.reason("palace 4 G5") == ("java-too-small", "J7.2")


def test_a_building_player_pays_a_point() -> None:
    """J7.1"""
    table = scene()
    assert table.view.ap == 6
    table = drawn("G4 v2a v1")
    table.play("0 palace 2 G5")
    assert table.view.ap == 5
