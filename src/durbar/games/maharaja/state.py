"""The position of Das Vermächtnis des Maharaja: fields, clone, key, invariants, doors to rules."""

from collections.abc import Hashable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.bits import count, members
from durbar.core.chance import Bag, Rng
from durbar.core.state import State
from durbar.games.maharaja import rules, setup
from durbar.games.maharaja.tables import (
    ACTION,
    ANTIQUES,
    NO_CARD,
    NO_EFFECT,
    MaharajaTables,
    kinds_of,
)

MAX_LEGAL: Final = ANTIQUES + 1  # a deal, or all antiques to give up; buying has five


@final
class MaharajaPlayer:
    """What lies before a player: all of it is open (M1.3)."""

    def __init__(self) -> None:
        self.money: i64 = 0  # rupees
        self.antiques: i64 = 0  # a set
        self.kinds: i64 = 0  # of the antiques: packed counters
        self.collections: i64 = 0  # a set
        self.points: i64 = 0  # scored, at the end of the game (M4.4)

    def clone(self) -> "MaharajaPlayer":
        twin = MaharajaPlayer()
        twin.money = self.money
        twin.antiques = self.antiques
        twin.kinds = self.kinds
        twin.collections = self.collections
        twin.points = self.points
        return twin


@final
class MaharajaState(State):
    """A position; `tables` is shared by all clones."""

    def __init__(self) -> None:
        super().__init__()
        self.max_legal = MAX_LEGAL
        self.tables: MaharajaTables = NO_TABLES
        self.seats: i64 = 0
        self.grey: bool = False  # the two-player variant M5
        self.phase: i64 = 0  # rules.PHASES
        self.day: i64 = 0  # sales days that have begun
        self.turn_of: i64 = 0
        self.is_extra: bool = False  # this turn is an extra turn (M5.1)
        self.effect: i64 = NO_EFFECT  # of the collection taken in this turn, still to come
        self.giving_up_for: i64 = NO_CARD  # the collection taken, while its antique is due
        self.pile: Bag = Bag()
        self.offer: i64 = 0  # a set
        self.coins_taken: i64 = 0  # from the trade cards, on this day: always the leftmost
        self.supply: i64 = 0  # collection cards to be had: a set
        self.gone: i64 = 0  # antiques that left the game: a set
        self.players: list[MaharajaPlayer] = []

    def clone(self) -> "MaharajaState":
        twin = MaharajaState()
        twin.tables = self.tables
        twin.seats = self.seats
        twin.grey = self.grey
        twin.phase = self.phase
        twin.day = self.day
        twin.turn_of = self.turn_of
        twin.is_extra = self.is_extra
        twin.effect = self.effect
        twin.giving_up_for = self.giving_up_for
        twin.pile = self.pile.clone()
        twin.offer = self.offer
        twin.coins_taken = self.coins_taken
        twin.supply = self.supply
        twin.gone = self.gone
        twin.players = [player.clone() for player in self.players]
        return twin

    def to_move(self) -> i64:
        return rules.to_move(self)

    def legal_into(self, out: vec[i64]) -> i64:
        return rules.legal_into(self, out)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def chance(self, rng: Rng) -> i64:
        return setup.chance(self, rng)

    def weights(self) -> list[int]:
        return [1] * len(self.legal())  # every antique and every seat is there once

    def resample(self, seat: i64, rng: Rng) -> None:
        """Nothing to deal again: only the pile is hidden, and a bag has no order (M1.3)."""

    def scores(self) -> list[int]:
        return [int(player.points) for player in self.players]

    def standing(self) -> list[int]:
        """M4.5: points, then the antiques that are left."""
        return [int(p.points * (ANTIQUES + 1) + count(p.antiques)) for p in self.players]

    def key(self) -> Hashable:
        return (
            int(self.seats), self.grey, int(self.phase), int(self.day), int(self.turn_of),
            self.is_extra, int(self.effect), int(self.giving_up_for), int(self.offer),
            int(self.coins_taken), int(self.supply), int(self.gone), tuple(self.pile.counts),
            tuple(
                (int(p.money), int(p.antiques), int(p.collections), int(p.points))
                for p in self.players
            ),
        )  # fmt: skip

    def invariants(self) -> list[str]:
        faults: list[str] = []
        places = [members(self.offer), members(self.gone)]
        places += [members(player.antiques) for player in self.players]
        places.append([kind for kind in range(ANTIQUES) if self.pile.counts[kind] == 1])
        if sorted(antique for place in places for antique in place) != list(range(ANTIQUES)):
            faults.append("not every antique is in exactly one place")
        if sum(self.pile.counts) != self.pile.total or max(self.pile.counts) > 1:
            faults.append("the pile's counts are wrong")
        held = [card for player in self.players for card in members(player.collections)]
        if sorted(held + members(self.supply)) != list(range(self.tables.collections)):
            faults.append("not every collection card is in exactly one place")
        for seat, player in enumerate(self.players):
            if not 0 <= player.money:
                faults.append(f"seat {seat} owes {-player.money} rupees")
            if player.kinds != kinds_of(self.tables, player.antiques):
                faults.append(f"seat {seat}: the counters of kinds do not match the antiques")
        if not 0 <= self.coins_taken <= len(self.tables.trade):
            faults.append(f"{self.coins_taken} coins were taken from the trade cards")
        if self.phase == ACTION and self.coins_taken == len(self.tables.trade):
            faults.append("a turn began without a coin on the trade cards")
        if self.phase == ACTION and self.offer == 0:
            faults.append("a turn began without an antique in the offer")
        if count(self.offer) > rules.OFFER:
            faults.append("more than four antiques are on offer")
        return faults


NO_TABLES: Final = MaharajaTables()
