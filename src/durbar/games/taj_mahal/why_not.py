"""Why not: the rules' reason codes as words, with the paragraph and the offending fact."""

from typing import Final

from durbar.core.game import WhyNot
from durbar.core.types import Action, Seat
from durbar.games.taj_mahal.rules import playing, withdrawal
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.tables import (
    COLOURS,
    CROWN,
    DISCARD,
    DISCARD_CARDS,
    PALACE,
    PLACE_PALACE,
    PLAY,
    SPECIALS,
    TAKE,
    TAKE_CARDS,
    TURN,
    WITHDRAW,
)

PHASE_OF: Final = {  # verb -> phase in which it is played
    WITHDRAW: TURN,
    PLAY: TURN,
    PALACE: PLACE_PALACE,
    CROWN: PLACE_PALACE,
    TAKE: TAKE_CARDS,
    DISCARD: DISCARD_CARDS,
}
NOT_NOW: Final = {  # phase -> what is due in it
    TURN: WhyNot("taj-mahal-turn-is-due", "T2.1"),
    PLACE_PALACE: WhyNot("taj-mahal-palace-is-due", "T4.2"),
    TAKE_CARDS: WhyNot("taj-mahal-cards-are-due", "T5.6"),
    DISCARD_CARDS: WhyNot("taj-mahal-discard-is-due", "T9.4"),
}


def why_not_now(s: TajMahalState, seat: Seat, action: Action) -> WhyNot | None:
    """The seat is to move and the action is a seat's."""
    verb, what, more = s.tables.verb[action], s.tables.what[action], s.tables.more[action]
    if PHASE_OF[verb] != s.phase:
        return NOT_NOW[int(s.phase)]
    if verb == PLAY:
        return _of_playing(s, what, more)
    if verb == PALACE:
        return _of_palace(s, what)
    if verb == CROWN:
        return _of_crown(s, what)
    if verb == TAKE:
        return _of_display(s, what, "T5.6")
    if verb == DISCARD:
        return _of_display(s, what, "T9.4")
    return None


def _of_playing(s: TajMahalState, card: int, extra: int) -> WhyNot | None:
    names, player = s.tables.card_names, s.players[s.turn_of]
    reason = playing.why_not_play(s, card, extra)
    if reason == playing.NOT_IN_HAND:
        return WhyNot("taj-mahal-not-in-hand", "T3.1", (("card", names[card]),))
    if reason == playing.WHITE_NOT_IN_HAND:
        white = names[playing.white_of(s, extra)]
        return WhyNot("taj-mahal-not-in-hand", "T3.1", (("card", white),))
    if reason == playing.SPECIAL_NOT_HIS:
        special = int(playing.special_of(s, extra))
        name = ("special", SPECIALS[special])
        for holder, other in enumerate(s.players):
            if other.specials >> special & 1:
                facts = (name, ("seat", holder))
                return WhyNot("taj-mahal-special-not-yours", "T7.3", facts)
        return WhyNot("taj-mahal-special-on-table", "T7.3", (name,))
    if reason == playing.SPECIAL_USED:
        used = ("special", SPECIALS[playing.special_of(s, extra)])
        return WhyNot("taj-mahal-special-used", "T7.3", (used,))
    if reason == playing.WRONG_COLOUR:
        colour = ("colour", COLOURS[player.colour])
        return WhyNot("taj-mahal-wrong-colour", "T3.2", (("card", names[card]), colour))
    return None


def _of_palace(s: TajMahalState, city: int) -> WhyNot | None:
    name = ("city", s.tables.city_names[city])
    reason = withdrawal.why_not_palace(s, city)
    if reason == withdrawal.NO_PALACE_DUE:
        return WhyNot("taj-mahal-no-palace-due", "T4.2")
    if reason == withdrawal.OTHER_PROVINCE:
        return _other_province(s, city, "T4.2")
    if reason == withdrawal.CITY_TAKEN:
        owner = next(n for n, p in enumerate(s.players) if p.palaces >> city & 1)
        return WhyNot("taj-mahal-city-taken", "T4.2", (name, ("seat", owner)))
    if reason == withdrawal.ORDER_OF_CITIES:
        return WhyNot("taj-mahal-order-of-cities", "T4.7", (name,))
    return None


def _of_crown(s: TajMahalState, city: int) -> WhyNot | None:
    reason = withdrawal.why_not_crown(s, city)
    if reason == withdrawal.NO_CROWN_DUE:
        return WhyNot("taj-mahal-no-crown-due", "T4.4")
    if reason == withdrawal.OTHER_PROVINCE:
        return _other_province(s, city, "T4.4")
    if reason == withdrawal.CROWN_LAST:
        return WhyNot("taj-mahal-crown-last", "T4.7", (("palaces", int(s.palaces_due)),))
    return None


def _other_province(s: TajMahalState, city: int, paragraph: str) -> WhyNot:
    facts = (
        ("city", s.tables.city_names[city]),
        ("province", s.tables.province_names[s.route[s.visit]]),
    )
    return WhyNot("taj-mahal-other-province", paragraph, facts)


def _of_display(s: TajMahalState, card: int, paragraph: str) -> WhyNot | None:
    name = ("card", s.tables.card_names[card])
    reason = withdrawal.why_not_display(s, card)
    if reason == withdrawal.NOT_ON_DISPLAY:
        return WhyNot("taj-mahal-not-on-display", paragraph, (name,))
    if reason == withdrawal.ORDER_OF_CARDS:
        return WhyNot("taj-mahal-order-of-cards", paragraph, (name,))
    return None
