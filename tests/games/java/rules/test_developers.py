"""J5 Developers."""

import pytest
from tests.games.java.script import drawn, of_type, scene

from durbar.games.java.events import DeveloperEntered, DeveloperLeft, DeveloperMoved


def costs(table, words: str = "set down") -> dict[str, int | None]:  # type: ignore[no-untyped-def]
    """What the spaces cost where a developer can be set down."""
    return {
        text.removeprefix(words).strip(): choice.cost
        for text, choice in table.choices.items()
        if text.startswith(words)
    }


# J5.1 Where they stand


def test_they_stand_on_land_tiles_only_one_per_space() -> None:
    """J5.1: never on bare board, palace or irrigation"""
    table = drawn("G5 r1a r1 v1P2 ~ r1b")
    table.play("0 take up G5")
    assert table.reason("set down G7") == ("java-palace-there", "J5.1")
    assert table.reason("set down G8") == ("java-not-land", "J5.1")
    assert table.reason("set down G3") == ("java-not-land", "J5.1")
    assert table.why_not("set down G9").facts == (("space", "G9"), ("seat", 1))
    assert table.reason("set down G9") == ("java-space-taken", "J5.1")


def test_they_never_cross_bare_board_palace_or_irrigation() -> None:
    """J5.1"""
    for barrier in (".", "v1P2", "~"):
        table = drawn(f"G5 r1a r1 {barrier} r1")
        table.play("0 take up G5")
        assert table.targets("set down") == ["G6"]
        assert table.reason("set down G8") == ("java-no-way", "J5.2")


def test_a_player_has_twelve_in_all() -> None:
    """J5.1"""
    table = drawn("J3 " + "r1a " * 12 + "r1")
    assert table.reason("enter") == ("java-no-developer-left", "J5.1")


# J5.2 Moving


def test_a_move_without_terrain_change_is_free_however_long() -> None:
    """J5.2: village and city are one terrain, level differences are free"""
    table = drawn("G5 v1a v4 v1 v9 v2 v1 v1P2")
    table.play("0 take up G5")
    assert costs(table) == {f"G{n}": 0 for n in range(6, 11)}


def test_every_terrain_change_costs_a_point() -> None:
    """J5.2"""
    table = drawn("G5 v1a r1 v1 r1 r1")
    table.play("0 take up G5")
    assert costs(table) == {"G6": 1, "G7": 2, "G8": 3, "G9": 3}


def test_own_developers_may_be_passed_others_not() -> None:
    """J5.2"""
    table = drawn("G5 r1a r1a r1")
    table.play("0 take up G5")
    assert table.targets("set down") == ["G7"]
    table = drawn("G5 r1a r1b r1")
    assert not table.is_legal("take up G5")
    assert table.reason("take up G5") == ("java-nowhere-to-go", "J5.2")


def test_a_passed_space_counts_with_its_terrain() -> None:
    """J5.2, ruling"""
    table = drawn("G5 v1a r1a v1")
    table.play("0 take up G5")
    assert costs(table) == {"G7": 2}


def test_the_cheapest_way_is_charged() -> None:
    """J5.2, ruling"""
    table = drawn("""
        G5  v1a r1 v1
        H5    v1  v1
    """)
    events = table.move("0 G5 G7")
    assert of_type(events, DeveloperMoved) == [DeveloperMoved(0, ("G5", "H5", "H6", "G7"), 0)]


def test_only_own_developers_are_taken_up_and_set_down_elsewhere() -> None:
    """J5.2"""
    table = drawn("G5 r1a r1 r1b")
    assert table.reason("take up G7") == ("java-not-his-developer", "J5.1")
    table.play("0 take up G5")
    assert table.reason("set down G5") == ("java-same-space", "J5.2")
    assert table.reason("end turn") == ("java-set-down-is-due", "J5.2")


def test_a_move_beyond_the_points_says_how_many_it_needs() -> None:
    """J5.2"""
    table = drawn("G5 v1a r1 v1 r1 v1 r1 v1 r1")
    table.play("0 take up G5")
    reason = table.why_not("set down G12")
    assert (reason.code, reason.facts) == ("java-too-few-points", (("needs", 7), ("ap", 6)))


# J5.3 Entering


@pytest.mark.parametrize(("space", "cost"), [("J3", 1), ("G2", 2), ("H2", 1)])
def test_entering_costs_by_the_terrain_across_the_side(space: str, cost: int) -> None:
    """J5.3, ruling: lowland 1, highland 2, and the cheapest side counts"""
    for ground in ("r1", "v3"):  # the first space is no terrain change
        table = drawn(f"{space} {ground}")
        events = table.move(f"0 in {space}")
        assert of_type(events, DeveloperEntered) == [DeveloperEntered(0, (space,), cost)]
        assert table.view.ap == 6 - cost


def test_entering_needs_a_tile_on_an_edge_space() -> None:
    """J5.3"""
    table = scene()
    assert table.reason("enter") == ("java-nowhere-to-go", "J5.2")
    assert not drawn("G9 r1").is_legal("enter")
    assert drawn("J3 r1").is_legal("enter")


def test_entering_and_moving_on_is_one_action_at_the_cheapest_price() -> None:
    """J5.3"""
    table = drawn("J3 r1 r1 v1 r1")
    table.play("0 enter")
    assert costs(table) == {"J3": 1, "J4": 1, "J5": 2, "J6": 3}


def test_an_entry_held_by_an_own_developer_can_be_passed_by_another_player_not() -> None:
    """J5.3, ruling"""
    table = drawn("J3 r1a r1")
    table.play("0 enter")
    assert costs(table) == {"J4": 1}
    assert not drawn("J3 r1b r1").is_legal("enter")


def test_an_outside_tile_can_always_be_entered_at_its_cells_own_terrain() -> None:
    """J5.3, ruling"""
    table = drawn("""
        G1  r1 r1
        J2  r1 r1
    """)
    table.play("0 enter")
    assert costs(table) == {"G1": 2, "G2": 2, "J2": 1, "J3": 1}


def test_a_side_covered_by_an_outside_tile_is_no_entry() -> None:
    """J5.3, ruling"""
    table = drawn("""
        I3    r1b
        J2  r1b r1
        K3    r1b
    """)
    assert not table.is_legal("enter")
    table = drawn("""
        I3    r1b
        J2  r1b r1
    """)
    table.play("0 enter")
    assert costs(table) == {"J3": 1}


# J5.4 Leaving


@pytest.mark.parametrize(
    ("drawing", "start", "cost"),
    [
        ("J3 r1a", "J3", 1),
        ("G2 r1a", "G2", 2),
        ("H2 r1a", "H2", 1),
        ("J3 r1 v1a", "J4", 2),
        ("J2 r1a", "J2", 1),
        ("G1 v1a", "G1", 2),
    ],
)
def test_leaving_is_the_mirror_image_of_entering(drawing: str, start: str, cost: int) -> None:
    """J5.4, ruling: the way there may be part of the action, and sides count as in J5.3"""
    table = drawn(drawing)
    events = of_type(table.move(f"0 {start} out"), DeveloperLeft)
    assert [event.ap for event in events if isinstance(event, DeveloperLeft)] == [cost]
    assert table.view.players[0].developers == 12


def test_a_developer_far_from_any_edge_cannot_leave() -> None:
    """J5.4"""
    table = drawn("G9 r1a r1")
    table.play("0 take up G9")
    assert table.reason("leave") == ("java-cannot-leave", "J5.4")


def test_a_developer_beside_the_board_cannot_leave() -> None:
    """J5.4"""
    table = drawn("J3 r1")
    table.play("0 enter")
    assert table.reason("leave") == ("java-cannot-leave", "J5.4")


def test_who_left_may_enter_again_in_the_same_turn_at_the_full_price() -> None:
    """J5.4"""
    table = drawn("J3 r1a")
    table.move("0 J3 out")
    table.move("0 in J3")
    assert table.view.ap == 4
