"""T3, T7: playing cards: one coloured card, and with it at most one white or special card."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.core.bits import BIT, lowest
from durbar.core.events import Part, PointsScored
from durbar.games.taj_mahal import events, scoring
from durbar.games.taj_mahal.rules import pile, withdrawal
from durbar.games.taj_mahal.tables import (
    ELEPHANT,
    FREE_COLOUR,
    LANE,
    MOGUL,
    NEXT_TURN,
    NO_CARD,
    NO_COLOUR,
    NO_SPECIAL,
    ONE_ELEPHANT,
    ONE_MOGUL,
    PLAY,
    PLUS_TWO,
    SPECIALS,
    WITHDRAW,
)

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalPlayer, TajMahalState

# Why not: 0 is "legal"; why_not.py has the codes' words
FINE: Final = 0
NOT_IN_HAND: Final = 1
WHITE_NOT_IN_HAND: Final = 2
SPECIAL_NOT_HIS: Final = 3
SPECIAL_USED: Final = 4
WRONG_COLOUR: Final = 5


# The rows of PLAY: for each coloured card nothing more, then the whites, then the special cards


def white_of(s: "TajMahalState", extra: i64) -> i64:
    """The white card that goes with the coloured one, or NO_CARD."""
    white = s.tables.coloured + extra - 1
    return white if extra > 0 and white < s.tables.kinds else NO_CARD


def special_of(s: "TajMahalState", extra: i64) -> i64:
    """The special card that goes with the coloured one, or NO_SPECIAL."""
    special = extra - (s.tables.extras - len(SPECIALS))
    return special if special >= 0 else NO_SPECIAL


def why_not_play(s: "TajMahalState", card: i64, extra: i64) -> i64:
    player = s.players[s.turn_of]
    white, special = white_of(s, extra), special_of(s, extra)
    if player.held & BIT[card] == 0:
        return NOT_IN_HAND
    if white != NO_CARD and player.held & BIT[white] == 0:
        return WHITE_NOT_IN_HAND
    if special != NO_SPECIAL:
        if player.specials & BIT[special] == 0:
            return SPECIAL_NOT_HIS
        if player.used & BIT[special] != 0:
            return SPECIAL_USED
        if s.tables.effect[special] == FREE_COLOUR:
            return FINE
    if player.colour != NO_COLOUR and player.colour != s.tables.colour[card]:
        return WRONG_COLOUR
    return FINE


def legal_turn(s: "TajMahalState", out: vec[i64]) -> i64:
    """T2.1: play cards or withdraw; a seat without a card of its colour must withdraw (T3.4)."""
    t = s.tables
    player = s.players[s.turn_of]
    out[0] = t.first[WITHDRAW]
    n: i64 = 1
    specials = player.specials & ~player.used
    coloured = player.held & t.all_coloured
    fitting = coloured
    if player.colour != NO_COLOUR:
        fitting &= t.of_colour[player.colour]
        if specials & BIT[t.special_with[FREE_COLOUR]] == 0:
            coloured = fitting
    # what may go with a card, as a set of columns: nothing, white cards, special cards
    extras = 1 | ((player.held >> t.coloured) << 1) | (specials << (t.extras - len(SPECIALS)))
    free_colour = t.special_with[FREE_COLOUR] + t.extras - len(SPECIALS)
    columns, plays = t.extras, t.first[PLAY]
    begin: i64 = 0  # the rows of the first card that fits serve the others as a pattern
    end: i64 = 0
    first_row: i64 = 0
    while coloured != 0:
        row = plays + lowest(coloured) * columns
        if fitting & coloured & -coloured == 0:
            out[n] = row + free_colour
            n += 1
        elif end == 0:
            begin, first_row = n, row
            while extras != 0:
                if extras & 1 != 0:
                    out[n] = row
                    n += 1
                extras >>= 1
                row += 1
            end = n
        else:
            k = begin
            while k < end:
                out[n] = out[k] + row - first_row
                n += 1
                k += 1
        coloured &= coloured - 1
    return n


def apply_turn(s: "TajMahalState", a: i64) -> None:
    if s.tables.verb[a] == WITHDRAW:
        withdrawal.withdraw(s)  # T4
        withdrawal.go_on(s)  # T5
    else:
        play_from_hand(s, s.tables.what[a], s.tables.more[a])
        s.phase = NEXT_TURN


def play_from_hand(s: "TajMahalState", card: i64, extra: i64) -> None:
    player = s.players[s.turn_of]
    white = white_of(s, extra)
    pile.leave_hand(player, card)
    if white != NO_CARD:
        pile.leave_hand(player, white)
    lay_cards(s, card, white, special_of(s, extra))


def lay_cards(s: "TajMahalState", card: i64, white: i64, special: i64) -> None:
    """T3.2, T3.3: open on the table; the first coloured card fixes the colour of the visit."""
    t = s.tables
    player = s.players[s.turn_of]
    player.laid = append(player.laid, card)
    player.shown += t.symbols[card]
    if white != NO_CARD:
        player.laid = append(player.laid, white)
        player.shown += t.symbols[white]
    if s.sink is not None:
        name = t.card_names[white] if white != NO_CARD else ""
        if special != NO_SPECIAL:
            name = SPECIALS[special]
        s.sink.append(events.CardsPlayed(int(s.turn_of), t.card_names[card], name))
    if special != NO_SPECIAL:
        use_special(s, player, special)
        if t.effect[special] == FREE_COLOUR:
            return  # T7.1: the visit's colour stays; T7.2: a first card fixes none
    if player.colour == NO_COLOUR:
        player.colour = t.colour[card]


def use_special(s: "TajMahalState", player: "TajMahalPlayer", special: i64) -> None:
    """T7.1: +2 points at once, one elephant, one Grand Mogul, or free colour."""
    player.used |= BIT[special]
    effect = s.tables.effect[special]
    if effect == PLUS_TWO:
        scoring.award(s, s.turn_of, scoring.FOR_PLUS_TWO)
        if s.sink is not None:
            parts = (Part("special", SPECIALS[special], scoring.FOR_PLUS_TWO),)
            s.sink.append(PointsScored(int(s.turn_of), scoring.FOR_PLUS_TWO, "T7.1", parts))
    elif effect == ONE_ELEPHANT:
        player.shown += BIT[LANE * ELEPHANT]
    elif effect == ONE_MOGUL:
        player.shown += BIT[LANE * MOGUL]
