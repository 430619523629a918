"""M4 Sales days and the end of the game; test_rulebook_scoring.py has M4.4 and M4.5."""

import pytest
from tests.games.maharaja.script import (
    Scene,
    lay_out,
    of_type,
    opening,
    scene,
)

import durbar
from durbar.core.events import Event, GameEnded, PointsScored, TurnBegan
from durbar.core.game import WhyNot
from durbar.games.maharaja.events import (
    AntiqueBought,
    AntiqueGivenUp,
    CoinTaken,
    CollectionTaken,
    DayBegan,
    DayEnded,
    SinglesLost,
    TaxPaid,
)

OFFER = "jug-red knife-blue statue-green vase-yellow"
VARIANTS = [(2, False), (2, True), (3, False), (4, False)]


# M4.1 The end of a day


def test_a_day_ends_when_the_last_antique_is_bought() -> None:
    """M4.1"""
    table = Scene().until_day(2)
    events = table.sell_out()
    assert len(of_type(events, AntiqueBought)) == 4
    assert events[-2:] == [DayEnded(2, ()), DayBegan(3, table.view.turn_of)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_day_ends_when_the_last_coin_is_taken(seats: int) -> None:
    """M4.1"""
    table = scene(opening(0, OFFER), seats)
    for turn in range(len(table.view.trade_cards) - 1):
        assert not of_type(table.play(f"{turn % seats} take gold"), DayEnded)
    events = table.play(f"{table.state.to_move()} take gold")
    assert of_type(events, DayEnded) == [DayEnded(1, tuple(table.view.gone))]


def test_a_day_goes_on_while_a_coin_and_an_antique_are_left() -> None:
    """M4.1"""
    table = Scene().until_day(2)
    for act in ("buy", "take", "take", "buy", "take", "buy"):
        what = f"buy {table.view.offer[0]}" if act == "buy" else "take gold"
        events = table.play(f"{table.state.to_move()} {what}")
        assert isinstance(events[-1], TurnBegan)
    assert len(table.view.offer) == 1
    assert table.view.coins_taken == 3
    assert table.view.day == 2


def test_who_takes_the_last_coin_still_finishes_his_turn() -> None:
    """M4.1: collection, giving up, tax"""
    table = scene(
        opening(0, "jug-red jug-blue knife-red vase-red")
        + "; 0 take gold; 1 take gold; 0 buy jug-red; 1 buy knife-red; 0 buy jug-blue"
        "; 0 collect nothing; 1 take gold"
    )
    events = table.play("0 take gold")
    assert events == [CoinTaken(0, 3)]
    assert (table.view.day, table.view.phase) == (1, "collection")
    events = table.play("0 collect jug-small; 0 give up jug-red")
    assert events == [
        CollectionTaken(0, "jug-small", 3),
        AntiqueGivenUp(0, "jug-red", "jug-small"),
        DayEnded(1, ("vase-red",)),
        DayBegan(2, 1),
    ]


def test_who_buys_the_last_antique_still_finishes_his_turn() -> None:
    """M4.1"""
    table = scene(opening(0, "vase-red knife-blue statue-green jug-yellow"))
    table.play("0 buy vase-red; 1 take gold; 0 take gold; 1 take gold; 0 take gold")
    table.play(lay_out("vase-blue jug-red knife-red statue-red"))
    table.play("1 buy jug-red; 0 buy knife-red; 1 buy statue-red; 0 take gold; 1 take gold")
    events = table.play("0 buy vase-blue")
    assert events == [AntiqueBought(0, "vase-blue", 2)]
    assert (table.view.day, table.view.phase) == (2, "collection")
    events = table.play("0 collect vase-small")
    assert events == [CollectionTaken(0, "vase-small", 2), DayEnded(2, ()), DayBegan(3, 1)]


# M4.2 The next day


def test_left_over_antiques_leave_the_game() -> None:
    """M4.2"""
    table = scene(opening(0, OFFER) + "; 0 buy jug-red; 1 take gold; 0 take gold; 1 take gold")
    events = table.play("0 take gold")
    left = ("knife-blue", "statue-green", "vase-yellow")
    assert set(of_type(events, DayEnded)[0].facts()["left_over"]) == set(left)
    assert set(table.view.gone) == set(left)
    assert table.view.offer == ()


def test_four_new_ones_are_laid_out() -> None:
    """M4.2"""
    table = Scene().until_day(2)
    assert len(table.view.offer) == 4
    assert len(table.view.pile) == 28
    assert len(table.view.gone) == 4


def test_every_empty_trade_card_gets_a_coin_and_those_left_stay() -> None:
    """M4.2: four coins again, the price is that of the first card"""
    table = Scene().until_day(2)
    table.play(f"{table.state.to_move()} take gold")
    table.sell_out()  # one coin was taken, three are left
    table.deal()
    assert (table.view.day, table.view.coins_taken, table.price) == (3, 0, 4)
    for _ in range(3):
        table.play(f"{table.state.to_move()} take gold")
        assert table.view.day == 3
    table.play(f"{table.state.to_move()} take gold")
    assert table.view.day == 4


@pytest.mark.parametrize(("seats", "grey"), VARIANTS)
def test_the_game_has_exactly_nine_days(seats: int, grey: bool) -> None:
    """M4.2: it ends when four antiques cannot be laid out"""
    for seed in range(25):
        table, events = Scene(seats, grey=grey), list[Event]()
        table.state.sink = events
        assert [*table.wander(seed)][-1] == durbar.NOBODY
        assert [event.facts()["day"] for event in of_type(events, DayBegan)] == list(range(1, 10))
        assert [event.facts()["day"] for event in of_type(events, DayEnded)] == list(range(1, 10))
        assert table.view.pile == ()
        assert table.view.phase == "over"


@pytest.mark.parametrize(("seats", "grey"), VARIANTS)
def test_no_player_can_ever_be_stuck(seats: int, grey: bool) -> None:
    """M4.1, M2.1: a turn begins with a coin on the trade cards and an antique in the offer"""
    for seed in range(25):
        table = Scene(seats, grey=grey)
        for _ in table.wander(seed):
            if table.view.phase == "action":
                assert table.view.coins_taken < len(table.view.trade_cards)
                assert table.view.offer
                assert "take gold" in table.legal


# M4.3 Who opens the new day


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_would_have_been_next_opens_the_new_day(seats: int) -> None:
    """M4.3"""
    table = scene(opening(seats - 1, OFFER), seats)
    for _ in table.view.trade_cards:
        last = int(table.state.to_move())
        events = table.play(f"{last} take gold")
    following = (last + 1) % seats
    assert events[-1] == DayBegan(2, following)
    assert table.deal()[-1] == TurnBegan(following)
    assert table.state.to_move() == following


# M4.6 The last turn


def test_the_turn_that_ends_day_nine_is_complete_too() -> None:
    """M4.6: collection, giving up, tax; then the scoring at once"""
    table = scene("chance start 1")
    table.follow({0: "buy jug-red; buy jug-blue; collect nothing"})
    table.until_day(9)
    for _ in range(3):
        seat = table.state.to_move()
        table.play(f"{seat} take gold" + ("; 0 collect nothing" if seat == 0 else ""))
    events = table.play("0 take gold; 0 collect jug-small; 0 give up jug-blue")
    assert events[:4] == [
        CoinTaken(0, 3),
        CollectionTaken(0, "jug-small", 3),
        AntiqueGivenUp(0, "jug-blue", "jug-small"),
        TaxPaid(0, 3),
    ]
    assert [type(event) for event in events[4:]] == [
        DayEnded,
        SinglesLost,
        PointsScored,
        PointsScored,
        GameEnded,
    ]
    assert table.view.scores == (3 + 2, 2)
    assert table.state.to_move() == durbar.NOBODY


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    """M4.6"""
    table = Scene()
    table.finish()
    assert table.legal == []
    assert table.why_not("0 take gold") == WhyNot("game-over")
