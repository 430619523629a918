"""The room of Java (Wolfgang Kramer, Michael Kiesling): two to four players, J1 to J9."""

from durbar.games.java.game import Java as ROOM

__all__ = ["ROOM"]
