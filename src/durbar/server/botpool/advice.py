"""Turns a bot's explanation into a hint, and checks hints of other processes."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, Final

from durbar.bots.explain import Explanation, Ply, Suggestion, TermChange, main_reasons
from durbar.core.errors import BadNotation
from durbar.core.game import Game
from durbar.core.types import Action
from durbar.server.protocol.convert import action_parts
from durbar.server.protocol.hint import Hint, HintAction, HintChoice, HintPly, HintReason

LINE: Final = 4  # plies of a hint's line, if the seat's own turn is not longer


def hint_of(game: Game[Any, Any], explanation: Explanation) -> Hint:
    """Returns an explanation as the client gets it."""
    return Hint(
        simulations=explanation.simulations,
        choices=tuple(_choice(game, explanation, one) for one in explanation.choices),
    )


def check_hint(game: Game[Any, Any], hint: Hint) -> Hint:
    """Returns the hint. Raises ValueError if an action is not one of the game."""
    for choice in hint.choices:
        for action in (*choice.actions, *choice.turn, *(ply.step for ply in choice.line)):
            try:
                known = action_parts(game, action.action)
            except BadNotation as error:
                raise ValueError(f"not an action: {action.action}") from error
            if known != (action.verb, action.facts):
                raise ValueError(f"not the words of {action.action}")
    return hint


def _choice(game: Game[Any, Any], explanation: Explanation, one: Suggestion) -> HintChoice:
    return HintChoice(
        actions=_actions(game, one.actions),
        visits=one.visits,
        margin=round(one.margin, 2),
        win=round(one.win, 4),
        turn=_actions(game, one.turn),
        line=tuple(
            HintPly(seat=ply.seat, step=_action(game, ply.action))
            for ply in _shortened(explanation, one)
        ),
        reasons=tuple(map(_reason, main_reasons(one.reasons))),
    )


def _shortened(explanation: Explanation, one: Suggestion) -> Sequence[Ply]:
    """Returns the beginning of the line: the seat's own turn, or a few plies."""
    own = list(takewhile(lambda ply: ply.seat == explanation.seat, one.line))
    return one.line[: max(LINE, len(own))]


def _reason(reason: TermChange) -> HintReason:
    change, facts = round(reason.change, 2), dict(reason.facts)
    return HintReason(name=reason.name, way=reason.way, change=change, facts=facts)


def _actions(game: Game[Any, Any], actions: Iterable[Action]) -> tuple[HintAction, ...]:
    return tuple(_action(game, action) for action in actions)


def _action(game: Game[Any, Any], action: Action) -> HintAction:
    text = game.text(action)
    verb, facts = action_parts(game, text)
    return HintAction(action=text, verb=verb, facts=facts)
