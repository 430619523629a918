"""A turn planned before it comes: the present position as if it were that seat's turn now."""

from durbar.core.types import Seat
from durbar.games.java.rules import endgame, festival
from durbar.games.java.state import JavaState
from durbar.games.java.tables import MOVING, NONE, OVER, TURN


def turn_ahead(s: JavaState, seat: Seat) -> JavaState | None:
    """None if the seat has no turn left (J9.2); the position itself if it is their turn."""
    if s.phase == OVER or s.players[seat].has_scored:
        return None
    planned = s.clone()
    if s.turn_of == seat and s.phase in (TURN, MOVING):
        return planned
    if planned.festival_at != NONE:
        festival.clear_festival(planned)  # its winner is unknown
    planned.taken_up = NONE
    planned.turn_of = seat
    planned.witness = NONE
    endgame.begin_turn(planned)
    return planned
