"""Requests to bot processes and their answers.

The module imports little of the server, so that a bot process starts quickly.
"""

from dataclasses import dataclass

from msgspec import Struct

from durbar.core.edition import Edition
from durbar.core.game import View
from durbar.core.types import Seat
from durbar.server.protocol.hint import Hint


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A decision for a bot, or a question for a hint."""

    bot: str
    game: str
    edition: Edition
    seat: Seat
    seed: int
    view: View
    is_hint: bool = False  # explain instead of playing


class BotAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a request: a line, a hint, or a fault."""

    line: tuple[str, ...] = ()  # actions in notation: the bot's action, then its plan
    hint: Hint | None = None
    fault: str = ""  # the error's name and message
