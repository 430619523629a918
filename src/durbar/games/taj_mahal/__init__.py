"""The room of Taj Mahal (Reiner Knizia): three to five seats, Carletti among them, T1 to T10."""

from durbar.games.taj_mahal.game import TajMahal as ROOM

__all__ = ["ROOM"]
