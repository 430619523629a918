"""Insight: what a position means, for tables and bots."""

from tests.games.maharaja.script import Scene, of_type, opening, scene

import durbar
from durbar.core.events import Part, PointsScored
from durbar.games.maharaja import insight
from durbar.games.maharaja.insight import ProjectedScore, Reach

OPENING = opening(0, "jug-red jug-blue knife-red vase-red")


def test_the_standing_is_what_a_seat_would_score_now() -> None:
    """M4.4"""
    table = scene("chance start 0")
    table.follow({0: "buy jug-red; buy knife-red; buy vase-blue"})
    money = table.view.players[0].money
    parts = [Part("antique", "jug-red", 1), Part("antique", "knife-red", 2)]
    if money >= 3:
        parts.append(Part("rupees", str(money), money // 3))
    assert insight.standing(table.state, 0) == ProjectedScore(
        3 + money // 3, tuple(parts), ("vase-blue",), 2
    )
    assert table.view.players[0].antiques == ("jug-red", "knife-red", "vase-blue")  # all kept


def test_at_the_end_the_standing_is_the_score() -> None:
    """M4.4"""
    for seed in range(10):
        table = Scene(3)
        assert [*table.wander(seed)][-1] == durbar.NOBODY
        for seat in range(3):
            standing = insight.standing(table.state, seat)
            assert standing.points == table.view.scores[seat]
            assert standing.singles == ()
            assert standing.antiques == len(table.view.players[seat].antiques)


def test_the_standing_before_the_last_coin_foretells_the_score() -> None:
    """M4.4"""
    table = scene("chance start 0")
    table.follow({0: "buy jug-red; buy knife-red; buy vase-blue"})
    table.until_day(9)
    for _ in range(3):
        table.play(f"{table.state.to_move()} take gold")
    foretold = [insight.standing(table.state, seat) for seat in (0, 1)]
    events = of_type(table.play(f"{table.state.to_move()} take gold"), PointsScored)
    assert [event.facts()["parts"] for event in events] == [standing.parts for standing in foretold]


def test_reach_shows_what_is_missing_for_every_card_of_the_supply() -> None:
    """M3.1, M3.3"""
    table = scene("chance start 0")
    table.follow(
        {0: "buy vase-red; buy vase-blue; collect nothing; buy vase-green; collect vase-large"}
    )
    reach = {each.collection: each for each in insight.reach(table.state, 0)}
    assert set(reach) == set(table.view.supply)
    assert "vase-large" not in reach
    assert reach["vase-small"] == Reach("vase-small", (), True)
    assert reach["jug-large"] == Reach("jug-large", (("jug", 3),), False)
    others = (("instrument", 1), ("jewellery", 1), ("statue", 1))
    assert reach["different-4"] == Reach("different-4", others, False)


def test_price_and_coins_left() -> None:
    """M2.1, M4.1"""
    table = scene(OPENING)
    assert (insight.price(table.state), insight.coins_left(table.state)) == (4, 4)
    table.play("0 take gold; 1 take gold; 0 buy jug-red; 1 buy knife-red; 0 buy jug-blue")
    table.play("0 collect nothing; 1 take gold")
    assert (insight.price(table.state), insight.coins_left(table.state)) == (2, 1)
    table.play("0 take gold")  # the last coin; his collection is still due
    assert table.view.phase == "collection"
    assert (insight.price(table.state), insight.coins_left(table.state)) == (None, 0)
