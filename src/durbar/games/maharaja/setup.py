"""M1: the set-up, and what chance decides: the starting player and the antiques laid out."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import BIT
from durbar.core.chance import Rng
from durbar.games.maharaja import events
from durbar.games.maharaja.tables import ANTIQUES, LAY_OUT, START, START_PLAYER

if TYPE_CHECKING:
    from durbar.games.maharaja.state import MaharajaState

MONEY_OF_STARTER: Final = 4  # M1.3
MONEY_OF_OTHERS: Final = 5

ONE_OF_EACH: Final = vec[i64]([1] * ANTIQUES)  # M1.1


def prepare(s: "MaharajaState") -> None:
    """M1.1, M1.2: antiques in the pile, collection cards open, a coin on each trade card."""
    s.pile.fill(ONE_OF_EACH)
    s.supply = BIT[s.tables.collections] - 1
    s.phase = START_PLAYER


def chance(s: "MaharajaState", rng: Rng) -> i64:
    """The dealing rule for both chance phases."""
    if s.phase == START_PLAYER:
        return s.tables.first[START] + rng.below(s.seats)
    return s.tables.first[LAY_OUT] + s.pile.draw(rng)


def legal_start(s: "MaharajaState", out: vec[i64]) -> i64:
    """M1.3, ruling: the starting player is found at random."""
    seat: i64 = 0
    while seat < s.seats:
        out[seat] = s.tables.first[START] + seat
        seat += 1
    return s.seats


def apply_start(s: "MaharajaState", a: i64) -> None:
    s.turn_of = s.tables.what[a]
    for player in s.players:
        player.money = MONEY_OF_OTHERS
    s.players[s.turn_of].money = MONEY_OF_STARTER
    if s.sink is not None:
        money = tuple(int(player.money) for player in s.players)
        s.sink.append(events.StartingPlayerFound(int(s.turn_of), money))


def legal_lay_out(s: "MaharajaState", out: vec[i64]) -> i64:
    """M1.2: one antique after the other is laid open."""
    n: i64 = 0
    antique: i64 = 0
    while antique < ANTIQUES:
        if s.pile.counts[antique] > 0:
            out[n] = s.tables.first[LAY_OUT] + antique
            n += 1
        antique += 1
    return n


def apply_lay_out(s: "MaharajaState", a: i64) -> None:
    antique = s.tables.what[a]
    s.pile.take(antique)
    s.offer |= BIT[antique]
    if s.sink is not None:
        s.sink.append(events.AntiqueLaidOut(s.tables.antique_names[antique]))
