"""Hints: the question that a bot is asked, from the view of the seat that wants advice."""

from dataclasses import dataclass
from typing import Final

from durbar.bots.explain import ADVISERS
from durbar.core.game import View
from durbar.core.types import Seat
from durbar.server.protocol.messages import RequestHint
from durbar.server.tables import hints
from durbar.server.tables.table import Table

RATE: Final = 0.5  # hints a second of one seat
BURST: Final = 10


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """What a bot is asked for a hint."""

    bot: str  # registry string
    seat: Seat
    view: View  # of that seat, with its draft


def question(table: Table, seat: Seat | None, request: RequestHint) -> HintQuestion:
    """Returns the question of the seat to move. Raises Refusal if it may not have a hint now."""
    seat = hints.check(table, seat, request)
    assert table.match is not None
    bot = ADVISERS.get(table.game.name, "search")
    return HintQuestion(bot, seat, table.game.view(table.match.state, seat))
