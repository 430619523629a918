"""Why not: every reason with its paragraph and its facts."""

import pytest
from tests.games.taj_mahal.script import Scene, bonus, display, draws, hand, route

from durbar.core.game import WhyNot

SIX = hand(0, "rVG rMP rEO wE wV wG")


def turn() -> Scene:
    table = Scene(3, hand(0, "rEE rEV yEE yEV gEE wE"))
    table.settle()
    return table


@pytest.mark.parametrize(
    ("entry", "code", "paragraph", "facts"),
    [
        ("0 play vEE", "taj-mahal-not-in-hand", "T3.1", (("card", "violet-elephant-elephant"),)),
        ("0 play rEE + wO", "taj-mahal-not-in-hand", "T3.1", (("card", "white-mogul"),)),
        ("0 play rEE + +2", "taj-mahal-special-on-table", "T7.3", (("special", "two-princesses"),)),
        ("0 palace P01-NW", "taj-mahal-turn-is-due", "T2.1", ()),
        ("0 crown palace P01-NW", "taj-mahal-turn-is-due", "T2.1", ()),
        ("0 take rEE", "taj-mahal-turn-is-due", "T2.1", ()),
        ("0 discard rEE", "taj-mahal-turn-is-due", "T2.1", ()),
        ("1 withdraw", "not-your-turn", "", (("seat", 0),)),
    ],
)
def test_a_turn(
    entry: str, code: str, paragraph: str, facts: tuple[tuple[str, object], ...]
) -> None:
    """T3.1, T7.3"""
    assert turn().why_not(entry) == WhyNot(code, paragraph, facts)


@pytest.mark.parametrize("entry", ["0 play rEE", "0 play gEE + wE", "0 withdraw"])
def test_a_legal_turn(entry: str) -> None:
    """T3.1"""
    assert turn().why_not(entry) is None


def test_the_wrong_colour_and_a_special_card_already_used() -> None:
    """T3.2, T7.3"""
    table = Scene(3, hand(0, "gGP yGP rEE rEV yEE wE"))
    table.visit({0: "gGP"})
    table.visit({0: "yGP"})
    table.alone(0, "rEE + +2")
    colour = (("card", "yellow-elephant-elephant"), ("colour", "red"))
    assert table.why_not("0 play yEE") == WhyNot("taj-mahal-wrong-colour", "T3.2", colour)
    used = WhyNot("taj-mahal-special-used", "T7.3", (("special", "two-princesses"),))
    assert table.why_not("0 play rEV + +2") == used
    assert table.why_not("0 play rEV + +E") is None


def test_a_special_card_of_somebody_else() -> None:
    """T7.3"""
    table = Scene(3, hand(1, "gGP yGP rEE rEV yEE wE") + hand(0, "vEE"))
    table.visit({1: "gGP"})
    table.visit({1: "yGP"})
    table.settle()
    while table.state.to_move() != 0:
        table.play(f"{table.state.to_move()} withdraw")
        table.settle()
    facts = (("special", "two-princesses"), ("seat", 1))
    found = table.why_not("0 play vEE + +2")
    assert found == WhyNot("taj-mahal-special-not-yours", "T7.3", facts)


@pytest.mark.parametrize(
    ("entry", "code", "paragraph"),
    [
        ("0 withdraw", "taj-mahal-palace-is-due", "T4.2"),
        ("0 palace P06-NW", "taj-mahal-other-province", "T4.2"),
        ("0 crown palace P06-NW", "taj-mahal-other-province", "T4.4"),
        ("0 crown palace P05-NW", "taj-mahal-crown-last", "T4.7"),
        ("0 palace P05-SW", "taj-mahal-order-of-cities", "T4.7"),
        ("0 take rEE", "taj-mahal-palace-is-due", "T4.2"),
    ],
)
def test_a_palace(entry: str, code: str, paragraph: str) -> None:
    """T4.2, T4.4, T4.7"""
    table = Scene(3, route("P05") + bonus(tea="P05-NE") + SIX)
    table.alone(0, "rVG", "rEO")
    table.play("0 withdraw")
    reason = table.why_not(entry)
    assert reason is not None
    assert (reason.code, reason.paragraph) == (code, paragraph)


def test_no_palace_and_no_crown_is_due() -> None:
    """T4.2, T4.4"""
    table = Scene(3, route("P05") + bonus(tea="P05-NE") + SIX)
    table.alone(0, "rVG")
    table.play("0 withdraw")
    assert table.why_not("0 crown palace P05-NW") == WhyNot("taj-mahal-no-crown-due", "T4.4")
    table = Scene(3, route("P05") + bonus(tea="P05-NE") + SIX)
    table.alone(0, "rEO")
    table.play("0 withdraw")
    assert table.why_not("0 palace P05-NW") == WhyNot("taj-mahal-no-palace-due", "T4.2")


def test_a_city_that_is_taken() -> None:
    """T4.2"""
    table = Scene(3, route("P05") + bonus(tea="P05-NE") + SIX + hand(1, "yMO"))
    table.play("0 play rVG; 1 play yMO; 2 withdraw; 0 withdraw; 0 palace P05-NE; 0 palace P05-NW")
    table.play("1 withdraw")
    taken = WhyNot("taj-mahal-city-taken", "T4.2", (("city", "P05-NW"), ("seat", 0)))
    assert table.why_not("1 palace P05-NW") == taken


def test_cards_of_the_display() -> None:
    """T5.6"""
    table = Scene(3, display("rEE gEE vEE wE wP"))
    table.play("0 withdraw")
    while table.phase != "take-cards":
        table.step()
    gone = WhyNot("taj-mahal-not-on-display", "T5.6", (("card", "red-elephant-vizier"),))
    assert table.why_not("0 take rEV") == gone
    order = WhyNot("taj-mahal-order-of-cards", "T5.6", (("card", "white-princess"),))
    assert table.why_not("0 take wP") == order  # nothing would be left to go with it
    assert table.why_not("0 withdraw") == WhyNot("taj-mahal-cards-are-due", "T5.6")


def test_cards_discarded_for_carletto() -> None:
    """T9.4"""
    outcomes = "special two-princesses to 2; special two-generals to 2; " + draws("rVG")
    table = Scene(3, "start 2; " + outcomes + hand(0, "yEE yEM gEE gEM vEE vEM"), carletto="duo")
    table.play("0 play yEE; 1 withdraw")
    while table.phase != "discard-cards":
        table.step()
    assert table.why_not("1 withdraw") == WhyNot("taj-mahal-discard-is-due", "T9.4")
    gone = next(c for c in ("white-mogul", "white-monk") if c not in table.view.display)
    reason = table.why_not(f"1 discard {gone}")
    assert reason == WhyNot("taj-mahal-not-on-display", "T9.4", (("card", gone),))
