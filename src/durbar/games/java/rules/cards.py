"""J8.3: palace cards, the pile, and what is known of the hands (J1.6)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import BIT
from durbar.games.java import events
from durbar.games.java.rules import duty, points
from durbar.games.java.rules.points import DUTY, FINE, TOO_FEW_POINTS
from durbar.games.java.tables import (
    DRAW,
    DRAWING,
    KINDS,
    NONE,
    REPLACING,
    TAKE_HIDDEN,
    TAKE_OPEN,
    TURN,
    TURN_UP,
)

if TYPE_CHECKING:
    from durbar.games.java.state import JavaPlayer, JavaState

MOST_CARDS: Final = 2  # taken in one turn

TWO_CARDS_TAKEN: Final = 50
NO_PILE: Final = 51


def why_not_take(s: "JavaState", is_due: bool) -> i64:
    """For the open card and the top of the pile alike."""
    if s.cards_taken == MOST_CARDS:
        return TWO_CARDS_TAKEN
    if s.pile.total == 0:
        return NO_PILE  # the open card could not be replaced either
    if s.ap < 1:
        return TOO_FEW_POINTS
    return DUTY if is_due and not duty.survives_points(s, s.ap - 1) else FINE


def legal_cards(s: "JavaState", out: vec[i64], n: i64, is_due: bool) -> i64:
    if why_not_take(s, is_due) != FINE:
        return n
    out[n] = s.tables.first[TAKE_OPEN]
    out[n + 1] = s.tables.first[TAKE_HIDDEN]
    return n + 2


def apply_take(s: "JavaState", a: i64) -> None:
    points.spend(s, 1)
    s.cards_taken += 1
    if s.tables.verb[a] == TAKE_HIDDEN:
        s.phase = DRAWING
        return
    s.players[s.turn_of].known[s.open] += 1
    if s.sink is not None:
        s.sink.append(events.OpenCardTaken(int(s.turn_of), s.tables.kind_names[s.open]))
    s.open = NONE
    s.phase = REPLACING


# What chance decides ------------------------------------------------------------------------------


def legal_from_pile(s: "JavaState", out: vec[i64], verb: i64) -> i64:
    """One outcome for each kind in the pile."""
    n: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if s.pile.counts[kind] > 0:
            out[n] = s.tables.first[verb] + kind
            n += 1
        kind += 1
    return n


def legal_replacing(s: "JavaState", out: vec[i64]) -> i64:
    return legal_from_pile(s, out, TURN_UP)


def apply_replacing(s: "JavaState", a: i64) -> None:
    turn_up(s, s.tables.what[a])
    s.phase = TURN


def legal_drawing(s: "JavaState", out: vec[i64]) -> i64:
    return legal_from_pile(s, out, DRAW)


def apply_drawing(s: "JavaState", a: i64) -> None:
    card = s.tables.what[a]
    s.pile.take(card)
    s.parted &= BIT[s.turn_of + 1]  # hidden.py: only the drawer knows the card
    s.players[s.turn_of].secret[card] += 1
    if s.sink is not None:
        s.sink.append(events.CardDrawn(int(s.turn_of), s.tables.kind_names[card]))
    refill(s)
    s.phase = TURN


def turn_up(s: "JavaState", card: i64) -> None:
    s.pile.take(card)
    s.open = card
    if s.sink is not None:
        s.sink.append(events.CardTurnedUp(s.tables.kind_names[card]))
    refill(s)


def refill(s: "JavaState") -> None:
    """As soon as the pile is used up, the discards, if there are any, are shuffled to form it."""
    if s.pile.total > 0:
        return
    s.pile.fill(s.discards)
    if s.pile.total == 0:
        return
    s.parted = BIT[s.seats + 1] - 1  # hidden.py: all have seen what lies in it now
    kind: i64 = 0
    while kind < KINDS:
        s.discards[kind] = 0
        kind += 1
    if s.sink is not None:
        s.sink.append(events.PileShuffled(int(s.pile.total)))


# Hands --------------------------------------------------------------------------------------------


def in_hand(player: "JavaPlayer", kind: i64) -> i64:
    return player.known[kind] + player.secret[kind]


def lay_from_hand(player: "JavaPlayer", kind: i64) -> None:
    """The known copy first: `known` is the least that the table may be sure of."""
    if player.known[kind] > 0:
        player.known[kind] -= 1
    else:
        player.secret[kind] -= 1
    player.laid[kind] += 1


def secret_cards(player: "JavaPlayer") -> i64:
    n: i64 = 0
    for cards in player.secret:
        n += cards
    return n
