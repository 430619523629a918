"""Outlooks: where each choice leads, as the tables of players show it before they choose."""

from tests.games.maharaja.script import Scene, opening, scene

import durbar
from durbar.games.maharaja import insight
from durbar.games.maharaja.insight import MaharajaOutlook
from durbar.games.maharaja.tables import COLLECTION, GIVING_UP

OPENING = opening(0, "jug-red jug-blue knife-red vase-red")


def outlook(table: Scene, text: str) -> MaharajaOutlook:
    return insight.outlook(table.state, table.game.parse(text))


def test_a_coin_shows_the_money_after_the_tax_and_the_price_for_the_next() -> None:
    """M2.1, M2.3"""
    table = scene(OPENING + "; 0 take gold; 1 take gold")
    found = outlook(table, "take gold")  # 4 + 3 + 3 rupees; trade cards 4 3 2 2
    assert (found.money, found.tax, found.next_price) == (8, 2, 2)
    assert (found.ends_day, found.leaving) == (False, ())


def test_the_last_coin_ends_the_day_and_what_is_left_leaves_the_game() -> None:
    """M4.1, M4.2"""
    table = scene(OPENING + "; 0 take gold; 1 take gold; 0 take gold")
    found = outlook(table, "take gold")
    assert (found.ends_day, found.ends_game, found.next_price) == (True, False, None)
    assert found.leaving == ("jug-red", "jug-blue", "knife-red", "vase-red")


def test_a_purchase_shows_the_collections_that_it_opens() -> None:
    """M2.2"""
    table = scene(OPENING + "; 0 take gold; 1 take gold; 0 buy jug-red; 1 take gold")
    assert outlook(table, "buy jug-blue").opens == ("jug-small",)
    assert outlook(table, "buy vase-red").opens == ()


def test_a_collection_is_reckoned_with_the_antique_that_costs_least() -> None:
    """M3.2: of a yellow jug of 3 and a red one of 1, which are single, neither counts."""
    table = scene("chance start 0")
    table.follow({0: "buy jug-yellow; buy knife-yellow; buy jug-red"})
    assert table.view.phase == "collection"
    before = insight.standing(table.state, 0).points
    assert outlook(table, "collect nothing").points == before
    assert outlook(table, "collect jug-small").points == before + 3


def test_the_grey_side_is_part_of_the_outlook() -> None:
    """M5.1: 3 rupees after the tax, taxed again."""
    table = Scene(2, grey=True)
    table.play("chance start 0")
    table.follow({0: "buy jewellery-red; buy jewellery-blue"})
    assert table.view.phase == "collection"
    money = table.view.players[0].money
    found = outlook(table, "collect jewellery-small")
    assert (found.money, found.tax) == (min(8, money + 3), max(0, money + 3 - 8))


def test_every_outlook_is_what_happens() -> None:
    """M2 to M5: whoever passes on collections and gives up what costs least ends up there."""
    for seed in range(4):
        table = Scene(2, grey=True)
        for mover in table.wander(seed):
            if mover >= 0 and table.view.phase == "action":
                for expected in insight.insight(table.state, table.state.legal()).outlooks:
                    after = table.state.clone()
                    after.apply(expected.action)
                    while after.phase in (COLLECTION, GIVING_UP):
                        after.apply(after.legal()[0])
                    assert expected.money == after.players[mover].money
                    assert expected.ends_game == (after.to_move() == durbar.NOBODY)
                    assert expected.ends_day == (after.to_move() < 0)


def test_insight_speaks_of_every_seat_and_of_every_choice() -> None:
    table = scene(OPENING, 3)
    found = insight.insight(table.state, table.state.legal())
    assert (found.days, found.price, found.tax_free) == (9, 4, 8)
    assert (len(found.standings), len(found.reaches)) == (3, 3)
    assert [each.action for each in found.outlooks] == table.state.legal()
