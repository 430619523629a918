"""M2 A turn: action, collection, tax."""

import pytest
from tests.games.maharaja.script import Scene, lay_out, of_type, opening, scene

from durbar.core.events import TurnBegan
from durbar.core.game import WhyNot
from durbar.games.maharaja.events import AntiqueBought, CoinTaken, CollectionTaken, TaxPaid

OFFER = "jug-yellow knife-purple statue-green vase-red"  # of value 3, 1, 2, 1
TWO_JUGS = (  # seat 0 has just bought his second jug, for 2 rupees, and has 3 left
    opening(0, "jug-red jug-blue knife-red vase-red")
    + "; 0 take gold; 1 take gold; 0 buy jug-red; 1 take gold; 0 buy jug-blue"
)


def money(table: Scene) -> list[int]:
    return [player.money for player in table.view.players]


# M2.1 Action


def test_taking_a_coin_brings_three_rupees() -> None:
    """M2.1 (a)"""
    table = scene(opening(0, OFFER))
    assert table.play("0 take gold") == [CoinTaken(0, 3), TurnBegan(1)]
    assert money(table) == [7, 5]


@pytest.mark.parametrize(("seats", "row"), [(2, [4, 3, 2, 2]), (4, [4, 3, 3, 2, 2])])
def test_the_leftmost_coin_is_taken_so_that_the_price_falls(seats: int, row: list[int]) -> None:
    """M2.1: the price is the number on the leftmost trade card that still has its coin"""
    table, prices = scene(opening(0, OFFER), seats), []
    while table.view.day == 1:
        prices.append(table.price)
        costs = {choice.cost for _, choice in table.choices if choice.group == "buy"}
        assert costs == {table.price}
        table.play(f"{table.state.to_move()} take gold")
    assert prices == row


def test_buying_moves_one_antique_of_the_offer_and_pays_the_bank() -> None:
    """M2.1 (b)"""
    table = scene(opening(0, OFFER))
    events = table.play("0 buy statue-green")
    assert events == [AntiqueBought(0, "statue-green", 4), TurnBegan(1)]
    assert table.view.offer == ("jug-yellow", "knife-purple", "vase-red")
    assert table.view.players[0].antiques == ("statue-green",)
    assert money(table) == [0, 5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_book_example_two_bought_and_one_coin_taken_the_price_is_three(seats: int) -> None:
    """M2.1: with the trade cards 4,3,2,2 and with 4,3,3,2,2"""
    table = Scene(seats).until_day(2)
    first, second, third, fourth = (int(table.state.to_move() + n) % seats for n in range(4))
    one, two, three, _ = table.view.offer
    assert table.price == 4
    table.play(f"{first} take gold; {second} buy {one}; {third} buy {two}")
    assert len(table.view.offer) == 2
    assert table.price == 3
    before = money(table)[fourth]
    assert table.play(f"{fourth} buy {three}")[0] == AntiqueBought(fourth, three, 3)
    assert money(table)[fourth] == before - 3


def test_buying_does_not_change_the_price() -> None:
    """M2.1: only coins do"""
    table = scene(opening(0, OFFER) + "; 0 take gold; 1 buy jug-yellow")
    assert table.price == 3
    table.play("0 buy vase-red")
    assert table.price == 3


def test_the_value_of_the_antique_does_not_matter() -> None:
    """M2.1"""
    costs = {choice.target: choice.cost for _, choice in scene(opening(0, OFFER)).choices}
    assert costs == {"gold": None} | dict.fromkeys(OFFER.split(), 4)


def test_exactly_one_action_a_turn() -> None:
    """M2.1: after it the next player acts, or the collection is due"""
    table = scene(opening(0, OFFER) + "; 0 take gold")
    assert table.state.to_move() == 1
    assert table.why_not("0 take gold") == WhyNot("not-your-turn", "", (("seat", 1),))
    table = scene(TWO_JUGS)
    assert table.why_not("0 buy vase-red") == WhyNot("maharaja-collection-is-due", "M2.2")
    assert table.why_not("0 take gold") == WhyNot("maharaja-collection-is-due", "M2.2")


def test_only_antiques_of_the_offer_can_be_bought() -> None:
    """M2.1: neither from the pile, nor what was bought or left the game"""
    table = scene(opening(0, OFFER) + "; 0 buy vase-red")
    for antique in ("jug-red", "vase-red"):
        refused = WhyNot("maharaja-not-on-offer", "M2.1", (("antique", antique),))
        assert table.why_not(f"1 buy {antique}") == refused
    left_over = scene(TWO_JUGS + "; 0 collect nothing; 1 take gold")
    left_over.deal()
    assert "knife-red" in left_over.view.gone
    assert left_over.why_not("0 buy knife-red").code == "maharaja-not-on-offer"  # type: ignore[union-attr]


def test_there_is_no_credit() -> None:
    """M2.1"""
    table = scene(opening(0, OFFER) + "; 0 buy vase-red; 1 take gold")
    assert (money(table)[0], table.price) == (0, 3)
    assert table.legal == ["take gold"]
    facts = (("antique", "jug-yellow"), ("price", 3), ("money", 0))
    refused = WhyNot("maharaja-too-expensive", "M2.1", facts)
    assert table.why_not("0 buy jug-yellow") == refused


def test_who_has_just_the_price_can_buy() -> None:
    """M2.1"""
    table = scene(opening(0, OFFER))
    assert (money(table)[0], table.price) == (4, 4)
    assert table.legal == ["take gold", *(f"buy {antique}" for antique in OFFER.split())]


def test_nobody_may_pass() -> None:
    """M2.1"""
    table = scene(opening(0, OFFER))
    assert table.why_not("0 collect nothing") == WhyNot("maharaja-action-is-due", "M2.1")
    assert not [verb for verb in map(str, table.game.ACTIONS) if "pass" in verb]


# M2.2 Collection


def test_he_may_take_a_collection_card_whose_condition_he_meets() -> None:
    """M2.2"""
    table = scene(TWO_JUGS)
    assert table.legal == ["collect nothing", "collect jug-small"]
    events = table.play("0 collect jug-small")
    assert events == [CollectionTaken(0, "jug-small", 3)]
    assert table.view.players[0].collections == ("jug-small",)
    assert "jug-small" not in table.view.supply


def test_the_antique_just_bought_counts() -> None:
    """M2.2"""
    before, bought = TWO_JUGS.rsplit("; ", 1)
    table = scene(before)
    assert table.view.players[0].antiques == ("jug-red",)
    table.play(bought)
    assert "collect jug-small" in table.legal


def test_he_need_not_take_it_and_may_in_a_later_turn() -> None:
    """M2.2"""
    table = scene(TWO_JUGS + "; 0 collect nothing")
    assert "jug-small" in table.view.supply
    table.play("1 take gold")
    table.deal()
    table.play("0 take gold; 0 collect jug-small; 0 give up jug-red")
    assert table.view.players[0].collections == ("jug-small",)


def test_also_after_taking_a_coin() -> None:
    """M2.2"""
    table = scene(TWO_JUGS + "; 0 collect nothing; 1 take gold")
    table.deal()
    assert table.play("0 take gold") == [CoinTaken(0, 3)]
    assert table.legal == ["collect nothing", "collect jug-small"]


def test_not_in_a_later_turn_if_another_was_quicker() -> None:
    """M2.2: only if it is then still possible"""
    table = scene("chance start 0")
    table.follow(
        {
            0: "buy vase-red; buy vase-blue; collect nothing",
            1: "buy vase-green; take gold; buy vase-purple; collect vase-small",
        }
    )
    assert table.view.players[0].antiques == ("vase-red", "vase-blue")
    table.deal()
    events = table.play("0 take gold")
    assert events[-1] == TurnBegan(1)  # he is not asked: two vases open no other card


def test_only_from_the_supply_never_from_another_player() -> None:
    """M2.2"""
    table = scene("chance start 0")
    table.follow(
        {
            0: "buy jug-red; buy jug-blue; collect jug-small; give up jug-red",
            1: "buy jug-green; buy jug-purple; buy jug-orange",
        }
    )
    assert table.legal == ["collect nothing", "collect jug-large"]
    facts = (("collection", "jug-small"), ("seat", 0))
    refused = WhyNot("maharaja-not-in-supply", "M2.2", facts)
    assert table.why_not("1 collect jug-small") == refused


def test_at_most_one_collection_per_turn() -> None:
    """M2.2: the other one in a later turn"""
    table = scene("chance start 0")
    table.follow({0: "buy vase-red; buy vase-blue; collect nothing; buy vase-green"})
    assert table.legal == ["collect nothing", "collect vase-small", "collect vase-large"]
    table.play("0 collect vase-small")
    assert table.state.to_move() != 0
    table.follow({0: "collect vase-large"})
    assert set(table.view.players[0].collections) == {"vase-small", "vase-large"}


def test_who_can_take_none_is_not_asked() -> None:
    """M2.2"""
    table = scene(opening(0, OFFER) + "; 0 buy vase-red")
    assert (table.state.to_move(), table.view.phase) == (1, "action")


# M2.3 Tax


def test_above_eight_rupees_the_surplus_goes_to_the_bank() -> None:
    """M2.3"""
    table = scene(opening(0, OFFER) + "; 0 take gold; 1 take gold")
    assert money(table) == [7, 8]
    events = table.play("0 take gold")
    assert events == [CoinTaken(0, 3), TaxPaid(0, 2), TurnBegan(1)]
    assert money(table) == [8, 8]


def test_eight_rupees_are_free_of_tax() -> None:
    """M2.3"""
    table = scene(opening(0, OFFER) + "; 0 take gold")
    assert table.play("1 take gold") == [CoinTaken(1, 3), TurnBegan(0)]
    assert money(table) == [7, 8]


def test_a_coin_may_be_taken_even_if_the_tax_eats_it() -> None:
    """M2.3"""
    table = scene(opening(0, OFFER) + "; 0 take gold; 1 take gold; 0 take gold")
    assert table.view.players[1].money == 8
    assert table.play("1 take gold")[:2] == [CoinTaken(1, 3), TaxPaid(1, 3)]
    assert money(table) == [8, 8]


def test_tax_comes_after_the_collection() -> None:
    """M2.3"""
    table = scene(TWO_JUGS + "; 0 collect nothing; 1 take gold")
    table.deal()
    table.play("0 take gold; 0 collect nothing; 1 buy jug-yellow; 0 take gold")
    assert (money(table)[0], table.view.phase) == (9, "collection")
    events = table.play("0 collect jug-small; 0 give up jug-red")
    assert [type(e).__name__ for e in events] == [
        "CollectionTaken",
        "AntiqueGivenUp",
        "TaxPaid",
        "TurnBegan",
    ]
    assert money(table)[0] == 8


def test_who_collects_nothing_pays_tax_all_the_same() -> None:
    """M2.3"""
    table = scene(TWO_JUGS + "; 0 collect nothing; 1 take gold")
    table.deal()
    table.play("0 take gold; 0 collect nothing; 1 buy jug-yellow; 0 take gold")
    assert table.play("0 collect nothing") == [TaxPaid(0, 1), TurnBegan(1)]


def test_only_he_whose_turn_ends_pays_tax() -> None:
    """M2.3"""
    table = scene(opening(0, OFFER) + "; 0 take gold; 1 take gold; 0 take gold")
    events = table.play("1 buy vase-red")
    assert not of_type(events, TaxPaid)
    assert money(table) == [8, 6]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_then_the_next_player_clockwise(seats: int) -> None:
    """M2.3: the lowest seat follows the highest"""
    table = scene(opening(seats - 1, OFFER), seats)
    turns = []
    for _ in range(3):
        turns.append(int(table.state.to_move()))
        table.play(f"{turns[-1]} take gold")
    assert turns == [(seats - 1 + n) % seats for n in range(3)]
    assert table.state.to_move() == (seats + 2) % seats


def test_a_whole_day_in_notation() -> None:
    """M2.1, M2.2, M2.3: the same day for a reader"""
    table = scene(TWO_JUGS + "; 0 collect jug-small; 0 give up jug-blue; 1 take gold")
    assert money(table) == [3, 8]
    assert table.view.players[0].antiques == ("jug-red",)
    table.play(lay_out("vase-blue vase-green vase-purple vase-orange"))
    assert (table.view.day, table.view.to_move) == (2, 0)
