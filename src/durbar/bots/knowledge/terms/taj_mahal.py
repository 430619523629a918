"""Taj Mahal: the hand as income, goods, tiles, special cards, the network, and the visit."""

from typing import Final

from durbar.bots.knowledge import taj_mahal as knowledge
from durbar.bots.knowledge.terms import Term
from durbar.core.bits import BIT, count
from durbar.core.types import Seat
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.tables import OVER, prizes
from durbar.games.taj_mahal.withdrawal import leads

USUAL: Final = knowledge.TajMahalEvaluator({})


def terms(s: TajMahalState, seat: Seat) -> list[Term]:
    player, t = s.players[seat], s.tables
    points = Term("points-scored", float(player.points))
    if s.phase == OVER:
        return [points]
    left = float(t.visits - s.visit) / float(t.visits)
    found = [
        points,
        Term("hand", knowledge.hand_worth(t, player, left)),
        Term("specials", float(count(player.specials)) * (1.0 + knowledge.SPECIAL * left)),
        Term("tiles", knowledge.tiles_worth(player) * left),
        Term("goods", float(knowledge.amounts(player.goods)) * knowledge.GOOD * left),
        Term("network", knowledge.network_worth(s, player) * knowledge.NEXT_PALACE * left),
    ]
    if s.in_visit & BIT[seat]:
        led = tuple(prizes(leads(s, seat)))
        found.append(
            Term("prizes", USUAL.visit_worth(s, player, seat, left), "", (("prizes", led),))
        )
    elif s.turn_of == seat:
        found.append(Term("due", USUAL.due_worth(s, player, left)))
    return found
