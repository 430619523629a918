"""Events: complete: the ledgers of rupees and antiques follow from them."""

from collections import Counter

import pytest
from tests.games.maharaja.script import Scene, opening

import durbar
from durbar.core.events import Audience, Event, PointsScored, TurnBegan
from durbar.games.maharaja.events import (
    EVENT_TYPES,
    AntiqueBought,
    AntiqueGivenUp,
    AntiqueLaidOut,
    CoinTaken,
    CollectionTaken,
    DayBegan,
    DayEnded,
    OfferDiscarded,
    RupeesReceived,
    SinglesLost,
    StartingPlayerFound,
    TaxPaid,
)

VARIANTS = [(2, False), (2, True), (3, False), (4, False)]


def played(seats: int, grey: bool, seed: int) -> tuple[Scene, list[Event]]:
    """A random game and all its events."""
    table, events = Scene(seats, grey=grey), list[Event]()
    table.state.sink = events
    assert [*table.wander(seed)][-1] == durbar.NOBODY
    return table, events


def test_the_first_day_as_events() -> None:
    """M1.3, M1.2, M2.1, M2.2, M3.2, M2.3, M4.1, M4.2"""
    table = Scene()
    assert table.play(opening(0, "jug-red jug-blue knife-red vase-red")) == [
        StartingPlayerFound(0, (4, 5)),
        DayBegan(1, 0),
        AntiqueLaidOut("jug-red"),
        AntiqueLaidOut("jug-blue"),
        AntiqueLaidOut("knife-red"),
        AntiqueLaidOut("vase-red"),
        TurnBegan(0),
    ]
    assert table.play("0 take gold; 1 take gold; 0 buy jug-red; 1 take gold") == [
        CoinTaken(0, 3),
        TurnBegan(1),
        CoinTaken(1, 3),
        TurnBegan(0),
        AntiqueBought(0, "jug-red", 2),
        TurnBegan(1),
        CoinTaken(1, 3),
        TaxPaid(1, 3),
        TurnBegan(0),
    ]
    assert table.play("0 buy jug-blue; 0 collect jug-small; 0 give up jug-red; 1 take gold") == [
        AntiqueBought(0, "jug-blue", 2),
        CollectionTaken(0, "jug-small", 3),
        AntiqueGivenUp(0, "jug-red", "jug-small"),
        TurnBegan(1),
        CoinTaken(1, 3),
        TaxPaid(1, 3),
        DayEnded(1, ("knife-red", "vase-red")),
        DayBegan(2, 0),
    ]


@pytest.mark.parametrize(("seats", "grey"), VARIANTS)
def test_the_rupees_follow_from_the_events(seats: int, grey: bool) -> None:
    """M1.3, M2.1, M2.3, M5.1: what is received and paid is what a seat has"""
    for seed in range(10):
        table, events = played(seats, grey, seed)
        money = Counter[int]()
        for event in events:
            match event:
                case StartingPlayerFound(_, start):
                    money.update(dict(enumerate(start)))
                case CoinTaken(seat, rupees) | RupeesReceived(seat, rupees):
                    money[seat] += rupees
                case AntiqueBought(seat, _, rupees) | TaxPaid(seat, rupees):
                    money[seat] -= rupees
                case TurnBegan():
                    assert all(0 <= rupees <= 8 for rupees in money.values())
        assert [money[seat] for seat in range(seats)] == [p.money for p in table.view.players]


@pytest.mark.parametrize(("seats", "grey"), VARIANTS)
def test_the_antiques_follow_from_the_events(seats: int, grey: bool) -> None:
    """M2.1, M3.2, M4.2, M4.4, M5.1: each leaves its place just once"""
    for seed in range(10):
        table, events = played(seats, grey, seed)
        place: dict[str, str | int] = {}
        for event in events:
            match event:
                case AntiqueLaidOut(antique):
                    assert antique not in place
                    place[antique] = "offer"
                case AntiqueBought(seat, antique, _):
                    assert place[antique] == "offer"
                    place[antique] = seat
                case AntiqueGivenUp(seat, antique, _):
                    assert place[antique] == seat
                    place[antique] = "gone"
                case SinglesLost(seat, lost):
                    assert {place[antique] for antique in lost} == {seat}
                    place.update(dict.fromkeys(lost, "gone"))
                case DayEnded(_, left) | OfferDiscarded(_, left):
                    assert {place[antique] for antique in left} <= {"offer"}
                    place.update(dict.fromkeys(left, "gone"))
        assert len(place) == 36
        for seat, player in enumerate(table.view.players):
            assert {a for a in place if place[a] == seat} == set(player.antiques)
        assert {a for a in place if place[a] == "gone"} == set(table.view.gone)


@pytest.mark.parametrize(("seats", "grey"), VARIANTS)
def test_the_scores_follow_from_the_events(seats: int, grey: bool) -> None:
    """M4.4: the parts sum to the points, the points to the scores; the cards are those held"""
    for seed in range(10):
        table, events = played(seats, grey, seed)
        scored = [event for event in events if isinstance(event, PointsScored)]
        assert [event.seat for event in scored] == list(range(seats))
        assert [event.points for event in scored] == list(table.view.scores)
        for event, player in zip(scored, table.view.players, strict=True):
            assert sum(part.points for part in event.parts) == event.points
            held = [(part.kind, part.id) for part in event.parts if part.kind != "rupees"]
            antiques = [("antique", antique) for antique in player.antiques]
            cards = [("collection", card) for card in player.collections]
            assert held == antiques + cards


def test_every_event_type_occurs() -> None:
    met = {type(event) for seed in range(30) for event in played(2, True, seed)[1]}
    assert met == set(EVENT_TYPES)


def test_everybody_sees_every_event() -> None:
    """M1.3"""
    table, events = played(2, True, 1)
    assert {event_type.audience for event_type in EVENT_TYPES} == {Audience.ALL}
    for seat in (None, 0, 1):
        assert [table.game.redact(event, seat) for event in events] == events


def test_the_record_shows_everything_to_everybody() -> None:
    """M1.3: nothing is replaced by a question mark"""
    table = Scene()
    table.play(opening(0, "jug-red jug-blue knife-red vase-red") + "; 0 take gold; 1 take gold")
    for seat in (None, 0, 1):
        assert durbar.redact(table.game, table.record, seat).entries == table.record.entries
    assert durbar.replay(table.game, table.record).key() == table.state.key()
