"""Das Vermächtnis des Maharaja: money, antiques by colour, and collections."""

from typing import Final

from durbar.bots.knowledge.maharaja import evaluator as knowledge
from durbar.bots.knowledge.terms import Term
from durbar.core.bits import BIT
from durbar.core.types import Seat
from durbar.games.maharaja.state import MaharajaState
from durbar.games.maharaja.tables import COLOURS, OVER

USUAL: Final = knowledge.MaharajaEvaluator({})


def terms(s: MaharajaState, seat: Seat) -> list[Term]:
    player, t = s.players[seat], s.tables
    if s.phase == OVER:
        return [Term("points-scored", float(player.points))]
    to_come = knowledge.antiques_to_come(s)
    share = 1.0 - 1.0 / float(s.seats)
    days_left = (knowledge.DAYS - float(s.day)) / knowledge.DAYS
    per_rupee = knowledge.POINTS_PER_RUPEE + knowledge.USE_OF_MONEY * days_left
    found = [Term("money", float(player.money) * per_rupee)]
    for colour in range(COLOURS):
        own = player.antiques & t.of_colour[colour]
        worth = USUAL.antiques_worth(t, own, to_come, share)
        name = t.antique_names[colour].partition("-")[2]  # the first kind comes in all colours
        found.append(Term("antiques", worth, name, (("colour", name),)))
    for card in range(t.collections):
        name = t.collection_names[card]
        if player.collections & BIT[card]:
            worth, is_owned = float(t.points[card]), True
        elif s.supply & BIT[card]:
            worth, is_owned = USUAL.collection_worth(t, player, card, to_come, share), False
        else:
            continue
        facts = (("collection", name), ("owned", is_owned))
        found.append(Term("collection", worth, name, facts))
    return found
