"""The helpers for tables and bots."""

from tests.games.java import twins
from tests.games.java.script import drawn, scene
from tests.games.java.walks import GAME, walk

from durbar.games.java import insight
from durbar.games.java.insight import Reached
from durbar.games.java.tables import TURN


def test_a_city_shows_its_size_palace_festival_ranks_and_who_may_build_what() -> None:
    """J4.1, J6.1, J7.2"""
    table = drawn("G4 v2a v1P4* v1b v1 v1 v1 r1")
    (city,) = insight.cities(table.state)
    assert city.spaces == ("G4", "G5", "G6", "G7", "G8", "G9")
    assert (city.palace, city.value, city.feast, city.was_built) == ("G5", 4, True, False)
    assert city.ranks == ((2,), (1,))
    assert city.places == (1, 2)
    assert (city.first, city.values) == (0, (6,))
    assert insight.sites(table.state, city) == ("G5",)


def test_a_village_shows_where_its_palace_could_stand() -> None:
    """J7.1"""
    table = drawn("G4 v2a v1 v1b v1")
    (village,) = insight.villages(table.state)
    assert village.values == (2, 4)
    assert insight.sites(table.state, village) == ("G5", "G7")


def test_water_shows_its_open_sides_and_who_would_score() -> None:
    """J8.2"""
    table = drawn("""
        F5    r1 r2b
        G5  v1a ~ ~
        H5    r1 .
    """)
    water = next(one for one in insight.waters(table.state) if "G6" in one.spaces)
    assert water.spaces == ("G6", "G7")
    assert "H6" in water.open and "F7" in water.open
    assert (water.first, water.fame) == (1, 6)


def test_reachable_spaces_come_with_price_and_one_cheapest_way() -> None:
    """J5.2"""
    table = drawn("G5 v1a r1 r1 v1")
    assert insight.reachable(table.state, "G5") == (
        Reached("G6", 1, ("G5", "G6")),
        Reached("G7", 1, ("G5", "G6", "G7")),
        Reached("G8", 2, ("G5", "G6", "G7", "G8")),
    )


def test_reachable_from_beside_the_board_and_back() -> None:
    """J5.3, J5.4"""
    table = drawn("J3 r1 v1a")
    assert insight.reachable(table.state, None) == (Reached("J3", 1, ("J3",)),)
    assert insight.reachable(table.state, "J4")[-1] == Reached(None, 2, ("J4", "J3"))


def test_every_way_is_as_cheap_as_it_says() -> None:
    """J5.2: on positions of a lively game"""
    looked = 0
    for n, s in enumerate(walk(3, seed=9)):
        if s.phase != TURN or n % 31:
            continue
        player, names = s.players[s.turn_of], s.tables.names
        for start in [None, *(names[player.at[k]] for k in range(player.on_board))]:
            for reached in insight.reachable(s, start):
                if reached.space is None:
                    continue
                spaces = [s.tables.space_of[name] for name in reached.way]
                changes = sum(
                    s.terrain[a] != s.terrain[b] for a, b in zip(spaces, spaces[1:], strict=False)
                )
                price = 0 if start else twins.entry_cost(s, spaces[0]) or 0
                assert reached.ap == changes + price
                assert all(
                    b in twins.around(s, a) for a, b in zip(spaces, spaces[1:], strict=False)
                )
                looked += 1
    assert looked > 50


def change_of(drawing: str, text: str) -> insight.Change:
    table = drawn(drawing)
    assert table.is_legal(text)
    return insight.change(table.state, table.game.parse(text))


def test_a_tile_that_splits_shrinks_joins_and_closes_reports_it() -> None:
    """J3.7, J8.2"""
    split = change_of("G4 v1 v1 v1 v1", "lay rice G5")
    assert split.split == (("G4", "G5", "G6", "G7"),)
    shrunk = change_of("G4 v1 v1 r1", "lay rice G4")
    assert shrunk.shrunk == (("G4", "G5"),)
    joined = change_of("G4 v1P2 v1 . v1 v1", "lay village G6")
    assert joined.joined == (("G4", "G5"), ("G7", "G8"))
    assert joined.grown == ("G4", "G5", "G6", "G7", "G8")
    closed = change_of(
        """
        F5    r1 r1
        G5  r1a ~ .
        H5    r1 .
        """,
        "lay two G7 H6",
    )
    assert [(water.spaces, water.first) for water in closed.closed] == [(("G6",), 0)]


def test_a_change_leaves_the_state_as_it_was() -> None:
    """J3.9"""
    table = drawn("G4 v1 v1 v1 v1")
    before = table.state.key()
    insight.change(table.state, table.game.parse("lay rice G5"))
    insight.reachable(table.state, None)
    insight.great_scorings(table.state)
    assert table.state.key() == before


def test_everybodys_great_scoring_if_it_happened_now() -> None:
    """J9.3"""
    table = drawn("K5 v3a v2b v1P6 v1 v1 v1")
    found = insight.great_scorings(table.state)
    assert [(one.fame, one.is_over) for one in found] == [(6, False), (3, False)]
    assert [part.id for part in found[1].parts] == ["K7"]


def test_three_tiles_left() -> None:
    """J9.1"""
    assert insight.three_tiles_left(scene("0 lay three G6 F5 G5").state) == 55


def test_helpers_work_on_a_world_sampled_from_a_view() -> None:
    """J1.6"""
    from durbar.core.chance import Rng

    for n, s in enumerate(walk(2, seed=3)):
        if n == 120:
            world = GAME.sample(GAME.view(s, 0), Rng(1))
            assert insight.villages(world) == insight.villages(s)
            assert insight.waters(world) == insight.waters(s)
            assert insight.great_scorings(world) == insight.great_scorings(s)
