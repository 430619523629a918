"""The view: everything but the order of the pile (M1.3), and enough to make the position again."""

import dataclasses

import pytest
from tests.games.maharaja.script import Scene, opening, scene

import durbar
from durbar.games.maharaja.view import PHASE_NAMES, MaharajaPlayerView

OPENING = opening(0, "jug-red jug-blue knife-red vase-red")
SECOND_JUG = "; 0 take gold; 1 take gold; 0 buy jug-red; 1 take gold; 0 buy jug-blue"


def test_money_and_everything_else_is_open() -> None:
    """M1.3: all seats and spectators see the same, only the menu is the mover's"""
    table = scene(OPENING + SECOND_JUG)
    spectator = table.view
    assert spectator.seat is None
    assert spectator.legal == ()
    for seat in (0, 1):
        view = table.game.view(table.state, seat)
        assert dataclasses.replace(view, seat=None, legal=()) == spectator
        assert view.seat == seat
        assert view.legal == (tuple(table.state.legal()) if seat == 0 else ())


def test_the_table_as_everybody_sees_it() -> None:
    """M1.3"""
    table = scene(OPENING + SECOND_JUG + "; 0 collect jug-small", grey=True)
    view = table.view
    assert view.players == (
        MaharajaPlayerView(3, ("jug-red", "jug-blue"), ("jug-small",)),
        MaharajaPlayerView(8, (), ()),
    )
    assert (view.phase, view.day, view.turn_of, view.to_move) == ("give-up", 1, 0, 0)
    assert (view.giving_up_for, view.effect, view.is_extra) == ("jug-small", "rupees", False)
    assert view.offer == ("knife-red", "vase-red")
    assert (view.trade_cards, view.coins_taken) == ((4, 3, 2, 2), 3)
    assert (len(view.supply), len(view.pile), view.gone) == (14, 32, ())
    assert view.scores == (0, 0)
    assert view.options == {"seats": 2, "grey": True}


def test_the_pile_is_shown_as_a_set() -> None:
    """M1.3: it has no order that a view could show"""
    one = scene(opening(0, "jug-red knife-red vase-red statue-red"))
    other = scene(opening(0, "statue-red vase-red knife-red jug-red"))
    assert one.view == other.view
    assert set(one.view.pile) == set(Scene().view.pile) - set(one.view.offer)
    assert one.state.key() == other.state.key()


@pytest.mark.parametrize(("seats", "grey"), [(2, False), (2, True), (3, False), (4, False)])
def test_a_view_is_enough_to_make_the_position_again(seats: int, grey: bool) -> None:
    """M1.3: nothing is hidden, so the sampled world is the world"""
    seen = set()
    for seed in range(8):
        table = Scene(seats, grey=grey)
        for _ in table.wander(seed):
            seen.add(table.view.phase)
            assert table.state.clone().key() == table.state.key()
            for seat in (None, *range(seats)):
                view = table.game.view(table.state, seat)
                world = table.game.sample(view, durbar.Rng(1))
                assert world.key() == table.state.key()
                assert world.invariants() == []
                assert table.game.view(world, seat) == view
    assert seen == set(PHASE_NAMES)


def test_there_is_nothing_to_redeal() -> None:
    """M1.3"""
    table = scene(OPENING)
    key = table.state.key()
    table.state.resample(0, durbar.Rng(3))
    assert table.state.key() == key
