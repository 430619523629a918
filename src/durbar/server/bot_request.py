"""What a bot's process is asked and answers; apart from the rest of the server, so that it starts
quickly."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from durbar.bots.explain import Explanation, Reason, telling
from durbar.core.edition import Edition
from durbar.core.events import Event
from durbar.core.game import Game, View
from durbar.core.types import Seat

LINE: Final = 4  # plies of the line that a hint tells
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
                    "line": [[ply.seat, game.text(ply.action)] for ply in one.line[:LINE]],
                    "reasons": [_reason(reason) for reason in telling(one.reasons)],
                }
                for one in explanation.choices
            ],
        }
    )


def _reason(reason: Reason) -> dict[str, Any]:
    change, facts = round(reason.change, 2), dict(reason.facts)
    return {"name": reason.name, "way": reason.way, "change": change, "facts": facts}
