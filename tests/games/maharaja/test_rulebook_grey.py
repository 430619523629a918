"""M5 The two-player variant with the grey sides."""

import pytest
from tests.games.maharaja.script import Scene, default, lay_out, of_type, opening, scene

import durbar
from durbar.core.errors import BadOptions
from durbar.core.events import GameEnded, Part, PointsScored, TurnBegan
from durbar.core.record import entry_of
from durbar.games.maharaja.events import (
    AntiqueBought,
    AntiqueGivenUp,
    CoinTaken,
    CollectionTaken,
    DayBegan,
    DayEnded,
    ExtraTurnEarned,
    OfferDiscarded,
    RupeesReceived,
    SinglesLost,
    TaxPaid,
)

EFFECTS = {  # the sorts whose small card shows the effect
    "rupees": ("jug", "jewellery"),
    "extra-turn": ("knife", "statue"),
    "discard-offer": ("instrument", "vase"),
}
EVENTS = {
    "rupees": RupeesReceived,
    "extra-turn": ExtraTurnEarned,
    "discard-offer": OfferDiscarded,
}


def grey(script: str, other: str = "") -> Scene:
    """A game with grey sides after the script of seat 0."""
    table = scene("chance start 0", grey=True)
    table.follow({0: script, 1: other})
    return table


def pair(kind: str) -> str:
    """Wishes for two antiques of a kind whose card is left for later."""
    return f"buy {kind}-red; buy {kind}-blue; collect nothing"


def until(table: Scene, *, coins: int, day: int = 0) -> Scene:
    """Both take gold and collect nothing until seat 0 begins a turn with so many coins left."""
    while not (
        (table.state.to_move(), table.view.phase) == (0, "action")
        and coins_left(table) == coins
        and table.view.day >= day
    ):
        assert table.state.to_move() != durbar.NOBODY
        waits = (table.state.to_move(), coins_left(table)) == (1, coins)
        buys = [text for text in table.legal if text.startswith("buy")]
        if waits and len(buys) > 1:  # seat 1 leaves the coin, but not the last antique
            table.play(f"1 {buys[0]}")
        else:
            table.play(entry_of(int(table.state.to_move()), default(table.legal)))
    return table


def coins_left(table: Scene) -> int:
    return len(table.view.trade_cards) - table.view.coins_taken


# M5.1 The effects


@pytest.mark.parametrize("seats", [3, 4])
def test_the_grey_sides_are_for_two(seats: int) -> None:
    """M5.1"""
    with pytest.raises(BadOptions) as error:
        Scene(seats, grey=True)
    assert (error.value.code, error.value.facts) == ("maharaja-grey-needs-two", {"seats": seats})


def test_the_set_up_is_that_of_the_normal_game_with_two() -> None:
    """M5.1"""
    grey, beige = Scene(grey=True), Scene()
    for table in (grey, beige):
        table.play("chance start 1")
        table.deal()
    assert grey.view.options == {"seats": 2, "grey": True}
    for field in ("offer", "trade_cards", "supply", "pile", "players", "to_move"):
        assert getattr(grey.view, field) == getattr(beige.view, field)


def test_the_normal_game_knows_no_effects() -> None:
    """M5.1"""
    for kind in (kind for kinds in EFFECTS.values() for kind in kinds):
        table = scene("chance start 0")
        events = table.follow({0: f"buy {kind}-red; buy {kind}-blue; collect {kind}-small"})
        if table.view.phase == "give-up":
            events += table.play(f"0 give up {kind}-red")
        assert not of_type(events, *EVENTS.values())


@pytest.mark.parametrize(
    ("effect", "kind"), [(effect, kind) for effect, kinds in EFFECTS.items() for kind in kinds]
)
def test_taking_a_collection_triggers_its_effect(effect: str, kind: str) -> None:
    """M5.1: compulsory: nobody is asked"""
    table = until(grey(pair(kind)), coins=4)
    events = table.play(f"0 take gold; 0 collect {kind}-small")
    if table.view.phase == "give-up":
        assert table.view.effect == effect  # still to come
        events += table.play(f"0 give up {kind}-red")
    assert [type(event) for event in of_type(events, *EVENTS.values())] == [EVENTS[effect]]
    assert table.view.effect == ""


def test_who_collects_nothing_triggers_nothing() -> None:
    """M5.1"""
    table = until(grey(pair("statue")), coins=4)
    events = table.play("0 take gold; 0 collect nothing")
    assert events[-1] == TurnBegan(1)
    assert not of_type(events, ExtraTurnEarned)


def test_three_rupees_come_from_the_bank() -> None:
    """M5.1"""
    table = grey("buy jewellery-red; buy jewellery-blue")
    before = table.view.players[0].money
    assert before <= 5
    events = table.play("0 collect jewellery-small")
    assert events[:2] == [CollectionTaken(0, "jewellery-small", 2), RupeesReceived(0, 3)]
    assert not of_type(events, TaxPaid)
    assert table.view.players[0].money == before + 3


def test_the_effect_comes_after_the_tax_and_then_tax_is_paid_again() -> None:
    """M5.1: 8 + 3 - 3 tax, 8 + 3 - 3 tax"""
    table = until(grey(pair("jewellery")), coins=4, day=6)
    assert table.view.players[0].money == 8
    events = table.play("0 take gold; 0 collect jewellery-small")
    assert events == [
        CoinTaken(0, 3),
        CollectionTaken(0, "jewellery-small", 2),
        TaxPaid(0, 3),
        RupeesReceived(0, 3),
        TaxPaid(0, 3),
        TurnBegan(1),
    ]
    assert table.view.players[0].money == 8


def test_the_effect_comes_after_giving_up() -> None:
    """M5.1: it is the last thing of the turn"""
    table = grey("buy jug-red; buy jug-blue")
    events = table.play("0 collect jug-small; 0 give up jug-red")
    assert [type(event) for event in events[:3]] == [
        CollectionTaken,
        AntiqueGivenUp,
        RupeesReceived,
    ]


def test_one_more_complete_turn() -> None:
    """M5.1: action, collection, tax; then the opponent"""
    table = until(grey(pair("statue") + "; " + pair("jewellery")), coins=4)
    events = table.play("0 take gold; 0 collect statue-small")
    assert events[-2:] == [ExtraTurnEarned(0, False), TurnBegan(0)]
    assert (table.state.to_move(), table.view.phase, table.view.is_extra) == (0, "action", True)
    events = table.play("0 take gold; 0 collect jewellery-small")
    assert events[:2] == [CoinTaken(0, 3), CollectionTaken(0, "jewellery-small", 2)]
    assert len(of_type(events, TaxPaid)) == 2
    assert events[-1] == TurnBegan(1)
    assert not table.view.is_extra


def test_the_offer_leaves_the_game() -> None:
    """M5.1"""
    table = until(grey(pair("vase")), coins=4)
    offer = table.view.offer
    assert len(offer) == 4
    events = table.play("0 take gold; 0 collect vase-small")
    assert OfferDiscarded(0, offer) in events
    assert set(offer) <= set(table.view.gone)


def test_an_extra_turn_within_an_extra_turn_is_void() -> None:
    """M5.1, M5.3: the card may be taken, only its effect is void"""
    table = until(grey(pair("statue") + "; " + pair("knife")), coins=4)
    table.play("0 take gold; 0 collect statue-small")
    events = table.play("0 take gold; 0 collect knife-small; 0 give up knife-red")
    assert events[-2:] == [ExtraTurnEarned(0, True), TurnBegan(1)]
    assert table.view.players[0].collections == ("knife-small", "statue-small")


# M5.2 Rulings: the end of the day


def test_discarding_the_offer_ends_the_sales_day() -> None:
    """M5.2, ruling; the opponent would have been next (M4.3)"""
    table = until(grey(pair("vase")), coins=4)
    day, offer = table.view.day, table.view.offer
    events = table.play("0 take gold; 0 collect vase-small")
    assert events[-3:] == [OfferDiscarded(0, offer), DayEnded(day, ()), DayBegan(day + 1, 1)]
    assert table.view.coins_taken == 0


def last_antique(kind: str) -> Scene:
    """Seat 0 buys the last antique of day 2, his second of the kind."""
    return scene(
        f"""
        {opening(1, f"{kind}-red jug-green knife-green instrument-green")}
        1 take gold; 0 buy {kind}-red; 1 take gold; 0 take gold; 1 take gold
        {lay_out(f"{kind}-blue jug-purple knife-purple instrument-purple")}
        0 take gold; 1 buy jug-purple; 0 buy knife-purple; 1 buy instrument-purple
        0 buy {kind}-blue
        """,
        grey=True,
    )


def test_an_extra_turn_earned_with_the_last_coin_opens_the_next_day() -> None:
    """M5.2, ruling"""
    table = until(grey(pair("statue")), coins=1)
    day = table.view.day
    events = table.play("0 take gold; 0 collect statue-small")
    assert of_type(events, ExtraTurnEarned) == [ExtraTurnEarned(0, False)]
    assert events[-1] == DayBegan(day + 1, 0)
    assert table.deal()[-1] == TurnBegan(0)
    assert table.view.is_extra
    assert table.play("0 take gold")[-1] == TurnBegan(1)
    assert not table.view.is_extra


def test_an_extra_turn_earned_with_the_last_antique_opens_the_next_day() -> None:
    """M5.2, ruling"""
    table = last_antique("statue")
    events = table.play("0 collect statue-small")
    assert events[1:] == [ExtraTurnEarned(0, False), DayEnded(2, ()), DayBegan(3, 0)]
    table.deal()
    assert (table.state.to_move(), table.view.is_extra) == (0, True)


def test_no_extra_turn_if_there_is_no_next_day() -> None:
    """M5.2, ruling"""
    table = until(grey(pair("statue")), coins=1, day=9)
    events = table.play("0 take gold; 0 collect statue-small")
    assert ExtraTurnEarned(0, True) in events
    assert not of_type(events, TurnBegan)
    assert isinstance(events[-1], GameEnded)
    assert table.state.to_move() == durbar.NOBODY
    assert not table.view.is_extra


def test_day_nine_itself_has_extra_turns() -> None:
    """M5.2"""
    table = until(grey(pair("statue")), coins=4, day=9)
    events = table.play("0 take gold; 0 collect statue-small")
    assert events[-2:] == [ExtraTurnEarned(0, False), TurnBegan(0)]


# M5.3 Rulings: the extra turn


def test_three_rupees_work_in_an_extra_turn() -> None:
    """M5.3, ruling"""
    table = until(grey(pair("statue") + "; " + pair("jewellery")), coins=4)
    table.play("0 take gold; 0 collect statue-small")
    events = table.play("0 take gold; 0 collect jewellery-small")
    assert RupeesReceived(0, 3) in events


def test_discarding_the_offer_works_in_an_extra_turn() -> None:
    """M5.3, ruling: the opponent opens the new day"""
    table = until(grey(pair("statue") + "; " + pair("vase")), coins=4)
    table.play("0 take gold; 0 collect statue-small")
    offer, day = table.view.offer, table.view.day
    events = table.play("0 take gold; 0 collect vase-small")
    assert events[-3:] == [OfferDiscarded(0, offer), DayEnded(day, ()), DayBegan(day + 1, 1)]


def test_if_the_extra_turn_ended_the_day_the_opponent_opens_the_new_one() -> None:
    """M5.3, ruling"""
    table = until(grey(pair("statue")), coins=2)
    day = table.view.day
    assert table.play("0 take gold; 0 collect statue-small")[-1] == TurnBegan(0)
    assert table.play("0 take gold")[-1] == DayBegan(day + 1, 1)
    assert not table.view.is_extra


def test_a_void_extra_turn_that_ended_the_day_opens_nothing() -> None:
    """M5.3, ruling"""
    table = until(grey(pair("statue") + "; " + pair("knife")), coins=2)
    day = table.view.day
    table.play("0 take gold; 0 collect statue-small")
    events = table.play("0 take gold; 0 collect knife-small; 0 give up knife-red")
    assert ExtraTurnEarned(0, True) in events
    assert events[-1] == DayBegan(day + 1, 1)


def test_after_an_extra_turn_a_later_one_can_be_earned_again() -> None:
    """M5.3: only within an extra turn it is void"""
    table = until(grey(pair("statue") + "; " + pair("knife")), coins=4)
    table.play("0 take gold; 0 collect statue-small; 0 take gold; 0 collect nothing")
    until(table, coins=4)
    events = table.play("0 take gold; 0 collect knife-small; 0 give up knife-red")
    assert events[-2:] == [ExtraTurnEarned(0, False), TurnBegan(0)]


# M5.4 Rulings: discarding and rupees in a turn that ends the day or the game


def test_discarding_in_a_turn_that_took_the_last_coin_changes_nothing_more() -> None:
    """M5.4, ruling: one day ends, not two"""
    table = until(grey(pair("vase")), coins=1)
    offer, day = table.view.offer, table.view.day
    events = table.play("0 take gold; 0 collect vase-small")
    assert len(of_type(events, DayEnded)) == 1
    assert events[-1] == DayBegan(day + 1, 1)
    assert set(offer) <= set(table.view.gone)
    assert len(table.view.pile) == 36 - 4 * day


def test_discarding_in_a_turn_that_bought_the_last_antique_changes_nothing_more() -> None:
    """M5.4, ruling: there is nothing to discard"""
    table = last_antique("vase")
    events = table.play("0 collect vase-small")
    assert events[1:] == [DayEnded(2, ()), DayBegan(3, 1)]


def test_discarding_on_day_nine_ends_the_game() -> None:
    """M5.4, ruling"""
    table = until(grey(pair("vase")), coins=4, day=9)
    offer = table.view.offer
    events = table.play("0 take gold; 0 collect vase-small")
    ended = [
        event for event in events if not isinstance(event, CoinTaken | CollectionTaken | TaxPaid)
    ]
    assert ended[:2] == [OfferDiscarded(0, offer), DayEnded(9, ())]
    assert isinstance(ended[-1], GameEnded)
    assert table.state.to_move() == durbar.NOBODY


def test_three_rupees_of_the_last_turn_are_paid_before_the_scoring() -> None:
    """M5.4, ruling: 2 rupees become 5, which are worth a point"""
    table = until(grey(pair("jewellery")), coins=4, day=9)
    assert table.view.players[0].money == 8
    one, two, three, four = table.view.offer
    table.play(
        f"""
        0 buy {one}; 0 collect nothing; 1 take gold; 0 buy {two}; 0 collect nothing; 1 take gold
        0 take gold; 0 collect nothing; 1 buy {three}
        """
    )
    events = table.play(f"0 buy {four}; 0 collect jewellery-small")
    assert events[:4] == [
        AntiqueBought(0, four, 2),
        CollectionTaken(0, "jewellery-small", 2),
        RupeesReceived(0, 3),
        DayEnded(9, ()),
    ]
    scored = of_type(events, PointsScored)[0]
    assert Part("rupees", "5", 1) in scored.facts()["parts"]


def test_with_tax_before_the_scoring() -> None:
    """M5.4, ruling"""
    table = until(grey(pair("jewellery")), coins=1, day=9)
    events = table.play("0 take gold; 0 collect jewellery-small")
    assert events[:5] == [
        CoinTaken(0, 3),
        CollectionTaken(0, "jewellery-small", 2),
        TaxPaid(0, 3),
        RupeesReceived(0, 3),
        TaxPaid(0, 3),
    ]
    assert [type(event) for event in events[5:]] == [
        DayEnded,
        *(SinglesLost, SinglesLost),
        *(PointsScored, PointsScored),
        GameEnded,
    ]
    assert table.view.players[0].money == 8
    assert table.view.scores[0] == 2 + 2


# M5.5 Ruling: all else is that of the beige side


def test_conditions_points_and_crossed_out_cards_are_those_of_the_beige_side() -> None:
    """M5.5, ruling"""
    for script, card in (
        ("buy jug-red; buy jug-blue", "jug-small"),
        ("buy jug-red; buy knife-red; buy instrument-red", "different-3"),
        ("buy vase-red; buy vase-blue; collect nothing; buy vase-green", "vase-large"),
    ):
        table, beige = scene("chance start 0", grey=True), scene("chance start 0")
        table.follow({0: script})
        beige.follow({0: script})
        assert table.legal == beige.legal
        taken = table.play(f"0 collect {card}")[0]
        assert taken == beige.play(f"0 collect {card}")[0]
        assert (table.view.phase == "give-up") == (beige.view.phase == "give-up")
        if table.view.phase == "give-up":
            assert table.legal == beige.legal


def test_small_cards_stay_barred_by_the_large_one() -> None:
    """M5.5, ruling"""
    table = grey("buy vase-red; buy vase-blue; collect nothing; buy vase-green; collect vase-large")
    assert table.state.to_move() in (0, durbar.CHANCE)  # vase-large: one more turn
    table.deal()
    assert table.play("0 take gold")[-1] == TurnBegan(1)  # vase-small is barred: he is not asked
