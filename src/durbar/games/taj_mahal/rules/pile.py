"""The draw pile, the discards, and cards on their way to and from hands (T1.6, T6.3)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from durbar.core.bits import BIT
from durbar.core.chance import Bag
from durbar.games.taj_mahal import events
from durbar.games.taj_mahal.rules import hidden
from durbar.games.taj_mahal.tables import TajMahalTables

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalPlayer, TajMahalState


def empty_bag(t: TajMahalTables) -> Bag:
    bag = Bag()
    bag.counts = t.no_cards[:]
    return bag


def can_draw(s: "TajMahalState") -> bool:
    """A card is needed: an empty pile is made of the discards. False: both are empty."""
    if s.pile.total > 0:
        return True
    if s.discards.total == 0:
        return False
    if s.sink is not None:
        s.sink.append(events.PileReshuffled(int(s.discards.total)))
    emptied = s.pile
    s.pile = s.discards
    s.discards = emptied
    hidden.reveal_pile(s)
    return True


def draw_secretly(s: "TajMahalState", seat: i64, card: i64) -> None:
    """The top card of the pile into a hand; only its owner sees it."""
    s.pile.take(card)
    s.players[seat].secret.put(card)
    s.players[seat].held |= BIT[card]
    hidden.hidden_draw(s, seat)


def take_from_display(s: "TajMahalState", seat: i64, card: i64) -> None:
    """A card all have seen goes into a hand."""
    remove_from_display(s, card)
    s.players[seat].known.put(card)
    s.players[seat].held |= BIT[card]


def remove_from_display(s: "TajMahalState", card: i64) -> None:
    s.display.take(card)
    if s.display.counts[card] == 0:
        s.displayed &= ~BIT[card]


def leave_hand(player: "TajMahalPlayer", card: i64) -> None:
    """A card is played: a known copy first, since the two look alike (T1.8)."""
    if player.known.counts[card] > 0:
        player.known.take(card)
    else:
        player.secret.take(card)
    if player.known.counts[card] == 0 and player.secret.counts[card] == 0:
        player.held &= ~BIT[card]
