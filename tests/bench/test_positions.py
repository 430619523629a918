"""The positions on which `durbar bench` times legal lists."""

from tests.games.java.walks import GAME

from durbar.bench.positions import java, measured_positions
from durbar.games.java.tables import ENTER, MOVING, TAKE_UP, TURN


def test_the_positions_are_what_they_are_named_for() -> None:
    """The first decision of a turn, half of the three-tiles gone, developers and palaces there"""
    choices = measured_positions(GAME)
    assert len(choices) == java.POSITIONS == 100
    assert len({choice[0].key() for choice in choices}) == 100
    verbs = set()
    for first, *later in choices:
        assert first.phase == TURN and first.ap == first.tables.turn_points
        assert not first.tile_laid and not first.moved_free
        assert first.threes <= first.tables.three_tiles - java.GONE
        assert first.palaces and any(player.on_board for player in first.players)
        of_first = [int(first.tables.verb[action]) for action in first.legal()]
        verbs |= set(of_first)
        assert len(later) == of_first.count(TAKE_UP) + of_first.count(ENTER)
        assert all(after.phase == MOVING and after.legal() for after in later)
    # all but `end turn` and `festival`, which the open duty forbids at the beginning of a turn
    assert verbs == set(range(11))
