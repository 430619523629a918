"""A view's legal actions grouped for people."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from durbar.core.game import Choice, Prompt
from durbar.games.taj_mahal.actions import Crown, Discard, Palace, Play, Take, Verb, Withdraw
from durbar.games.taj_mahal.tables import SPECIALS
from durbar.games.taj_mahal.view import TajMahalView

RowOf: TypeAlias = Callable[[str], int]  # the row of an action's text
ASKS: Final = {  # phase -> text id, paragraph
    "turn": ("taj-mahal-asks-turn", "T2.1"),
    "place-palace": ("taj-mahal-asks-palace", "T4.2"),
    "take-cards": ("taj-mahal-asks-cards", "T5.6"),
    "discard-cards": ("taj-mahal-asks-discard", "T9.4"),
}


def prompt(actions: Sequence[Verb], row_of: RowOf, view: TajMahalView) -> Prompt:
    """One choice, or a set: two cards of the display, or all cities where no card can be drawn."""
    if not view.legal:
        return Prompt("choose", "asks-nothing", "", 0, 0, ())
    asks, paragraph = ASKS[view.phase]
    offered = set_to_choose(row_of, view)
    if offered:
        n = view.cards_due if view.phase != "place-palace" else view.palaces_due
        return Prompt("choose_set", asks, paragraph, n, n, _set(actions, offered, view))
    is_crown = all(isinstance(actions[action], Crown) for action in view.legal)
    if view.phase == "place-palace":
        asks, paragraph = ("taj-mahal-asks-crown", "T4.4") if is_crown else (asks, paragraph)
        return Prompt("place", asks, paragraph, 1, 1, _choices(actions, view.legal))
    return Prompt("choose", asks, paragraph, 1, 1, _choices(actions, view.legal))


def set_to_choose(row_of: RowOf, view: TajMahalView) -> tuple[int, ...]:
    """The rows of which a set is chosen, those that can only come last included; else nothing."""
    if view.phase in ("take-cards", "discard-cards") and view.cards_due == 2:
        verb = "take" if view.phase == "take-cards" else "discard"
        offered = sorted({row_of(f"{verb} {card}") for card in view.display})
        return tuple(offered) if len(offered) > 1 else ()
    if view.phase == "place-palace" and view.palaces_due > 1 and view.last_city < 0:
        return _cities_to_choose(row_of, view)
    return ()


def _cities_to_choose(row_of: RowOf, view: TajMahalView) -> tuple[int, ...]:
    """All free cities of the province, unless a card may be drawn between two palaces."""
    built = {city for player in view.players for city in player.palaces}
    free = [city for city in view.cities if city not in built]
    draws = {city for city, bonus in view.bonus if bonus == "card"}
    can_draw = view.pile + len(view.discards) > 0
    return () if can_draw and draws & set(free) else tuple(row_of(f"palace {c}") for c in free)


def _set(actions: Sequence[Verb], rows: Sequence[int], view: TajMahalView) -> tuple[Choice, ...]:
    """A card that lies twice in the display may be chosen twice."""
    choices = _choices(actions, rows)
    return tuple(
        replace(choice, copies=max(1, view.display.count(choice.target))) for choice in choices
    )


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
