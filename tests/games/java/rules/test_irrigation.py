"""J8.1, J8.2 Irrigation, and J8.3 palace cards."""

from tests.games.java.script import Scene, drawn, of_type, scene

from durbar.games.java.events import PileShuffled, WaterClosed

POND = """
    F5    r1 r1
    G5  r1a ~ .
    H5    r1 .
"""


# J8.1 Laying irrigation


def test_irrigation_lies_on_a_bare_board_space_off_the_edge() -> None:
    """J8.1"""
    table = drawn("G5 r1")
    reason = table.why_not("irrigate G5")
    assert (reason.code, reason.facts) == ("java-not-bare", (("space", "G5"), ("terrain", "rice")))
    assert table.reason("irrigate G2") == ("java-on-the-edge", "J8.1")
    assert table.reason("irrigate G1") == ("java-on-the-edge", "J8.1")
    assert table.reason("irrigate F8") == ("java-not-bare", "J8.1")


def test_several_irrigation_tiles_may_be_laid_in_a_turn_while_they_last() -> None:
    """J8.1"""
    spaces = [f"K{n}" for n in range(5, 15)] + [f"L{n}" for n in range(6, 8)]
    table = scene("0 lay rice G9")
    for row, turn in enumerate((spaces[:5], spaces[5:10], spaces[10:])):
        mover = int(table.state.to_move())
        if row:
            table.play(f"{mover} lay two E{4 + 3 * row} E{5 + 3 * row}")
        for space in turn:
            table.play(f"{mover} irrigate {space}")
        table.play(f"{mover} end turn")
    table.play("; ".join(["1 lay two E13 E14", *(f"1 irrigate G{n}" for n in (4, 6, 11, 13))]))
    assert table.view.irrigation_tiles == 0
    assert table.reason("irrigate G15") == ("java-no-irrigation-left", "J8.1")


def test_an_irrigation_tile_is_no_land_tile_for_the_duty() -> None:
    """J8.1"""
    table = scene("0 irrigate G5")
    assert table.reason("end turn") == ("java-tile-duty-first", "J2.2")


def test_side_by_side_irrigation_forms_one_area() -> None:
    """J8.1"""
    table = drawn("""
        J5    r1a r1 r1
        K5  r1  ~ .  r1
        L5    r1 r1 r1
    """)
    events = of_type(table.play("0 irrigate K7"), WaterClosed)
    assert events == [WaterClosed(("K6", "K7"), 0)]


# J8.2 Scoring water


def test_the_last_land_tile_closes_the_area_and_brings_three_fame_per_space() -> None:
    """J8.2"""
    table = drawn(POND)
    assert table.fame("0 lay two G7 H6") == [3, 0]


def test_filling_the_last_gap_with_irrigation_closes_it_too() -> None:
    """J8.2"""
    table = drawn("""
        J5    r1a r1 r1
        K5  r1  ~ .  r1
        L5    r1 r1 r1
    """)
    assert table.fame("0 irrigate K7") == [6, 0]


def test_the_strict_first_beside_it_scores_whoevers_turn_it_is() -> None:
    """J8.2"""
    table = drawn(POND.replace("r1a", "r1b"))
    assert table.fame("0 lay two G7 H6") == [0, 3]


def test_a_tie_or_nobody_means_nothing_for_good() -> None:
    """J8.2"""
    for drawing in (POND.replace("r1a", "r1"), POND.replace("F5    r1 r1", "F5    r1b r1")):
        table = drawn(drawing)
        events = of_type(table.play("0 lay two G7 H6"), WaterClosed)
        assert events == [WaterClosed(("G6",), None)]
        assert table.state.scores() == [0, 0]


def test_each_developer_counts_once_though_it_stands_beside_two_spaces() -> None:
    """J8.2"""
    table = drawn("""
        J5    r1b r1a r1
        K5  r1  ~ .  r1
        L5    r1 r1 r1
    """)  # J6 is beside both spaces, J5 beside one: a tie all the same
    assert table.fame("0 irrigate K7") == [0, 0]


def test_printed_spaces_score_like_tiles() -> None:
    """J8.2, ruling"""
    table = drawn("""
        E8    r1 r1
        F7  r1a ~ .
        G8    r1 .
    """)
    assert table.fame("0 lay two F9 G9") == [3, 0]


def test_two_areas_closed_at_once_are_scored_one_by_one() -> None:
    """J8.2, ruling"""
    table = drawn("""
        J5    r1a r1 . r1 r1b
        K5  r1  ~ .  .  ~  r1
        L5    r1 r1 . r1 r1
    """)
    events = table.play("0 lay two K7 K8")
    assert of_type(events, WaterClosed) == [WaterClosed(("K6",), 0), WaterClosed(("K9",), 1)]
    assert table.state.scores() == [3, 3]


def test_a_palace_space_counts_as_tiled() -> None:
    """J8.2"""
    table = drawn(POND.replace("F5    r1 r1", "F5    v1P2 v1"))
    assert table.fame("0 lay two G7 H6") == [3, 0]


# J8.3 Palace cards


def test_the_open_card_is_replaced_at_once_from_the_pile() -> None:
    """J8.3"""
    table = scene("0 take open card")
    assert table.state.to_move() == -1
    assert table.state.weights() == [2, 3, 3, 5, 5, 5]  # 24 in the pile
    table.play("chance turn up mask-drum")
    assert table.view.open_card == "mask-drum"
    assert table.view.pile_size == 22
    assert table.view.ap == 5


def test_the_top_of_the_pile_is_drawn_secretly() -> None:
    """J8.3"""
    table = scene("0 take hidden card; chance draw mask-drum")
    assert table.game.view(table.state, 1).players[0].known == ()
    assert table.game.view(table.state, 1).players[0].cards == 4


def emptied() -> Scene:
    """Two players have taken the whole pile: no discards, and the open card is left."""
    table = drawn("K8 v2a v1P2 v1")
    while table.view.pile_size:
        mover = int(table.state.to_move())
        table.play(f"{mover} {next(t for t in table.legal if t.startswith('lay three'))}")
        for _ in range(min(2, table.view.pile_size)):
            table.play(f"{mover} take hidden card")
            table.deal()
        if table.view.pile_size:
            table.play(f"{mover} end turn")
    return table


def test_without_pile_and_discards_no_card_can_be_taken_not_even_the_open_one() -> None:
    """J8.3, ruling"""
    table = emptied()
    assert table.view.open_card is not None
    assert table.reason("take hidden card")[0] in ("java-no-pile", "java-two-cards-taken")
    mover = int(table.state.to_move())
    table.play(f"{mover} end turn")
    assert table.reason("take hidden card") == ("java-no-pile", "J8.3")
    assert table.reason("take open card") == ("java-no-pile", "J8.3")


def test_the_next_discards_form_the_pile_and_are_known_to_lie_in_it() -> None:
    """J8.3, ruling"""
    table = emptied()
    if table.state.to_move() == 1:
        table.play("1 end turn")
        table.play(f"0 {next(t for t in table.legal if t.startswith('lay three'))}")
    table.play("0 festival K9")
    card = table.targets("bid")[0]
    events = table.play(f"0 bid {card}; 0 done")
    assert of_type(events, PileShuffled) == [PileShuffled(1)]
    view = table.game.view(table.state, 1)
    assert (view.pile, view.pile_size, view.discards) == ((card,), 1, ())
