"""J5.2 to J5.4: the ways of a developer, found price by price for all spaces at once.

The board is bit rows (`Tables.word`, `Tables.bit`): a word holds a few rows, and the six neighbours
of all spaces of a word are six shifts. `ground` keeps, in blocks of such words, the rice and the
villages that can be walked on, then the entries for 1 and for 2 points. A search writes into
`flood`: what is not reached yet, what is reached for just this price, and where that begins, each
as rice and villages. It goes on from price to price as long as its caller asks.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import lowest
from durbar.games.java.tables import FAR, NONE, VILLAGE, WORD_BITS, JavaTables

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState

GROUND_BLOCKS: Final = 4
FLOOD_BLOCKS: Final = 7
# Blocks of `ground` and of the part of `flood` that is not reached yet
ON_RICE: Final = 0
ON_VILLAGE: Final = 1
GATES: Final = 2  # of `ground`: entries for 1 point, then for 2
FRESH: Final = 2  # of `flood`: rice and villages reached for just this price
SEEDS: Final = 4  # of `flood`: where they begin
TARGETS: Final = 6  # of `flood`: where a developer may be set down
DEAREST_ENTRY: Final = 2  # points, from the highland


def begin(s: "JavaState", start: i64) -> i64:
    """A developer goes from `start`, or from beside the board (NONE); the price to begin with.

    J5.2: a seat passes its own developers, not those of others.
    """
    t, ground, flood = s.tables, s.ground, s.flood
    words = t.words
    k: i64 = 0
    while k < 2 * words:
        flood[k] = ground[k]
        flood[FRESH * words + k] = 0
        k += 1
    seat: i64 = 0
    while seat < s.seats:
        if seat != s.turn_of:
            player = s.players[seat]
            n: i64 = 0
            while n < player.on_board:
                _take_out(t, flood, player.at[n])
                n += 1
        seat += 1
    return 1 if start == NONE else 0


def _take_out(t: JavaTables, flood: vec[i64], space: i64) -> None:
    word, others = t.word[space], ~t.bit[space]
    flood[word] &= others
    flood[t.words + word] &= others


def spread(s: "JavaState", start: i64, price: i64) -> bool:
    """Goes on to what can be reached for just this price; False if the search is at its end."""
    t, ground, flood = s.tables, s.ground, s.flood
    words = t.words
    seeds, fresh = SEEDS * words, FRESH * words
    k: i64 = 0
    while k < words:  # one more change of terrain
        flood[seeds + k] = beside(t, flood, fresh + words, k)
        flood[seeds + words + k] = beside(t, flood, fresh, k)
        k += 1
    if start != NONE:
        if price == 0:
            terrain: i64 = ON_VILLAGE if s.terrain[start] == VILLAGE else ON_RICE
            flood[seeds + terrain * words + t.word[start]] = t.bit[start]
    elif price <= DEAREST_ENTRY:  # J5.3: or one comes in here
        gates = (GATES + price - 1) * words
        k = 0
        while k < words:
            flood[seeds + k] |= ground[gates + k]
            flood[seeds + words + k] |= ground[gates + k]
            k += 1
    is_any = _fill(t, flood, ON_RICE)
    is_any = _fill(t, flood, ON_VILLAGE) or is_any
    return is_any or (start == NONE and price < DEAREST_ENTRY)


def beside(t: JavaTables, rows: vec[i64], block: i64, k: i64) -> i64:
    """Word `k` of all neighbours of the spaces in a block, and of some that are no spaces."""
    here = rows[block + k]
    south = here & t.but_last_row
    found = here << 1 | here >> 1
    found |= (south << 1 | south) << t.stride - 1 | (here >> 1 | here) >> t.stride - 1
    if k > 0:
        north = rows[block + k - 1]
        found |= (north >> 1 | north) >> t.last_row
    if k + 1 < t.words:
        south = rows[block + k + 1] & t.first_row
        found |= (south << 1 | south) << t.last_row
    return found


def _fill(t: JavaTables, flood: vec[i64], terrain: i64) -> bool:
    """From the seeds over one terrain as far as it goes; is there any such space?"""
    words = t.words
    left = terrain * words
    fresh = (FRESH + terrain) * words
    seeds = (SEEDS + terrain) * words
    any_found: i64 = 0
    k: i64 = 0
    while k < words:
        flood[fresh + k] = flood[seeds + k] & flood[left + k]
        any_found |= flood[fresh + k]
        k += 1
    if any_found == 0:
        return False
    grows = True
    while grows:
        grows = False
        k = 0
        while k < words:
            here = flood[fresh + k]
            grown = (beside(t, flood, fresh, k) | here) & flood[left + k]
            if grown != here:
                flood[fresh + k] = grown
                grows = True
            k += 1
    k = 0
    while k < words:
        flood[left + k] &= ~flood[fresh + k]
        k += 1
    return True


# What a search knows at its present price -------------------------------------------------------


def fresh_word(s: "JavaState", k: i64) -> i64:
    """Word `k` of all spaces that are reached for just this price."""
    words = s.tables.words
    return s.flood[FRESH * words + k] | s.flood[(FRESH + 1) * words + k]


def off_the_board(s: "JavaState", price: i64) -> i64:
    """J5.4: the points for leaving from a space of this price, or FAR."""
    words = s.tables.words
    best: i64 = FAR
    k: i64 = 0
    while k < words:
        found = fresh_word(s, k)
        if found & s.ground[GATES * words + k] != 0:
            return price + 1
        if found & s.ground[(GATES + 1) * words + k] != 0:
            best = price + DEAREST_ENTRY
        k += 1
    return best


# Whole searches ----------------------------------------------------------------------------------


def cost_of_way(s: "JavaState", start: i64, target: i64, ap: i64) -> i64:
    """What the cheapest way to a space costs, FAR beyond the points."""
    word, bit = s.tables.word[target], s.tables.bit[target]
    price = begin(s, start)
    while price <= ap and spread(s, start, price):
        if fresh_word(s, word) & bit != 0:
            return price
        price += 1
    return FAR


def cost_of_leaving(s: "JavaState", start: i64, ap: i64) -> i64:
    """J5.4: the cheapest way to some edge and off the board."""
    best: i64 = FAR
    price = begin(s, start)
    while price <= ap and price + 1 < best and spread(s, start, price):
        best = min(best, off_the_board(s, price))
        price += 1
    return best


def note_costs(s: "JavaState", start: i64, ap: i64) -> None:
    """Writes into `cost` what the way to each space costs, FAR beyond the points."""
    t = s.tables
    space: i64 = 0
    while space < t.spaces:
        s.cost[space] = FAR
        space += 1
    price = begin(s, start)
    while price <= ap and spread(s, start, price):
        k: i64 = 0
        while k < t.words:
            found = fresh_word(s, k)
            while found != 0:
                s.cost[t.space_at[WORD_BITS * k + lowest(found)]] = price
                found &= found - 1
            k += 1
        price += 1


# What is kept ------------------------------------------------------------------------------------


def read_ground(s: "JavaState", space: i64) -> None:
    """Reads one space again: its terrain, unless a palace stands there, and its entry."""
    t, ground = s.tables, s.ground
    at, bit = t.word[space], t.bit[space]
    block: i64 = 0
    while block < GROUND_BLOCKS:
        ground[block * t.words + at] &= ~bit
        block += 1
    if s.palace[space] == 0 and s.level[space] > 0:
        terrain: i64 = ON_VILLAGE if s.terrain[space] == VILLAGE else ON_RICE
        ground[terrain * t.words + at] |= bit
    if s.entry[space] != FAR:
        ground[(GATES + s.entry[space] - 1) * t.words + at] |= bit
