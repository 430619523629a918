"""Das Vermächtnis des Maharaja, straight from the position: all of it is open (M1.3)."""

from typing import Final, final

from mypy_extensions import i64

from durbar.core.state import State
from durbar.games.maharaja.state import MaharajaState
from durbar.games.maharaja.tables import ANTIQUES, EFFECTS
from durbar.rl.pen import Encoder, Pen, seen_from

PHASES: Final = 6


@final
class Direct(Encoder):
    def encode(self, state: State, seat: i64, pen: Pen) -> None:
        assert isinstance(state, MaharajaState)
        s = state
        t = s.tables
        seats = s.seats
        pen.one_hot(s.phase, PHASES)
        pen.one_hot(seen_from(seat, s.to_move(), seats), seats)
        pen.one_hot(seen_from(seat, s.turn_of, seats), seats)
        pen.flag(s.grey)
        pen.flag(s.is_extra)
        pen.one_hot(s.effect, len(EFFECTS))
        pen.one_hot(s.giving_up_for, t.collections)
        pen.put(s.day)
        pen.all_of(t.trade)
        pen.put(s.coins_taken)
        pen.bits(s.supply, t.collections)
        pen.bits(s.offer, ANTIQUES)
        pen.bits(s.gone, ANTIQUES)
        pen.all_of(s.pile.counts)
        n: i64 = 0
        while n < seats:
            player = s.players[(seat + n) % seats]
            pen.put(player.points)
            pen.put(player.money)
            pen.bits(player.collections, t.collections)
            pen.bits(player.antiques, ANTIQUES)
            n += 1


def make(fresh: State) -> Encoder:
    return Direct()
