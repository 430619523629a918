"""The edition as Tables: what an edition can change, as vecs that the hot code reads.

An antique is `kind * COLOURS + colour`. Counters of the six kinds are packed into one i64, 8 bits
each with the top bit kept free, so that "has at least the antiques shown" is one subtraction.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.core.bits import BIT, lowest

KINDS: Final = 6
COLOURS: Final = 6
ANTIQUES: Final = 36

# The phases of a game: rules.PHASES explains them
START_PLAYER: Final = 0
LAY_OUT_OFFER: Final = 1
ACTION: Final = 2
COLLECTION: Final = 3
GIVING_UP: Final = 4
OVER: Final = 5

# The verbs: columns `verb` of Tables, in the order of the ACTIONS table
TAKE_GOLD: Final = 0
BUY: Final = 1
COLLECT_NOTHING: Final = 2
COLLECT: Final = 3
GIVE_UP: Final = 4
START: Final = 5
LAY_OUT: Final = 6

# The effects of the grey sides: M5.1
NO_EFFECT: Final = 0
RUPEES: Final = 1
EXTRA_TURN: Final = 2
DISCARD_OFFER: Final = 3
EFFECTS: Final = ("", "rupees", "extra-turn", "discard-offer")

NO_CARD: Final = -1

KIND_BITS: Final = 8  # bits of one counter in a packed set of kinds
GUARD: Final = 0x808080808080  # the top bit of every counter


@final
class MaharajaTables:
    """All that the rules read of one edition, for one number of seats."""

    def __init__(self) -> None:
        self.trade: vec[i64] = vec[i64]()  # prices of the trade cards, from the left
        self.gold: i64 = 0  # rupees of a gold coin
        self.value: vec[i64] = vec[i64]()  # by antique
        self.of_kind: vec[i64] = vec[i64]()  # by kind: its antiques, as a set
        self.of_colour: vec[i64] = vec[i64]()  # by colour: its antiques, as a set
        self.kind_of: vec[i64] = vec[i64]()  # by antique: one in the counter of its kind
        self.collections: i64 = 0  # how many collection cards there are
        self.requires: vec[i64] = vec[i64]()  # by collection: packed kinds that must be owned
        self.points: vec[i64] = vec[i64]()  # by collection
        self.give_up: vec[i64] = vec[i64]()  # by collection: antiques one of which is given up
        self.barred_by: vec[i64] = vec[i64]()  # by collection: cards that forbid taking it (M3.3)
        self.grey: vec[i64] = vec[i64]()  # by collection: the effect of its grey side
        # Columns of the ACTIONS table, and where a verb's rows begin
        self.verb: vec[i64] = vec[i64]()
        self.what: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()  # by verb
        # Names, for events and views
        self.kind_names: list[str] = []
        self.antique_names: list[str] = []
        self.collection_names: list[str] = []


def make_tables(values: dict[str, Any], seats: int) -> MaharajaTables:
    """Derives the tables of a checked edition."""
    t = MaharajaTables()
    t.trade = vec[i64](values["trade_cards"][str(seats)])
    t.gold = values["coins"]["gold"]
    _add_antiques(t, values["antiques"])
    for card in values["collections"]:
        _add_collection(t, card, values)
    t.collections = len(t.collection_names)
    _add_actions(t)
    return t


def _add_antiques(t: MaharajaTables, antiques: dict[str, Any]) -> None:
    kinds: list[str] = antiques["kinds"]
    colours: list[str] = antiques["colours"]
    t.kind_names = kinds
    of_colour = [0] * COLOURS
    antique = 0
    for k, kind in enumerate(kinds):
        of_kind = 0
        for c, colour in enumerate(colours):
            t.antique_names.append(f"{kind}-{colour}")
            t.value = append(t.value, antiques["values"][kind][c])
            t.kind_of = append(t.kind_of, BIT[KIND_BITS * k])
            of_kind |= BIT[antique]
            of_colour[c] |= BIT[antique]
            antique += 1
        t.of_kind = append(t.of_kind, of_kind)
    t.of_colour = vec[i64](of_colour)


def _add_collection(t: MaharajaTables, card: dict[str, Any], values: dict[str, Any]) -> None:
    kinds: list[str] = values["antiques"]["kinds"]
    requires = 0
    give_up = 0
    for k, kind in enumerate(kinds):
        requires += card["requires"].get(kind, 0) * 2 ** (KIND_BITS * k)
        if kind in card["give_up"]:
            give_up |= t.of_kind[k]
    barred_by = 0
    for n, other in enumerate(values["collections"]):
        if card["size"] == "small" and other["size"] == "large" and other["sort"] == card["sort"]:
            barred_by |= BIT[n]
    t.requires = append(t.requires, requires)
    t.give_up = append(t.give_up, give_up)
    t.barred_by = append(t.barred_by, barred_by)
    t.points = append(t.points, card["points"])
    t.grey = append(t.grey, EFFECTS.index(card["grey"]))
    t.collection_names.append(card["id"])


def _add_actions(t: MaharajaTables) -> None:
    for verb, rows in (
        (TAKE_GOLD, 1),
        (BUY, ANTIQUES),
        (COLLECT_NOTHING, 1),
        (COLLECT, len(t.collection_names)),
        (GIVE_UP, ANTIQUES),
        (START, 4),
        (LAY_OUT, ANTIQUES),
    ):
        t.first = append(t.first, len(t.verb))
        for what in range(rows):
            t.verb = append(t.verb, verb)
            t.what = append(t.what, what)


def kinds_of(t: MaharajaTables, antiques: i64) -> i64:
    """The packed counters of a set of antiques."""
    kinds: i64 = 0
    while antiques != 0:
        kinds += t.kind_of[lowest(antiques)]
        antiques &= antiques - 1
    return kinds
