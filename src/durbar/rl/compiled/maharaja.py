"""Das Vermächtnis des Maharaja, from the position: everything is open (M1.3)."""

from typing import Final, final

from mypy_extensions import i64

from durbar.core.state import State
from durbar.games.maharaja.state import MaharajaState
from durbar.games.maharaja.tables import ANTIQUES, EFFECTS
from durbar.rl.writer import Encoder, Writer

PHASES: Final = 6


@final
class MaharajaEncoder(Encoder):
    def encode(self, state: State, seat: i64, writer: Writer) -> None:
        assert isinstance(state, MaharajaState)
        s = state
        t = s.tables
        seats = s.seats
        writer.one_hot(s.phase, PHASES)
        writer.seat_hot(seat, s.to_move(), seats)
        writer.seat_hot(seat, s.turn_of, seats)
        writer.flag(s.grey)
        writer.flag(s.is_extra)
        writer.one_hot(s.effect, len(EFFECTS))
        writer.one_hot(s.giving_up_for, t.collections)
        writer.put(s.day)
        writer.all_of(t.trade)
        writer.put(s.coins_taken)
        writer.bits(s.supply, t.collections)
        writer.bits(s.offer, ANTIQUES)
        writer.bits(s.gone, ANTIQUES)
        writer.all_of(s.pile.counts)
        n: i64 = 0
        while n < seats:
            player = s.players[(seat + n) % seats]
            writer.put(player.points)
            writer.put(player.money)
            writer.bits(player.collections, t.collections)
            writer.bits(player.antiques, ANTIQUES)
            n += 1


def make(fresh: State) -> Encoder:
    return MaharajaEncoder()
