"""A view's legal actions grouped for people."""

from collections.abc import Sequence
from typing import Final

from durbar.core.game import Choice, Prompt
from durbar.games.taj_mahal.actions import Crown, Discard, Palace, Play, Take, Verb, Withdraw
from durbar.games.taj_mahal.tables import SPECIALS
from durbar.games.taj_mahal.view import TajMahalView

ASKS: Final = {  # phase -> text id, paragraph
    "turn": ("taj-mahal-asks-turn", "T2.1"),
    "place-palace": ("taj-mahal-asks-palace", "T4.2"),
    "take-cards": ("taj-mahal-asks-cards", "T5.6"),
    "discard-cards": ("taj-mahal-asks-discard", "T9.4"),
}


def prompt(actions: Sequence[Verb], view: TajMahalView) -> Prompt:
    """One choice, or a set: two cards of the display, or all cities where no card can be drawn.

    A card that lies twice in the display may be named twice in the answer to its set.
    """
    if not view.legal:
        return Prompt("choose", "asks-nothing", "", 0, 0, ())
    asks, paragraph = ASKS[view.phase]
    offered = set_to_choose(actions, view)
    if offered:
        n = view.cards_due if view.phase != "place-palace" else view.palaces_due
        return Prompt("choose_set", asks, paragraph, n, n, _choices(actions, offered))
    is_crown = all(isinstance(actions[action], Crown) for action in view.legal)
    if view.phase == "place-palace":
        asks, paragraph = ("taj-mahal-asks-crown", "T4.4") if is_crown else (asks, paragraph)
        return Prompt("place", asks, paragraph, 1, 1, _choices(actions, view.legal))
    return Prompt("choose", asks, paragraph, 1, 1, _choices(actions, view.legal))


def set_to_choose(actions: Sequence[Verb], view: TajMahalView) -> tuple[int, ...]:
    """The rows of which a set is chosen, those that can only come last included; else nothing."""
    if view.phase in ("take-cards", "discard-cards") and view.cards_due == 2:
        verb = Take if view.phase == "take-cards" else Discard
        rows = {str(each): row for row, each in enumerate(actions) if isinstance(each, verb)}
        offered = sorted({rows[str(verb(card))] for card in view.display})
        return tuple(offered) if len(offered) > 1 else ()
    if view.phase == "place-palace" and view.palaces_due > 1 and view.last_city < 0:
        return _cities_to_choose(actions, view)
    return ()


def _cities_to_choose(actions: Sequence[Verb], view: TajMahalView) -> tuple[int, ...]:
    """All free cities of the province, unless a card may be drawn between two palaces."""
    built = {city for player in view.players for city in player.palaces}
    here = view.route[view.visit - 1]
    free = {
        row: verb.city
        for row, verb in enumerate(actions)
        if isinstance(verb, Palace) and verb.city.startswith(f"{here}-") and verb.city not in built
    }
    draws = {city for city, bonus in view.bonus if bonus == "card"}
    can_draw = view.pile + len(view.discards) > 0
    return () if can_draw and draws & set(free.values()) else tuple(free)


def _choices(actions: Sequence[Verb], rows: Sequence[int]) -> tuple[Choice, ...]:
    return tuple(_choice(row, actions[row]) for row in rows)


def _choice(action: int, verb: Verb) -> Choice:
    match verb:
        case Withdraw():
            return Choice(action, "withdraw", "withdraw")
        case Play(card, extra):
            group = "play-special" if extra in SPECIALS else "play-white" if extra else "play"
            return Choice(action, card, group)
        case Palace(city):
            return Choice(action, city, "palace")
        case Crown(city):
            return Choice(action, city, "crown")
        case Take(card):
            return Choice(action, card, "take")
        case Discard(card):
            return Choice(action, card, "discard")
    raise ValueError(f"{verb} is not a seat's action")
