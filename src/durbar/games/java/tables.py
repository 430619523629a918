"""The edition as Tables: what an edition can change, as vecs that the hot code reads.

A space is a number in reading order of the drawn board, outside cells included. A footprint is a
set of one, two or three mutually adjacent spaces: first the triangles, then the pairs, then the
single spaces. Spaces that a footprint does not have repeat its last one, so that one test of
three spaces serves all sizes.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.core.hexes import Hex, column, drawn, neighbours

# The phases of a game: rules.PHASES explains them
START_PLAYER: Final = 0
DEALING: Final = 1
FIRST_CARD: Final = 2
REPLACING: Final = 3
DRAWING: Final = 4
TURN: Final = 5
MOVING: Final = 6
BIDDING: Final = 7
ANSWERING: Final = 8
OVER: Final = 9

# The verbs: column `verb` of Tables, in the order of the ACTIONS table
LAY_THREE: Final = 0
LAY_TWO: Final = 1
LAY_RICE: Final = 2
LAY_VILLAGE: Final = 3
IRRIGATE: Final = 4
PALACE: Final = 5
TAKE_UP: Final = 6
ENTER: Final = 7
TAKE_OPEN: Final = 8
TAKE_HIDDEN: Final = 9
TOKEN: Final = 10
FESTIVAL: Final = 11
END_TURN: Final = 12
SET_DOWN: Final = 13
LEAVE: Final = 14
BID: Final = 15
DONE: Final = 16
PASS: Final = 17
AGREE: Final = 18
START: Final = 19
DEAL: Final = 20
TURN_UP: Final = 21
DRAW: Final = 22

# What a space carries
BARE: Final = 0
RICE: Final = 1
VILLAGE: Final = 2
WATER: Final = 3
Terrain: TypeAlias = Literal["bare", "rice", "village", "water"]
TERRAINS: Final[tuple[Terrain, ...]] = ("bare", "rice", "village", "water")

NONE: Final = -1  # no space, no seat, no card
SIDES: Final = 6
EAST: Final = 0  # the sides that lead to spaces further on in reading order
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5
SHAPES: Final = 5  # of footprints that begin at a space: two triangles, three pairs
KINDS: Final = 6  # of palace cards
PALACES: Final = 5  # values of palaces: 2, 4, 6, 8, 10
MOST_SEATS: Final = 4
FAR: Final = 99  # action points that nobody has
ROWS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WORD_BITS: Final = 60  # of a word of bit rows


@final
class JavaTables:
    """All that the rules read of one edition."""

    def __init__(self) -> None:
        # The board: J1.1
        self.spaces: i64 = 0  # how many, outside cells included
        self.next_to: vec[i64] = vec[i64]()  # by 6 * space + direction: a space or NONE
        self.ahead: vec[i64] = vec[i64]()  # by 3 * space: east, south-west, south-east, or `spaces`
        self.is_outside: vec[i64] = vec[i64]()  # by space
        self.is_edge: vec[i64] = vec[i64]()  # by space: a board space with an outer side
        self.border: vec[i64] = vec[i64]()  # by outside cell: AP to enter across it; board: FAR
        self.printed: vec[i64] = vec[i64]()  # spaces with printed irrigation
        # Bit rows: a space is a bit of a word that holds a few rows, in reading order
        self.words: i64 = 0
        self.stride: i64 = 0  # from a space to its neighbour one row further on, in bits
        self.last_row: i64 = 0  # bits before the last row of a word
        self.first_row: i64 = 0  # the sets of bits of these rows of a word
        self.but_last_row: i64 = 0
        self.word: vec[i64] = vec[i64]()  # by space
        self.bit: vec[i64] = vec[i64]()  # by space
        self.space_at: vec[i64] = vec[i64]()  # by WORD_BITS * word + number of the bit, or NONE
        # Footprints: J1.2, J3
        self.triangles: i64 = 0
        self.pairs: i64 = 0
        self.footprints: i64 = 0
        self.one: vec[i64] = vec[i64]()  # by footprint: its first space
        self.two: vec[i64] = vec[i64]()  # its second, or the first again
        self.three: vec[i64] = vec[i64]()  # its third, or the second again
        self.size: vec[i64] = vec[i64]()  # by footprint
        self.begun_by: vec[i64] = vec[i64]()  # by 5 * space + SHAPE: the footprint, or NONE
        self.over: vec[i64] = vec[i64]()  # by footprint: how many of its spaces are outside
        # Supply: J1.2 to J1.4
        self.three_tiles: i64 = 0
        self.irrigation_tiles: i64 = 0
        self.palaces: vec[i64] = vec[i64]()  # by value / 2 - 1: how many tiles
        self.developers: i64 = 0
        self.action_tokens: i64 = 0
        self.two_tiles: i64 = 0
        self.rice_tiles: i64 = 0
        self.village_tiles: i64 = 0
        self.hand: i64 = 0
        self.cards: vec[i64] = vec[i64]()  # by kind: how many there are
        self.worth: vec[i64] = vec[i64]()  # by 6 * open kind + kind: points in a festival (J8.5)
        # Points: J2, J8
        self.turn_points: i64 = 0
        self.token_points: i64 = 0
        self.water_fame: i64 = 0
        self.alone_fame: vec[i64] = vec[i64]()  # by value / 2 - 1
        self.shared_fame: vec[i64] = vec[i64]()
        # Columns of the ACTIONS table, and where a verb's rows begin
        self.verb: vec[i64] = vec[i64]()
        self.what: vec[i64] = vec[i64]()  # a footprint, space, card or seat
        self.more: vec[i64] = vec[i64]()  # a tile's village space, a palace's value, a deal's seat
        self.first: vec[i64] = vec[i64]()  # by verb
        # Names, for events and views
        self.names: list[str] = []  # of the spaces
        self.space_of: dict[str, int] = {}  # by that name
        self.footprint_names: list[str] = []  # "F4 F5 G5"
        self.footprint_of: dict[str, int] = {}
        self.hexes: list[Hex] = []  # of the spaces: axial coordinates
        self.kind_names: list[str] = []


def make_tables(values: dict[str, Any]) -> JavaTables:
    """Derives the tables of a checked edition."""
    t = JavaTables()
    _add_board(t, values)
    _add_bit_rows(t)
    _add_footprints(t)
    _add_supply(t, values)
    _add_cards(t, values["palace_cards"])
    _add_actions(t)
    return t


def _add_board(t: JavaTables, values: dict[str, Any]) -> None:
    signs: dict[Hex, str] = dict(drawn(values["board"]["map"]))
    costs = {"^": values["action_points"]["highland"], "_": values["action_points"]["lowland"]}
    t.hexes = list(signs)
    t.names = [f"{ROWS[at[1]]}{column(at) + 1}" for at in t.hexes]
    t.space_of = {name: space for space, name in enumerate(t.names)}
    t.spaces = len(t.hexes)
    place = {at: space for space, at in enumerate(t.hexes)}
    for space, at in enumerate(t.hexes):
        sign = signs[at]
        outside = sign in costs
        around = [place.get(other, NONE) for other in neighbours(at)]
        for other in around:
            t.next_to = append(t.next_to, other)
        for side in (EAST, SOUTH_WEST, SOUTH_EAST):
            t.ahead = append(t.ahead, t.spaces if around[side] == NONE else around[side])
        edge = not outside and any(
            other != NONE and signs[t.hexes[other]] in costs for other in around
        )
        t.is_outside = append(t.is_outside, 1 if outside else 0)
        t.is_edge = append(t.is_edge, 1 if edge else 0)
        t.border = append(t.border, costs.get(sign, FAR))
        if sign == "~":
            t.printed = append(t.printed, space)


def breadth(hexes: Iterable[Hex]) -> int:
    """How many bits a row needs; one is always free, so that rows do not touch."""
    along = [q for q, _ in hexes]
    return max(along) - min(along) + 2


def _add_bit_rows(t: JavaTables) -> None:
    west = min(q for q, _ in t.hexes)
    stride = breadth(t.hexes)
    in_word = WORD_BITS // stride
    t.stride = stride
    t.words = -(-(t.hexes[-1][1] + 1) // in_word)
    t.last_row = (in_word - 1) * stride
    t.first_row = 2**stride - 1
    t.but_last_row = 2 ** ((in_word - 1) * stride) - 1
    spaces = [NONE] * (int(t.words) * WORD_BITS)
    for space, (q, r) in enumerate(t.hexes):
        number = r % in_word * stride + q - west
        t.word = append(t.word, r // in_word)
        t.bit = append(t.bit, 2**number)
        spaces[r // in_word * WORD_BITS + number] = space
    t.space_at = vec[i64](spaces)


def _add_footprints(t: JavaTables) -> None:
    triangles: list[tuple[int, int, int]] = []
    pairs: list[tuple[int, int, int]] = []
    for space in range(int(t.spaces)):
        around = [int(t.next_to[SIDES * space + side]) for side in range(SIDES)]
        pairs += [(space, other, other) for other in around if other > space]
        for side, other in enumerate(around):
            third = around[(side + 1) % SIDES]
            if other > space and third > space:
                triangles.append((space, min(other, third), max(other, third)))
    singles = [(space, space, space) for space in range(int(t.spaces))]
    t.triangles = len(triangles)
    t.pairs = len(pairs)
    for size, group in ((3, triangles), (2, pairs), (1, singles)):
        for one, two, three in sorted(group):
            t.one = append(t.one, one)
            t.two = append(t.two, two)
            t.three = append(t.three, three)
            t.size = append(t.size, size)
            t.over = append(t.over, sum(int(t.is_outside[x]) for x in {one, two, three}))
            names = [t.names[space] for space in sorted({one, two, three})]
            t.footprint_names.append(" ".join(names))
    t.footprints = len(t.one)
    _add_shapes(t)
    t.footprint_of = {name: n for n, name in enumerate(t.footprint_names)}


def _add_shapes(t: JavaTables) -> None:
    """The footprints whose first space is this one, by their shape."""
    found = {(t.one[f], t.two[f], t.three[f]): f for f in range(int(t.footprints))}
    for space in range(int(t.spaces)):
        east, west, south = (
            t.next_to[SIDES * space + side] for side in (EAST, SOUTH_WEST, SOUTH_EAST)
        )
        for shape in (
            (space, east, south),
            (space, west, south),
            (space, east, east),
            (space, west, west),
            (space, south, south),
        ):
            t.begun_by = append(t.begun_by, found.get(shape, NONE))


def _add_supply(t: JavaTables, values: dict[str, Any]) -> None:
    supply, player, points, fame = (
        values[name] for name in ("supply", "player", "action_points", "fame")
    )
    t.three_tiles = supply["three_tiles"]
    t.irrigation_tiles = supply["irrigation_tiles"]
    t.palaces = vec[i64](list(supply["palaces"].values()))
    t.developers = player["developers"]
    t.action_tokens = player["action_tokens"]
    t.two_tiles = player["two_tiles"]
    t.rice_tiles = player["rice_tiles"]
    t.village_tiles = player["village_tiles"]
    t.hand = player["palace_cards"]
    t.turn_points = points["turn"]
    t.token_points = points["token"]
    t.water_fame = fame["water"]
    t.alone_fame = vec[i64](list(fame["festival_alone"].values()))
    t.shared_fame = vec[i64](list(fame["festival_shared"].values()))


def _add_cards(t: JavaTables, cards: dict[str, Any]) -> None:
    t.kind_names = cards["kinds"]
    t.cards = vec[i64](cards["cards"])
    symbols = [set(kind.split("-")) for kind in t.kind_names]
    for open_card in symbols:
        for card in symbols:
            t.worth = append(t.worth, len(open_card & card))


def _add_actions(t: JavaTables) -> None:
    spaces = range(int(t.spaces))
    tiles = [(f, [t.one[f], t.two[f], t.three[f]]) for f in range(int(t.footprints))]
    kinds = range(KINDS)
    rows: dict[int, list[tuple[int, int]]] = {
        LAY_THREE: [(f, int(v)) for f, at in tiles if t.size[f] == 3 for v in at],
        LAY_TWO: [(f, int(v)) for f, at in tiles if t.size[f] == 2 for v in at[:2]],
        LAY_RICE: [(f, NONE) for f, at in tiles if t.size[f] == 1],
        LAY_VILLAGE: [(f, int(at[0])) for f, at in tiles if t.size[f] == 1],
        IRRIGATE: [(space, 0) for space in spaces],
        PALACE: [(space, 2 * n + 2) for space in spaces for n in range(PALACES)],
        TAKE_UP: [(space, 0) for space in spaces],
        ENTER: [(NONE, 0)],
        TAKE_OPEN: [(NONE, 0)],
        TAKE_HIDDEN: [(NONE, 0)],
        TOKEN: [(NONE, 0)],
        FESTIVAL: [(space, 0) for space in spaces],
        END_TURN: [(NONE, 0)],
        SET_DOWN: [(space, 0) for space in spaces],
        LEAVE: [(NONE, 0)],
        BID: [(kind, 0) for kind in kinds],
        DONE: [(NONE, 0)],
        PASS: [(NONE, 0)],
        AGREE: [(NONE, 0)],
        START: [(seat, 0) for seat in range(MOST_SEATS)],
        DEAL: [(kind, seat) for seat in range(MOST_SEATS) for kind in kinds],
        TURN_UP: [(kind, 0) for kind in kinds],
        DRAW: [(kind, 0) for kind in kinds],
    }
    for verb, targets in rows.items():
        t.first = append(t.first, len(t.verb))
        for what, more in targets:
            t.verb = append(t.verb, verb)
            t.what = append(t.what, what)
            t.more = append(t.more, more)
