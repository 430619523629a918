"""The edition as Tables: what an edition or a form of the game can change, as vecs for hot code.

A card is a kind: a colour and its symbols; equal cards have no identity. Counters of the six
symbols are packed into one i64, 8 bits each with the top bit kept free, so that "strictly more
than they" is one subtraction for all six (T4.1). A set of prizes is a set of those top bits. Cities
are numbered in the alphabetical order of their ids, and sets of cities are bit masks.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.core.bits import BIT, lowest

# Symbols: the lanes of packed counters. The prizes at court have the same numbers (T4.2 to T4.5).
SYMBOLS: Final = ("elephant", "vizier", "general", "monk", "princess", "mogul")
ELEPHANT: Final = 0
VIZIER: Final = 1
PRINCESS: Final = 4
MOGUL: Final = 5

LANE: Final = 8  # bits of one packed counter
ONES: Final = 0x010101010101  # one of each symbol
GUARD: Final = 0x808080808080  # the top bit of every counter: all six prizes
PROVINCE_PRIZE: Final = 0x000000000080
INFLUENCE_PRIZES: Final = 0x008080808000
CROWN_PRIZE: Final = 0x800000000000
TOP: Final = 7  # from a counter's lowest to its top bit

COLOURS: Final = ("red", "yellow", "green", "violet", "white")
WHITE: Final = 4
NO_COLOUR: Final = -1

GOODS: Final = ("rice", "tea", "spices", "jewels")  # lanes of packed goods

# Bonus tiles: the kinds of T5.1; the goods have the numbers GOOD + good
POINTS: Final = 0
CARD: Final = 1
GOOD: Final = 2
TAJ_MAHAL: Final = 6
BONUSES: Final = ("points", "card", "rice", "tea", "spices", "jewels", "taj-mahal")

# Special cards, in the order of the influence tiles that bring them (T6.1), and effects (T7.1)
SPECIALS: Final = ("two-viziers", "two-generals", "two-monks", "two-princesses")
NO_SPECIAL: Final = -1
ALL_SPECIALS: Final = 15
EFFECTS: Final = ("points", "free-colour", "elephant", "mogul")  # in Carletto's preference (T9.6)
PLUS_TWO: Final = 0
FREE_COLOUR: Final = 1
ONE_ELEPHANT: Final = 2
ONE_MOGUL: Final = 3

# The phases of a game: rules.PHASES explains them
START_PLAYER: Final = 0
LAY_TILE: Final = 1
LAY_BONUS: Final = 2
GIVE_SPECIAL: Final = 3
DEAL_HAND: Final = 4
DEAL_DISPLAY: Final = 5
BONUS_CARD: Final = 6
EMPTY_HANDED: Final = 7
CARLETTO: Final = 8
TURN: Final = 9  # from here on seats decide
PLACE_PALACE: Final = 10
TAKE_CARDS: Final = 11
DISCARD_CARDS: Final = 12
OVER: Final = 13
NEXT_TURN: Final = 14  # never between two plies: somebody's turn is complete

# The verbs: columns `verb` of Tables, in the order of the ACTIONS table
WITHDRAW: Final = 0
PLAY: Final = 1
PALACE: Final = 2
CROWN: Final = 3
TAKE: Final = 4
DISCARD: Final = 5
START: Final = 6
TILE: Final = 7
BONUS: Final = 8
SPECIAL: Final = 9
DEAL: Final = 10
DISPLAY: Final = 11
DRAW: Final = 12

PROVINCES: Final = 12
CITIES: Final = 49
MAX_SEATS: Final = 5
NO_CARD: Final = -1
NO_CITY: Final = -1
NO_SEAT: Final = -1

# Where Carletti sit: T9.1, T9.9
CARLETTI: Final = {
    ("none", 3): (), ("none", 4): (), ("none", 5): (),
    ("duo", 3): (2,),
    ("solitaire", 3): (1, 2),
    ("two-plus-two", 4): (1, 3),
    ("guest", 4): (3,), ("guest", 5): (4,),
}  # fmt: skip


@final
class TajMahalTables:
    """All that the rules read of one edition, for one form of the game."""

    def __init__(self) -> None:
        # The form
        self.seats: i64 = 0
        self.carletti: i64 = 0  # seats of Carletti: a set
        self.humans: i64 = 0  # the other seats: a set
        self.form: str = ""  # the option `carletto`
        self.is_guest: bool = False  # three or four humans and one Carletto (T9.9)
        self.turns_round: bool = False  # the direction changes every visit (T9.1)
        self.order: vec[i64] = vec[i64]()  # (direction, starter, place) -> seat
        self.visits: i64 = 0  # 12, or 9 (T10.1)
        self.hand: i64 = 0  # cards dealt to each player
        self.display: i64 = 0  # cards of a full display
        # Cards
        self.kinds: i64 = 0  # of cards, the white ones last
        self.coloured: i64 = 0  # of them, kinds with a colour
        self.extras: i64 = 0  # what may go with a coloured card: nothing, whites, specials
        self.deck: vec[i64] = vec[i64]()  # by kind: how many there are
        self.no_cards: vec[i64] = vec[i64]()  # by kind: none of any
        self.symbols: vec[i64] = vec[i64]()  # by kind: packed counters
        self.colour: vec[i64] = vec[i64]()  # by kind
        self.of_colour: vec[i64] = vec[i64]()  # by colour: its kinds, as a set
        self.all_coloured: i64 = 0  # kinds with a colour, as a set
        self.effect: vec[i64] = vec[i64]()  # by special card
        self.special_with: vec[i64] = vec[i64]()  # by effect: the special card
        # Tiles
        self.tile_goods: vec[i64] = vec[i64]()  # by number of the province tile: packed goods
        self.bonus_tiles: vec[i64] = vec[i64]()  # by kind: how many are in the draw
        # Board
        self.provinces: i64 = 0  # in the game: a set
        self.agra: i64 = 0  # the city
        self.last_province: i64 = 0  # Agra's
        self.cities_of: vec[i64] = vec[i64]()  # by province: a set
        self.province_of: vec[i64] = vec[i64]()  # by city
        self.roads: vec[i64] = vec[i64]()  # by city: its neighbours, as a set
        self.fortresses: i64 = 0  # other than Agra: a set of cities
        # Columns of the ACTIONS table, and where a verb's rows begin
        self.verb: vec[i64] = vec[i64]()
        self.what: vec[i64] = vec[i64]()
        self.more: vec[i64] = vec[i64]()  # extra card, seat, province or city of the row
        self.first: vec[i64] = vec[i64]()  # by verb
        # Names, for events and views
        self.card_names: list[str] = []
        self.province_names: list[str] = []
        self.city_names: list[str] = []


def make_tables(
    values: dict[str, Any], seats: int, carletto: str, provinces: int
) -> TajMahalTables:
    """Derives the tables of a checked edition for one form of the game."""
    t = TajMahalTables()
    _add_form(t, values["deal"], seats, carletto)
    _add_cards(t, values["cards"])
    _add_specials(t, values["special_cards"])
    _add_board(t, values["board"], provinces)
    _add_tiles(t, values, provinces)
    _add_actions(t)
    return t


def _add_form(t: TajMahalTables, deal: dict[str, Any], seats: int, carletto: str) -> None:
    t.seats = seats
    t.form = carletto
    for seat in CARLETTI[carletto, seats]:
        t.carletti |= BIT[seat]
    t.humans = (BIT[seats] - 1) & ~t.carletti
    t.is_guest = carletto == "guest"
    t.turns_round = carletto in ("duo", "solitaire")
    t.hand = deal["hand"]
    t.display = deal["display"][str(seats - 1 if t.is_guest else seats)]
    for direction in (1, -1):
        for starter in range(seats):
            for seat in turn_order(carletto, seats, starter, direction):
                t.order = append(t.order, seat)


def turn_order(carletto: str, seats: int, starter: int, direction: int) -> list[int]:
    """The order of play in a visit: T2.1; T9.1 by turns the other way; T9.9 the guest second."""
    if carletto != "guest":
        return [(starter + direction * place) % seats for place in range(seats)]
    humans = seats - 1
    order = [(starter + place) % humans for place in range(humans)]
    return [order[0], humans, *order[1:]]


def _add_cards(t: TajMahalTables, cards: dict[str, Any]) -> None:
    for c, colour in enumerate(COLOURS):
        of_colour: i64 = 0
        for name in sorted(cards[colour], key=symbol_numbers):
            of_colour |= BIT[t.kinds]
            symbols = 0
            for symbol in symbol_numbers(name):
                symbols += BIT[LANE * symbol]
            t.symbols = append(t.symbols, symbols)
            t.colour = append(t.colour, c)
            t.deck = append(t.deck, cards[colour][name])
            t.no_cards = append(t.no_cards, 0)
            t.card_names.append(f"{colour}-{name}")
            t.kinds += 1
        t.of_colour = append(t.of_colour, of_colour)
        if c < WHITE:
            t.coloured = t.kinds
            t.all_coloured |= of_colour
    t.extras = 1 + (t.kinds - t.coloured) + len(SPECIALS)


def symbol_numbers(name: str) -> list[int]:
    """The symbols of a card by number: "elephant-monk" -> [0, 3]."""
    return [SYMBOLS.index(symbol) for symbol in name.split("-")]


def _add_specials(t: TajMahalTables, special_cards: dict[str, str]) -> None:
    effects = [special_cards[symbol] for symbol in SYMBOLS[VIZIER:MOGUL]]
    t.effect = vec[i64]([EFFECTS.index(effect) for effect in effects])
    t.special_with = vec[i64]([effects.index(effect) for effect in EFFECTS])


def _add_board(t: TajMahalTables, board: dict[str, Any], provinces: int) -> None:
    nine: dict[str, Any] = board["nine_provinces"]
    t.province_names = sorted(board["provinces"])
    t.city_names = sorted(city for row in board["provinces"].values() for city in row)
    roads: list[list[str]] = list(board["roads"])
    fortresses: list[str] = list(board["fortresses"])
    out: list[str] = []
    if provinces == 9:
        roads += nine["roads"]
        fortresses += nine["fortresses"]
        out = nine["without"]
    neighbours = [0] * CITIES
    of_city = [0] * CITIES
    for p, province in enumerate(t.province_names):
        cities: i64 = 0
        if province not in out:
            t.provinces |= BIT[p]
            for name in board["provinces"][province]:
                city = t.city_names.index(name)
                cities |= BIT[city]
                of_city[city] = p
                if name in fortresses and name != board["agra"]:
                    t.fortresses |= BIT[city]
        t.cities_of = append(t.cities_of, cities)
    t.province_of = vec[i64](of_city)
    t.agra = t.city_names.index(board["agra"])
    t.last_province = t.province_of[t.agra]
    everywhere: i64 = 0
    for cities in t.cities_of:
        everywhere |= cities
    for one, other in roads:
        a, b = t.city_names.index(one), t.city_names.index(other)
        if everywhere & BIT[a] != 0 and everywhere & BIT[b] != 0:
            neighbours[a] |= BIT[b]
            neighbours[b] |= BIT[a]
    t.roads = vec[i64](neighbours)


def _add_tiles(t: TajMahalTables, values: dict[str, Any], provinces: int) -> None:
    t.visits = provinces
    t.tile_goods = append(t.tile_goods, 0)  # tiles count from 1
    for number in range(1, PROVINCES + 1):
        goods = 0
        for good in values["province_tiles"][str(number)]:
            goods += BIT[LANE * GOODS.index(good)]
        t.tile_goods = append(t.tile_goods, goods)
    for bonus in BONUSES[:TAJ_MAHAL]:
        n = values["bonus_tiles"][bonus]
        if provinces == 9:
            n -= values["board"]["nine_provinces"]["without_bonus_tiles"].get(bonus, 0)
        t.bonus_tiles = append(t.bonus_tiles, n)


def _add_actions(t: TajMahalTables) -> None:
    """The rows in the order of the verbs, each verb's by `what`, then by `more`."""
    for verb, rows, columns in (
        (WITHDRAW, 1, 1),
        (PLAY, t.coloured, t.extras),
        (PALACE, CITIES, 1),
        (CROWN, CITIES, 1),
        (TAKE, t.kinds, 1),
        (DISCARD, t.kinds, 1),
        (START, MAX_SEATS, 1),
        (TILE, PROVINCES, PROVINCES),  # number - 1, province
        (BONUS, TAJ_MAHAL, CITIES),
        (SPECIAL, len(SPECIALS), MAX_SEATS),
        (DEAL, t.kinds, MAX_SEATS),
        (DISPLAY, t.kinds, 1),
        (DRAW, t.kinds, 1),
    ):
        t.first = append(t.first, len(t.verb))
        for what in range(rows):
            for more in range(columns):
                t.verb = append(t.verb, verb)
                t.what = append(t.what, what)
                t.more = append(t.more, more)


def prizes(packed: i64) -> tuple[str, ...]:
    """A set of prizes by the names of their symbols, for events and views."""
    names: list[str] = []
    while packed != 0:
        names.append(SYMBOLS[lowest(packed) // LANE])
        packed &= packed - 1
    return tuple(names)
