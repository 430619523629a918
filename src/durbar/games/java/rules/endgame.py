"""J2.5, J9: whose turn is next, the last round and the great scoring."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.events import GameEnded, PointsScored, TurnBegan
from durbar.games.java import breakdown, events, scoring
from durbar.games.java.tables import NONE, OVER, TURN

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState


def begin_turn(s: "JavaState") -> None:
    s.phase = TURN
    s.ap = s.tables.turn_points
    s.tile_laid = False
    s.token_spent = False
    s.cards_taken = 0
    s.built = vec[i64]()
    s.moved_free = vec[i64]()
    if s.sink is not None:
        s.sink.append(TurnBegan(int(s.turn_of)))


def end_turn(s: "JavaState") -> None:
    """J9.1, J9.2: once the last three-tile is taken, each turn ends with the seat's scoring."""
    if s.sink is not None:
        s.sink.append(events.TurnEnded(int(s.turn_of), int(s.ap)))
    if s.last_seat == NONE:
        _count_idle_turns(s)
    if s.last_seat != NONE:
        award_great_scoring(s)
    s.turn_of = s.turn_of + 1 if s.turn_of + 1 < s.seats else 0
    if s.turn_of == s.last_seat:
        _end_game(s)
    else:
        begin_turn(s)


def _count_idle_turns(s: "JavaState") -> None:
    """J9.7: if nobody can lay a tile, the last of them counts as having taken the last one."""
    s.idle_turns = 0 if s.tile_laid else s.idle_turns + 1
    if s.idle_turns == s.seats:
        s.last_seat = s.turn_of
        if s.sink is not None:
            s.sink.append(events.LastRoundBegan(int(s.turn_of), int(s.threes)))


def award_great_scoring(s: "JavaState") -> None:
    """J9.3, for the player whose turn ends."""
    fame = scoring.points_for_great_scoring(s, s.turn_of)
    player = s.players[s.turn_of]
    player.fame += fame
    player.has_scored = True
    if s.sink is not None:
        parts = breakdown.great_scoring(s, s.turn_of)
        s.sink.append(PointsScored(int(s.turn_of), int(fame), "J9.3", parts))


def _end_game(s: "JavaState") -> None:
    s.phase = OVER
    s.ap = 0
    s.moved_free = vec[i64]()
    if s.sink is not None:
        s.sink.append(GameEnded(scoring.outcome(s).ranking))
