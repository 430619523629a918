"""T4 Withdrawing: what is won."""

import itertools

import pytest
from tests.games.taj_mahal.script import Scene, bonus, cards, display, hand, of_type, route, the

from durbar.core.game import WhyNot
from durbar.games.taj_mahal.events import (
    BonusTileTaken,
    CardDrawn,
    CrownPalaceBuilt,
    PalaceBuilt,
    PlayerWithdrew,
    ProvinceTileTaken,
)

P05 = route("P05") + bonus(tea="P05-NE")  # four cities, one of them a fortress with tea on it
ALL_SIX = hand(0, "rVG rMP rEO wE wV wG")


def won(table: Scene, script: str) -> tuple[str, ...]:
    return the(table.play(script), PlayerWithdrew).prizes  # type: ignore[no-any-return]


# T4.1 Comparing symbols


def test_only_symbols_of_players_still_in_the_visit_are_compared() -> None:
    """T4.1: cards of players who have withdrawn no longer count"""
    table = Scene(3, hand(0, "rEE rEV rEG rEM wE wE") + hand(1, "yEV gEE gEV vEE vEV yEE"))
    table.play("0 play rEE + wE; 1 play yEV; 2 withdraw; 0 play rEV")
    assert won(table, "1 withdraw") == ()  # one vizier each
    assert won(table, "0 withdraw") == ("elephant", "vizier")


def test_he_wins_with_strictly_more_than_each_of_them() -> None:
    """T4.1: equal is not enough"""
    table = Scene(3, hand(0, "rEV rVG rEE rEM wE wV") + hand(1, "yEV yEG gEE gEV vEE vEV"))
    table.play("0 play rVG; 1 play yEV; 2 withdraw")
    assert won(table, "0 withdraw") == ("general",)


def test_he_needs_at_least_one_symbol() -> None:
    """T4.1"""
    table = Scene(3)
    table.play("0 withdraw; 1 withdraw")
    assert won(table, "2 withdraw") == ()


def test_the_prize_must_still_be_at_court() -> None:
    """T4.1, T4.6: taken once, it cannot be won again in this visit"""
    table = Scene(3, hand(0, "rEE rEV rEG rEM wE wE") + hand(1, "yEE gEE gEV vEE vEV yEM"))
    table.play("0 play rEE + wE; 1 play yEE; 2 withdraw")
    assert won(table, "0 withdraw") == ("elephant",)
    assert "elephant" not in table.view.court
    assert won(table, "1 withdraw") == ()


# T4.2 Palaces


def test_each_of_four_symbols_brings_its_tile_and_one_palace_in_a_city_he_chooses() -> None:
    """T4.2"""
    table = Scene(3, P05 + ALL_SIX)
    table.alone(0, "rVG")
    table.play("0 withdraw; 0 palace P05-NW; 0 palace P05-SW")
    player = table.view.players[0]
    assert player.influence == ("vizier", "general")
    assert player.palaces == ("P05-NW", "P05-SW")


def test_a_city_with_a_normal_palace_is_taken_but_a_lone_crown_palace_does_not_block() -> None:
    """T4.2"""
    table = Scene(3, P05 + hand(0, "rVG rEE yEE gEE wE wO") + hand(1, "vPO vEE yEM gEM rEM rEM"))
    table.play("0 play rVG + wO; 1 play vPO; 2 withdraw; 0 withdraw; 0 palace P05-NE")
    table.play("0 palace P05-NW; 1 withdraw")
    taken = WhyNot("taj-mahal-city-taken", "T4.2", (("city", "P05-NE"), ("seat", 0)))
    assert table.why_not("1 palace P05-NE") == taken
    assert table.legal == ["palace P05-SE", "palace P05-SW"]
    table.play("1 palace P05-SE; 1 crown palace P05-SW")
    assert table.view.players[1].crowns == ("P05-SW",)


def test_palaces_go_only_into_the_current_province() -> None:
    """T4.2"""
    table = Scene(3, P05 + ALL_SIX)
    table.alone(0, "rVG")
    table.play("0 withdraw")
    facts = (("city", "P01-NW"), ("province", "P05"))
    assert table.why_not("0 palace P01-NW") == WhyNot("taj-mahal-other-province", "T4.2", facts)


# T4.3, T4.4 Fortresses and the crown


def test_a_palace_on_a_fortress_takes_its_bonus_tile() -> None:
    """T4.3"""
    table = Scene(3, P05 + ALL_SIX)
    table.alone(0, "rVG")
    events = table.play("0 withdraw; 0 palace P05-NE; 0 palace P05-SW")
    assert of_type(events, BonusTileTaken) == [BonusTileTaken(0, "tea", "P05-NE")]
    assert "P05-NE" not in dict(table.view.bonus)


def test_the_crown_palace_goes_on_any_city_of_the_province_also_an_occupied_one() -> None:
    """T4.4"""
    table = Scene(3, P05 + hand(0, "rVG rEE yEE gEE wE wE") + hand(1, "yMO vEE yEM gEM rEM rEM"))
    table.play("0 play rVG; 1 play yMO; 2 withdraw; 0 withdraw; 0 palace P05-NW; 0 palace P05-SW")
    table.play("1 withdraw; 1 palace P05-SE")
    cities = ["P05-NE", "P05-NW", "P05-SE", "P05-SW"]
    assert table.legal == [f"crown palace {city}" for city in cities]
    events = table.play("1 crown palace P05-NW")
    assert of_type(events, CrownPalaceBuilt) == [CrownPalaceBuilt(1, "P05-NW")]
    assert table.view.players[0].palaces == ("P05-NW", "P05-SW")
    assert table.view.players[1].crowns == ("P05-NW",)


def test_crown_palace_never_takes_the_bonus_tile() -> None:
    """T4.4: the tile stays for a normal palace"""
    table = Scene(3, P05 + hand(0, "rVG rEE yEE gEE wE wO") + hand(1, "yEM vEE yEG gEM rEM rEM"))
    table.play("0 play rVG + wO; 1 play yEM; 2 withdraw; 0 withdraw")
    events = table.play("0 palace P05-NW; 0 palace P05-SW; 0 crown palace P05-NE")
    assert of_type(events, BonusTileTaken) == []
    assert dict(table.view.bonus)["P05-NE"] == "tea"
    events = table.play("1 withdraw; 1 palace P05-NE")
    assert of_type(events, BonusTileTaken) == [BonusTileTaken(1, "tea", "P05-NE")]


def test_both_palaces_of_a_city_may_be_his_own() -> None:
    """T4.4, ruling: in either order, so here the crown palace after the normal one"""
    table = Scene(3, P05 + ALL_SIX)
    table.alone(0, "rEO + wV")
    table.play("0 withdraw; 0 palace P05-NW; 0 crown palace P05-NW")
    assert table.view.players[0].palaces == table.view.players[0].crowns == ("P05-NW",)


# T4.5, T4.6 The province tile, and all of it


def test_the_elephant_brings_the_province_tile() -> None:
    """T4.5"""
    table = Scene(3, P05 + ALL_SIX)
    table.alone(0, "rVG + wE")
    events = table.play("0 withdraw; 0 palace P05-NW; 0 palace P05-SW")
    assert of_type(events, ProvinceTileTaken) == [ProvinceTileTaken(0, 1)]
    assert table.view.players[0].tiles == (1,)


def test_winning_all_six_and_winning_none_is_possible() -> None:
    """T4.6"""
    table = Scene(3, P05 + ALL_SIX)
    table.alone(0, "rVG", "rMP", "rEO")
    events = table.play("0 withdraw")
    everything = ("elephant", "vizier", "general", "monk", "princess", "mogul")
    assert the(events, PlayerWithdrew).prizes == everything
    assert [event.prizes for event in of_type(table.events, PlayerWithdrew)][:2] == [(), ()]
    table.play("0 palace P05-NE; 0 palace P05-NW; 0 palace P05-SE; 0 palace P05-SW")
    assert table.view.court == ()
    table.play("0 crown palace P05-SW")


def test_taking_what_he_won_is_compulsory() -> None:
    """T4.6, ruling: palaces and the bonus tiles there too"""
    table = Scene(3, P05 + hand(0, "rVG rGM rMP yMO wV wP"))
    table.alone(0, "rVG", "rMP")
    table.play("0 withdraw")
    assert all(text.startswith("palace ") for text in table.legal)
    assert table.why_not("0 withdraw") == WhyNot("taj-mahal-palace-is-due", "T4.2")
    events = table.play("0 palace P05-NE; 0 palace P05-NW; 0 palace P05-SE; 0 palace P05-SW")
    assert len(of_type(events, PalaceBuilt)) == 4
    assert len(of_type(events, BonusTileTaken)) == 1


# T4.7 The order of palaces


def test_without_a_card_to_draw_equal_sets_of_cities_are_one_line_of_play() -> None:
    """T4.7, ruling: any order is his choice; where it changes nothing, it is ascending"""
    table = Scene(3, P05 + ALL_SIX)
    table.alone(0, "rVG", "rEO")
    table.play("0 withdraw")
    assert table.legal == [f"palace P05-{corner}" for corner in ("NE", "NW", "SE")]
    last = table.why_not("0 crown palace P05-NE")
    assert last == WhyNot("taj-mahal-crown-last", "T4.7", (("palaces", 2),))
    table.play("0 palace P05-NW")
    assert table.legal == ["palace P05-SE", "palace P05-SW"]
    order = WhyNot("taj-mahal-order-of-cities", "T4.7", (("city", "P05-NE"),))
    assert table.why_not("0 palace P05-NE") == order


def test_a_card_drawn_between_two_palaces_may_change_his_mind() -> None:
    """T4.7: then, and only then, the order matters, and the crown may come first too"""
    table = Scene(3, route("P05") + bonus(card="P05-NE") + ALL_SIX)
    table.alone(0, "rVG", "rEO")
    table.play("0 withdraw")
    assert table.legal == [
        *(f"palace P05-{corner}" for corner in ("NE", "NW", "SE", "SW")),
        *(f"crown palace P05-{corner}" for corner in ("NE", "NW", "SE", "SW")),
    ]
    events = table.play("0 palace P05-SW; 0 palace P05-NE; 0 crown palace P05-SE")
    drawn = [type(event) for event in events].index(CardDrawn)
    crowned = [type(event) for event in events].index(CrownPalaceBuilt)
    assert drawn < crowned
    table = Scene(3, route("P05") + bonus(card="P05-NE") + ALL_SIX)
    table.alone(0, "rVG", "rEO")
    table.play("0 withdraw; 0 crown palace P05-SE")
    assert table.legal == ["palace P05-NE"]  # the draw must come before anything else can matter
    table.play("0 palace P05-NE; 0 palace P05-NW")


@pytest.mark.parametrize("tile", ["tea", "card"])
@pytest.mark.parametrize("plays", [("rVG",), ("rVG", "rEO"), ("rVG", "rMP"), ("rVG", "rMP", "rEO")])
def test_no_two_sequences_lead_to_one_position_without_a_draw_between(
    tile: str, plays: tuple[str, ...]
) -> None:
    """T4.7: sequences that end alike differ in what had been placed when a card was drawn"""
    table = Scene(3, route("P05") + bonus(**{tile: "P05-NE"}) + ALL_SIX)
    table.alone(0, *plays)
    table.play("0 withdraw")
    found: dict[object, list[tuple[frozenset[str], ...]]] = {}
    _walk(table.state, table, [[]], found)
    for ends in found.values():
        assert len(set(ends)) == len(ends)
    sets = {frozenset(itertools.chain(*segments)) for ends in found.values() for segments in ends}
    n, with_crown = len(plays) * 2 - ("rEO" in plays) * 2, "rEO" in plays
    expected = {1: 4, 2: 6, 3: 4, 4: 1}[n] * (4 if with_crown else 1)
    assert len(sets) == expected  # every set of cities can be reached


def _walk(state, table, segments, found) -> None:  # type: ignore[no-untyped-def]
    phase = table.game.view(state, None).phase
    if phase not in ("place-palace", "bonus-card"):
        found.setdefault(state.key(), []).append(tuple(map(frozenset, segments)))
        return
    for action in state.legal() if phase == "place-palace" else state.legal()[:1]:
        after = state.clone()
        after.apply(action)
        text = table.game.text(action)
        more = [*segments[:-1], [*segments[-1], text]] if phase == "place-palace" else None
        _walk(after, table, more or [*segments, []], found)


def test_there_is_always_room_for_four_palaces() -> None:
    """T4.7: four tiles, four cities or more"""
    table = Scene(3, P05 + hand(0, "rVG rMP wE wE yMO gEE"))
    table.alone(0, "rVG", "rMP")
    table.play("0 withdraw")
    for _ in range(4):
        assert len(table.legal) == 1  # all four cities, ascending
        table.play(f"0 {table.legal[0]}")
    assert len(table.view.players[0].palaces) == 4


# T4.8 The example


def test_book_example_anna_bernd_chris_and_doris_withdraw_one_after_the_other() -> None:
    """T4.8, example: Anna the province tile, Bernd vizier, Doris monk and crown, Chris the rest"""
    anna, bernd, chris, doris = range(4)
    outcomes = hand(anna, "rEE wE yEM yEM gEM gEM") + hand(bernd, "yEV yEE vEE vEE gEV gEV")
    outcomes += hand(chris, "gGP gEE rEM rEM vEM vEM") + hand(doris, "yMO rEP rEP gEP gEP vEP")
    table = Scene(4, "start 0; " + route("P05") + bonus(tea="P05-NE") + outcomes)
    table.play("0 play rEE + wE; 1 play yEV; 2 play gGP; 3 play yMO")
    assert won(table, "0 withdraw") == ("elephant",)  # her 3 elephants are the most
    assert table.view.players[anna].palaces == ()
    assert won(table, "1 withdraw") == ("vizier",)
    table.play("1 palace P05-NE; 2 play gEE")
    assert won(table, "3 withdraw") == ("monk", "mogul")
    table.play("3 palace P05-NW; 3 crown palace P05-NE")
    assert won(table, "2 withdraw") == ("general", "princess")
    table.play("2 palace P05-SE; 2 palace P05-SW")
    palaces = [(p.palaces, p.crowns) for p in table.view.players]
    assert palaces == [
        ((), ()),
        (("P05-NE",), ()),
        (("P05-SE", "P05-SW"), ()),
        (("P05-NW",), ("P05-NE",)),
    ]
    assert table.view.players[anna].tiles == (1,)


def test_display_cards_are_taken_after_the_palaces() -> None:
    """T4.2, T5.6"""
    table = Scene(3, P05 + ALL_SIX + hand(1, "gEM") + display("yEE gEE vEE wO wP"))
    table.play("0 play rVG; 1 play gEM; 2 withdraw; 0 withdraw; 0 palace P05-NW; 0 palace P05-SW")
    assert table.view.phase == "take-cards"
    assert set(table.view.display) <= set(cards("yEE gEE vEE wO wP"))
