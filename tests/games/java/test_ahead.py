"""Plan ahead: the present position with the turn handed to another seat."""

from tests.games.java.walks import GAME, walk

from durbar.games.java.tables import MOVING, NONE, TURN


def test_whoever_plans_has_a_whole_turn_on_the_position_as_it_is() -> None:
    """J2.1; the position itself stays as it was."""
    phases = set()
    for state in walk(3, 900):
        before = state.key()
        for seat in range(int(state.seats)):
            planned = GAME.turn_ahead(state, seat)
            if planned is None:
                continue
            is_own = state.turn_of == seat and state.phase in (TURN, MOVING)
            phases.add((int(state.phase), is_own))
            assert planned.invariants() == []
            assert planned.turn_of == seat
            assert (planned.key() == before) == is_own
            assert tuple(planned.level) == tuple(state.level)
            assert tuple(planned.who) == tuple(state.who)
            if not is_own:
                assert (planned.phase, planned.ap) == (TURN, state.tables.turn_points)
                assert planned.festival_at == NONE
                assert planned.to_move() == seat and planned.legal()
        assert state.key() == before
    assert len(phases) >= 4  # own and others' turns, moves and festivals


def test_who_has_scored_has_no_turn_to_plan() -> None:
    """J9.2"""
    seen = 0
    for state in walk(2, 4000):
        for seat, player in enumerate(state.players):
            if player.has_scored or state.to_move() == -2:
                seen += 1
                assert GAME.turn_ahead(state, seat) is None
    assert seen
