"""A view's legal actions grouped for people."""

from collections.abc import Sequence
from typing import Final

from durbar.core.game import Choice, Prompt
from durbar.games.maharaja.actions import Buy, Collect, CollectNothing, GiveUp, TakeGold, Verb
from durbar.games.maharaja.view import MaharajaView

ASKS: Final = {  # phase -> text id, paragraph
    "action": ("maharaja-asks-action", "M2.1"),
    "collection": ("maharaja-asks-collection", "M2.2"),
    "give-up": ("maharaja-asks-give-up", "M3.2"),
}


def prompt(actions: Sequence[Verb], view: MaharajaView) -> Prompt:
    """One choice out of the legal actions; nothing in this game is chosen as a set."""
    if not view.legal:
        return Prompt("choose", "asks-nothing", "", 0, 0, ())
    asks, paragraph = ASKS[view.phase]
    choices = tuple(_choice(action, actions[action], view) for action in view.legal)
    return Prompt("choose", asks, paragraph, 1, 1, choices)


def _choice(action: int, verb: Verb, view: MaharajaView) -> Choice:
    match verb:
        case TakeGold():
            return Choice(action, "gold", "take-gold")
        case Buy(antique):
            return Choice(action, antique, "buy", view.trade_cards[view.coins_taken])
        case CollectNothing():
            return Choice(action, "nothing", "collect")
        case Collect(collection):
            return Choice(action, collection, "collect")
        case GiveUp(antique):
            return Choice(action, antique, "give-up")
    raise ValueError(f"{verb} is not a seat's action")
