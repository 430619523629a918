"""The turn as a table, and the doors of the state to the rules: to move, legal actions, apply."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.types import CHANCE, NOBODY
from durbar.games.java import setup
from durbar.games.java.rules import cards, developers, endgame, festival, turn
from durbar.games.java.tables import (
    ANSWERING,
    BIDDING,
    DEALING,
    DRAWING,
    FIRST_CARD,
    MOVING,
    OVER,
    REPLACING,
    START_PLAYER,
    TURN,
)

if TYPE_CHECKING:
    from durbar.games.java.state import JavaState

# A game: J1 to J9. The if-chains of legal_into and apply follow this table; a test compares.
PHASES: Final = (  # phase, name in legal_<name> and apply_<name>, decided by, paragraphs
    (START_PLAYER, "start", "chance", "J1.5"),
    (DEALING, "dealing", "chance", "J1.3"),  # three cards to each seat
    (FIRST_CARD, "first_card", "chance", "J1.3"),  # the open card beside the pile
    (REPLACING, "replacing", "chance", "J8.3"),  # the open card was taken
    (DRAWING, "drawing", "chance", "J8.3"),  # the top of the pile, for whose turn it is
    (TURN, "turn", "in clockwise order", "J2 J3 J5 J7 J8.1 J8.3 J8.4"),
    (
        MOVING,
        "moving",
        "the seat whose turn it is",
        "J5",
    ),  # where the developer taken up is set down
    (BIDDING, "bidding", "the seat asked", "J8.6 J8.13"),
    (ANSWERING, "answering", "the seat asked", "J8.7 J8.11"),
)


def to_move(s: "JavaState") -> i64:
    if s.phase == TURN or s.phase == MOVING:
        return s.turn_of
    if s.phase == BIDDING or s.phase == ANSWERING:
        return s.asked
    return NOBODY if s.phase == OVER else CHANCE


def legal_into(s: "JavaState", out: vec[i64]) -> i64:
    if s.phase == TURN:
        return turn.legal_turn(s, out)
    if s.phase == MOVING:
        return developers.legal_moving(s, out)
    if s.phase == BIDDING:
        return festival.legal_bidding(s, out)
    if s.phase == ANSWERING:
        return festival.legal_answering(s, out)
    if s.phase == REPLACING:
        return cards.legal_replacing(s, out)
    if s.phase == DRAWING:
        return cards.legal_drawing(s, out)
    if s.phase == DEALING:
        return setup.legal_dealing(s, out)
    if s.phase == FIRST_CARD:
        return setup.legal_first_card(s, out)
    if s.phase == START_PLAYER:
        return setup.legal_start(s, out)
    return 0


def apply(s: "JavaState", a: i64) -> None:
    if s.phase == TURN:
        turn.apply_turn(s, a)
    elif s.phase == MOVING:
        developers.apply_moving(s, a)
    elif s.phase == BIDDING:
        festival.apply_bidding(s, a)
    elif s.phase == ANSWERING:
        festival.apply_answering(s, a)
    elif s.phase == REPLACING:
        cards.apply_replacing(s, a)
    elif s.phase == DRAWING:
        cards.apply_drawing(s, a)
    elif s.phase == DEALING:
        setup.apply_dealing(s, a)
    elif s.phase == FIRST_CARD:
        setup.apply_first_card(s, a)
        endgame.begin_turn(s)
    else:
        setup.apply_start(s, a)
