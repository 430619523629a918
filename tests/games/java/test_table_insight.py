"""What is delivered beside every view: made of the view alone, and the same as the engine's."""

from tests.games.java.script import drawn
from tests.games.java.walks import GAME, walk

from durbar.games.java import insight


def test_every_seat_and_spectator_sees_the_same_of_what_lies_open() -> None:
    """J1.6"""
    for state in walk(3, 400):
        found = [GAME.insight(GAME.view(state, seat)) for seat in (None, *range(int(state.seats)))]
        assert all(each == found[0] for each in found)


def test_the_insight_of_a_view_is_the_one_of_the_position() -> None:
    """J6.1, J8.2, J9.3"""
    for state in walk(4, 400):
        found = GAME.insight(GAME.view(state, state.to_move() if state.to_move() >= 0 else None))
        assert found == insight.insight(state.clone())


def test_cards_are_worth_the_symbols_that_they_share_with_the_open_one() -> None:
    """J8.5"""
    state = drawn("G4 v1a").state
    state.open = state.tables.kind_names.index("mask-drum")
    worth = dict(insight.insight(state).worth)
    assert (worth["mask-drum"], worth["mask"], worth["drum-puppet"], worth["puppet"]) == (
        2,
        1,
        1,
        0,
    )
