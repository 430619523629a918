"""T5 Withdrawing: points, in this order."""

import pytest
from tests.games.taj_mahal.script import (
    Scene,
    bonus,
    cards,
    display,
    hand,
    of_type,
    points,
    route,
    the,
)

import durbar
from durbar.core.events import Part, PointsScored
from durbar.games.taj_mahal import breakdown, scoring
from durbar.games.taj_mahal.events import (
    CardDrawn,
    CardsDiscarded,
    Chain,
    DisplayCardTaken,
    ProvincesJoined,
    ProvinceTileTaken,
)
from durbar.games.taj_mahal.options import TajMahalOptions
from durbar.games.taj_mahal.rules import network
from durbar.games.taj_mahal.tables import BONUSES, GOODS, LANE

TABLES = durbar.game("taj-mahal").tables(TajMahalOptions())  # type: ignore[attr-defined]

# The palaces of the book's example, laid out on our board: province A is P05, its cities A1 to A4
# are NW, NE, SE and SW (the board file gives the letters of the other provinces)
RED = "P05-SW P05-NE P03-NE P02-SE P02-SW P04-SE P01-NW P07-NE P09-SW"
BLUE = "P05-NW P05-SE P01-SE P06-NE P02-NW P04-NW P12-NE"
BROWN = "P05-SE P09-NW P09-NE P12-NW P06-NE P06-SE P06-SW P03-SE P04-NE P07-SE"
GREY = "P01-SE P02-NE P02-SE P03-NE"


def cities(names: str) -> int:
    return sum(2 ** TABLES.city_names.index(name) for name in names.split())


def goods(**owned: int) -> int:
    return sum(n * 2 ** (LANE * GOODS.index(good)) for good, n in owned.items())


def palace_points(names: str, province: str) -> int:
    number = TABLES.province_names.index(province)
    found = int(network.points_for_palaces(TABLES, cities(names), number))
    assert found == sum(p.points for p in breakdown.of_palaces(TABLES, cities(names), number))
    return found


# T5.1 Bonus tiles


@pytest.mark.parametrize(("tile", "scored"), [("points", 2), ("taj-mahal", 4), ("card", 0)])
def test_plus_two_brings_two_points_the_taj_mahal_four_a_card_tile_none(
    tile: str, scored: int
) -> None:
    """T5.1"""
    assert scoring.points_for_bonus(BONUSES.index(tile), goods(tea=3)) == scored
    assert sum(part.points for part in breakdown.of_bonus(BONUSES.index(tile), 0)) == scored


def test_a_card_tile_brings_the_top_card_of_the_pile_into_the_hand_and_leaves_the_game() -> None:
    """T5.1: only its owner sees it"""
    table = Scene(3, route("P05") + bonus(card="P05-NE") + hand(0, "rEV rEE yEE gEE wE wE"))
    table.alone(0, "rEV")
    table.arrange("deal wO to 0").play("0 withdraw; 0 palace P05-NE")
    events = table.settle()
    drawn = next(event for event in of_type(events, CardDrawn) if event.because == "T5.1")
    assert drawn == CardDrawn(0, "white-mogul", "T5.1")
    assert "white-mogul" in table.sees(0).hand
    assert "P05-NE" not in dict(table.view.bonus)
    assert table.game.redact(drawn, 1).card is durbar.core.events.UNKNOWN


def test_a_good_brings_one_point_and_one_for_every_equal_good_he_owns_and_stays() -> None:
    """T5.1"""
    table = Scene(3, route("P05") + bonus(tea="P05-NE") + hand(0, "rEV rEE yEE gEE wE wE"))
    table.alone(0, "rEV")
    events = table.play("0 withdraw; 0 palace P05-NE")
    scored = next(event for event in of_type(events, PointsScored) if event.because == "T5.1")
    assert (scored.points, scored.parts) == (1, (Part("good", "tea", 1),))
    assert table.view.players[0].goods[GOODS.index("tea")] == 1
    with_two = breakdown.of_bonus(BONUSES.index("tea"), goods(tea=2, rice=3))
    assert with_two == (Part("good", "tea", 1), Part("equal-goods", "tea", 2))


def visit_nine() -> Scene:
    """Seat 0 owns two tea and two spices; province 9 has two tea tiles on its fortresses."""
    plays = {2: {0: "rEE"}, 3: {0: "yEE"}, 4: {0: "gEE"}, 7: {0: "vEE"}}
    outcomes = route("P02 P03 P04 P05 P06 P07 P09 P10 P01") + bonus(tea="P01-NW P01-SW")
    return Scene(3, outcomes + hand(0, "rEE yEE gEE vEE rVG wE")).visits(9, plays)


def test_book_example_two_tea_tiles_bring_seven_points() -> None:
    """T5.1, example: owning two tea, 3 + 4 = 7"""
    table = visit_nine()
    assert table.view.players[0].goods == (2, 2, 2, 2)
    table.alone(0, "rVG + wE")
    events = table.play("0 withdraw; 0 palace P01-NW; 0 palace P01-SW")
    assert [scored for because, scored in points(events) if because == "T5.1"] == [3, 4]


def test_book_example_the_province_tile_brings_eight_and_the_visit_fifteen() -> None:
    """T5.2, example: tea 1+4, spices 1+2 (ruling: so the lost picture is read)"""
    table = visit_nine()
    table.alone(0, "rVG + wE")
    events = table.play("0 withdraw; 0 palace P01-NW; 0 palace P01-SW")
    tile = next(event for event in of_type(events, PointsScored) if event.because == "T5.2")
    assert tile.points == 8
    assert tile.parts == (
        Part("good", "tea", 1),
        Part("equal-goods", "tea", 4),
        Part("good", "spices", 1),
        Part("equal-goods", "spices", 2),
    )
    assert sum(scored for because, scored in points(events) if because in ("T5.1", "T5.2")) == 15


def test_a_province_tile_won_in_the_same_withdrawal_does_not_count_yet() -> None:
    """T5.1: the bonus tiles come first"""
    table = Scene(
        3, route("P02 P05") + bonus(tea="P05-NE") + hand(0, "rEV rEE yEE gEE wE wE")
    ).visits(2)
    table.alone(0, "rEV")
    events = table.play("0 withdraw; 0 palace P05-NE")
    # tile 2 has jewels and tea: the bonus tile scores 1, then the province tile 1 + (1 + 1)
    assert points(events) == [("T5.1", 1), ("T5.2", 3), ("T5.3", 1)]


# T5.2 Province tiles


def test_tile_one_has_one_good_and_brings_one_point() -> None:
    """T5.2: all others have two"""
    assert scoring.points_for_tile(TABLES.tile_goods[1], 0) == 1
    assert [scoring.points_for_tile(TABLES.tile_goods[n], 0) for n in range(2, 13)] == [2] * 11


def test_short_rules_example_two_goods_and_three_owned_bring_five() -> None:
    """T5.2, example (ruling: which goods is our reading of a lost picture)"""
    tile = TABLES.tile_goods[4]  # rice and tea
    assert scoring.points_for_tile(tile, goods(rice=2, tea=1, jewels=4)) == 5
    assert scoring.points_for_tile(tile, goods(tea=3)) == 5


def test_the_parts_of_a_province_tile_sum_to_its_points() -> None:
    """T5.2"""
    for tile in list(TABLES.tile_goods)[1:]:
        for owned in (0, goods(rice=1, tea=2, spices=3, jewels=4)):
            total = sum(part.points for part in breakdown.of_tile(tile, owned))
            assert total == scoring.points_for_tile(tile, owned)


# T5.3 Palaces


def test_book_example_red_four_blue_three_brown_five_grey_nothing() -> None:
    """T5.3, example"""
    scored = [palace_points(names, "P05") for names in (RED, BLUE, BROWN, GREY)]
    assert scored == [4, 3, 5, 0]


def test_grey_without_palace_in_the_visited_province_scores_nothing_with_one_on_a1_four() -> None:
    """T5.3, example"""
    assert palace_points(GREY, "P05") == 0
    assert palace_points(f"{GREY} P05-NW", "P05") == 4


def test_short_rules_example_black_has_two_chains_which_both_count() -> None:
    """T5.3, example: current province B, chains B-A and B-C-D bring 1 + 2 besides the 1 for B"""
    b, a, c_d = "P05-SW P05-NE", "P04-SE", "P02-SE P03-NE"
    assert palace_points(b, "P05") == 1
    assert palace_points(f"{b} {a}", "P05") == 1 + 1
    assert palace_points(f"{b} {c_d}", "P05") == 1 + 2
    assert palace_points(f"{b} {a} {c_d}", "P05") == 1 + 1 + 2


def test_several_palaces_in_a_province_count_once() -> None:
    """T5.3"""
    assert palace_points("P05-NW P05-NE P05-SE P05-SW", "P05") == 1
    assert palace_points("P05-SW P02-SE P02-SW P02-NE", "P05") == 2


def test_a_city_without_his_palace_breaks_the_chain() -> None:
    """T5.3"""
    assert palace_points("P05-NE P04-SE P07-SW", "P05") == 3
    assert palace_points("P05-NE P07-SW", "P05") == 1


def test_a_crown_palace_connects_as_well_and_a_shared_city_for_both_owners() -> None:
    """T5.3, T4.4"""
    outcomes = route("P04 P05") + bonus(tea="P05-NE") + hand(0, "rEV yEV gEE vEE wE wE")
    table = Scene(3, outcomes + hand(1, "yMO rEE gEM vEM vEM gEE"))
    table.visit({0: "rEV"}, "P04-SE")
    table.play("1 play yMO; 2 withdraw; 0 play yEV; 1 withdraw; 1 palace P05-NW")
    events = table.play("1 crown palace P05-NE; 0 withdraw; 0 palace P05-NE")
    joined = [event for event in of_type(events, ProvincesJoined) if event.seat == 0]
    assert joined == [ProvincesJoined(0, "P05", (Chain("P04", ("P05-NE", "P04-SE")),))]
    assert points(events, 0)[-1] == ("T5.3", 2)


def test_palaces_score_only_if_he_placed_one_in_this_visit() -> None:
    """T5.3: normal or crown"""
    table = Scene(3, route("P04 P05") + hand(0, "rEV gEE yEE vEE wE wO"))
    table.visit({0: "rEV"}, "P04-SE")
    events = table.visit({0: "gEE"})
    assert [because for because, _ in points(events, 0)] == ["T5.2"]
    table = Scene(3, route("P04 P05") + hand(0, "rEV gEE yEE vEE wE wO"))
    table.visit({0: "rEV"}, "P04-SE")
    table.alone(0, "gEE + wO")
    events = table.play("0 withdraw; 0 crown palace P05-NE")
    assert points(events, 0) == [("T5.2", 2), ("T5.3", 2)]


@pytest.mark.parametrize("seed", range(40))
def test_connectivity_agrees_with_a_plain_flood_fill(seed: int) -> None:
    """T5.3"""
    rng = durbar.Rng(seed)
    own = {name for name in TABLES.city_names if rng.below(3) > 0}
    province = TABLES.province_names[rng.below(12)]
    roads = durbar.game("taj-mahal").edition.values["board"]["roads"]
    reached = {city for city in own if city.startswith(province)}
    while (
        more := {end for road in roads if set(road) <= own and set(road) & reached for end in road}
        - reached
    ):
        reached |= more
    assert palace_points(" ".join(own), province) == len({city[:3] for city in reached})


def test_chains_name_the_cities_that_join() -> None:
    """T5.3: the shortest chain to each province"""
    chains = breakdown.chains(TABLES, cities(BROWN), TABLES.province_names.index("P05"))
    assert [chain.province for chain in chains] == ["P03", "P06", "P09", "P12"]
    assert chains[-1] == Chain("P12", ("P05-SE", "P09-NW", "P09-NE", "P12-NW"))


# T5.4 to T5.6 Cards


def test_his_played_cards_go_to_the_discards_and_special_cards_back_to_his_hand() -> None:
    """T5.4"""
    table = Scene(3, hand(0, "gGP yGP rEE rEM wE yEE"))
    table.visit({0: "gGP"})
    table.visit({0: "yGP"})
    table.alone(0, "rEE + +2", "rEM + wE")
    events = table.play("0 withdraw; 0 palace P03-NE")
    laid = the(events, CardsDiscarded)
    assert sorted(laid.cards) == sorted(cards("rEE rEM wE"))
    assert laid.specials == ("two-princesses",)
    assert set(cards("rEE rEM wE")) <= set(table.view.discards)
    assert table.view.players[0].specials == ("two-generals", "two-princesses")


def test_who_played_nothing_by_choice_first_draws_a_card() -> None:
    """T5.5"""
    table = Scene(3)
    table.settle()
    events = table.play("0 withdraw") + table.settle()
    kinds = [type(event) for event in events if getattr(event, "seat", None) == 0]
    assert kinds.index(CardDrawn) < kinds.index(DisplayCardTaken)
    assert [event.because for event in of_type(events, CardDrawn)] == ["T5.5"]


def test_who_had_to_withdraw_without_having_played_draws_too() -> None:
    """T5.5: he holds white cards only"""
    table = Scene(3, hand(0, "wE wE wE wE wV wG"))
    table.settle()
    assert table.legal == ["withdraw"]
    events = table.play("0 withdraw") + table.settle()
    assert [event.because for event in of_type(events, CardDrawn)] == ["T5.5"]


def test_who_played_draws_none() -> None:
    """T5.5"""
    table = Scene(3, hand(0, "rEE yEE gEE vEE wE wE"))
    events = table.alone(0, "rEE") and table.play("0 withdraw")
    assert of_type(events, CardDrawn) == []


def test_he_takes_two_cards_of_his_choice_and_the_last_the_one_that_is_left() -> None:
    """T5.6"""
    table = Scene(3, display("rEE yEE gEE vEE wE"))
    table.play("0 withdraw; 0 take yEE; 0 take wE; 1 withdraw; 1 take rEE; 1 take gEE")
    events = table.play("2 withdraw") + table.settle()
    assert of_type(events, DisplayCardTaken) == [DisplayCardTaken(2, "violet-elephant-elephant")]
    known = [player.known for player in table.view.players]
    assert [tuple(sorted(k)) for k in known] == [
        tuple(sorted(cards(c))) for c in ("yEE wE", "rEE gEE", "vEE")
    ]


def test_a_pair_of_cards_is_one_line_of_play_in_whatever_order_it_is_chosen() -> None:
    """T5.6: ascending, so that no two sequences lead to one position"""
    table = Scene(3, display("rEE rEE gEE vEE wE"))
    table.play("0 withdraw")
    while table.phase != "take-cards":
        table.step()
    ends = []
    for first in table.state.legal():
        one = table.state.clone()
        one.apply(first)
        for second in one.legal():
            two = one.clone()
            two.apply(second)
            ends.append(two.key())
    assert len(set(ends)) == len(ends) == 7  # six pairs of four kinds, and the two equal ones
    table.play("0 take gEE")
    order = table.why_not("0 take rEE")
    assert order is not None
    assert (order.code, order.paragraph) == ("taj-mahal-order-of-cards", "T5.6")


def test_the_order_of_points_is_bonus_tiles_province_tile_palaces() -> None:
    """T5.7, ruling: the German order; the sum is the same in the Italian one"""
    table = visit_nine()
    table.alone(0, "rVG + wE")
    events = table.play("0 withdraw; 0 palace P01-NW; 0 palace P01-SW")
    assert [because for because, _ in points(events)] == ["T5.1", "T5.1", "T5.2", "T5.3"]
    kinds = [type(event) for event in events]
    assert kinds.index(ProvinceTileTaken) < kinds.index(ProvincesJoined)
