"""Why not: the rules' reason codes as words, with the paragraph and the offending fact."""

from typing import Final

from durbar.core.game import WhyNot
from durbar.core.types import Action, Seat
from durbar.games.maharaja import insight, rules
from durbar.games.maharaja.state import MaharajaState
from durbar.games.maharaja.tables import (
    ACTION,
    BUY,
    COLLECT,
    COLLECT_NOTHING,
    COLLECTION,
    GIVE_UP,
    GIVING_UP,
    TAKE_GOLD,
)

PHASE_OF: Final = {  # verb -> phase in which it is played
    TAKE_GOLD: ACTION,
    BUY: ACTION,
    COLLECT_NOTHING: COLLECTION,
    COLLECT: COLLECTION,
    GIVE_UP: GIVING_UP,
}
NOT_NOW: Final = {  # phase in which it is asked for -> code, paragraph
    ACTION: ("maharaja-action-is-due", "M2.1"),
    COLLECTION: ("maharaja-collection-is-due", "M2.2"),
    GIVING_UP: ("maharaja-giving-up-is-due", "M3.2"),
}


def why_not_now(s: MaharajaState, seat: Seat, action: Action) -> WhyNot | None:
    """The seat is to move and the action is a seat's."""
    verb, what = s.tables.verb[action], s.tables.what[action]
    if PHASE_OF[verb] != s.phase:
        code, paragraph = NOT_NOW[int(s.phase)]
        return WhyNot(code, paragraph)
    if verb == BUY:
        return _of_buying(s, what)
    if verb == COLLECT:
        return _of_collecting(s, what)
    if verb == GIVE_UP:
        return _of_giving_up(s, what)
    return None


def _of_buying(s: MaharajaState, antique: int) -> WhyNot | None:
    name = ("antique", s.tables.antique_names[antique])
    reason = rules.why_not_buy(s, antique)
    if reason == rules.NOT_ON_OFFER:
        return WhyNot("maharaja-not-on-offer", "M2.1", (name,))
    if reason == rules.TOO_EXPENSIVE:
        money, price = int(s.players[s.turn_of].money), int(rules.price(s))
        facts = (name, ("price", price), ("money", money))
        return WhyNot("maharaja-too-expensive", "M2.1", facts)
    return None


def _of_collecting(s: MaharajaState, card: int) -> WhyNot | None:
    name = ("collection", s.tables.collection_names[card])
    reason = rules.why_not_collect(s, card)
    if reason == rules.NOT_IN_SUPPLY:
        holder = next(n for n, p in enumerate(s.players) if p.collections >> card & 1)
        return WhyNot("maharaja-not-in-supply", "M2.2", (name, ("seat", holder)))
    if reason == rules.ANTIQUES_MISSING:
        facts = (
            name,
            ("missing", insight.missing_kinds(s.tables, s.players[s.turn_of].kinds, card)),
        )
        return WhyNot("maharaja-antiques-missing", "M3.1", facts)
    if reason == rules.HAS_THE_LARGE_ONE:
        held = s.players[s.turn_of].collections & s.tables.barred_by[card]
        large = s.tables.collection_names[int(held).bit_length() - 1]
        return WhyNot("maharaja-has-the-large-one", "M3.3", (name, ("large", large)))
    return None


def _of_giving_up(s: MaharajaState, antique: int) -> WhyNot | None:
    name = ("antique", s.tables.antique_names[antique])
    reason = rules.why_not_give_up(s, antique)
    if reason == rules.NOT_HIS:
        return WhyNot("maharaja-not-his", "M3.2", (name,))
    if reason == rules.WRONG_KIND:
        card = ("collection", s.tables.collection_names[s.giving_up_for])
        return WhyNot("maharaja-wrong-kind", "M3.2", (name, card))
    return None
