"""J9 The end: last round, great scoring, and games in which no tile can be laid."""

from tests.games.java.script import Scene, drawn, of_type, scene, with_edition

from durbar.core.events import GameEnded, PointsScored, TurnBegan
from durbar.core.outcome import Reason
from durbar.games.java import insight
from durbar.games.java.events import LastRoundBegan


def few(n: int) -> tuple[str, str]:
    return ("three_tiles = 56", f"three_tiles = {n}")


# J9.1 The last three-tile


def test_who_takes_the_last_three_tile_finishes_his_turn_then_scores_for_himself_alone() -> None:
    """J9.1"""
    table = drawn("K6 v1a v1P2 v1b", game=with_edition(few(2)))
    events = table.play("0 lay three G6 F5 G5")
    assert of_type(events, LastRoundBegan) == [LastRoundBegan(0, 0)]
    assert table.view.ap == 5
    table.play("0 lay rice G9")
    assert table.fame("0 end turn") == [2, 0]
    assert [p.has_scored for p in table.view.players] == [True, False]


def test_his_festival_comes_before_his_scoring() -> None:
    """J9.1"""
    table = drawn("K6 v1a v1P2 v1b", game=with_edition(few(2)))
    table.play("0 lay three G6 F5 G5")
    events = table.play("0 festival K7; 0 bid mask; 0 done; 1 pass")
    fame = [e.because for e in events if isinstance(e, PointsScored)]
    assert fame == ["J8.9", "J9.3"]


# J9.2 One last turn each


def test_every_other_player_has_one_last_turn_without_tile_duty_then_the_game_ends() -> None:
    """J9.2"""
    table = scene("1 lay three G6 F5 G5; 1 end turn", 3, starter=1, game=with_edition(few(1)))
    assert table.is_legal("end turn")
    assert table.is_legal("lay rice K9")  # it may be laid
    table.play("2 end turn")
    assert table.is_legal("end turn")
    events = table.play("0 end turn")
    assert len(of_type(events, GameEnded)) == 1
    assert of_type(events, TurnBegan) == []
    assert table.state.to_move() == -2
    assert table.legal == []


def test_a_token_may_be_spent_in_the_last_turn() -> None:
    """J2.1, J9.2"""
    table = scene("0 lay three G6 F5 G5; 0 end turn", game=with_edition(few(1)))
    assert table.is_legal("spend token")


# J9.3 Great scoring


def test_first_rank_brings_the_value_second_half_of_it_third_nothing() -> None:
    """J9.3"""
    table = drawn("K5 v3a v2b v1c v1P6 v1 v1", 3)
    assert [one.fame for one in insight.great_scorings(table.state)] == [6, 3, 0]


def test_tied_for_first_both_get_the_value_and_behind_them_comes_the_second() -> None:
    """J9.3, ruling: ranks are dense"""
    table = drawn("K5 v3a v3b v1c v1P6 v1 v1", 3)
    assert [one.fame for one in insight.great_scorings(table.state)] == [6, 6, 3]


def test_city_by_city() -> None:
    """J9.3"""
    table = drawn("""
        K5 v1a v1P4 v1 v2b
        G5 v1a v1P2
    """)
    found = insight.great_scorings(table.state)
    assert [one.fame for one in found] == [2 + 2, 4]
    assert [(part.id, part.points) for part in found[0].parts] == [("G6", 2), ("K6", 2)]


# J9.4 Who has scored


def test_who_has_scored_may_still_join_festivals_and_water() -> None:
    """J9.4, ruling"""
    table = drawn(
        """
        K6 v1a v1P2 v1b
        F5    r1a r1
        G5  r1  ~ .
        H5    r1 .
        """,
        game=with_edition(few(3)),
        hands="mask mask-drum puppet; mask drum drum",
    )
    assert table.view.three_tiles == 1
    table.play("0 lay three I13 H12 H13; 0 end turn")
    assert table.view.players[0].has_scored
    assert table.fame("1 lay two G7 H6") == [3, 0]
    table.play("1 festival K7; 1 bid mask; 1 done")
    assert table.fame("0 bid mask; 0 bid mask-drum; 0 done; 1 pass") == [1, 2]


def test_a_great_scoring_is_not_repeated() -> None:
    """J9.4, ruling"""
    table = drawn("K6 v1a v1P2 v1b", game=with_edition(few(2)))
    table.play("0 lay three G6 F5 G5; 0 end turn")
    events = table.play("1 end turn")
    assert [e.seat for e in events if isinstance(e, PointsScored)] == [1]


# J9.5 The example of the book

TEN = """
    F11                                 v4
    G3  v3a v2a v1a v3b v2b v1b v3c v2c v1c v1P10 v1b v1
"""


def test_great_scoring_10_5_5() -> None:
    """J9.5, example"""
    table = drawn(TEN, 3)
    assert [one.fame for one in insight.great_scorings(table.state)] == [5, 10, 5]


def test_if_c_becomes_first_by_his_own_last_turn_he_gets_ten_as_well() -> None:
    """J9.5, example"""
    table = drawn(TEN, 3, starter=1, game=with_edition(few(9)))
    assert table.view.three_tiles == 1
    table.play("1 lay three L9 K9 L8")
    assert table.fame("1 end turn") == [0, 10, 0]
    table.move("2 G11 F11")
    assert table.fame("2 end turn") == [0, 0, 10]


# J9.6 The winner


def test_most_fame_wins_and_a_tie_is_a_shared_win() -> None:
    """J9.6, ruling"""
    table = drawn("K6 v1a v1P2 v1", game=with_edition(few(2)))
    table.play("0 lay three G6 F5 G5; 0 end turn; 1 end turn")
    assert table.outcome.winners == (0,)
    assert table.outcome.reason is Reason.POINTS
    table = drawn("K6 v1a v1P2 v1b", game=with_edition(few(2)))
    table.play("0 lay three G6 F5 G5; 0 end turn; 1 end turn")
    assert table.outcome.ranking == ((0, 1),)
    assert table.outcome.reason is Reason.SHARED


# J9.7 No tile can be laid

ONE_SPACE = """map = '''
  ^ ^
 ^ o ^
  _ _
'''
land = 1
printed_irrigation = 0"""


def tiny() -> Scene:
    """A board of one land space: after one three-tile nothing can be laid any more."""
    whole = scene().game.edition.values["board"]["map"]
    game = with_edition(
        (f"map = '''\n{whole}'''\nland = 150\nprinted_irrigation = 3", ONE_SPACE),
        ("two_tiles = 5", "two_tiles = 0"),
        ("rice_tiles = 3", "rice_tiles = 0"),
        ("village_tiles = 2", "village_tiles = 0"),
    )
    return scene(game=game)


def test_while_no_tile_can_be_laid_the_duty_rests() -> None:
    """J2.2, ruling"""
    table = tiny()
    assert not table.is_legal("end turn")
    table.play("0 lay three B2 A2 A3; 0 end turn")
    assert table.targets("lay") == []
    assert table.is_legal("end turn")
    assert table.is_legal("take open card")


def test_if_nobody_can_lay_the_last_of_them_counts_as_having_taken_the_last_three_tile() -> None:
    """J9.7, ruling"""
    table = tiny()
    table.play("0 lay three B2 A2 A3; 0 end turn; 1 end turn")
    assert table.view.last_seat is None
    events = table.play("0 end turn")
    assert of_type(events, LastRoundBegan) == [LastRoundBegan(0, 55)]
    assert table.view.players[0].has_scored
    table.play("1 end turn")
    assert table.state.to_move() == -2
