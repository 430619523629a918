"""Hints: what a bot would do in the asker's place; from the asker's own view, and nobody waits.

The seat to move alone may ask, for itself. A table decides whether hints are allowed: always,
never, or, unless it says otherwise, where a single person plays against bots. A rated table never
allows them.
"""

import secrets
from typing import Final

from durbar.bots.explain import ADVISERS
from durbar.core.chance import SEED_BITS
from durbar.core.types import Seat
from durbar.server.botpool.request import BotRequest
from durbar.server.errors import NotAllowed, Refusal
from durbar.server.protocol.messages import RequestHint
from durbar.server.tables.table import Table

RATE: Final = 0.5  # hints a second of one seat
BURST: Final = 10


def are_allowed(table: Table) -> bool:
    """Whether this table lets its players ask."""
    if table.settings.rated:
        return False
    if table.settings.hints is not None:
        return table.settings.hints
    return sum(place.kind in ("person", "open") for place in table.places) == 1


def request_for(table: Table, seat: Seat | None, asked: RequestHint) -> BotRequest:
    """The question for a bot's process; refused to all but the seat that is asked something."""
    if seat is None:
        raise NotAllowed("not-seated")
    match = table.match
    if match is None:
        raise Refusal("not-begun")
    if match.is_over:
        raise Refusal("game-over")
    if not are_allowed(table):
        raise _refused(table)
    if table.places[seat].bot is not None:
        raise NotAllowed("bot-plays")
    table.check_version(seat, asked.version, asked.step)
    if match.owner != seat:
        raise Refusal("not-your-turn", seat=match.owner)
    if match.is_full:
        raise Refusal("hint-nothing")
    game = table.game
    view = game.view(match.state, seat)
    seed = secrets.randbits(SEED_BITS)
    bot = ADVISERS.get(game.name, "search")
    return BotRequest(bot, game.name, game.edition, seat, seed, view, is_hint=True)


def _refused(table: Table) -> NotAllowed:
    if table.settings.rated:
        return NotAllowed("no-hints-rated")
    return NotAllowed("no-hints" if table.settings.hints is False else "no-hints-with-people")
