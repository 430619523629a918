"""The prompt: what a seat is asked, for people."""

from tests.games.taj_mahal.script import Scene, bonus, display, draws, hand, route

import durbar
from durbar.core.dealers import SeededDealer
from durbar.core.game import Choice, Prompt
from durbar.core.match import Match

SIX = hand(0, "rVG rMP rEO wE wV wG")


def test_a_turn_is_a_choice_of_cards_or_withdrawing() -> None:
    """T2.1"""
    table = Scene(3, hand(0, "rEE rEV yEE yEV gEE wE"))
    table.settle()
    asked = table.prompt
    assert (asked.kind, asked.asks, asked.paragraph) == ("choose", "taj-mahal-asks-turn", "T2.1")
    groups = [choice.group for choice in asked.choices]
    assert groups.count("withdraw") == 1
    assert (groups.count("play"), groups.count("play-white")) == (5, 5)
    assert asked.choices[1] == Choice(asked.choices[1].action, "red-elephant-elephant", "play")


def test_cards_of_the_display_are_chosen_as_a_set() -> None:
    """T5.6: in any order, the card that can only come second included"""
    table = Scene(3, display("rEE rEE gEE vEE wE"))
    table.play("0 withdraw")
    while table.phase != "take-cards":
        table.step()
    asked = table.prompt
    assert (asked.kind, asked.least, asked.most) == ("choose_set", 2, 2)
    assert [choice.target for choice in asked.choices] == [
        "red-elephant-elephant", "green-elephant-elephant", "violet-elephant-elephant",
        "white-elephant",
    ]  # fmt: skip
    table.play("0 take vEE")
    assert (table.prompt.kind, len(table.prompt.choices)) == ("choose", 1)


def test_a_match_takes_the_set_in_any_order_also_a_card_twice() -> None:
    """T5.6"""
    equal, different = 0, 0
    for seed in range(20):
        game = durbar.game("taj-mahal")
        match = Match(game, game.options.parse(5, ""), SeededDealer(seed))
        seat = match.owner
        match.submit(seat, [game.parse("withdraw")])
        match.commit(seat)
        shown = game.view(match.state, seat).display
        pair = next((c for c in shown if shown.count(c) > 1), None)
        picks = (pair, pair) if pair else (shown[-1], shown[0])
        match.submit(seat, [game.parse(f"take {card}") for card in picks])
        assert sorted(game.view(match.state, seat).players[seat].known) == sorted(picks)
        equal, different = equal + bool(pair), different + (not pair)
    assert equal
    assert different


def test_palaces_are_chosen_as_a_set_where_their_order_changes_nothing() -> None:
    """T4.7: then the crown palace is placed"""
    table = Scene(3, route("P05") + bonus(tea="P05-NE") + SIX)
    table.alone(0, "rVG", "rEO")
    table.play("0 withdraw")
    asked = table.prompt
    assert (asked.kind, asked.asks) == ("choose_set", "taj-mahal-asks-palace")
    assert (asked.least, asked.most, asked.paragraph) == (2, 2, "T4.2")
    assert [choice.target for choice in asked.choices] == ["P05-NE", "P05-NW", "P05-SE", "P05-SW"]
    table.play("0 palace P05-NE; 0 palace P05-SW")
    asked = table.prompt
    assert (asked.kind, asked.asks) == ("place", "taj-mahal-asks-crown")
    assert {choice.group for choice in asked.choices} == {"crown"}


def test_palaces_are_placed_one_by_one_where_a_card_may_be_drawn_between() -> None:
    """T4.7"""
    table = Scene(3, route("P05") + bonus(card="P05-NE") + SIX)
    table.alone(0, "rVG", "rEO")
    table.play("0 withdraw")
    asked = table.prompt
    assert (asked.kind, asked.most) == ("place", 1)
    assert {choice.group for choice in asked.choices} == {"palace", "crown"}


def test_discards_for_carletto_are_asked_of_humans() -> None:
    """T9.4"""
    outcomes = "special two-princesses to 2; special two-generals to 2; " + draws("rVG")
    outcomes += display("rEE gEE gEV wE wO")
    table = Scene(3, "start 2; " + outcomes + hand(0, "yEE yEM gEE gEM vEE vEM"), carletto="duo")
    table.play("0 play yEE; 1 withdraw")
    while table.phase != "discard-cards":
        table.step()
    asked = table.prompt
    assert (asked.kind, asked.asks, asked.paragraph) == (
        "choose_set", "taj-mahal-asks-discard", "T9.4",
    )  # fmt: skip
    assert {choice.group for choice in asked.choices} == {"discard"}
    assert table.game.prompt(table.sees(0)) == Prompt("choose", "asks-nothing", "", 0, 0, ())
