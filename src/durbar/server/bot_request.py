"""What a bot's process is asked; apart from the rest of the server, so that it starts quickly."""

from collections.abc import Sequence
from dataclasses import dataclass

from durbar.core.edition import Edition
from durbar.core.events import Event
from durbar.core.game import View
from durbar.core.types import Seat


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
