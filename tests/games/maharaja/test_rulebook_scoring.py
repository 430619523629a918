"""M4.4, M4.5: the scoring and who wins."""

import pytest
from tests.games.maharaja.script import (
    Scene,
    antiques,
    collections,
    of_type,
    scene,
)

from durbar.core.events import Event, GameEnded, Part, PointsScored
from durbar.core.outcome import Reason
from durbar.games.maharaja import breakdown, scoring
from durbar.games.maharaja.events import (
    SinglesLost,
)
from durbar.games.maharaja.points import (
    points_for,
    points_for_antiques,
    points_for_collections,
    points_for_money,
)

TABLES = Scene().state.tables


def points(holding: str, cards: str = "", money: int = 0) -> int:
    """What a holding scores after the loss of the singles."""
    owned, taken = antiques(TABLES, holding), collections(TABLES, cards)
    kept = owned & ~scoring.singles(TABLES, owned)
    scored = int(points_for(TABLES, kept, taken, money))
    parts = breakdown.parts(TABLES, kept, taken, money)
    assert sum(part.points for part in parts) == scored
    return scored


@pytest.mark.parametrize(
    ("holding", "lost"),
    [
        ("", ""),
        ("jug-red", "jug-red"),
        ("jug-red vase-red", ""),
        ("jug-red vase-blue", "jug-red vase-blue"),
        ("jug-red vase-red statue-blue", "statue-blue"),
        ("jug-red vase-red statue-red jug-yellow vase-yellow jug-green", "jug-green"),
    ],
)
def test_each_loses_every_antique_that_is_his_only_one_of_its_colour(
    holding: str, lost: str
) -> None:
    """M4.4: kinds do not matter, the singles of all colours go at once"""
    assert scoring.singles(TABLES, antiques(TABLES, holding)) == antiques(TABLES, lost)


def test_then_values_points_of_collections_and_rupees_are_added() -> None:
    """M4.4"""
    assert points("") == 0
    assert points("jug-red vase-red") == 1 + 1
    assert points("instrument-red knife-red vase-green") == 3 + 2
    assert points("", "vase-small different-5") == 2 + 7
    assert points("instrument-red knife-red", "statue-large", 7) == 5 + 4 + 2


@pytest.mark.parametrize(
    ("money", "scored"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2), (7, 2), (8, 2)]
)
def test_one_point_per_full_three_rupees(money: int, scored: int) -> None:
    """M4.4"""
    assert points("", money=money) == scored
    parts = breakdown.parts(TABLES, 0, 0, money)
    assert parts == ((Part("rupees", str(money), scored),) if scored else ())


def test_collections_stay_when_their_antiques_are_lost() -> None:
    """M4.4: the two vases are both the only ones of their colour"""
    table = scene("chance start 0")
    table.follow({0: "buy vase-red; buy vase-blue; collect vase-small"})
    events = table.finish()
    assert SinglesLost(0, ("vase-red", "vase-blue")) in events
    assert table.view.players[0].antiques == ()
    assert table.view.players[0].collections == ("vase-small",)
    parts = (Part("collection", "vase-small", 2), Part("rupees", "8", 2))
    assert PointsScored(0, 4, "M4.4", parts) in events
    assert table.view.scores == (4, 2)


def test_all_lose_their_singles_before_anybody_scores() -> None:
    """M4.4"""
    table = scene("chance start 0")
    table.follow({0: "buy vase-red", 1: "buy jug-blue"})
    events = of_type(table.finish(), SinglesLost, PointsScored, GameEnded)
    assert [type(event) for event in events] == [
        SinglesLost,
        SinglesLost,
        PointsScored,
        PointsScored,
        GameEnded,
    ]
    assert {"vase-red", "jug-blue"} <= set(table.view.gone)


def claus() -> tuple[Scene, list[Event]]:
    """The book's example: Claus is seat 0 of four and opens day 9 by buying his last antique."""
    table = scene("chance start 3", 4)
    table.follow(
        {
            0: "buy instrument-blue; buy jug-red; buy knife-green; collect different-3"
            "; give up instrument-blue; buy vase-green; take gold; buy vase-red; collect nothing"
        }
    )
    table.until_day(9, keep="vase-yellow")
    events = table.play("0 buy vase-yellow; 0 collect vase-large")
    return table, events + table.sell_out()


def test_book_example_claus_scores_7_and_8_and_1() -> None:
    """M4.4: 1+1+2+3 = 7, collections 4+4 = 8, 4 rupees = 1: 16"""
    table, events = claus()
    assert table.view.players[0].money == 4
    assert SinglesLost(0, ("vase-yellow",)) in events
    scored = of_type(events, PointsScored)[0]
    assert isinstance(scored, PointsScored)
    assert (scored.seat, scored.points, scored.because) == (0, 16, "M4.4")
    points_by: dict[str, list[int]] = {kind: [] for kind in ("antique", "collection", "rupees")}
    for part in scored.parts:
        points_by[part.kind].append(part.points)
    assert sorted(points_by["antique"]) == [1, 1, 2, 3]
    assert points_by["collection"] == [4, 4]
    assert points_by["rupees"] == [1]
    assert table.view.scores[0] == 16
    assert table.outcome.winners == (0,)


def test_book_example_claus_by_the_pure_functions() -> None:
    """M4.4"""
    holding = "vase-green vase-red vase-yellow jug-red knife-green"
    assert points(holding, "vase-large different-3", 4) == 16
    kept = "vase-green vase-red jug-red knife-green"
    assert points_for_antiques(TABLES, antiques(TABLES, kept)) == 7
    cards = collections(TABLES, "vase-large different-3")
    assert points_for_collections(TABLES, cards) == 8
    assert points_for_money(4) == 1


# M4.5 Who wins


def test_most_points_win() -> None:
    """M4.5: not most antiques"""
    table = scene("chance start 0")
    table.follow({0: "buy instrument-red; buy knife-red", 1: "buy jug-green; buy jewellery-green"})
    table.follow({1: "buy vase-blue; buy vase-orange; buy statue-purple"})
    events = table.finish()
    assert table.view.scores == (3 + 2 + 2, 1 + 1 + 2)
    assert table.outcome.ranking == ((0,), (1,))
    assert table.outcome.reason is Reason.POINTS
    assert events[-1] == GameEnded(((0,), (1,)))


def test_in_a_tie_most_antiques_win() -> None:
    """M4.5"""
    table = scene("chance start 0")
    table.follow(
        {
            0: "buy jug-red; buy knife-red",
            1: "buy jug-green; buy instrument-green; buy jewellery-green",
        }
    )
    table.finish()
    assert table.view.scores == (1 + 2 + 2, 1 + 1 + 1 + 2)
    assert table.outcome.ranking == ((1,), (0,))
    assert table.outcome.reason is Reason.TIE_BREAK


def test_antiques_left_after_the_loss_break_the_tie() -> None:
    """M4.5, ruling: the one lost does not count, so the win is shared"""
    table = scene("chance start 0")
    table.follow(
        {0: "buy jug-red; buy knife-red", 1: "buy jug-green; buy knife-green; buy vase-blue"}
    )
    assert len(table.view.players[1].antiques) == 3
    table.finish()
    assert table.view.scores == (5, 5)
    assert table.outcome.ranking == ((0, 1),)
    assert table.outcome.reason is Reason.SHARED


def test_then_the_win_is_shared_and_the_others_keep_their_places() -> None:
    """M4.5"""
    table = scene("chance start 0", 4)
    table.follow(
        {
            0: "buy jug-red; buy knife-red",
            1: "buy jewellery-purple; buy statue-purple",
            2: "buy jug-green; buy knife-green",
        }
    )
    events = table.finish()
    assert table.view.scores == (5, 6, 5, 2)
    assert table.outcome.ranking == ((1,), (0, 2), (3,))
    assert events[-1] == GameEnded(((1,), (0, 2), (3,)))


def test_all_may_win_together() -> None:
    """M4.5"""
    table = Scene(3)
    table.finish()
    assert table.view.scores == (2, 2, 2)
    assert table.outcome.winners == (0, 1, 2)
    assert table.outcome.reason is Reason.SHARED
