"""What is hidden (J1.6): the pile and the secret cards, and how they are dealt again.

For a seat, the pile and the others' secret cards are one multiset, `unseen`: every way to part it
into the pile and the secret cards is a world that fits what it knows, all equally likely, but for
one fact that a festival shows: a seat that must go on can (J8.4, J8.13). A reshuffle (J8.3) parts
the multiset for a while: the discards put back, which all have seen, are the pile. For everybody
but the drawer that lasts until the next card is drawn face down. From then on the two are treated
as one multiset again, although a perfect memory could still exclude some of the drawer's cards
from the pile; `parted` follows from public facts alone.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import BIT
from durbar.core.chance import Bag, Rng
from durbar.games.java.rules import cards, festival
from durbar.games.java.tables import KINDS

if TYPE_CHECKING:
    from durbar.games.java.state import JavaPlayer, JavaState


def knows_pile(s: "JavaState", seat: i64) -> bool:
    """Whether the seat (-1: a spectator) knows the pile from the last reshuffle."""
    return s.parted & BIT[seat + 1] != 0


def unseen(s: "JavaState", seat: i64) -> vec[i64]:
    """By kind: the cards in others' secret hands and, unless it is known, in the pile."""
    counts = vec[i64]([0] * KINDS) if knows_pile(s, seat) else s.pile.counts[:]
    other: i64 = 0
    for player in s.players:
        if other != seat:
            kind: i64 = 0
            while kind < KINDS:
                counts[kind] += player.secret[kind]
                kind += 1
        other += 1
    return counts


def resample(s: "JavaState", seat: i64, rng: Rng) -> None:
    """Uniform over the worlds that fit the seat's view (-1: a spectator's). It never peeks.

    What does not fit is dealt again, which keeps the others equally likely; the true world fits.
    """
    _deal(s, seat, rng)
    while not festival.can_go_on(s):
        _deal(s, seat, rng)


def _deal(s: "JavaState", seat: i64, rng: Rng) -> None:
    """The others' secret cards from `unseen`; the rest is the pile."""
    left = Bag()
    left.fill(unseen(s, seat))
    other: i64 = 0
    for player in s.players:
        if other != seat:
            _redeal(player, left, rng)
        other += 1
    if not knows_pile(s, seat):
        s.pile = left


def _redeal(player: "JavaPlayer", left: Bag, rng: Rng) -> None:
    """As many secret cards as the player has."""
    due = cards.secret_cards(player)
    player.secret = vec[i64]([0] * KINDS)
    while due > 0:
        kind = left.draw(rng)
        left.take(kind)
        player.secret[kind] += 1
        due -= 1
