"""Everything that is wrong with a position: cards, tiles and palaces are somewhere exactly once."""

from typing import TYPE_CHECKING

from durbar.core.bits import BIT, count, members
from durbar.games.taj_mahal import scoring
from durbar.games.taj_mahal.tables import (
    ALL_SPECIALS,
    CITIES,
    DEAL_DISPLAY,
    GOODS,
    LANE,
    MOGUL,
    NEXT_TURN,
    NO_CARD,
    NO_COLOUR,
    OVER,
    SPECIALS,
    VIZIER,
)

if TYPE_CHECKING:
    from durbar.core.chance import Bag
    from durbar.games.taj_mahal.state import TajMahalPlayer, TajMahalState


def faults(s: "TajMahalState") -> list[str]:
    return [*_of_cards(s), *_of_hands(s), *_of_table(s), *_of_board(s)]


def _of_cards(s: "TajMahalState") -> list[str]:
    t = s.tables
    found: list[str] = []
    bags: list[Bag] = [s.pile, s.discards, s.display]
    bags += [bag for player in s.players for bag in (player.known, player.secret)]
    if any(sum(bag.counts) != bag.total or min(bag.counts) < 0 for bag in bags):
        found.append("a bag's counts are wrong")
    there = [sum(copies) for copies in zip(*(bag.counts for bag in bags), strict=True)]
    for kind in [*(card for player in s.players for card in player.laid), s.white]:
        there[kind] += kind != NO_CARD
    for name, n, copies in zip(t.card_names, there, t.deck, strict=True):
        if n != copies:
            found.append(f"{name} is there {n} times, not {copies}")
    if members(s.displayed) != [kind for kind in range(t.kinds) if s.display.counts[kind]]:
        found.append("the set of displayed kinds does not match the display")
    held = [player.specials for player in s.players] + [s.table_specials]
    if sum(map(int, held)) != ALL_SPECIALS or sum(count(n) for n in held) != len(SPECIALS):
        found.append("not every special card is in exactly one place")
    return found


def _of_hands(s: "TajMahalState") -> list[str]:
    found: list[str] = []
    for seat, player in enumerate(s.players):
        counts = zip(player.known.counts, player.secret.counts, strict=True)
        if members(player.held) != [kind for kind, (n, m) in enumerate(counts) if n + m]:
            found.append(f"seat {seat}: the set of kinds does not match the hand")
        if s.is_carletto(seat) and player.held:
            found.append(f"seat {seat}: a Carletto holds cards")
        if player.used & ~player.specials:
            found.append(f"seat {seat} uses a special card that another seat holds")
    return found


def _of_table(s: "TajMahalState") -> list[str]:
    t = s.tables
    found: list[str] = []
    for seat, player in enumerate(s.players):
        shown = sum(t.symbols[kind] for kind in player.laid) + _of_specials(s, player)
        if shown != player.shown:
            found.append(f"seat {seat}: the symbols shown do not match the cards played")
        is_out = not s.in_visit & BIT[seat] and seat != s.turn_of
        if is_out and (player.laid or player.used or player.colour != NO_COLOUR):
            found.append(f"seat {seat} has withdrawn, but not its cards")
        if any(scoring.amount(player.influence, lane) > 1 for lane in range(VIZIER, MOGUL)):
            if s.phase in (DEAL_DISPLAY, OVER):
                found.append(f"seat {seat} has kept a pair of influence tiles")
    if s.phase == NEXT_TURN:
        found.append("a turn has not been passed on")
    if s.phase in (DEAL_DISPLAY, OVER) and (s.white != NO_CARD or s.drew_wrong):
        found.append("Carletto's turn is not over")
    if s.display.total > t.display:
        found.append("the display has too many cards")
    return found


def _of_specials(s: "TajMahalState", player: "TajMahalPlayer") -> int:
    bits = {"elephant": BIT[0], "mogul": BIT[LANE * MOGUL]}
    effects = ("points", "free-colour", "elephant", "mogul")
    return sum(int(bits.get(effects[s.tables.effect[n]], 0)) for n in members(player.used))


def _of_board(s: "TajMahalState") -> list[str]:
    t = s.tables
    found: list[str] = []
    normal, crowned = 0, 0
    for seat, player in enumerate(s.players):
        if normal & player.palaces or crowned & player.crowns:
            found.append(f"seat {seat} has a palace where another of its sort stands")
        normal |= player.palaces
        crowned |= player.crowns
        tiles = sum(t.tile_goods[tile] for tile in members(player.tiles))
        goods = range(len(GOODS))
        if any(scoring.amount(player.goods, g) < scoring.amount(tiles, g) for g in goods):
            found.append(f"seat {seat} lacks goods of its province tiles")
    visited = 0
    for province in list(s.route)[1 : int(s.visit) + 1]:
        visited |= t.cities_of[province]
    if (normal | crowned) & ~visited:
        found.append("a palace stands where nobody has been")
    if count(crowned) > s.visit:
        found.append("there are more crown palaces than visits")
    laid = [cities for kind in s.bonus for cities in members(kind)]
    if len(set(laid)) != len(laid) or any(city >= CITIES for city in laid):
        found.append("two bonus tiles lie on one city")
    if any(BIT[city] & normal for city in laid):
        found.append("a bonus tile lies under a normal palace")
    return found
