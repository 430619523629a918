"""What a bot's process is asked and answers; apart from the rest of the server, so that it starts
quickly."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from durbar.bots.explain import Advised, Explanation, Ply, Reason, telling
from durbar.core.edition import Edition
from durbar.core.events import Event
from durbar.core.game import Game, View
from durbar.core.types import Seat

LINE: Final = 4  # plies of the others that a hint foretells
PARTED: Final = "\n"  # between the actions of a bot's answer


@dataclass(frozen=True, slots=True)
class Request:
    """A decision that a bot shall take."""

    bot: str
    game: str
    edition: Edition
    seat: Seat
    seed: int
    view: View
    events: Sequence[Event]  # all that the seat saw, for bots that remember
    is_hint: bool = False  # not to play but to explain


def packed(game: Game[Any, Any], explanation: Explanation) -> str:
    """An explanation as text, to cross from a bot's process; actions in notation."""
    return json.dumps(
        {
            "simulations": explanation.simulations,
            "choices": [
                {
                    "actions": [game.text(action) for action in one.actions],
                    "visits": one.visits,
                    "margin": round(one.margin, 2),
                    "win": round(one.win, 4),
                    "turn": [game.text(action) for action in one.turn],
                    "line": [[ply.seat, game.text(ply.action)] for ply in _near(explanation, one)],
                    "reasons": [_reason(reason) for reason in telling(one.reasons)],
                }
                for one in explanation.choices
            ],
        }
    )


def _near(explanation: Explanation, one: Advised) -> Sequence[Ply]:
    """Of what may follow: the seat's own turn, and a few plies more."""
    own = list(takewhile(lambda ply: ply.seat == explanation.seat, one.line))
    return one.line[: max(LINE, len(own))]


def _reason(reason: Reason) -> dict[str, Any]:
    change, facts = round(reason.change, 2), dict(reason.facts)
    return {"name": reason.name, "way": reason.way, "change": change, "facts": facts}
