"""T1: the set-up, and all that chance decides: starting player, tiles, cards from the pile."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import BIT, count, lowest
from durbar.core.chance import Rng
from durbar.games.taj_mahal import events
from durbar.games.taj_mahal.rules import pile
from durbar.games.taj_mahal.tables import (
    ALL_SPECIALS,
    BONUS,
    BONUSES,
    CARLETTO,
    CITIES,
    DEAL,
    DEAL_DISPLAY,
    DEAL_HAND,
    DISPLAY,
    DRAW,
    GIVE_SPECIAL,
    LAY_BONUS,
    LAY_TILE,
    MAX_SEATS,
    NO_SEAT,
    PROVINCES,
    SPECIAL,
    SPECIALS,
    START,
    START_PLAYER,
    TAJ_MAHAL,
    TILE,
)

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalState

NOT_LAID: Final = -1
SPECIALS_OF_CARLETTO: Final = 2  # T9.1


def prepare(s: "TajMahalState") -> None:
    """T1.2 to T1.6: all cards in the pile; the tiles of Agra; the special cards on the table."""
    t = s.tables
    s.max_legal = 1 + t.coloured * t.extras
    s.pile = pile.empty_bag(t)
    s.pile.fill(t.deck)
    s.discards = pile.empty_bag(t)
    s.display = pile.empty_bag(t)
    for player in s.players:
        player.known = pile.empty_bag(t)
        player.secret = pile.empty_bag(t)
    s.route = vec[i64]([NOT_LAID] * (t.visits + 1))
    s.route[t.visits] = t.last_province
    s.bonus = vec[i64]([0] * len(BONUSES))
    s.bonus[TAJ_MAHAL] = BIT[t.agra]
    s.table_specials = ALL_SPECIALS
    s.phase = START_PLAYER


def go_on(s: "TajMahalState") -> bool:
    """The next step of the set-up; False when there is none and the first visit begins."""
    if s.phase <= LAY_TILE and next_tile(s) < s.tables.visits:
        s.phase = LAY_TILE
    elif s.phase <= LAY_BONUS and next_fortress(s) != NOT_LAID:
        s.phase = LAY_BONUS
    elif s.phase <= GIVE_SPECIAL and carletto_in_need(s) != NO_SEAT:
        s.phase = GIVE_SPECIAL
    elif seat_to_deal(s) != NO_SEAT:
        s.phase = DEAL_HAND
    else:
        return False
    return True


# The dealing rule ------------------------------------------------------------------------------


def chance(s: "TajMahalState", rng: Rng) -> i64:
    """The dealing rule for all chance phases."""
    t = s.tables
    if s.phase == DEAL_DISPLAY:
        return t.first[DISPLAY] + s.pile.draw(rng)
    if s.phase == CARLETTO:
        return t.first[DRAW] + s.pile.draw(rng)
    if s.phase == LAY_TILE:
        free = free_provinces(s)
        return tile_row(s) + nth(free, rng.below(count(free)))
    if s.phase == LAY_BONUS:
        return bonus_row(s, bonus_at(s, rng.below(bonuses_left(s))))
    if s.phase == START_PLAYER:
        return t.first[START] + rng.below(starters(s))
    if s.phase == GIVE_SPECIAL:
        return special_row(s, nth(s.table_specials, rng.below(count(s.table_specials))))
    return t.first[DEAL] + s.pile.draw(rng) * MAX_SEATS + drawer(s)


def weights(s: "TajMahalState") -> list[int]:
    """How likely the outcomes are, parallel to legal()."""
    if s.phase == START_PLAYER:
        return [1] * starters(s)
    if s.phase == LAY_TILE:
        return [1] * count(free_provinces(s))
    if s.phase == GIVE_SPECIAL:
        return [1] * count(s.table_specials)
    if s.phase == LAY_BONUS:
        left = [int(bonus_left(s, bonus)) for bonus in range(TAJ_MAHAL)]
        return [n for n in left if n > 0]
    return [int(n) for n in s.pile.counts if n > 0]


def nth(mask: i64, n: i64) -> i64:
    """The n-th member of a set, from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


# T1.7 The starting player of the first visit, ruling: at random --------------------------------


def starters(s: "TajMahalState") -> i64:
    """T9.9: a guest, always in the last seat, is never starting player."""
    return s.tables.seats - 1 if s.tables.is_guest else s.tables.seats


def legal_start(s: "TajMahalState", out: vec[i64]) -> i64:
    seat: i64 = 0
    while seat < starters(s):
        out[seat] = s.tables.first[START] + seat
        seat += 1
    return seat


def apply_start(s: "TajMahalState", a: i64) -> None:
    s.starter = s.tables.what[a]
    if s.sink is not None:
        s.sink.append(events.StartingPlayerFound(int(s.starter)))


# T1.2 The province tiles, by number, on provinces at random -------------------------------------


def next_tile(s: "TajMahalState") -> i64:
    """The lowest province tile that is not laid."""
    number: i64 = 1
    while number < s.tables.visits and s.route[number] != NOT_LAID:
        number += 1
    return number


def free_provinces(s: "TajMahalState") -> i64:
    free = s.tables.provinces
    for province in s.route:
        if province != NOT_LAID:
            free &= ~BIT[province]
    return free


def tile_row(s: "TajMahalState") -> i64:
    return s.tables.first[TILE] + (next_tile(s) - 1) * PROVINCES


def legal_tile(s: "TajMahalState", out: vec[i64]) -> i64:
    return rows_of(tile_row(s), free_provinces(s), out)


def apply_tile(s: "TajMahalState", a: i64) -> None:
    number, province = s.tables.what[a] + 1, s.tables.more[a]
    s.route[number] = province
    if s.sink is not None:
        s.sink.append(events.ProvinceTileLaid(int(number), s.tables.province_names[province]))


# T1.3, T10.3 The bonus tiles, one after the other on the fortresses -----------------------------


def next_fortress(s: "TajMahalState") -> i64:
    """The first fortress without a tile, in alphabetical order."""
    empty = s.tables.fortresses
    for cities in s.bonus:
        empty &= ~cities
    return lowest(empty) if empty != 0 else NOT_LAID


def bonus_left(s: "TajMahalState", bonus: i64) -> i64:
    return s.tables.bonus_tiles[bonus] - count(s.bonus[bonus])


def bonuses_left(s: "TajMahalState") -> i64:
    n: i64 = 0
    laid: i64 = 0
    bonus: i64 = 0
    while bonus < TAJ_MAHAL:
        n += s.tables.bonus_tiles[bonus]
        laid |= s.bonus[bonus]
        bonus += 1
    return n - count(laid)


def bonus_at(s: "TajMahalState", r: i64) -> i64:
    """The kind in whose span r lies."""
    bonus: i64 = 0
    r -= bonus_left(s, 0)
    while r >= 0:
        bonus += 1
        r -= bonus_left(s, bonus)
    return bonus


def bonus_row(s: "TajMahalState", bonus: i64) -> i64:
    return s.tables.first[BONUS] + bonus * CITIES + next_fortress(s)


def legal_bonus(s: "TajMahalState", out: vec[i64]) -> i64:
    n: i64 = 0
    bonus: i64 = 0
    while bonus < TAJ_MAHAL:
        if bonus_left(s, bonus) > 0:
            out[n] = bonus_row(s, bonus)
            n += 1
        bonus += 1
    return n


def apply_bonus(s: "TajMahalState", a: i64) -> None:
    bonus, city = s.tables.what[a], s.tables.more[a]
    s.bonus[bonus] |= BIT[city]
    if s.sink is not None:
        s.sink.append(events.BonusTileLaid(BONUSES[bonus], s.tables.city_names[city]))


# T9.1, T9.9 Two special cards at random for every Carletto --------------------------------------


def carletto_in_need(s: "TajMahalState") -> i64:
    seat: i64 = 0
    for player in s.players:
        if s.is_carletto(seat) and count(player.specials) < SPECIALS_OF_CARLETTO:
            return seat
        seat += 1
    return NO_SEAT


def special_row(s: "TajMahalState", special: i64) -> i64:
    return s.tables.first[SPECIAL] + special * MAX_SEATS + carletto_in_need(s)


def legal_special(s: "TajMahalState", out: vec[i64]) -> i64:
    n: i64 = 0
    left = s.table_specials
    while left != 0:
        out[n] = special_row(s, lowest(left))
        left &= left - 1
        n += 1
    return n


def apply_special(s: "TajMahalState", a: i64) -> None:
    special, seat = s.tables.what[a], s.tables.more[a]
    s.table_specials &= ~BIT[special]
    s.players[seat].specials |= BIT[special]
    if s.sink is not None:
        s.sink.append(events.SpecialCardGiven(int(seat), SPECIALS[special]))


# Cards from the pile: into a hand (T1.5, T5.1, T5.5), to the display (T1.6), to Carletto (T9) ---


def seat_to_deal(s: "TajMahalState") -> i64:
    """T1.5: the seat that still lacks cards of its first hand; a Carletto holds none (T9.1)."""
    seat: i64 = 0
    for player in s.players:
        if player.secret.total < s.tables.hand and not s.is_carletto(seat):
            return seat
        seat += 1
    return NO_SEAT


def drawer(s: "TajMahalState") -> i64:
    """The seat that gets the next card drawn face down."""
    return seat_to_deal(s) if s.phase == DEAL_HAND else s.turn_of


def legal_hand(s: "TajMahalState", out: vec[i64]) -> i64:
    """T1.5, T5.1, T5.5: one card of the pile, face down."""
    seat = drawer(s)
    n: i64 = 0
    kind: i64 = 0
    for copies in s.pile.counts:
        if copies > 0:
            out[n] = s.tables.first[DEAL] + kind * MAX_SEATS + seat
            n += 1
        kind += 1
    return n


def legal_open(s: "TajMahalState", first: i64, out: vec[i64]) -> i64:
    """One open card from the pile; `first` is the row of the lowest kind."""
    n: i64 = 0
    kind: i64 = 0
    for copies in s.pile.counts:
        if copies > 0:
            out[n] = first + kind
            n += 1
        kind += 1
    return n


def apply_hand(s: "TajMahalState", a: i64) -> None:
    draw_card(s, a, "T1.5")


def draw_card(s: "TajMahalState", a: i64, because: str) -> None:
    card, seat = s.tables.what[a], s.tables.more[a]
    pile.draw_secretly(s, seat, card)
    if s.sink is not None:
        s.sink.append(events.CardDrawn(int(seat), s.tables.card_names[card], because))


def legal_display(s: "TajMahalState", out: vec[i64]) -> i64:
    return legal_open(s, s.tables.first[DISPLAY], out)


def apply_display(s: "TajMahalState", a: i64) -> None:
    card = s.tables.what[a]
    s.pile.take(card)
    s.display.put(card)
    s.displayed |= BIT[card]
    if s.sink is not None:
        s.sink.append(events.CardDisplayed(s.tables.card_names[card]))


def rows_of(first: i64, members_of: i64, out: vec[i64]) -> i64:
    """Rows of a verb for the members of a set, ascending."""
    n: i64 = 0
    while members_of != 0:
        out[n] = first + lowest(members_of)
        members_of &= members_of - 1
        n += 1
    return n
