"""What a position of Das Vermächtnis des Maharaja is worth: expected final points (M4.4)."""

from typing import Final, final

from mypy_extensions import i64

from durbar.bots.evaluator import Evaluator
from durbar.core.bits import BIT, count, lowest
from durbar.core.state import State
from durbar.games.maharaja.rules import why_not_own
from durbar.games.maharaja.state import MaharajaPlayer, MaharajaState
from durbar.games.maharaja.tables import (
    ANTIQUES,
    COLOURS,
    KIND_BITS,
    KINDS,
    OVER,
    MaharajaTables,
)

DAYS: Final = 9.0
POINTS_PER_RUPEE: Final = 1.0 / 3.0  # at the end; before, money also buys what scores better
USE_OF_MONEY: Final = 0.3  # points more per rupee on the first day, falling to nothing
COLLECTION_AT_HAND: Final = 0.9  # condition met: somebody may still be quicker
COLLECTION_IN_REACH: Final = 0.6  # per card, times the chance to get what is missing


@final
class MaharajaEvaluator(Evaluator):
    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.money = weights.get("money", 1.0)
        self.antiques = weights.get("antiques", 1.0)
        self.singles = weights.get("singles", 1.0)
        self.collections = weights.get("collections", 1.0)
        self.reach = weights.get("reach", 1.0)

    def terms(self) -> tuple[str, ...]:
        """Rupees; antiques that count for sure; those without a second of their colour; collection
        cards whose condition is met; those that lack something."""
        return ("money", "antiques", "singles", "collections", "reach")

    def expected_points(self, state: State, seat: i64) -> float:
        assert isinstance(state, MaharajaState)
        if state.phase == OVER:
            return float(state.players[seat].points)
        t = state.tables
        player = state.players[seat]
        to_come = antiques_to_come(state)
        share = 1.0 - 1.0 / float(state.seats)  # an antique to come goes to somebody else
        days_left = (DAYS - float(state.day)) / DAYS
        points = self.money * float(player.money) * (POINTS_PER_RUPEE + USE_OF_MONEY * days_left)
        points += self.antiques_worth(t, player.antiques, to_come, share)
        card: i64 = 0
        while card < t.collections:
            if player.collections & BIT[card] != 0:
                points += float(t.points[card])
            elif state.supply & BIT[card] != 0:
                points += self.collection_worth(t, player, card, to_come, share)
            card += 1
        return points

    def antiques_worth(self, t: MaharajaTables, antiques: i64, to_come: i64, share: float) -> float:
        """A single of its colour counts as far as a second one is likely to come."""
        worth = 0.0
        colour: i64 = 0
        while colour < COLOURS:
            of_colour = antiques & t.of_colour[colour]
            value: i64 = 0
            left = of_colour
            while left != 0:
                value += t.value[lowest(left)]
                left &= left - 1
            if of_colour & (of_colour - 1) != 0:
                worth += self.antiques * float(value)
            elif of_colour != 0:
                second = 1.0 - power(share, count(to_come & t.of_colour[colour]))
                worth += self.singles * float(value) * second
            colour += 1
        return worth

    def collection_worth(
        self, t: MaharajaTables, player: MaharajaPlayer, card: i64, to_come: i64, share: float
    ) -> float:
        """The points of a card in the supply, less what is given up for it, as likely as it is."""
        gain = float(t.points[card]) - (1.0 if t.give_up[card] != 0 else 0.0)
        if player.collections & t.barred_by[card] != 0:
            return 0.0
        if why_not_own(t, player, card) == 0:
            return self.collections * gain * COLLECTION_AT_HAND
        if self.reach == 0.0:
            return 0.0
        chance = self.reach * COLLECTION_IN_REACH
        kind: i64 = 0
        while kind < KINDS:
            shift = KIND_BITS * kind
            lacks = ((t.requires[card] >> shift) & 0x7F) - ((player.kinds >> shift) & 0x7F)
            available = count(to_come & t.of_kind[kind])
            while lacks > 0:
                if available <= 0:
                    return 0.0
                chance *= 1.0 - power(share, available)
                available -= 1
                lacks -= 1
            kind += 1
        return gain * chance


def antiques_to_come(s: MaharajaState) -> i64:
    """Those on offer and in the pile, as a set."""
    found = s.offer
    antique: i64 = 0
    while antique < ANTIQUES:
        if s.pile.counts[antique] > 0:
            found |= BIT[antique]
        antique += 1
    return found


def power(base: float, exponent: i64) -> float:
    result = 1.0
    while exponent > 0:
        result *= base
        exponent -= 1
    return result


EVALUATOR: Final = MaharajaEvaluator
