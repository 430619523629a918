"""The room of Das Vermächtnis des Maharaja (Michael Schacht): two to four players, M1 to M5."""

from durbar.games.maharaja.game import Maharaja as ROOM

__all__ = ["ROOM"]
