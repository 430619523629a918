"""What the greedy bot knows of Java: it prefers what brings fame."""

from tests.games.java.script import Scene, drawn

from durbar.bots.knowledge import evaluator_of


def gain(table: Scene, *texts: str) -> float:
    """What the mover expects more than the others after these actions."""
    after = table.state.clone()
    seat = int(after.to_move())
    for text in texts:
        action = table.game.parse(text)
        assert action in after.legal()
        after.apply(action)
    return evaluator_of(table.game).advantage(after, seat, int(after.seats))


def test_closing_water_where_he_ranks_first_is_better_than_a_tile_elsewhere() -> None:
    """J8.2"""
    table = drawn("""
        F5    r1 r1
        G5  r1a ~ .
        H5    r1 .
    """)
    assert gain(table, "lay two G7 H6") > gain(table, "lay two G12 G13") + 1
    other = drawn("""
        F5    r1 r1
        G5  r1b ~ .
        H5    r1 .
    """)
    assert gain(other, "lay two G7 H6") < gain(other, "lay two G12 G13")


def test_the_largest_palace_is_the_best_and_any_is_better_than_none() -> None:
    """J7.4"""
    table = drawn("G4 v2a v1 v1 v1 r1 r1")
    four, two = gain(table, "palace 4 G5"), gain(table, "palace 2 G5")
    assert four > two > gain(table, "lay rice G12")


def test_a_developer_in_the_air_is_worth_the_best_space_it_can_get_to() -> None:
    """J6.1: high beside a palace"""
    table = drawn("G4 v1P6 v1a v1 v4 v1 v2b")
    up = gain(table, "take up G5")
    assert up == max(gain(table, "take up G5", f"set down G{n}") for n in (6, 7, 8))
    assert up == gain(table, "take up G5", "set down G7")


def test_a_festival_that_nobody_else_can_join_is_worth_calling() -> None:
    """J8.9"""
    table = drawn("K6 v1a v1P10" + " v1" * 8)
    table.play("0 lay rice G15")
    assert gain(table, "festival K7") > gain(table, "end turn")
    table.play("0 festival K7")
    assert gain(table, "bid mask", "done") > 0
