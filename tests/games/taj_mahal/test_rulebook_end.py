"""T6 End of a visit, T8 End of the game, T10 Nine provinces."""

import pytest
from tests.games.taj_mahal.script import (
    Scene,
    bonus,
    cards,
    display,
    hand,
    of_type,
    route,
    the,
)

import durbar
from durbar.core.events import GameEnded, Part, PointsScored
from durbar.core.outcome import Reason
from durbar.games.taj_mahal import breakdown, scoring
from durbar.games.taj_mahal.events import (
    CardDisplayed,
    NoCardLeft,
    PileReshuffled,
    SpecialCardTaken,
    VisitBegan,
    VisitEnded,
)
from durbar.games.taj_mahal.options import TajMahalOptions
from durbar.games.taj_mahal.rules import pile
from durbar.games.taj_mahal.state import TajMahalPlayer
from durbar.games.taj_mahal.tables import SPECIALS

NINE_FORTRESSES = (  # T10.3
    "P04-SW P05-NE P06-SE P06-SW P07-SE P08-SE P09-SW P10-NE P11-SE P12-SE P12-SW"
).split()


# T6.1 Special cards


def test_two_equal_influence_tiles_bring_the_matching_special_card() -> None:
    """T6.1: from the table"""
    table = Scene(3, hand(0, "rEV yEV gEE vEE wE wE"))
    assert of_type(table.visit({0: "rEV"}), SpecialCardTaken) == []
    assert table.view.players[0].influence == ("vizier",)
    events = table.visit({0: "yEV"})
    taken = SpecialCardTaken(0, "two-viziers", ("vizier", "vizier"), None, "T6.1")
    assert of_type(events, SpecialCardTaken) == [taken]
    assert table.view.players[0].influence == ()
    assert "two-viziers" not in table.view.table_specials


def test_the_card_is_taken_from_whoever_holds_it() -> None:
    """T6.1"""
    table = Scene(3, hand(0, "rEV yEV gEE vEE wE wE") + hand(1, "gEV vEV rEE yEE wE wE"))
    table.visit({0: "rEV"})
    table.visit({0: "yEV"})
    table.visit({1: "gEV"})
    events = table.visit({1: "vEV"})
    assert the(events, SpecialCardTaken).holder == 0
    assert table.view.players[0].specials == ()
    assert table.view.players[1].specials == ("two-viziers",)


def test_who_holds_it_already_just_returns_the_tiles() -> None:
    """T6.1"""
    table = Scene(3, hand(0, "rEV yEV gEV vEV wE wE"))
    for card in ("rEV", "yEV", "gEV"):
        table.visit({0: card})
    events = table.visit({0: "vEV"})
    assert the(events, SpecialCardTaken).holder == 0
    assert table.view.players[0].specials == ("two-viziers",)
    assert table.view.players[0].influence == ()


def test_two_different_pairs_bring_two_cards_and_it_is_compulsory() -> None:
    """T6.1, ruling: nobody is asked"""
    table = Scene(3, hand(0, "rVG gVG yEE vEE wE wE"))
    table.visit({0: "rVG"})
    events = table.visit({0: "gVG"})
    assert [event.special for event in of_type(events, SpecialCardTaken)] == [
        "two-viziers", "two-generals",
    ]  # fmt: skip
    assert table.view.players[0].influence == ()


# T6.2, T6.3 What leaves and what stays


def test_an_unwon_province_tile_and_unclaimed_bonus_tiles_leave_the_game() -> None:
    """T6.2"""
    table = Scene(3, route("P01 P05") + bonus(tea="P01-NW", card="P01-SW"))
    events = table.visit()
    assert the(events, VisitEnded) == VisitEnded(1, 1, ("card", "tea"))
    assert not any(city.startswith("P01") for city, _ in table.view.bonus)
    assert all(player.tiles == () for player in table.view.players)


def test_unwon_influence_tiles_and_crown_stay_at_court_and_missing_ones_are_replaced() -> None:
    """T6.2, T6.3: all six prizes are there again"""
    table = Scene(3, hand(0, "rVG gEE yEE vEE wE wE"))
    events = table.visit({0: "rVG"})
    assert the(events, VisitEnded).tile == 1
    table.settle()
    assert table.view.court == ("elephant", "vizier", "general", "monk", "princess", "mogul")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_new_display_is_dealt_before_every_visit_also_the_last(seats: int) -> None:
    """T6.3: the marker goes to the left neighbour, the next province tile to court"""
    table = Scene(seats, "start 1; ")
    table.finish()
    began = of_type(table.events, VisitBegan)
    assert [event.seat for event in began] == [(1 + n) % seats for n in range(12)]
    assert [event.visit for event in began] == list(range(1, 13))
    assert began[-1].province == "P08"


def test_an_empty_pile_is_made_again_from_the_discards() -> None:
    """T6.3: they are shuffled"""
    table = Scene(5)
    while not of_type(table.events, PileReshuffled):
        plays = [text for text in table.legal if text.startswith("play")]
        if table.state.to_move() >= 0 and plays:
            table.play(f"{table.state.to_move()} {plays[0]}")
        else:
            table.step()
    reshuffled = the(table.events, PileReshuffled)
    assert reshuffled.cards == table.view.pile
    assert table.view.discards == ()


def test_without_any_card_none_is_drawn_and_a_short_display_goes_as_far_as_it_goes() -> None:
    """T6.3, ruling: everybody passes until all cards are in hands"""
    table = Scene(5)
    short = 0
    while table.state.to_move() != durbar.NOBODY:
        before = len(table.events)
        table.visit()
        dealt = of_type(table.events[before:], CardDisplayed)
        short += len(dealt) < 9
        assert table.view.display == ()
    assert of_type(table.events, NoCardLeft) != []
    assert short > 0
    assert table.view.pile == 0


def test_special_cards_change_hands_also_after_the_last_visit_before_the_final_points() -> None:
    """T6.4"""
    table = Scene(3, hand(0, "rEV yEV gEE vEE wE wE")).visits(11)
    table.visit({0: "rEV"})
    events = table.visit({0: "yEV"}) if table.state.to_move() != durbar.NOBODY else table.events
    kinds = [type(event) for event in events]
    final = next(n for n, e in enumerate(events) if getattr(e, "because", "") == "T8.1")
    assert kinds.index(SpecialCardTaken) < final
    parts = of_type(events, PointsScored)[-3].parts
    assert Part("special", "two-viziers", 1) in parts


# T8 End of the game


def final_hand(specials: int, short: str) -> TajMahalPlayer:
    tables = durbar.game("taj-mahal").tables(TajMahalOptions())  # type: ignore[attr-defined]
    player = TajMahalPlayer()
    player.known, player.secret = pile.empty_bag(tables), pile.empty_bag(tables)
    player.specials = 2**specials - 1
    for n, card in enumerate(cards(short)):
        kind = tables.card_names.index(card)
        (player.known if n % 2 else player.secret).put(kind)
        player.held |= 2**kind
    return player


@pytest.mark.parametrize(
    ("specials", "short", "expected"),
    [
        (1, "wE wO rEE rEV rEG yEE gEE", 6),
        (1, "wE yEE yEV gEE gEV", 4),
        (1, "vEE vEV vEG vEM vEP", 6),
    ],
)
def test_book_example_final_hands_six_four_six(specials: int, short: str, expected: int) -> None:
    """T8.1, example: 1+2+3, 1+1+2, 1+0+5"""
    tables = durbar.game("taj-mahal").tables(TajMahalOptions())  # type: ignore[attr-defined]
    player = final_hand(specials, short)
    assert scoring.points_for_hand(tables, player) == expected
    parts = breakdown.of_hand(tables, player)
    assert sum(part.points for part in parts) == expected
    assert parts[0] == Part("special", SPECIALS[0], 1)


def test_the_game_ends_after_the_last_visit_and_the_hand_is_counted() -> None:
    """T8.1: cards taken in that visit included; other colours and influence tiles are worthless"""
    table = Scene(3)
    events = table.finish()
    final = [event for event in of_type(events, PointsScored) if event.because == "T8.1"]
    assert [event.seat for event in final] == [0, 1, 2]
    for seat, event in enumerate(final):
        hand_then = table.view.players[seat].known
        colours = [sum(c.startswith(colour) for c in hand_then) for colour in "rygv"]
        whites = sum(card.startswith("white") for card in hand_then)
        assert event.points == max(colours) + whites == table.scores[seat]
    assert table.view.visit == 12


def test_most_points_win_and_a_tie_is_a_shared_win() -> None:
    """T8.1"""
    table = Scene(3)
    table.finish()
    best = max(table.scores)
    winners = tuple(seat for seat, score in enumerate(table.scores) if score == best)
    assert table.outcome.winners == winners
    assert table.outcome.ranking == the(table.events, GameEnded).ranking
    for player in table.state.players:
        player.points = 50
    assert table.outcome.ranking == ((0, 1, 2),)
    assert table.outcome.reason is Reason.SHARED


def test_the_hands_lie_open_when_they_are_counted() -> None:
    """T8.1: so the final points can be checked by all"""
    table = Scene(3, display("wE wE"))
    table.finish()
    assert [player.secret for player in table.view.players] == [0, 0, 0]
    assert table.sees(0).hand == ()


# T10 Nine provinces


def test_the_three_provinces_on_the_left_are_out_and_tile_nine_lies_on_agras() -> None:
    """T10.1: nine visits"""
    table = Scene(3, provinces=9)
    assert table.view.route[8] == "P08"
    table.settle()
    assert sorted(map(str, table.view.route)) == [f"P{n:02}" for n in range(4, 13)]
    table.finish()
    assert table.view.visit == 9
    assert of_type(table.events, VisitBegan)[-1].goods == ("tea", "spices")


def test_a_new_road_and_a_new_fortress() -> None:
    """T10.2: P05-NW to P04-SW; P06-SW"""
    table = Scene(3, route("P04 P05"), provinces=9)
    names = table.state.tables.city_names
    road = 2 ** names.index("P04-SW")
    assert table.state.tables.roads[names.index("P05-NW")] & road
    twelve = Scene(3).state.tables
    assert not twelve.roads[names.index("P05-NW")] & road
    assert not any(
        near & 2 ** names.index(city)
        for near in table.state.tables.roads
        for city in names
        if city < "P04"
    )
    assert table.state.tables.fortresses & 2 ** names.index("P06-SW")
    assert not twelve.fortresses & 2 ** names.index("P06-SW")


def test_one_card_and_one_plus_two_tile_are_out_and_two_more_stay_out() -> None:
    """T10.3: eleven of thirteen lie on the fortresses other than Agra"""
    table = Scene(3, provinces=9)
    while table.phase != "lay-bonus":
        table.step()
    assert sum(table.state.weights()) == 13
    table.settle()
    tiles = dict(table.view.bonus)
    assert tiles.pop("P08-C") == "taj-mahal"
    assert sorted(tiles) == sorted(NINE_FORTRESSES)


@pytest.mark.parametrize("options", [o for o in TajMahalOptions.all() if o.provinces == 9], ids=str)
def test_nine_provinces_go_with_any_number_of_players_and_carletto(
    options: TajMahalOptions,
) -> None:
    """T10.4, ruling"""
    table = Scene(options.seats, carletto=options.carletto, provinces=9)
    events = table.finish()
    assert the(events, GameEnded)
    assert len(of_type(table.events, VisitBegan)) == 9
