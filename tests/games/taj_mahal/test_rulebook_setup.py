"""T1 Material and set-up."""

from collections import Counter

import pytest
from tests.games.taj_mahal.script import Scene, bonus, cards, display, hand, of_type, route

import durbar
from durbar.core.errors import BadOptions
from durbar.games.taj_mahal.events import CardDisplayed, CardDrawn, StartingPlayerFound
from durbar.games.taj_mahal.options import SEATS, TajMahalOptions
from durbar.games.taj_mahal.tables import make_tables

VALUES = dict(durbar.game("taj-mahal").edition.values)
BOARD = VALUES["board"]


def test_three_to_five_play_on_twelve_provinces_and_forty_nine_cities() -> None:
    """T1.1: with dummies also one or two"""
    game = durbar.game("taj-mahal")
    assert game.seats == range(3, 6)
    people = {len(game.deciders(options)) for options in game.options.all()}
    assert people == {1, 2, 3, 4, 5}
    rows = BOARD["provinces"]
    assert len(rows) == 12
    assert sum(map(len, rows.values())) == 49
    assert [p for p, row in rows.items() if len(row) == 5] == ["P08"]
    assert BOARD["agra"] in rows["P08"]
    assert len(BOARD["fortresses"]) == 16
    assert BOARD["agra"] in BOARD["fortresses"]


def test_tile_twelve_lies_in_agras_province_and_the_others_at_random() -> None:
    """T1.2: face up, and the provinces are visited in the order of their tiles"""
    table = Scene(3)
    assert table.view.route[-1] == "P08"
    table.step()  # who starts
    for number in range(1, 12):
        left = [text.split()[-1] for text in table.legal]
        assert table.legal == [f"tile {number} on {province}" for province in left]
        assert len(left) == 12 - number
        assert "P08" not in left
        assert table.state.weights() == [1] * len(left)
        table.step()
    assert sorted(map(str, table.view.route)) == sorted(BOARD["provinces"])


def test_provinces_are_visited_in_the_order_of_their_tiles() -> None:
    """T1.2: each once"""
    table = Scene(3, route("P11 P02 P07"))
    table.settle()
    visited = []
    while table.state.to_move() != durbar.NOBODY:
        visited.append(table.view.route[table.view.visit - 1])
        table.visit()
    assert visited[:3] == ["P11", "P02", "P07"]
    assert visited[-1] == "P08"
    assert len(set(visited)) == len(visited) == 12


def test_the_taj_mahal_tile_lies_on_agra_and_fifteen_others_on_the_other_fortresses() -> None:
    """T1.3: at random, face up"""
    table = Scene(3)
    table.settle()
    tiles = dict(table.view.bonus)
    assert set(tiles) == set(BOARD["fortresses"])
    assert tiles.pop(BOARD["agra"]) == "taj-mahal"
    assert Counter(tiles.values()) == {k: n for k, n in VALUES["bonus_tiles"].items() if n}


def test_a_bonus_tile_is_as_likely_as_tiles_of_its_kind_are_left() -> None:
    """T1.3"""
    table = Scene(3)
    while table.phase != "lay-bonus":
        table.step()
    assert table.state.weights() == [n for n in VALUES["bonus_tiles"].values() if n]
    assert sum(table.state.weights()) == 15
    table.step()
    assert sum(table.state.weights()) == 14


def test_the_court_has_all_six_prizes_and_four_special_cards_lie_open() -> None:
    """T1.4"""
    table = Scene(4)
    table.settle()
    assert table.view.court == ("elephant", "vizier", "general", "monk", "princess", "mogul")
    assert table.view.table_specials == (
        "two-viziers", "two-generals", "two-monks", "two-princesses",
    )  # fmt: skip
    assert set(VALUES["influence_tiles"].values()) == {6}


def test_ninety_six_cards_of_which_everybody_gets_six_in_secret() -> None:
    """T1.5: 84 coloured with two symbols, 12 white with one"""
    deck = VALUES["cards"]
    assert {colour: sum(kinds.values()) for colour, kinds in deck.items()} == {
        "red": 21, "yellow": 21, "green": 21, "violet": 21, "white": 12,
    }  # fmt: skip
    assert deck["white"] == {
        "elephant": 7, "vizier": 1, "general": 1, "monk": 1, "princess": 1, "mogul": 1,
    }  # fmt: skip
    assert all(len(name.split("-")) == 2 for name in deck["red"])
    table = Scene(5, hand(3, "rEE yEE gEE vEE wE wO"))
    table.settle()
    drawn = of_type(table.events, CardDrawn)
    assert Counter(event.seat for event in drawn) == dict.fromkeys(range(5), 6)
    assert {event.because for event in drawn} == {"T1.5"}
    assert sorted(table.sees(3).hand) == sorted(cards("rEE yEE gEE vEE wE wO"))
    assert [player.secret for player in table.view.players] == [6] * 5
    assert table.view.hand == ()


@pytest.mark.parametrize(("seats", "size"), [(3, 5), (4, 7), (5, 9)])
def test_the_display_has_two_cards_for_each_player_less_one(seats: int, size: int) -> None:
    """T1.6: the rest is the pile; the discards are open"""
    table = Scene(seats, display("wE wE wO"))
    table.settle()
    assert len(of_type(table.events, CardDisplayed)) == len(table.view.display) == size
    assert set(cards("wE wO")) <= set(table.view.display)
    assert table.view.pile == 96 - 6 * seats - size
    assert table.view.discards == ()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_starting_player_is_found_at_random(seats: int) -> None:
    """T1.7, ruling: at random; scores begin at 0"""
    table = Scene(seats, f"start {seats - 1}")
    assert table.legal == [f"start {seat}" for seat in range(seats)]
    assert table.state.weights() == [1] * seats
    table.settle()
    assert of_type(table.events, StartingPlayerFound) == [StartingPlayerFound(seats - 1)]
    assert table.state.to_move() == seats - 1
    assert table.scores == [0] * seats


def test_palaces_are_unlimited() -> None:
    """T1.7: nothing counts them"""
    plays = {n: {0: card} for n, card in enumerate("rVG rGM rMP yVM yVP gVG".split(), 1)}
    table = Scene(3, hand(0, "rVG rGM rMP yVM yVP gVG")).visits(7, plays)
    assert len(table.view.players[0].palaces) == 12


def test_hands_are_never_shown_but_their_size_and_what_was_taken_is_known() -> None:
    """T1.8, ruling: public are the size of each hand, the discards, and cards taken"""
    table = Scene(3, hand(1, "rEE yEE gEE vEE wE wO") + display("wE wP vVM vEG yGO"))
    table.play("0 withdraw; 0 take vEG; 0 take wE; 1 play rEE; 2 withdraw")
    seen = table.sees(1)
    assert seen.players[0].known == ("violet-elephant-general", "white-elephant")
    assert seen.players[0].secret == 7
    assert seen.players[1].secret == 5
    assert seen.players[1].laid == ("red-elephant-elephant",)
    assert not hasattr(seen.players[0], "hand")
    table.play("1 withdraw").clear()
    assert table.view.discards == ("red-elephant-elephant",)
    assert table.sees(2).players[0].known == seen.players[0].known


def test_the_data_decide_what_the_lost_pictures_showed() -> None:
    """T1.9, ruling: symbol pairs, goods, bonus tiles and the map are read from the edition"""
    edition = durbar.game("taj-mahal").edition
    for path in ("cards.red.vizier-general", "bonus_tiles.tea", "board.roads", "board.fortresses"):
        assert edition.confidence_of(path) == "guess"
    changed = {**VALUES, "special_cards": dict(VALUES["special_cards"])}
    changed["special_cards"].update(vizier="free-colour", monk="mogul")
    tables = make_tables(changed, 3, "none", 12)
    assert list(tables.effect) == [1, 2, 3, 0]


@pytest.mark.parametrize("form", SEATS)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("provinces", [12, 9])
def test_options_that_do_not_go_together_are_refused_with_the_possible_ones(
    form: str, seats: int, provinces: int
) -> None:
    """T9.1, T9.9, T10.4"""
    values = {"seats": seats, "carletto": form, "provinces": provinces}
    if seats in SEATS[form]:
        assert TajMahalOptions.of(values).to_json() == values
        return
    with pytest.raises(BadOptions) as error:
        TajMahalOptions.of(values)
    assert error.value.code == "taj-mahal-carletto-seats"
    possible = [name for name, counts in SEATS.items() if seats in counts]
    assert error.value.facts["possible"] == ", ".join(possible)
    assert error.value.facts["needs"] == " / ".join(map(str, SEATS[form]))


def test_a_form_without_a_choice_of_seats_brings_its_own() -> None:
    """T9.1: on the command line `--variant carletto=duo,provinces=9` is enough"""
    options = TajMahalOptions.parse(None, "carletto=duo,provinces=9")
    assert (options.seats, options.carletto, options.provinces) == (3, "duo", 9)
    assert TajMahalOptions.parse(None, "").seats == 4
    assert TajMahalOptions.parse(None, "carletto=guest").seats == 4
    with pytest.raises(BadOptions):
        TajMahalOptions.parse(4, "carletto=duo")


def test_bonus_outcomes_of_these_scripts_are_dealt() -> None:
    """T1.3: the scripts of these tests lay tiles by hand"""
    table = Scene(3, bonus(tea="P01-NW P01-SW", card="P05-NE"))
    table.settle()
    tiles = dict(table.view.bonus)
    assert (tiles["P01-NW"], tiles["P01-SW"], tiles["P05-NE"]) == ("tea", "tea", "card")
