"""The position of Taj Mahal: fields, clone, key, invariants, doors to the rules."""

from collections.abc import Hashable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import BIT
from durbar.core.chance import Bag, Rng
from durbar.core.state import State
from durbar.games.taj_mahal import conservation, setup
from durbar.games.taj_mahal.rules import door, hidden
from durbar.games.taj_mahal.tables import NO_CARD, NO_CITY, NO_COLOUR, NO_SEAT, TajMahalTables


@final
class TajMahalPlayer:
    """A player's hand and tableau. Only `secret` is hidden from the others (T1.8).

    `known` are cards of the hand taken openly from the display: playing a card
    spends a known copy first, so that `known` stays what the table is entitled to.
    """

    def __init__(self) -> None:
        self.known: Bag = NO_CARDS
        self.secret: Bag = NO_CARDS
        self.held: i64 = 0  # kinds in the hand, known or secret: a set
        self.specials: i64 = 0  # special cards, in the hand or on the table: a set
        self.used: i64 = 0  # of them, on the table in this visit
        self.laid: vec[i64] = NOTHING_LAID  # cards played in this visit, special cards apart
        self.shown: i64 = 0  # symbols of all cards played in this visit: packed counters
        self.colour: i64 = NO_COLOUR  # of this visit (T3.2)
        self.influence: i64 = 0  # influence tiles: packed counters in the symbols' lanes
        self.tiles: i64 = 0  # province tiles won, by number: a set
        self.goods: i64 = 0  # on bonus and province tiles: packed counters
        self.palaces: i64 = 0  # cities of normal palaces: a set
        self.crowns: i64 = 0  # cities of crown palaces: a set
        self.won: i64 = 0  # prizes of this visit, for the eye only: no rule asks for them
        self.points: i64 = 0

    def lay(self, cards: list[int]) -> None:
        """The cards played in this visit, as a view shows them."""
        self.laid = vec[i64](cards)

    def clone(self) -> "TajMahalPlayer":
        twin = TajMahalPlayer()
        twin.known = self.known.clone()
        twin.secret = self.secret.clone()
        twin.held = self.held
        twin.specials = self.specials
        twin.used = self.used
        twin.laid = self.laid[:]
        twin.shown = self.shown
        twin.colour = self.colour
        twin.influence = self.influence
        twin.tiles = self.tiles
        twin.goods = self.goods
        twin.palaces = self.palaces
        twin.crowns = self.crowns
        twin.won = self.won
        twin.points = self.points
        return twin

    def key(self) -> Hashable:
        return (
            tuple(self.known.counts), tuple(self.secret.counts), int(self.specials), int(self.used),
            tuple(sorted(self.laid)), int(self.shown), int(self.colour), int(self.influence),
            int(self.tiles), int(self.goods), int(self.palaces), int(self.crowns), int(self.points),
        )  # fmt: skip


@final
class TajMahalState(State):
    """A position; `tables` is shared by all clones."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: TajMahalTables = NO_TABLES
        self.phase: i64 = 0  # door.PHASES
        # The board and the court
        self.route: vec[i64] = NO_ROUTE  # by number of the province tile from 1: its province
        self.bonus: vec[i64] = NO_ROUTE  # by kind of bonus tile: the cities where one lies, sets
        self.court: i64 = 0  # prizes still to be won in this visit
        self.table_specials: i64 = 0  # special cards that nobody holds: a set
        # The visit
        self.visit: i64 = 0  # visits that have begun
        self.starter: i64 = NO_SEAT
        self.place: i64 = 0  # of turn_of in the visit's order of play
        self.turn_of: i64 = NO_SEAT
        self.in_visit: i64 = 0  # seats that have not withdrawn: a set
        self.first_out: i64 = (
            NO_SEAT  # the human that withdrew first, while Carletti ask for it (T9.9)
        )
        # A withdrawal
        self.palaces_due: i64 = 0
        self.crown_due: bool = False
        self.tile_due: bool = False  # the province tile is won, not yet scored (T5.2)
        self.last_city: i64 = NO_CITY  # placed in this withdrawal, since the last card was drawn
        self.cards_due: i64 = 0  # to be taken or discarded from the display
        self.least_card: i64 = 0  # the canonical order of such a pair
        self.asked: i64 = NO_SEAT  # the seat that discards from the display for a Carletto (T9.4)
        self.asked_next: i64 = NO_SEAT
        # Carletto's turn
        self.white: i64 = NO_CARD  # drawn, and waiting for a coloured card (T9.2, T9.3)
        self.drew_wrong: bool = False  # his first card had the wrong colour
        # Cards
        self.pile: Bag = NO_CARDS
        self.discards: Bag = NO_CARDS
        self.display: Bag = NO_CARDS
        self.displayed: i64 = 0  # kinds in the display: a set
        self.parted: i64 = 0  # the seats that know the pile from the last reshuffle: see hidden.py
        self.players: list[TajMahalPlayer] = []

    def spread(self, route: list[int], bonus: list[int]) -> None:
        """The tiles on the board, as a view shows them."""
        self.route = vec[i64](route)
        self.bonus = vec[i64](bonus)

    def clone(self) -> "TajMahalState":
        twin = TajMahalState()
        twin.max_legal = self.max_legal
        twin.tables = self.tables
        twin.phase = self.phase
        twin.route = self.route[:]
        twin.bonus = self.bonus[:]
        twin.court = self.court
        twin.table_specials = self.table_specials
        twin.visit = self.visit
        twin.starter = self.starter
        twin.place = self.place
        twin.turn_of = self.turn_of
        twin.in_visit = self.in_visit
        twin.first_out = self.first_out
        twin.palaces_due = self.palaces_due
        twin.crown_due = self.crown_due
        twin.tile_due = self.tile_due
        twin.last_city = self.last_city
        twin.cards_due = self.cards_due
        twin.least_card = self.least_card
        twin.asked = self.asked
        twin.asked_next = self.asked_next
        twin.white = self.white
        twin.drew_wrong = self.drew_wrong
        twin.pile = self.pile.clone()
        twin.discards = self.discards.clone()
        twin.display = self.display.clone()
        twin.displayed = self.displayed
        twin.parted = self.parted
        twin.players = [player.clone() for player in self.players]
        return twin

    def to_move(self) -> i64:
        return door.to_move(self)

    def legal_into(self, out: vec[i64]) -> i64:
        return door.legal_into(self, out)

    def apply(self, action: i64) -> None:
        door.apply(self, action)

    def chance(self, rng: Rng) -> i64:
        return setup.chance(self, rng)

    def weights(self) -> list[int]:
        return setup.weights(self)

    def resample(self, seat: i64, rng: Rng) -> None:
        hidden.resample(self, seat, rng)

    def scores(self) -> list[int]:
        return [int(player.points) for player in self.players]

    def key(self) -> Hashable:
        return (
            self.tables.form, int(self.tables.visits), int(self.phase),
            tuple(self.route), tuple(self.bonus), int(self.court), int(self.table_specials),
            int(self.visit), int(self.starter), int(self.turn_of), int(self.in_visit),
            int(self.first_out), int(self.palaces_due), self.crown_due, self.tile_due,
            int(self.last_city), int(self.cards_due), int(self.least_card), int(self.asked),
            int(self.asked_next), int(self.white), self.drew_wrong,
            tuple(self.pile.counts), tuple(self.discards.counts), tuple(self.display.counts),
            int(self.parted), tuple(player.key() for player in self.players),
        )  # fmt: skip

    def invariants(self) -> list[str]:
        return conservation.faults(self)

    def is_carletto(self, seat: i64) -> bool:
        return self.tables.carletti & BIT[seat] != 0

    @property
    def province(self) -> int:
        """The province of the current visit."""
        return int(self.route[self.visit])


NO_TABLES: Final = TajMahalTables()
NO_CARDS: Final = Bag()
NO_ROUTE: Final = vec[i64]()
NOTHING_LAID: Final = vec[i64]()
