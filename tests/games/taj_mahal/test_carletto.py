"""T9 Carletto, the dummy player."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.games.taj_mahal.script import (
    Scene,
    bonus,
    cards,
    draws,
    hand,
    of_type,
    points,
    route,
    the,
)

import durbar
from durbar.core.bits import count, members
from durbar.core.events import Event, GameEnded, TurnBegan
from durbar.games.taj_mahal.events import (
    DECISIONS,
    BonusTileTaken,
    CardDrawn,
    CardsDiscarded,
    CardsPlayed,
    CarlettoChoseCities,
    CarlettoDecided,
    CarlettoDrew,
    DisplayCardDiscarded,
    LastCardDiscarded,
    PalaceBuilt,
    PlayerWithdrew,
    SpecialCardGiven,
    SpecialCardTaken,
    VisitBegan,
)
from durbar.games.taj_mahal.rules import cities, withdrawal
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.tables import BONUSES, GOODS, TURN, turn_order

FREE = "special two-monks to 2; special two-viziers to 2; "  # free colour and Grand Mogul
PLUS = "special two-princesses to 2; special two-generals to 2; "  # +2 and elephant
BOTH = "special two-generals to 2; special two-viziers to 2; "  # elephant and Grand Mogul
FORMS = ("duo", "solitaire", "two-plus-two", "guest")


def duo(outcomes: str, start: int = 2) -> Scene:
    """Two humans at seats 0 and 1, Carletto at seat 2."""
    return Scene(3, f"start {start}; " + outcomes, carletto="duo")


def decided(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.decision, event.because) for event in of_type(events, CarlettoDecided)]


def played(events: list[Event], seat: int = 2) -> list[tuple[str, str]]:
    return [(e.card, e.extra) for e in of_type(events, CardsPlayed) if e.seat == seat]


# T9.1 A hand he has not


def test_two_humans_play_with_the_rules_and_set_up_for_three() -> None:
    """T9.1: Carletto holds no hand and starts with two special cards, two lie on the table"""
    table = duo(FREE + draws("rEE"))
    table.settle()
    view = table.view
    assert [player.is_carletto for player in view.players] == [False, False, True]
    assert [player.secret for player in view.players] == [6, 6, 0]
    assert len(view.display) == 5
    assert view.players[2].specials == ("two-viziers", "two-monks")
    assert view.table_specials == ("two-generals", "two-princesses")
    assert len(of_type(table.events, SpecialCardGiven)) == 2
    assert table.game.deciders(table.options) == (0, 1)


def test_his_special_cards_are_drawn_at_random() -> None:
    """T9.1"""
    table = duo("")
    while table.phase != "give-special":
        table.step()
    assert table.state.weights() == [1, 1, 1, 1]
    table.step()
    assert table.state.weights() == [1, 1, 1]


def test_odd_visits_go_clockwise_and_even_ones_the_other_way() -> None:
    """T9.1, ruling: the starting player passes to the left all the same, to Carletto's seat too"""
    table = duo("", start=1)
    table.finish()
    began = of_type(table.events, VisitBegan)
    assert [event.seat for event in began] == [1, 2, 0] * 4
    assert began[0].order == (1, 2, 0)
    assert began[1].order == (2, 1, 0)
    assert began[2].order == (0, 1, 2)
    assert began[3].order == (1, 0, 2)


# T9.2 His first turn


def test_his_first_coloured_card_fixes_his_colour_and_ends_the_turn() -> None:
    """T9.2, ruling: without a special card"""
    table = duo(PLUS + draws("rEE"))
    table.settle()
    assert played(table.events) == [("red-elephant-elephant", "")]
    assert decided(table.events) == [("plays-first", "T9.2")]
    assert table.view.players[2].colour == "red"
    assert table.state.to_move() == 0


def test_a_white_card_drawn_on_the_way_is_played_with_it() -> None:
    """T9.2: Carletto's first turn with white cards"""
    table = duo(PLUS + draws("wE rEE"))
    table.settle()
    assert played(table.events) == [("red-elephant-elephant", "white-elephant")]
    assert decided(table.events) == [("keeps-white", "T9.2"), ("plays-first", "T9.2")]
    assert table.view.players[2].shown[0] == 3


def test_only_the_first_white_card_is_played_further_ones_are_discarded() -> None:
    """T9.2, ruling"""
    table = duo(PLUS + draws("wO wE wE rEE"))
    table.settle()
    assert played(table.events) == [("red-elephant-elephant", "white-mogul")]
    assert decided(table.events)[1] == ("discards-white", "T9.2")
    assert table.view.discards == ("white-elephant", "white-elephant")


def test_he_never_withdraws_on_his_first_turn() -> None:
    """T9.2: not even leading in two prizes"""
    table = duo(PLUS + draws("rVG"))
    table.settle()
    assert 2 in table.view.in_visit
    events = table.play("0 withdraw; 1 withdraw") + table.settle()
    assert ("withdraws-leading", "T9.3") in decided(events)


# T9.3 Later turns


def test_leading_in_two_prizes_at_the_start_of_his_turn_he_withdraws() -> None:
    """T9.3: whatever special cards he has left"""
    table = duo(PLUS + draws("rVG") + hand(0, "yEM yEE gEE gEV vEE vEV"))
    table.play("0 play yEM; 1 withdraw")
    events = table.settle()
    assert the(events, CarlettoDecided) == CarlettoDecided(2, "withdraws-leading", "T9.3", ())
    assert the(events, PlayerWithdrew) == PlayerWithdrew(2, ("vizier", "general"))
    assert table.view.players[2].specials == ("two-generals", "two-princesses")


def test_leading_in_one_prize_he_draws() -> None:
    """T9.3"""
    table = duo(PLUS + draws("rEE rEV"))
    table.play("0 withdraw; 1 withdraw")
    while table.phase != "turn" and not of_type(table.events, CarlettoDecided)[1:]:
        table.step()
    assert decided(table.events)[1] == ("plays-points", "T9.5")


def later(drawn: str, specials: str = PLUS) -> tuple[Scene, list[Event]]:
    """Carletto's second turn: red, tied with seat 0 in elephants; these cards come for him."""
    table = duo(specials + draws(f"rEE {drawn}") + hand(0, "yEE yEV vEP vEV vEE vEG"))
    table.play("0 play yEE; 1 withdraw")
    events_before = len(table.events)
    while table.state.to_move() != 0 and table.view.phase != "discard-cards":
        table.step()
    return table, table.events[events_before:]


def test_the_right_colour_is_played_with_a_special_card() -> None:
    """T9.3"""
    table, events = later("rEV")
    assert played(events) == [("red-elephant-vizier", "two-princesses")]
    assert points(events) == [("T7.1", 2)]
    assert table.state.to_move() == 0


def test_after_a_wrong_colour_he_draws_a_second_card() -> None:
    """T9.3: his second draw"""
    table, events = later("gEE rEV")
    assert decided(events) == [("discards-wrong-colour", "T9.3"), ("plays-points", "T9.5")]
    assert played(events) == [("red-elephant-vizier", "two-princesses")]
    assert "green-elephant-elephant" in table.view.discards


def test_a_second_wrong_colour_makes_him_withdraw() -> None:
    """T9.3"""
    table, events = later("gEE yEV")
    assert decided(events)[-1] == ("withdraws-wrong-colour", "T9.3")
    assert of_type(events, CarlettoDecided)[-1].cards == ("yellow-elephant-vizier",)
    assert 2 not in table.view.in_visit


def test_free_colour_rescues_the_second_wrong_card() -> None:
    """T9.3: his free-colour rescue; the visit's colour stays"""
    table, events = later("gEE yEV", FREE)
    assert decided(events)[-1] == ("plays-free-colour", "T9.3")
    assert played(events) == [("yellow-elephant-vizier", "two-monks")]
    assert table.view.players[2].colour == "red"
    assert table.view.players[2].used == ("two-monks",)


def test_free_colour_rescues_only_once() -> None:
    """T9.3: if he has it unplayed"""
    table, _ = later("gEE yEV gEM gEP", FREE)
    table.play("0 play yEV")
    before = len(table.events)
    while table.phase != "discard-cards":
        table.step()
    assert decided(table.events[before:])[-1] == ("withdraws-wrong-colour", "T9.3")


@pytest.mark.parametrize("drawn", ["wE rEV", "gEE wE rEV"])
def test_a_white_card_first_or_second_goes_with_the_right_colour_drawn_after_it(drawn: str) -> None:
    """T9.3: both together, without a special card"""
    _, events = later(drawn)
    assert played(events) == [("red-elephant-vizier", "white-elephant")]
    assert decided(events)[-1] == ("plays-white", "T9.3")


@pytest.mark.parametrize("drawn", ["wE yEV", "gEE wE yEV", "wE wO"])
def test_anything_else_after_a_white_card_makes_him_withdraw(drawn: str) -> None:
    """T9.3: both are discarded; free colour does not help here"""
    table, events = later(drawn, FREE)
    assert decided(events)[-1] == ("withdraws-white", "T9.3")
    lost = of_type(events, CarlettoDecided)[-1].cards
    assert sorted(lost) == sorted(cards(drawn)[-2:])
    assert table.view.players[2].used == ()


def test_left_alone_in_the_visit_he_goes_on_by_the_same_rules() -> None:
    """T9.3, ruling"""
    table = duo(FREE + draws("rEE rEV gEE wE yEE"))
    events = table.play("0 withdraw; 1 withdraw") + table.settle()
    assert played(table.events)[:2] == [
        ("red-elephant-elephant", ""),
        ("red-elephant-vizier", "two-viziers"),
    ]
    assert ("withdraws-leading", "T9.3") in decided(events)


def test_without_a_card_to_draw_he_withdraws_also_on_his_first_turn() -> None:
    """T9.3, ruling: what he drew is discarded; here all other cards end up in hands"""
    table = Scene(5, carletto="guest")
    table.finish()
    found = [e for e in of_type(table.events, CarlettoDecided) if e.decision == "withdraws-no-card"]
    assert found
    assert {event.because for event in found} == {"T9.3"}


def test_whites_alone_cannot_start_him() -> None:
    """T9.2, T9.3: an empty pile and only whites among the discards are no card to draw either"""
    table = duo(PLUS + hand(0, "yEE"), start=0)
    table.play("0 play yEE; 1 withdraw")
    while table.phase != "take-cards":
        table.step()
    view = table.sees(1)
    unseen = [card for card in view.unseen if not card.startswith("white")]
    whites = tuple(card for card in view.unseen if card.startswith("white"))
    zero = replace(view.players[0], known=tuple(sorted(unseen)), secret=0)
    packed = replace(
        view, unseen=whites, pile=len(whites), discards=(), players=(zero, *view.players[1:])
    )  # all coloured cards are in hands
    table.state = table.game.sample(packed, durbar.Rng(0))
    assert table.state.invariants() == []
    events = table.settle()
    assert ("withdraws-no-card", "T9.3") in decided(events)
    drawn = [event.card for event in of_type(events, CarlettoDrew)]
    assert sorted(drawn) == sorted(whites)  # he tried each of them once
    assert table.view.players[2].laid == ()


# T9.4 His withdrawal


def test_he_wins_and_scores_as_everybody_and_takes_no_cards() -> None:
    """T9.4"""
    table = duo(PLUS + route("P05") + bonus(tea="P05-NE") + draws("rVG"))
    table.play("0 withdraw; 1 withdraw")
    events = table.settle()
    built = of_type(events, PalaceBuilt)
    assert [event.seat for event in built] == [2, 2]
    assert points(events, 2) == [("T5.1", 1), ("T5.3", 1)]
    assert the(events, CardsDiscarded).cards == ("red-vizier-general",)
    assert table.view.players[2].known == ()
    assert table.view.players[2].influence == ("vizier", "general")


def test_a_card_tile_brings_him_no_card_and_leaves_the_game() -> None:
    """T9.4, ruling"""
    table = duo(PLUS + route("P05") + bonus(card="P05-NE") + draws("rVG"))
    table.play("0 withdraw; 1 withdraw")
    events = table.settle()
    assert BonusTileTaken(2, "card", "P05-NE") in events
    assert not [event for event in of_type(events, CardDrawn) if event.seat == 2]
    assert table.view.players[2].secret == 0
    assert "P05-NE" not in dict(table.view.bonus)


def test_if_he_is_the_first_to_withdraw_each_human_discards_one_card() -> None:
    """T9.4, ruling: in turn order after him"""
    table = duo(PLUS + draws("rVG") + hand(1, "yEE yEM gEE gEM vEE vEM"))
    table.play("0 play " + _first_play(table, 0) + "; 1 play yEE")
    while table.phase != "discard-cards":
        table.step()
    assert table.state.to_move() == 0
    shown = table.view.display
    table.play(f"0 {table.legal[-1]}")
    assert table.state.to_move() == 1
    assert table.legal == [f"discard {card}" for card in sorted_kinds(table)]
    events = table.play(f"1 {table.legal[0]}")
    assert len(table.view.display) == len(shown) - 2
    assert [event.seat for event in of_type(events, DisplayCardDiscarded)] == [1]
    assert table.state.to_move() == 0
    assert table.view.phase == "turn"


def sorted_kinds(table: Scene) -> list[str]:
    names = table.state.tables.card_names
    return sorted(set(table.view.display), key=names.index)


def _first_play(table: Scene, seat: int) -> str:
    table.settle()
    return next(text for text in table.legal if text.startswith("play ")).removeprefix("play ")


def test_if_he_is_the_second_the_human_who_has_withdrawn_discards_both() -> None:
    """T9.4"""
    table = duo(PLUS + draws("rVG") + hand(0, "yEE yEM gEE gEM vEE vEM"))
    table.play("0 play yEE; 1 withdraw")
    while table.phase != "discard-cards":
        table.step()
    assert (table.state.to_move(), table.view.cards_due) == (1, 2)
    first = table.legal[0]
    table.play(f"1 {first}")
    assert table.state.to_move() == 1
    table.play(f"1 {table.legal[-1]}")
    assert len(table.view.display) == 1
    assert table.state.to_move() == 0


def test_if_he_is_the_last_the_remaining_card_is_discarded() -> None:
    """T9.4, ruling: nobody is asked"""
    table = duo(PLUS + draws("rVG"))
    table.play("0 withdraw; 1 withdraw")
    events = table.settle()
    assert of_type(events, DisplayCardDiscarded) == []
    assert the(events, LastCardDiscarded).card in table.view.discards


def test_humans_discard_in_turn_order_after_him_also_the_other_way_round() -> None:
    """T9.4, ruling: in even visits the order of play is reversed"""
    hands = hand(0, "yEE yEM yEM gEP gEP gEO") + hand(1, "gEM gEM vEM vEM vEP vEP")
    table = duo(PLUS + hands + draws("rEE gEE yEP rVG"))
    table.visit()
    table.settle()
    assert table.view.order == (0, 2, 1)
    table.play("0 play yEE; 1 play gEM; 0 play yEM")
    while table.phase != "discard-cards":
        table.step()
    assert (table.view.asked, table.view.asked_next) == (1, 0)


# T9.5 His special cards


def test_plus_two_comes_first_then_elephant_or_mogul_on_a_later_turn() -> None:
    """T9.5: one with every coloured card without a white one; free colour only as in T9.3"""
    table, events = later("rEV rEM", PLUS)
    assert played(events)[-1][1] == "two-princesses"
    table.play("0 play yEV")
    before = len(table.events)
    while table.state.to_move() != 0:
        table.step()
    assert played(table.events[before:]) == [("red-elephant-monk", "two-generals")]
    assert decided(table.events[before:])[-1] == ("plays-elephant", "T9.5")


def test_of_elephant_and_mogul_he_plays_the_one_he_has_more_symbols_of() -> None:
    """T9.5: equal, the elephant; the other one on a later turn"""
    _, events = later("rEV", BOTH)
    assert decided(events)[-1] == ("plays-more-elephants", "T9.5")
    table = duo(BOTH + draws("rPO rEO") + hand(0, "vPO yEP gEP gEE vEE vEV"))
    table.play("0 play vPO; 1 withdraw")
    before = len(table.events)
    while table.state.to_move() != 0 and table.view.phase != "discard-cards":
        table.step()
    # two moguls against one elephant, the card just drawn counted
    assert decided(table.events[before:])[-1] == ("plays-more-moguls", "T9.5")
    assert played(table.events[before:]) == [("red-elephant-mogul", "two-viziers")]


def test_the_card_just_drawn_counts_for_his_choice() -> None:
    """T9.5, ruling: equal on the table, one elephant more with it"""
    table = duo(BOTH + draws("rEO rEV") + hand(0, "yEO yEE gEE gEV vEE vEV"))
    table.play("0 play yEO; 1 withdraw")
    before = len(table.events)
    while table.state.to_move() != 0 and table.view.phase != "discard-cards":
        table.step()
    assert decided(table.events[before:])[-1] == ("plays-more-elephants", "T9.5")


# T9.6 Influence tiles


def solo(outcomes: str) -> Scene:
    return Scene(3, outcomes, carletto="solitaire")


def test_a_pair_brings_him_the_matching_special_as_everybody() -> None:
    """T9.6"""
    table = duo(FREE + draws("rVG gVG"))
    table.visit()
    events = table.visit()
    taken = [e for e in of_type(events, SpecialCardTaken) if e.seat == 2]
    assert [(e.special, e.because) for e in taken] == [
        ("two-viziers", "T6.1"),
        ("two-generals", "T6.1"),
    ]


def test_three_different_tiles_bring_one_from_the_table_in_his_order_of_preference() -> None:
    """T9.6: +2, free colour, elephant, Grand Mogul"""
    table = duo(FREE + draws("rVG rMP"))
    table.visit()
    assert table.view.players[2].influence == ("vizier", "general")
    events = table.visit()
    taken = _threes(table)
    assert taken == of_type(events, SpecialCardTaken)
    # of four different tiles he keeps the princess; +2 lay on the table
    tiles = ("vizier", "general", "monk")
    assert taken == [SpecialCardTaken(2, "two-princesses", tiles, None, "T9.6")]
    assert table.view.players[2].influence == ("princess",)


def _threes(table: Scene) -> list[SpecialCardTaken]:
    return [e for e in of_type(table.events, SpecialCardTaken) if e.because == "T9.6"]


@pytest.mark.parametrize("seed", range(6))
def test_threes_come_after_all_pairs_and_never_bring_a_card_he_has(seed: int) -> None:
    """T9.6, ruling: from the table before from a player; of four tiles he keeps the princess"""
    table = solo("")
    rng, out = durbar.Rng(seed), table.state.buffer()
    order = ("two-princesses", "two-monks", "two-generals", "two-viziers")
    while table.state.to_move() != durbar.NOBODY:
        s = table.state
        before = [set(player.specials) for player in table.view.players]
        action = s.chance(rng) if s.to_move() == durbar.CHANCE else s.random_action(rng, out)
        events = durbar.play(table.game, s, int(action))
        taken = of_type(events, SpecialCardTaken)
        assert [e.because for e in taken] == sorted(e.because for e in taken)  # T6.1 before T9.6
        held = before
        for event in taken:
            had = held[event.seat]
            if event.because == "T9.6":
                assert event.special not in had
                on_table = [n for n in order if not any(n in each for each in held)]
                wanted = on_table or [n for n in order if n not in had]
                assert event.special == wanted[0]
                assert "princess" not in event.tiles or len(set(event.tiles)) == 3
            for each in held:
                each.discard(event.special)
            had.add(event.special)


# T9.7 His cities


def test_he_takes_the_cities_that_bring_most_points_together() -> None:
    """T9.7: bonus tiles, province tile and palaces"""
    table = duo(PLUS + route("P05") + bonus(points="P05-NE") + draws("rEV"))
    events = table.play("0 withdraw; 1 withdraw") + table.settle()
    assert the(events, CarlettoChoseCities) == CarlettoChoseCities(2, ("P05-NE",), "", 4, 0, None)


def test_equal_points_he_does_most_damage_to_an_opponents_chain() -> None:
    """T9.7: the most palace points one normal palace more would bring, before less after"""
    # seat 0 has palaces in P04 (SE) and P07 (SW); P05-NE would join both: three points
    outcomes = route("P04 P07 P05") + bonus(card="P05-NE P04-SW P07-SE")
    outcomes += hand(0, "rEV yEV gEP vEP gEM wE") + hand(1, "vEM yEM") + "start 0; "
    drawn = "gEE rEE vEE  vEE rEE gEE  rVG"  # nothing to win in the first two visits
    table = Scene(3, PLUS + outcomes + draws(drawn), carletto="duo")
    table.visit({0: "rEV"}, "P04-SE")
    table.visit({0: "yEV"}, "P07-SW")
    assert table.view.players[0].palaces == ("P04-SE", "P07-SW")
    assert table.view.players[2].palaces == ()
    table.play("0 play gEM; 1 play vEM")
    while not of_type(table.events, CarlettoChoseCities):
        table.step()
    chose = the(table.events, CarlettoChoseCities)
    assert chose.cities == ("P05-NE", "P05-NW")
    assert (chose.points, chose.damage, chose.victim) == (1, 2, 0)


@pytest.mark.parametrize(("richer", "hit"), [(0, "P05-NE"), (1, "P05-SW")])
def test_equal_damage_he_hits_the_opponent_with_more_points(richer: int, hit: str) -> None:
    """T9.7: P05-NE would join seat 0 to P04, P05-SW seat 1 to P02"""
    outcomes = route("P04 P02 P10 P05") + bonus(card="P05-NE P04-SW P02-NE", points="P10-NE")
    outcomes += hand(0, "rEV gMP gMO gEV vEP vEM") + hand(1, "yEV yVP gEV vEG vEM vEP")
    drawn = "gEE rEE vEE  vEE gEE rEE  yEE gEO vEO  rEG"  # he wins no palace before visit 4
    table = Scene(3, "start 0; " + PLUS + outcomes + draws(drawn), carletto="duo")
    table.visit({0: "rEV"}, "P04-SE")
    table.visit({1: "yEV"}, "P02-SE")
    table.visit({richer: "gEV"}, "P10-NE")
    assert table.scores[richer] > table.scores[1 - richer]
    table.play("0 play gMP; 1 play yVP; 0 play gMO")
    while not of_type(table.events, CarlettoChoseCities):
        table.step()
    chose = the(table.events, CarlettoChoseCities)
    assert chose.cities == (hit,)
    assert (chose.damage, chose.victim) == (1, richer)


def test_still_equal_the_first_cities_in_alphabetical_order() -> None:
    """T9.7, ruling: normal palaces, sorted, before the crown palace; nobody is asked"""
    table = duo(PLUS + route("P05") + bonus(card="P05-NE") + draws("rVG wO"))
    table.play("0 withdraw; 1 withdraw")
    events = table.settle()
    chose = the(events, CarlettoChoseCities)
    assert chose.cities == ("P05-NE", "P05-NW")
    assert (chose.points, chose.damage, chose.victim) == (1, 0, None)


def _wander(form: str, seed: int) -> Iterator[tuple[TajMahalState, TajMahalState, list[Event]]]:
    """A random game: the position after each ply, the one before, and what happened."""
    table = Scene(carletto=form)
    rng, out, state = durbar.Rng(seed), table.state.buffer(), table.state
    while (mover := state.to_move()) != durbar.NOBODY:
        before = state.clone()
        action = state.chance(rng) if mover == durbar.CHANCE else state.random_action(rng, out)
        yield state, before, durbar.play(table.game, state, int(action))


@pytest.mark.parametrize("seed", range(3))
def test_his_placing_is_the_first_best_of_a_plain_enumeration(seed: int) -> None:
    """T9.7: points, damage, the richer victim, the alphabet; by sets of names, without bit masks"""
    seen = 0
    for state, _, _ in _wander("two-plus-two", seed):
        if state.phase != TURN or state.visit < 3:
            continue
        world = state.clone()
        for seat in range(4):  # as if each of them withdrew now, all prizes of 1 to 4 palaces won
            for due in range(1, 1 + min(4, count(withdrawal.free_cities(world)))):
                world.palaces_due, world.crown_due = due, seat % 2 == 0
                world.tile_due = due == 2
                best = cities.best_placing(world, seat)
                names = world.tables.city_names
                crown = "" if best.crown < 0 else names[best.crown]
                found = (tuple(names[c] for c in members(best.cities)), crown)
                assert found == _plain_best(world, seat)
                seen += 1
        if seen > 150:
            return


def _plain_best(s: TajMahalState, seat: int) -> tuple[tuple[str, ...], str]:
    t = s.tables
    here = [c for c in t.city_names if c.startswith(t.province_names[s.province] + "-")]
    taken = {t.city_names[c] for p in s.players for c in members(p.palaces)}
    free = [city for city in here if city not in taken]
    opponents = [n for n in members(s.in_visit) if n != seat]
    ranked = []
    for normal in itertools.combinations(free, int(s.palaces_due)):
        for crown in here if s.crown_due else [""]:
            left = [city for city in free if city not in normal]
            drops = [_chain(s, n, free) - _chain(s, n, left) for n in opponents]
            most = max([0, *drops])
            hit = [s.players[n].points for n, d in zip(opponents, drops, strict=True) if d == most]
            rich = max(hit) if most else -1
            score = _plain_points(s, seat, normal, crown)
            ranked.append((-score, -most, -rich, normal, crown))
    return min(ranked)[3:]


def _chain(s: TajMahalState, seat: int, free: list[str]) -> int:
    return max((_plain_palaces(s, seat, {city}) for city in free), default=0)


def _plain_palaces(s: TajMahalState, seat: int, more: set[str]) -> int:
    t, player = s.tables, s.players[seat]
    own = {t.city_names[c] for c in members(player.palaces | player.crowns)} | more
    reached = {city for city in own if city.startswith(t.province_names[s.province] + "-")}
    roads = durbar.game("taj-mahal").edition.values["board"]["roads"]
    while (
        step := {end for road in roads if set(road) <= own and set(road) & reached for end in road}
        - reached
    ):
        reached |= step
    return len({city.partition("-")[0] for city in reached})


def _plain_points(s: TajMahalState, seat: int, normal: tuple[str, ...], crown: str) -> int:
    t = s.tables
    goods = {good: (int(s.players[seat].goods) >> 8 * n) & 127 for n, good in enumerate(GOODS)}
    total = 0
    for kind, where in enumerate(s.bonus):
        for city in members(where):
            if t.city_names[city] in normal:
                total += {"points": 2, "taj-mahal": 4, "card": 0}.get(BONUSES[kind], 0)
                if BONUSES[kind] in goods:
                    total += 1 + goods[BONUSES[kind]]
                    goods[BONUSES[kind]] += 1
    if s.tile_due:
        tiles = durbar.game("taj-mahal").edition.values["province_tiles"][str(int(s.visit))]
        total += sum(1 + goods[good] for good in tiles)
    return total + _plain_palaces(s, seat, {*normal, *filter(None, (crown,))})


# T9.8, T9.9 The end, and other numbers of players


@pytest.mark.parametrize("form", FORMS)
def test_at_the_end_he_has_a_point_per_special_card_and_can_win(form: str) -> None:
    """T9.8, ruling: he ranks as everybody"""
    table = Scene(carletto=form)
    table.finish()
    final = {e.seat: e for e in table.events if getattr(e, "because", "") == "T9.8"}
    carletti = [n for n, p in enumerate(table.view.players) if p.is_carletto]
    assert sorted(final) == carletti
    for seat, event in final.items():
        assert event.points == len(table.view.players[seat].specials)
    ranked = {seat for group in the(table.events, GameEnded).ranking for seat in group}
    assert set(carletti) <= ranked
    assert table.outcome.winners[0] in carletti  # humans who never play lose against him


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(3))
def test_a_carletto_is_never_to_move(form: str, seed: int) -> None:
    """T9.1, T9.9: humans decide only their own turns and the discards"""
    table = Scene(carletto=form)
    rng, out = durbar.Rng(seed), table.state.buffer()
    while (mover := int(table.state.to_move())) != durbar.NOBODY:
        s = table.state
        if mover != durbar.CHANCE:
            assert not table.view.players[mover].is_carletto
        s.apply(s.chance(rng) if mover == durbar.CHANCE else s.random_action(rng, out))
    assert s.scores() != [0] * len(s.scores())


def test_solitaire_the_human_discards_both_cards_in_or_out_of_the_visit() -> None:
    """T9.9, ruling: set-up for three; two Carletti start with two special cards each"""
    table = solo("start 0; " + draws("rVG gEE") + hand(0, "yEE yEM gEM vEE vEM wE"))
    table.play("0 play yEE")
    while table.phase != "discard-cards":
        if table.phase == "turn":
            table.play("0 play yEM") if "play yellow-elephant-monk" in table.legal else table.play(
                "0 withdraw"
            )
        else:
            table.step()
    assert table.view.table_specials == ()
    assert [len(player.specials) for player in table.view.players] == [0, 2, 2]
    assert (table.state.to_move(), table.view.cards_due) == (0, 2)
    assert 0 in table.view.in_visit


def two_plus_two(outcomes: str) -> Scene:
    """Humans at 0 and 2, Carletti at 1 and 3; Carletto 1 leads in two after his first turn."""
    return Scene(4, "start 0; " + outcomes, carletto="two-plus-two")


def test_two_against_two_seats_alternate_and_the_direction_does_not_change() -> None:
    """T9.9, ruling: set-up for four; the starting player passes over all four seats"""
    table = two_plus_two("")
    assert table.game.deciders(table.options) == (0, 2)
    table.finish()
    began = of_type(table.events, VisitBegan)
    assert [event.seat for event in began] == [0, 1, 2, 3] * 3
    assert began[1].order == (1, 2, 3, 0)
    assert len(of_type(table.events, TurnBegan)) > 48


@pytest.mark.parametrize(
    ("out", "asked"), [((), (2, 0)), ((2,), (2, 2)), ((0,), (0, 0)), ((0, 2), (0, 2))]
)
def test_two_against_two_who_discards_for_a_carletto(
    out: tuple[int, ...], asked: tuple[int, int]
) -> None:
    """T9.9, ruling: none out, one each after him; one out, both; both out, as they withdrew"""
    outcomes = draws("rVG yEE") + hand(0, "yEE yEM gEE gEM vEE vEM") + hand(2, "yEP yEO gEP gEO")
    table = two_plus_two(outcomes)
    script = {0: "play yEE" if 0 not in out else "withdraw", 2: "play yEP"}
    if 2 in out:
        script[2] = "withdraw"
    table.play(f"0 {script[0]}; 2 {script[2]}")
    if 0 not in out:
        table.play("0 play yEM")
    asks = []
    while len(asks) < 2:
        if table.phase == "discard-cards":
            asks.append(int(table.state.to_move()))
        table.step()
    assert tuple(asks) == asked


@pytest.mark.parametrize(("seats", "size"), [(4, 5), (5, 7)])
def test_a_guest_plays_directly_after_the_starting_player(seats: int, size: int) -> None:
    """T9.9, ruling: the display is for the humans alone, only they start, always clockwise"""
    table = Scene(seats, "start 1; ", carletto="guest")
    assert table.legal == [f"start {seat}" for seat in range(seats - 1)]
    table.settle()
    assert len(table.view.display) == size
    assert table.view.order[:2] == (1, seats - 1)
    table.finish()
    began = of_type(table.events, VisitBegan)
    assert [event.seat for event in began] == [(1 + n) % (seats - 1) for n in range(12)]
    assert all(event.order[1] == seats - 1 for event in began)
    assert of_type(table.events, DisplayCardDiscarded) == []


def test_a_guest_keeps_his_place_when_the_starting_player_has_withdrawn() -> None:
    """T9.9, ruling: and the last human takes the one card left though Carletto is still in"""
    table = Scene(4, "start 0; " + draws("rEE rEV rEM rEP rEG"), carletto="guest")
    assert turn_order("guest", 4, 1, 1) == [1, 3, 2, 0]
    events = table.play("0 withdraw; 1 withdraw; 2 withdraw")
    turns = [event.seat for event in of_type(table.events, TurnBegan)]
    assert turns[:4] == [0, 3, 1, 2]
    while table.view.visit == 1:
        table.step()
    assert of_type(events, PlayerWithdrew)[-1].seat == 2
    assert [len(player.known) for player in table.view.players] == [2, 2, 1, 0]


def test_bots_may_take_any_human_seat() -> None:
    """T9.9: deciders are the humans' seats"""
    game = durbar.game("taj-mahal")
    for options in game.options.all():
        people = game.deciders(options)
        state = game.new(options)
        assert [seat for seat in range(options.seats) if not state.is_carletto(seat)] == list(
            people
        )


def test_every_decision_of_carletto_is_explained_by_its_paragraph() -> None:
    """T9.3, T9.5: the events name the paragraph that decided"""
    found = set()
    for form in FORMS:
        for seed in range(12):
            table = Scene(carletto=form)
            rng, out = durbar.Rng(seed), table.state.buffer()
            table.state.sink = table.events
            while (mover := table.state.to_move()) != durbar.NOBODY:
                s = table.state
                s.apply(s.chance(rng) if mover == durbar.CHANCE else s.random_action(rng, out))
            drew = of_type(table.events, CarlettoDrew)
            assert drew
            found |= {event.decision for event in of_type(table.events, CarlettoDecided)}
    assert found <= set(DECISIONS)
    assert set(DECISIONS) - found <= {"withdraws-no-card", "discards-white", "plays-more-moguls"}
