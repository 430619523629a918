"""M1 Material and set-up."""

import itertools
from collections import Counter

import pytest
from tests.games.maharaja.script import Scene, opening, scene

import durbar
from durbar.core.errors import BadOptions
from durbar.games.maharaja.events import AntiqueLaidOut, CoinTaken, DayBegan, StartingPlayerFound
from durbar.games.maharaja.tables import MaharajaTables

KINDS = ["jug", "knife", "instrument", "jewellery", "statue", "vase"]
OFFER = "jug-red knife-blue statue-green vase-yellow"
SEATS = [2, 3, 4]


def value_of(antique: str) -> int:
    edition = durbar.game("maharaja").edition
    kind, colour = antique.split("-")
    values: int = edition.values["antiques"]["values"][kind][
        edition.values["antiques"]["colours"].index(colour)
    ]
    return values


@pytest.mark.parametrize("seats", SEATS)
def test_two_to_four_play(seats: int) -> None:
    """M1.1"""
    assert len(Scene(seats).view.players) == seats
    assert seats in durbar.game("maharaja").seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_neither_fewer_nor_more_play(seats: int) -> None:
    """M1.1"""
    with pytest.raises(BadOptions) as error:
        Scene(seats)
    assert error.value.code == "option-value"
    assert error.value.facts["allowed"] == "2, 3, 4"


def test_there_are_36_antiques_six_kinds_in_six_colours_each_combination_once() -> None:
    """M1.1"""
    pile = Scene().view.pile
    kinds, colours = zip(*(antique.split("-") for antique in pile), strict=True)
    assert len(pile) == 36
    assert sorted(set(kinds)) == sorted(KINDS)
    assert len(set(colours)) == 6
    assert set(pile) == {f"{k}-{c}" for k, c in itertools.product(set(kinds), set(colours))}


def test_every_colour_and_every_kind_has_the_values_1_1_1_2_2_3() -> None:
    """M1.1"""
    by_kind, by_colour = Counter[tuple[str, int]](), Counter[tuple[str, int]]()
    for antique in Scene().view.pile:
        kind, colour = antique.split("-")
        by_kind[kind, value_of(antique)] += 1
        by_colour[colour, value_of(antique)] += 1
    for found in (by_kind, by_colour):
        assert len({name for name, _ in found}) == 6
        assert all(n == {1: 3, 2: 2, 3: 1}[value] for (_, value), n in found.items())


def test_there_are_15_collection_cards() -> None:
    """M1.1"""
    assert len(set(Scene().view.supply)) == 15


@pytest.mark.parametrize(
    ("seats", "row"), [(2, (4, 3, 2, 2)), (3, (4, 3, 2, 2)), (4, (4, 3, 3, 2, 2))]
)
def test_trade_cards_are_five_with_four_players_else_four(seats: int, row: tuple[int, ...]) -> None:
    """M1.1, M1.2: in descending order from the left"""
    assert Scene(seats).view.trade_cards == row


def test_a_gold_coin_is_three_rupees_and_a_silver_coin_one() -> None:
    """M1.1"""
    table = scene(opening(0, OFFER))
    assert table.play("0 take gold")[0] == CoinTaken(0, 3)
    assert table.view.players[0].money == 4 + 3
    assert durbar.game("maharaja").edition.values["coins"] == {"gold": 3, "silver": 1}


@pytest.mark.parametrize(("seats", "grey"), [(2, False), (2, True), (3, False), (4, False)])
def test_the_bank_cannot_run_out(seats: int, grey: bool) -> None:
    """M1.1: the box holds 14 gold and 12 silver coins, and they always do (the bank changes)"""
    for seed in range(20):
        table = Scene(seats, grey=grey)
        for _ in table.wander(seed):
            view = table.view
            on_cards = len(view.trade_cards) - view.coins_taken
            assert on_cards + sum(player.money // 3 for player in view.players) <= 14
            assert sum(player.money % 3 for player in view.players) <= 12


@pytest.mark.parametrize("seats", SEATS)
def test_four_antiques_are_laid_open_and_the_rest_is_the_pile(seats: int) -> None:
    """M1.2"""
    table = Scene(seats)
    events = table.play(opening(1, OFFER))
    assert set(table.view.offer) == set(OFFER.split())
    assert len(table.view.pile) == 32
    assert not set(table.view.pile) & set(table.view.offer)
    assert [e.antique for e in events if isinstance(e, AntiqueLaidOut)] == OFFER.split()
    assert table.state.to_move() == 1  # nothing more is laid out


def test_any_antique_of_the_pile_may_come_each_as_likely() -> None:
    """M1.2"""
    table = scene("chance start 0; chance lay out jug-red")
    assert table.legal == [f"lay out {antique}" for antique in table.view.pile]
    assert "lay out jug-red" not in table.legal
    assert table.state.weights() == [1] * 35


def test_all_collection_cards_lie_open_to_be_had_at_any_time() -> None:
    """M1.2: none covers another; who has the antiques may take any, large ones first"""
    assert set(Scene().view.supply) == {
        *(f"{kind}-{size}" for kind in KINDS for size in ("small", "large")),
        *(f"different-{n}" for n in (3, 4, 5)),
    }
    table = scene("chance start 0")
    table.follow({0: "buy vase-red; buy vase-blue; collect nothing; buy vase-green"})
    assert table.legal == ["collect nothing", "collect vase-small", "collect vase-large"]


@pytest.mark.parametrize("seats", SEATS)
def test_one_gold_coin_lies_on_each_trade_card(seats: int) -> None:
    """M1.2"""
    table = scene(opening(0, OFFER), seats)
    cards = len(table.view.trade_cards)
    for coin in range(cards):
        assert table.view.day == 1
        table.play(f"{coin % seats} take gold")
    assert table.view.day == 2  # no coin was left


@pytest.mark.parametrize(
    ("seats", "starter"), [(seats, seat) for seats in SEATS for seat in range(seats)]
)
def test_the_starting_player_gets_four_rupees_the_others_five(seats: int, starter: int) -> None:
    """M1.3"""
    table = Scene(seats)
    events = table.play(f"chance start {starter}")
    money = tuple(4 if seat == starter else 5 for seat in range(seats))
    assert events == [StartingPlayerFound(starter, money), DayBegan(1, starter)]
    assert tuple(player.money for player in table.view.players) == money
    table.deal()
    assert table.state.to_move() == starter


@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_player_is_found_at_random(seats: int) -> None:
    """M1.3, ruling"""
    table = Scene(seats)
    assert table.state.to_move() == durbar.CHANCE
    assert table.legal == [f"start {seat}" for seat in range(seats)]
    assert table.state.weights() == [1] * seats
    drawn = {table.state.chance(durbar.Rng(seed)) for seed in range(40)}
    assert drawn == set(table.state.legal())


def test_cards_that_left_the_game_may_be_looked_up() -> None:
    """M1.3, ruling: both those left over and those given up"""
    table = scene(
        opening(0, "jug-red jug-blue knife-red vase-red")
        + "; 0 take gold; 1 take gold; 0 buy jug-red; 1 take gold; 0 buy jug-blue"
        "; 0 collect jug-small; 0 give up jug-red; 1 take gold"
    )
    for seat in (None, 0, 1):
        view = table.game.view(table.state, seat)
        assert view.gone == ("jug-red", "knife-red", "vase-red")


def test_what_the_single_cards_show_is_in_the_edition() -> None:
    """M1.4"""
    table = Scene()
    t, values = table.state.tables, table.game.edition.values
    assert [t.value[n] for n in range(36)] == [value_of(name) for name in t.antique_names]
    shown = {card["id"]: card for card in values["collections"]}
    for n, name in enumerate(t.collection_names):
        card = shown[name]
        assert t.points[n] == card["points"]
        needed = {kind: t.requires[n] >> 8 * k & 0xFF for k, kind in enumerate(KINDS)}
        assert {kind: n for kind, n in needed.items() if n} == card["requires"]
        crossed = {a.split("-")[0] for a in t.antique_names if _is_crossed_out(t, n, a)}
        assert crossed == set(card["give_up"])


def test_figures_that_are_reconstructions_are_marked_so() -> None:
    """M1.4"""
    edition = durbar.game("maharaja").edition
    level = edition.confidence_of
    assert level("antiques.values.jug") == "guess"
    assert level("antiques.colours.yellow") == "certain"
    assert {level(f"antiques.colours.{c}") for c in ("orange", "red", "purple", "blue")} == {
        "guess"
    }
    assert all(level(f"trade_cards.{seats}") == "certain" for seats in SEATS)
    for n, card in enumerate(edition.values["collections"]):
        for key in ("points", "give_up", "grey"):
            assert level(f"collections.{n}.{key}") == "guess"
        exact = level(f"collections.{n}.requires")
        assert (exact == "guess") == (card["sort"] == "different")


def _is_crossed_out(t: MaharajaTables, card: int, antique: str) -> bool:
    return bool(t.give_up[card] >> t.antique_names.index(antique) & 1)
