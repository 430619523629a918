"""T2, T3, T7: a visit, playing cards, special cards."""

import pytest
from tests.games.taj_mahal.script import Scene, display, hand, of_type, points, route, the

from durbar.core.events import TurnBegan
from durbar.core.game import WhyNot
from durbar.games.taj_mahal.events import (
    CardsDiscarded,
    CardsPlayed,
    PlayerWithdrew,
    VisitBegan,
    VisitEnded,
)

HANDS = (
    hand(0, "rEE rEV rEG yEE wE wO")
    + hand(1, "yEV yEG gEE gEV vEE wE")
    + hand(2, "gEM gEP vEM vEP rEM wE")
)
# seats with special cards: visits 1 and 2 bring seat 0 the pairs of two symbols each
PAIRS = {  # cards that win the two symbols, twice
    "general princess": "gGP yGP",
    "vizier monk": "yVM vVM",
    "general monk": "rGM vGM",
    "vizier general": "rVG gVG",
    "monk princess": "rMP gMP",
    "vizier princess": "yVP vVP",
}


def with_specials(symbols: str, rest: str, seats: int = 3, outcomes: str = "") -> Scene:
    """Visit 3 is about to begin: seat 0 holds the special cards of two symbols and these cards."""
    first, second = PAIRS[symbols].split()
    table = Scene(seats, hand(0, f"{first} {second} {rest}") + outcomes)
    table.visit({0: first})
    table.visit({0: second})
    table.settle()
    return table


def turn_of(table: Scene, seat: int) -> Scene:
    """Others withdraw until it is the seat's turn."""
    table.settle()
    while table.state.to_move() != seat:
        table.play(f"{table.state.to_move()} withdraw")
        table.settle()
    return table


# T2 A visit


def test_clockwise_from_the_starting_player_each_plays_or_withdraws() -> None:
    """T2.1"""
    table = Scene(3, "start 1; " + HANDS)
    events = table.play("1 play yEV; 2 play gEM; 0 play rEE; 1 play yEG")
    assert [event.seat for event in of_type(events, TurnBegan)][-4:] == [2, 0, 1, 2]
    assert "withdraw" in table.legal
    assert all(text == "withdraw" or text.startswith("play ") for text in table.legal)


def test_who_has_withdrawn_has_no_more_turns_in_this_visit() -> None:
    """T2.1"""
    table = Scene(3, HANDS)
    table.play("0 play rEE; 1 withdraw; 2 play gEM; 0 play rEV; 2 play gEP; 0 play rEG")
    assert table.view.in_visit == (0, 2)
    assert table.state.to_move() == 2


def test_the_visit_ends_when_all_have_withdrawn() -> None:
    """T2.2"""
    table = Scene(3, HANDS)
    events = table.play("0 withdraw; 1 withdraw; 2 withdraw") + table.settle()
    assert [event.visit for event in of_type(events, VisitEnded)] == [1]
    assert table.view.visit == 2


# T3 Playing cards


def test_exactly_one_coloured_card_and_at_most_one_white_or_special_with_it() -> None:
    """T3.1: whites and specials are never played alone"""
    table = Scene(3, HANDS)
    table.settle()
    plays = [text for text in table.legal if text != "withdraw"]
    whites = ["", " + white-elephant", " + white-mogul"]
    coloured = ("red-elephant-elephant", "red-elephant-vizier", "red-elephant-general")
    mine = [*coloured, "yellow-elephant-elephant"]
    assert plays == [f"play {card}{white}" for card in mine for white in whites]
    assert all(isinstance(text.count("+"), int) and text.count("+") <= 1 for text in plays)
    names = {table.game.text(action) for action in range(table.game.seat_actions)}
    assert not any(text.startswith(("play white", "play two")) for text in names)


def test_a_white_card_goes_with_the_coloured_one() -> None:
    """T3.1"""
    table = Scene(3, HANDS)
    events = table.play("0 play rEE + wO")
    assert the(events, CardsPlayed) == CardsPlayed(0, "red-elephant-elephant", "white-mogul")
    assert table.view.players[0].shown == (2, 0, 0, 0, 0, 1)
    assert table.view.players[0].secret == 4


def test_all_coloured_cards_of_a_visit_have_the_colour_of_the_first() -> None:
    """T3.2"""
    table = Scene(3, HANDS)
    table.play("0 play rEE; 1 play yEV; 2 play gEM")
    assert table.view.players[0].colour == "red"
    assert not any("yellow" in text for text in table.legal)
    facts = (("card", "yellow-elephant-elephant"), ("colour", "red"))
    assert table.why_not("0 play yEE") == WhyNot("taj-mahal-wrong-colour", "T3.2", facts)


def test_others_colours_do_not_matter_and_the_next_visit_starts_free() -> None:
    """T3.2"""
    table = Scene(3, HANDS)
    table.play("0 play rEE; 1 withdraw; 2 play rEM; 0 withdraw; 2 withdraw; 2 palace P01-NE")
    turn_of(table, 0)
    assert table.view.players[0].colour is None
    assert "play yellow-elephant-elephant" in table.legal


def test_played_cards_lie_open_with_every_symbol_visible_and_stay() -> None:
    """T3.3: they are never taken back"""
    table = Scene(3, HANDS)
    table.play("0 play rEE + wE; 1 play yEV; 2 play gEM; 0 play rEV")
    mine = table.sees(2).players[0]
    assert mine.laid == ("red-elephant-elephant", "red-elephant-vizier", "white-elephant")
    assert mine.shown == (4, 1, 0, 0, 0, 0)
    table.play("1 play yEG; 2 play gEP")
    assert table.sees(2).players[0] == mine


def test_who_cannot_play_a_coloured_card_must_withdraw() -> None:
    """T3.4: also with white cards in the hand"""
    table = Scene(3, hand(0, "rEE yEE yEV yEG gEE wE"))
    table.alone(0, "rEE")
    assert table.legal == ["withdraw"]


def test_the_last_player_may_play_as_many_turns_as_he_likes() -> None:
    """T3.5: by the same rules"""
    table = Scene(3, HANDS)
    table.play("0 play rEE; 1 withdraw; 2 withdraw; 0 play rEV; 0 play rEG + wE")
    assert table.state.to_move() == 0
    assert not any("red" in text for text in table.legal)
    events = table.play("0 withdraw")
    assert the(events, PlayerWithdrew).prizes == ("elephant", "vizier", "general")


# T7 Special cards


def test_two_princesses_bring_two_points_at_once_when_played() -> None:
    """T7.1"""
    table = turn_of(with_specials("general princess", "rEE rEV rEG yEE"), 0)
    assert table.view.players[0].specials == ("two-generals", "two-princesses")
    before = table.scores[0]
    events = table.play("0 play rEE + +2")
    assert points(events) == [("T7.1", 2)]
    assert table.scores[0] == before + 2


def test_two_generals_count_as_an_elephant_and_two_viziers_as_a_grand_mogul() -> None:
    """T7.1"""
    table = turn_of(with_specials("vizier general", "rEE rEV rEG yEE"), 0)
    table.play("0 play rEE + +E")
    assert table.view.players[0].shown == (3, 0, 0, 0, 0, 0)
    table = turn_of(with_specials("vizier general", "rEE rEV rEG yEE"), 0)
    table.play("0 play rEE + +O")
    assert table.view.players[0].shown == (2, 0, 0, 0, 0, 1)


def test_which_pair_brings_which_effect() -> None:
    """T7.1, ruling: princess +2 is certain, the other three matches are ours"""
    specials = Scene(3).game.edition.values["special_cards"]
    assert specials == {
        "vizier": "mogul", "general": "elephant", "monk": "free-colour", "princess": "points",
    }  # fmt: skip
    assert Scene(3).game.edition.confidence_of("special_cards.princess") == "certain"


def test_free_colour_is_for_one_card_and_later_cards_follow_the_visits_colour() -> None:
    """T7.1"""
    table = with_specials("general monk", "rEE rEV yEE yEV")
    table.alone(0, "rEE")
    assert "play yellow-elephant-elephant" not in table.legal
    assert "play yellow-elephant-elephant + two-monks" in table.legal
    assert "play yellow-elephant-elephant + two-generals" not in table.legal
    table.play("0 play yEE + +F")
    assert table.view.players[0].colour == "red"
    assert "play red-elephant-vizier" in table.legal
    assert not any("yellow" in text for text in table.legal)


def test_free_colour_on_the_first_turn_leaves_the_colour_to_the_next_card() -> None:
    """T7.2: any colour"""
    table = with_specials("general monk", "rEE rEV yEE yEV")
    table.alone(0, "rEE + +F")
    assert table.view.players[0].colour is None
    assert {"play red-elephant-vizier", "play yellow-elephant-vizier"} <= set(table.legal)
    table.play("0 play yEV")
    assert table.view.players[0].colour == "yellow"
    assert not any("red" in text for text in table.legal)


def test_special_cards_in_the_hand_have_no_effect() -> None:
    """T7.3"""
    table = turn_of(with_specials("general princess", "rEE rEV rEG yEE"), 0)
    before = table.scores[0]
    table.play("0 play rEE")
    assert table.view.players[0].shown == (2, 0, 0, 0, 0, 0)
    assert table.scores[0] == before


def test_one_special_a_turn_but_several_in_a_visit_each_once() -> None:
    """T7.3: they return only on withdrawal"""
    table = with_specials("general princess", "rEE rEV rEG yEE")
    table.alone(0, "rEE + +2")
    used = table.why_not("0 play rEV + +2")
    assert used == WhyNot("taj-mahal-special-used", "T7.3", (("special", "two-princesses"),))
    events = table.play("0 play rEV + +E; 0 withdraw; 0 palace P03-NE")
    assert the(events, CardsDiscarded).specials == ("two-generals", "two-princesses")
    assert table.view.players[0].used == ()
    assert table.view.players[0].specials == ("two-generals", "two-princesses")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_next_visit_begins_with_the_left_neighbour(seats: int) -> None:
    """T2.1, T6.3"""
    table = Scene(seats, f"start {seats - 1}; " + route("P05 P02") + display("wE wE"))
    events = table.visit() + table.settle()
    began = of_type(events, VisitBegan)[-1]
    assert began == VisitBegan(2, "P02", ("tea", "jewels"), 0, tuple(range(seats)))
    assert table.state.to_move() == 0
