"""T6.1, T9.6: special cards for influence tiles, at the end of a visit."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from durbar.core.bits import BIT, count, members
from durbar.games.taj_mahal import events, scoring
from durbar.games.taj_mahal.tables import (
    ALL_SPECIALS,
    EFFECTS,
    LANE,
    NO_SEAT,
    NO_SPECIAL,
    ONES,
    PRINCESS,
    SPECIALS,
    SYMBOLS,
    VIZIER,
)

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalPlayer, TajMahalState

PAIR: Final = 2
THREE_TILES: Final = 3


# T6.1 Pairs --------------------------------------------------------------------------------------


def exchange_pairs(s: "TajMahalState", seat: i64) -> None:
    """Two equal influence tiles bring the matching card; it is compulsory."""
    player = s.players[seat]
    if player.influence & ~ONES == 0:
        return  # no counter is above 1
    lane: i64 = VIZIER
    while lane <= PRINCESS:
        if scoring.amount(player.influence, lane) >= PAIR:
            player.influence -= PAIR * BIT[LANE * lane]
            take_special(s, seat, lane - VIZIER, BIT[LANE * lane], "T6.1")
        lane += 1


def take_special(s: "TajMahalState", seat: i64, special: i64, returned: i64, because: str) -> None:
    """T6.1: the special card from the table or from whoever holds it."""
    holder: i64 = NO_SEAT
    other: i64 = 0
    for player in s.players:
        if player.specials & BIT[special] != 0:
            holder = other
            player.specials &= ~BIT[special]
        other += 1
    s.table_specials &= ~BIT[special]
    s.players[seat].specials |= BIT[special]
    if s.sink is not None:
        tiles = [SYMBOLS[bit // LANE] for bit in members(returned)]
        if because == "T6.1":
            tiles += tiles
        had = None if holder == NO_SEAT else int(holder)
        s.sink.append(
            events.SpecialCardTaken(int(seat), SPECIALS[special], tuple(tiles), had, because)
        )


# T9.6 Carletto's three different tiles -----------------------------------------------------------


def exchange_three(s: "TajMahalState", seat: i64) -> None:
    """One special card for three different tiles; of four he keeps the princess."""
    player = s.players[seat]
    special = special_wanted(s, player)
    if special == NO_SPECIAL or different_tiles(player) < THREE_TILES:
        return
    returned: i64 = 0
    lane: i64 = VIZIER
    while lane <= PRINCESS:
        if scoring.amount(player.influence, lane) > 0 and count(returned) < THREE_TILES:
            returned |= BIT[LANE * lane]
        lane += 1
    player.influence -= returned
    take_special(s, seat, special, returned, "T9.6")


def different_tiles(player: "TajMahalPlayer") -> i64:
    n: i64 = 0
    lane: i64 = VIZIER
    while lane <= PRINCESS:
        if scoring.amount(player.influence, lane) > 0:
            n += 1
        lane += 1
    return n


def special_wanted(s: "TajMahalState", player: "TajMahalPlayer") -> i64:
    """From the table before from a player, never one he has; +2, free colour, elephant, mogul."""
    wanted = s.table_specials
    if wanted == 0:
        wanted = ALL_SPECIALS & ~player.specials
    effect: i64 = 0
    while effect < len(EFFECTS):
        if wanted & BIT[s.tables.special_with[effect]] != 0:
            return s.tables.special_with[effect]
        effect += 1
    return NO_SPECIAL
