"""The position of Java: fields, clone, key, and the doors to the rules."""

from collections.abc import Hashable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.chance import Bag, Rng
from durbar.core.state import State
from durbar.games.java import conservation, setup
from durbar.games.java.rules import door, hidden, sampling
from durbar.games.java.tables import KINDS, NONE, JavaTables

NO_CARDS: Final = vec[i64]([0] * KINDS)


@final
class JavaPlayer:
    """What a player owns; secret is only the part of the hand in `secret` (J1.6)."""

    def __init__(self) -> None:
        self.fame: i64 = 0
        self.has_scored: bool = False  # in the great scoring (J9.3)
        self.tokens: i64 = 0
        self.twos: i64 = 0
        self.rices: i64 = 0
        self.villages: i64 = 0
        self.at: vec[i64] = vec[i64]()  # the spaces of the developers, ascending
        self.on_board: i64 = 0  # how many of `at` are in use
        self.known: vec[i64] = NO_CARDS  # by kind: cards taken open
        self.secret: vec[i64] = NO_CARDS  # by kind: cards the others have not seen
        # In a festival
        self.laid: vec[i64] = NO_CARDS  # by kind
        self.total: i64 = 0  # points laid
        self.part: i64 = 0  # festival.OUTSIDE, UNASKED, IN, OUT
        self.bid_number: i64 = 0  # of the latest bid: the greatest laid cards last

    def hold(self, known: list[int], secret: list[int], laid: list[int]) -> None:
        """The hand by kind, as a view shows it."""
        self.known = vec[i64](known)
        self.secret = vec[i64](secret)
        self.laid = vec[i64](laid)

    def clone(self) -> "JavaPlayer":
        twin = JavaPlayer()
        twin.fame = self.fame
        twin.has_scored = self.has_scored
        twin.tokens = self.tokens
        twin.twos = self.twos
        twin.rices = self.rices
        twin.villages = self.villages
        twin.at = self.at[:]
        twin.on_board = self.on_board
        twin.known = self.known[:]
        twin.secret = self.secret[:]
        twin.laid = self.laid[:]
        twin.total = self.total
        twin.part = self.part
        twin.bid_number = self.bid_number
        return twin


@final
class JavaState(State):
    """A position; `tables` is shared by all clones."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: JavaTables = NO_TABLES
        self.seats: i64 = 0
        self.phase: i64 = 0  # door.PHASES
        self.players: list[JavaPlayer] = []
        # The turn: J2
        self.turn_of: i64 = 0
        self.ap: i64 = 0  # action points left
        self.tile_laid: bool = False  # the duty is done (J2.2)
        self.token_spent: bool = False
        self.cards_taken: i64 = 0
        self.built: vec[i64] = vec[i64]()  # palaces built or upgraded in this turn (J7.3)
        self.moved_free: vec[i64] = vec[i64]()  # where developers stand that may not do so (J2.4)
        self.taken_up: i64 = (
            NONE  # the developer that moves: its space; NONE: from beside the board
        )
        # Supply
        self.threes: i64 = 0
        self.irrigation: i64 = 0
        self.palaces_left: vec[i64] = vec[i64]()  # by value / 2 - 1
        self.open: i64 = NONE
        self.pile: Bag = Bag()
        self.parted: i64 = (
            0  # the seats that know the pile from the last reshuffle: rules/hidden.py
        )
        self.discards: vec[i64] = NO_CARDS
        # The board, by space
        self.level: vec[i64] = vec[i64]()
        self.terrain: vec[i64] = vec[i64]()
        self.top: vec[i64] = vec[i64]()  # the footprint of the tile that shows
        self.palace: vec[i64] = vec[i64]()  # its value, 0 without
        self.feast: vec[i64] = vec[i64]()  # 1: a festival was held at the palace's present value
        self.who: vec[i64] = vec[i64]()  # the seat whose developer stands there
        # A festival: J8.4
        self.festival_at: i64 = NONE  # the palace's space
        self.asked: i64 = NONE  # the seat that bids or answers
        self.asker: i64 = NONE  # the seat that asked for agreement
        self.bids: i64 = 0  # made so far
        self.least_card: i64 = 0  # cards of a bid are laid in ascending order of kinds
        self.in_bid: bool = False  # a card of this bid has been laid
        # The end: J9
        self.last_seat: i64 = NONE  # the seat that took the last three-tile
        self.idle_turns: i64 = 0  # turns in a row in which no tile could be laid (J9.7)
        # Derived from the board, kept for speed
        self.flat: vec[i64] = vec[i64]()  # by space, and one more: level; below 0 no tile may lie
        self.entry: vec[i64] = vec[i64]()  # by space: AP to enter or leave here, FAR if one cannot
        self.ground: vec[i64] = vec[i64]()  # bit rows of what can be walked on: rules/reach.py
        self.village: vec[i64] = vec[i64]()  # by space: one space that names its village, or NONE
        self.village_size: vec[i64] = vec[i64]()  # by that space
        self.village_palace: vec[i64] = vec[i64]()  # by that space: where its palace is, or NONE
        self.palaces: vec[i64] = vec[i64]()  # their spaces
        self.highest: i64 = 0  # level on the board
        self.witness: i64 = NONE  # a tile that could be laid when last looked at (J2.2)
        # Scratch paper, never read before written
        self.stamp: i64 = 0
        self.mark: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]()
        self.queue: vec[i64] = vec[i64]()
        self.flood: vec[i64] = vec[i64]()

    def recall(
        self, built: list[int], moved_free: list[int], palaces_left: list[int], discards: list[int]
    ) -> None:
        """The columns of the board as lists, for a view."""
        self.built = vec[i64](built)
        self.moved_free = vec[i64](moved_free)
        self.palaces_left = vec[i64](palaces_left)
        self.discards = vec[i64](discards)

    def clone(self) -> "JavaState":
        twin = JavaState()
        twin.max_legal = self.max_legal
        twin.tables = self.tables
        twin.seats = self.seats
        twin.phase = self.phase
        twin.players = [player.clone() for player in self.players]
        twin.turn_of = self.turn_of
        twin.ap = self.ap
        twin.tile_laid = self.tile_laid
        twin.token_spent = self.token_spent
        twin.cards_taken = self.cards_taken
        twin.built = self.built[:]
        twin.moved_free = self.moved_free[:]
        twin.taken_up = self.taken_up
        twin.threes = self.threes
        twin.irrigation = self.irrigation
        twin.palaces_left = self.palaces_left[:]
        twin.open = self.open
        twin.pile = self.pile.clone()
        twin.parted = self.parted
        twin.discards = self.discards[:]
        twin.level = self.level[:]
        twin.terrain = self.terrain[:]
        twin.top = self.top[:]
        twin.palace = self.palace  # what seldom changes is shared until it does
        twin.feast = self.feast
        twin.who = self.who[:]
        twin.festival_at = self.festival_at
        twin.asked = self.asked
        twin.asker = self.asker
        twin.bids = self.bids
        twin.least_card = self.least_card
        twin.in_bid = self.in_bid
        twin.last_seat = self.last_seat
        twin.idle_turns = self.idle_turns
        twin.flat = self.flat[:]
        twin.entry = self.entry
        twin.ground = self.ground[:]
        twin.village = self.village[:]
        twin.village_size = self.village_size[:]
        twin.village_palace = self.village_palace[:]
        twin.palaces = self.palaces[:]
        twin.highest = self.highest
        twin.witness = self.witness
        twin.stamp = self.stamp
        twin.mark = self.mark[:]
        twin.cost = self.cost[:]
        twin.near = self.near  # no rule leaves off between writing and reading these
        twin.queue = self.queue[:]
        twin.flood = self.flood
        return twin

    def to_move(self) -> i64:
        return door.to_move(self)

    def legal_into(self, out: vec[i64]) -> i64:
        return door.legal_into(self, out)

    def apply(self, action: i64) -> None:
        door.apply(self, action)

    def random_action(self, rng: Rng, out: vec[i64]) -> i64:
        return sampling.random_action(self, rng, out)

    def chance(self, rng: Rng) -> i64:
        return setup.chance(self, rng)

    def weights(self) -> list[int]:
        return setup.weights(self)

    def resample(self, seat: i64, rng: Rng) -> None:
        hidden.resample(self, seat, rng)

    def scores(self) -> list[int]:
        return [int(player.fame) for player in self.players]

    def key(self) -> Hashable:
        return (
            int(self.seats), int(self.phase), int(self.turn_of), int(self.ap),
            self.tile_laid, self.token_spent, int(self.cards_taken),
            tuple(sorted(self.built)), tuple(sorted(self.moved_free)), int(self.taken_up),
            int(self.threes), int(self.irrigation), tuple(self.palaces_left),
            int(self.open), tuple(self.pile.counts), int(self.parted), tuple(self.discards),
            tuple(self.level), tuple(self.terrain), tuple(self.top),
            tuple(self.palace), tuple(self.feast), tuple(self.who),
            int(self.festival_at), int(self.asked), int(self.asker), int(self.least_card),
            self.in_bid, int(self.last_seat), int(self.idle_turns),
            tuple([
                (
                    int(p.fame), p.has_scored, int(p.tokens), int(p.twos), int(p.rices),
                    int(p.villages), tuple(p.known), tuple(p.secret), tuple(p.laid),
                    int(p.part), int(p.bid_number),
                )
                for p in self.players
            ]),
        )  # fmt: skip

    def invariants(self) -> list[str]:
        return conservation.faults(self)


NO_TABLES: Final = JavaTables()
