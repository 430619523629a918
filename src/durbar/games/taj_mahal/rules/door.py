"""T2 to T10: the round. Each phase's paragraphs stand in the module that PHASES names."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.events import TurnBegan
from durbar.core.types import CHANCE, NOBODY
from durbar.games.taj_mahal import setup
from durbar.games.taj_mahal.rules import carletto, playing, visit, withdrawal
from durbar.games.taj_mahal.tables import (
    BONUS_CARD,
    CARLETTO,
    DEAL_DISPLAY,
    DEAL_HAND,
    DISCARD_CARDS,
    EMPTY_HANDED,
    GIVE_SPECIAL,
    LAY_BONUS,
    LAY_TILE,
    NEXT_TURN,
    OVER,
    PLACE_PALACE,
    START_PLAYER,
    TAKE_CARDS,
    TURN,
)

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalState

# A game: T1 to T9. The if-chains of legal_into and apply treat these phases; a test compares.
PHASES: Final = (  # phase, name in legal_<name> and apply_<name>, decided by, paragraphs
    (START_PLAYER, "start", "chance", "T1.7"),
    (LAY_TILE, "tile", "chance", "T1.2"),
    (LAY_BONUS, "bonus", "chance", "T1.3"),
    (GIVE_SPECIAL, "special", "chance", "T9.1"),  # to Carletti
    (DEAL_HAND, "hand", "chance", "T1.5"),  # six cards each, secret
    (DEAL_DISPLAY, "display", "chance", "T1.6 T6.3"),
    (TURN, "turn", "in clockwise order", "T2 T3"),  # play cards or withdraw
    (
        PLACE_PALACE,
        "palace",
        "the seat that withdraws",
        "T4.2 T4.4 T4.7",
    ),  # one per prize, crown too
    (BONUS_CARD, "bonus_card", "chance", "T5.1"),  # a card for a bonus tile, between two palaces
    (EMPTY_HANDED, "empty_handed", "chance", "T5.5"),  # a card for a seat that has played none
    (TAKE_CARDS, "take", "the seat that withdraws", "T5.6"),  # two, the last what is left
    (CARLETTO, "carletto", "chance", "T9.2 T9.3"),  # his next card
    (DISCARD_CARDS, "discard", "humans, by T9.4", "T9.4 T9.9"),  # when a Carletto withdraws
)


def to_move(s: "TajMahalState") -> i64:
    if s.phase < TURN:
        return CHANCE
    if s.phase == DISCARD_CARDS:
        return s.asked
    return s.turn_of if s.phase != OVER else NOBODY


def legal_into(s: "TajMahalState", out: vec[i64]) -> i64:
    if s.phase == TURN:
        return playing.legal_turn(s, out)
    if s.phase == TAKE_CARDS:
        return withdrawal.legal_take(s, out)
    if s.phase == PLACE_PALACE:
        return withdrawal.legal_palace(s, out)
    if s.phase == DISCARD_CARDS:
        return carletto.legal_discard(s, out)
    if s.phase == DEAL_DISPLAY:
        return setup.legal_display(s, out)
    if s.phase == EMPTY_HANDED:
        return withdrawal.legal_empty_handed(s, out)
    if s.phase == BONUS_CARD:
        return withdrawal.legal_bonus_card(s, out)
    if s.phase == CARLETTO:
        return carletto.legal_carletto(s, out)
    if s.phase == DEAL_HAND:
        return setup.legal_hand(s, out)
    if s.phase == LAY_TILE:
        return setup.legal_tile(s, out)
    if s.phase == LAY_BONUS:
        return setup.legal_bonus(s, out)
    if s.phase == GIVE_SPECIAL:
        return setup.legal_special(s, out)
    if s.phase == START_PLAYER:
        return setup.legal_start(s, out)
    return 0


def apply(s: "TajMahalState", a: i64) -> None:
    if s.phase == TURN:
        playing.apply_turn(s, a)
    elif s.phase == DEAL_DISPLAY:
        setup.apply_display(s, a)
        visit.deal_display(s)
    elif s.phase == TAKE_CARDS:
        withdrawal.apply_take(s, a)
    elif s.phase == PLACE_PALACE:
        withdrawal.apply_palace(s, a)
    elif s.phase == EMPTY_HANDED:
        withdrawal.apply_empty_handed(s, a)
    elif s.phase == BONUS_CARD:
        withdrawal.apply_bonus_card(s, a)
    elif s.phase == CARLETTO:
        carletto.apply_carletto(s, a)
    elif s.phase == DISCARD_CARDS:
        carletto.apply_discard(s, a)
    elif s.phase == DEAL_HAND:
        setup.apply_hand(s, a)
        set_up(s)
    elif s.phase == LAY_BONUS:
        setup.apply_bonus(s, a)
        set_up(s)
    elif s.phase == LAY_TILE:
        setup.apply_tile(s, a)
        set_up(s)
    elif s.phase == GIVE_SPECIAL:
        setup.apply_special(s, a)
        set_up(s)
    else:
        setup.apply_start(s, a)
        set_up(s)
    while s.phase == NEXT_TURN:
        pass_turn(s)


def set_up(s: "TajMahalState") -> None:
    """T1: the next step of the set-up, or the first visit."""
    if not setup.go_on(s):
        visit.begin_visit(s)


def pass_turn(s: "TajMahalState") -> None:
    """T2.1, T2.2: the next player still in the visit; when all have withdrawn, it ends."""
    if s.in_visit == 0:
        visit.end_visit(s)
        return
    visit.next_seat(s)
    if s.sink is not None:
        s.sink.append(TurnBegan(int(s.turn_of)))
    if s.is_carletto(s.turn_of):
        carletto.begin_turn(s)
    else:
        s.phase = TURN
