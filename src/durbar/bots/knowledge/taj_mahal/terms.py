"""Taj Mahal: the hand as income, goods, tiles, special cards, the network, and the visit."""

from typing import Final

from durbar.bots.knowledge.taj_mahal import evaluator as knowledge
from durbar.bots.knowledge.terms import Term
from durbar.core.bits import BIT
from durbar.core.types import Seat
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.tables import OVER, SYMBOLS

USUAL: Final = knowledge.TajMahalEvaluator({})


def terms(s: TajMahalState, seat: Seat) -> list[Term]:
    player, t = s.players[seat], s.tables
    points = Term("points-scored", float(player.points))
    if s.phase == OVER:
        return [points]
    left = t.visits - s.visit
    found = [
        points,
        Term("hand", knowledge.hand_worth(t, player, left)),
        Term("specials", knowledge.specials_worth(t, player, left)),
        Term("tiles", knowledge.tiles_worth(t, player, left)),
        Term("goods", knowledge.goods_worth(s, player.goods)),
        Term("network", knowledge.network_worth(s, player)),
    ]
    if s.in_visit & BIT[seat]:
        facts = (("prizes", _hopes(s, seat)),)
        found.append(Term("prizes", USUAL.visit_worth(s, player, seat), "", facts))
    elif s.turn_of == seat:
        found.append(Term("due", USUAL.due_worth(s, player)))
    return found


def _hopes(s: TajMahalState, seat: Seat) -> tuple[str, ...]:
    """The prizes that he may win, by the names of their symbols."""
    before = knowledge.answers(s, seat)
    return tuple(
        symbol
        for lane, symbol in enumerate(SYMBOLS)
        if knowledge.chance_to_win(s, s.players[seat], seat, lane, before) > 0
    )
