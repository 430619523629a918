"""What is hidden (T1.8): the pile and the secret cards, and how they are dealt again.

For a seat, the pile and the others' secret cards are one multiset, `unseen`: every way to part it
into the pile and the secret cards is a world that fits what it knows, all equally likely. A
reshuffle (T6.3) parts it for a while: the discards put back, which all have seen, are the pile.
That lasts until the next card is drawn face down by somebody else. From then on the two are
treated as one multiset again, although a perfect memory could still exclude some of the drawer's
cards from the pile; `parted` follows from public facts alone.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import BIT
from durbar.core.chance import Bag, Rng

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalPlayer, TajMahalState

SPECTATOR: Final = -1
EVERYBODY: Final = 0x3F  # bit seat + 1 of each seat, and of the spectator


def reveal_pile(s: "TajMahalState") -> None:
    """The pile is now just the discards that all have seen."""
    s.parted = EVERYBODY


def hidden_draw(s: "TajMahalState", seat: i64) -> None:
    """A seat draws face down: only that seat still knows the pile."""
    s.parted &= BIT[seat + 1]


def knows_pile(s: "TajMahalState", seat: i64) -> bool:
    """Whether the seat knows the pile from the last reshuffle."""
    return s.parted & BIT[seat + 1] != 0


def unseen(s: "TajMahalState", seat: i64) -> vec[i64]:
    """By kind: the cards in others' secret hands and, unless it is known, in the pile."""
    counts = s.pile.counts[:]
    if knows_pile(s, seat):
        kind: i64 = 0
        while kind < s.tables.kinds:
            counts[kind] = 0
            kind += 1
    other: i64 = 0
    for player in s.players:
        if other != seat:
            add(counts, player.secret)
        other += 1
    return counts


def add(counts: vec[i64], bag: Bag) -> None:
    if bag.total == 0:
        return
    kind: i64 = 0
    for n in bag.counts:
        counts[kind] += n
        kind += 1


def resample(s: "TajMahalState", seat: i64, rng: Rng) -> None:
    """Deals the others' secret cards from `unseen`; the rest is the pile. It never peeks.

    Uniform over the worlds that fit the seat's view (-1: a spectator's).
    """
    if seat != SPECTATOR and hidden_from(s, seat) == 0:
        return
    left = Bag()
    left.fill(unseen(s, seat))
    other: i64 = 0
    for player in s.players:
        if other != seat and player.secret.total > 0:
            redeal(player, left, rng)
        other += 1
    if not knows_pile(s, seat):
        s.pile = left


def hidden_from(s: "TajMahalState", seat: i64) -> i64:
    """How many cards the others hold in secret."""
    n: i64 = 0
    other: i64 = 0
    for player in s.players:
        if other != seat:
            n += player.secret.total
        other += 1
    return n


def redeal(player: "TajMahalPlayer", left: Bag, rng: Rng) -> None:
    counts = player.secret.counts
    held: i64 = 0
    kind: i64 = 0
    for n in player.known.counts:
        counts[kind] = 0
        if n > 0:
            held |= BIT[kind]
        kind += 1
    due = player.secret.total
    while due > 0:
        kind = left.draw(rng)
        left.take(kind)
        counts[kind] += 1
        held |= BIT[kind]
        due -= 1
    player.held = held
