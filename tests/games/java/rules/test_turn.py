"""J2 A turn: action points, the tile duty, free moves, the example of the book."""

from tests.games.java.script import Scene, drawn, of_type, scene

from durbar.core.events import PointsScored
from durbar.games.java.events import FestivalHeld, TurnEnded

FAR_AWAY = "0 lay rice G15"  # a tile that touches nothing


# J2.1 Action points and tokens


def test_a_turn_has_six_action_points() -> None:
    """J2.1"""
    assert scene().view.ap == 6


def test_a_token_brings_one_more_point_and_leaves_the_game() -> None:
    """J2.1"""
    table = scene("0 spend token")
    assert table.view.ap == 7
    assert table.view.players[0].tokens == 2


def test_at_most_one_token_is_spent_in_a_turn() -> None:
    """J2.1"""
    table = scene("0 spend token")
    assert table.reason("spend token") == ("java-token-spent", "J2.1")
    table.play("0 lay two G5 G6; 0 end turn; 1 lay two G8 G9; 1 end turn")
    assert table.is_legal("spend token")


def test_only_three_tokens() -> None:
    """J2.1"""
    table = scene()
    for n in (5, 7, 9):
        table.play(f"0 spend token; 0 lay two G{n} G{n + 1}; 0 end turn")
        table.play(
            f"1 lay two I{n} I{n + 1}; 1 end turn" if n != 9 else "1 lay two I13 I14; 1 end turn"
        )
    assert table.reason("spend token") == ("java-no-token-left", "J2.1")


def test_a_token_can_be_spent_at_no_points_left() -> None:
    """J2.1, ruling"""
    table = scene("; ".join(f"0 lay three G{n} F{n - 1} F{n}" for n in (4, 7, 11, 13)))
    table.play("0 lay two H5 H6; 0 lay two H8 H9")
    assert table.view.ap == 0
    table.play("0 spend token")
    assert table.view.ap == 1
    assert table.is_legal("lay rice J9")


def test_unused_points_lapse() -> None:
    """J2.1"""
    table = scene("0 lay two G5 G6")
    assert of_type(table.play("0 end turn"), TurnEnded) == [TurnEnded(0, 5)]
    assert table.view.ap == 6


# J2.2 The tile duty


def test_the_turn_cannot_end_before_a_tile_lies() -> None:
    """J2.2"""
    table = scene()
    assert table.reason("end turn") == ("java-tile-duty-first", "J2.2")
    table.play("0 lay rice G5")
    assert table.is_legal("end turn")


def test_no_festival_while_the_duty_is_open() -> None:
    """J2.2, ruling"""
    table = drawn("G5 v1a v1P2")
    assert table.reason("festival G6") == ("java-tile-duty-first", "J2.2")
    table.play(FAR_AWAY)
    assert table.is_legal("festival G6")


def test_the_last_point_is_kept_for_the_tile() -> None:
    """J2.2, ruling: no action is offered after which no tile could be laid"""
    table = scene("0 irrigate G5; 0 irrigate G7; 0 irrigate G9; 0 irrigate G11; 0 irrigate G13")
    assert table.view.ap == 1
    assert table.reason("irrigate H15") == ("java-tile-duty", "J2.2")
    assert table.reason("take open card") == ("java-tile-duty", "J2.2")
    assert table.is_legal("lay three H3 G3 G4")


def test_a_token_not_yet_spent_does_not_count() -> None:
    """J2.2, ruling"""
    table = scene("0 irrigate G5; 0 irrigate G7; 0 irrigate G9; 0 irrigate G11; 0 irrigate G13")
    assert table.view.players[0].tokens == 3
    assert table.reason("take hidden card") == ("java-tile-duty", "J2.2")
    table.play("0 spend token")
    assert table.is_legal("take hidden card")


def test_the_duty_concerns_the_player_again_in_every_turn() -> None:
    """J2.2"""
    table = scene("0 lay rice G5; 0 end turn")
    assert table.reason("end turn") == ("java-tile-duty-first", "J2.2")


# J2.3 Any order, the festival last


def test_actions_come_in_any_order_and_may_be_repeated() -> None:
    """J2.3"""
    table = scene("0 irrigate G5; 0 lay two G7 G8; 0 irrigate G10; 0 lay two G12 G13")
    assert table.view.ap == 2
    assert table.view.ap_spent == 4


def test_at_most_two_cards_are_taken_in_a_turn() -> None:
    """J2.3"""
    table = scene("0 take open card; chance turn up drum; 0 take hidden card; chance draw drum")
    assert table.reason("take open card") == ("java-two-cards-taken", "J2.3")
    assert table.reason("take hidden card") == ("java-two-cards-taken", "J2.3")


def test_the_festival_is_the_last_action_and_costs_nothing() -> None:
    """J2.3"""
    table = drawn("G5 v1a v1P2")
    table.play(f"{FAR_AWAY}; 0 festival G6; 0 bid mask; 0 done")
    assert table.state.to_move() == 1  # nobody else is in the city: the turn is over


# J2.4 Free moves


def test_a_developer_moves_for_nothing_only_once_before_points_are_spent() -> None:
    """J2.4, ruling"""
    table = drawn("G5 v1a v1 v1")
    table.move("0 G5 G6")
    assert not table.is_legal("take up G6")
    table.play(FAR_AWAY)
    table.move("0 G6 G7")


def test_another_developer_may_still_move_for_nothing() -> None:
    """J2.4, ruling"""
    table = drawn("G5 v1a v1 v1a v1")
    table.move("0 G5 G6")
    table.move("0 G7 G8")
    assert table.targets("take up") == []


def test_who_has_moved_for_nothing_may_still_move_for_points() -> None:
    """J2.4"""
    table = drawn("G5 v1a v1 r1")
    table.move("0 G5 G6")
    table.play("0 take up G6")
    assert table.targets("set down") == ["G7"]
    assert table.reason("set down G5") == ("java-free-again", "J2.4")


def test_spending_a_token_spends_no_points() -> None:
    """J2.4, ruling"""
    table = drawn("G5 v1a v1")
    table.move("0 G5 G6")
    table.play("0 spend token")
    assert not table.is_legal("take up G6")


# J2.5 The end of a turn


def test_the_turn_does_not_end_by_itself_at_no_points() -> None:
    """J2.5, ruling"""
    table = drawn("G5 v1a v1")
    table.play("0 lay three J6 I6 I7; 0 lay three J9 J8 K9; 0 lay three J12 I12 I13")
    table.play("0 lay two G10 G11; 0 lay two G13 G14; 0 lay two L9 L10")
    assert table.view.ap == 0
    assert table.state.to_move() == 0
    assert table.legal == ["take up G5", "spend token", "end turn"]


def test_a_festival_ends_the_turn() -> None:
    """J2.5, ruling"""
    table = drawn("G5 v1a v1P2")
    events = table.play(f"{FAR_AWAY}; 0 festival G6; 0 bid mask; 0 done")
    assert of_type(events, TurnEnded) == [TurnEnded(0, 5)]


# J2.6 The example of the book


def six_points() -> Scene:
    return drawn("""
        J6     v1  v1
        K6   v1
        L6     r1
    """)


def test_six_action_point_turn_brings_two_fame_for_the_palace_and_three_for_the_water() -> None:
    """J2.6, example"""
    table = six_points()
    table.play("0 lay three K5 K4 L4")
    table.move("0 in K4")
    assert table.view.ap == 4
    table.move("0 K4 K6")
    assert table.view.ap == 3
    assert table.fame("0 palace 4 J7") == [2, 0]
    table.play("0 irrigate K7")
    assert table.fame("0 lay three L8 K8 L7") == [3, 0]
    assert table.view.ap == 0
    events = table.play("0 festival J7; 0 bid mask; 0 done")
    assert of_type(events, FestivalHeld) == [FestivalHeld("J7", 4, (0,), 2, ("mask",))]
    assert [e.points for e in events if isinstance(e, PointsScored)] == [2]
    assert table.state.scores() == [7, 0]
