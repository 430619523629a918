"""A turn planned before it comes: the present position as if it were that seat's turn now."""

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.types import Seat
from durbar.games.java.rules import cards, endgame, festival
from durbar.games.java.state import JavaState
from durbar.games.java.tables import KINDS, MOVING, NONE, OVER, TURN


def turn_ahead(s: JavaState, seat: Seat) -> JavaState | None:
    """None where no turn is left to that seat (J9.2); his own turn is the position as it is."""
    if s.phase == OVER or s.players[seat].has_scored:
        return None
    planned = s.clone()
    if s.turn_of == seat and s.phase in (TURN, MOVING):
        return planned
    if planned.festival_at != NONE:
        _leave_festival(planned)
    planned.taken_up = NONE
    planned.turn_of = seat
    planned.witness = NONE
    endgame.begin_turn(planned)
    return planned


def _leave_festival(s: JavaState) -> None:
    """J8.8: who wins it is not foreseen; the cards on the table go and the palace is marked."""
    discards = [int(n) for n in s.discards]
    for player in s.players:
        for kind in range(KINDS):
            discards[kind] += int(player.laid[kind])
        player.laid = vec[i64]([0] * KINDS)
        player.total = 0
        player.part = festival.OUTSIDE
        player.bid_number = 0
    s.discards = vec[i64](discards)
    s.feast[s.festival_at] = 1
    s.festival_at = NONE
    s.asked = NONE
    s.asker = NONE
    s.bids = 0
    s.least_card = 0
    s.in_bid = False
    cards.refill(s)
