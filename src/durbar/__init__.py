"""Durbar: Taj Mahal, Java and Das Vermächtnis des Maharaja as one fast, readable engine."""

from durbar.core.chance import Rng
from durbar.core.game import play
from durbar.core.match import Match
from durbar.core.record import parse as parse_record
from durbar.core.record import redact, replay, verify
from durbar.core.types import CHANCE, NOBODY
from durbar.games.registry import GAMES, game, game_of
from durbar.version import VERSION

__version__ = VERSION
__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "Match",
    "Rng",
    "game",
    "game_of",
    "parse_record",
    "play",
    "redact",
    "replay",
    "verify",
]
