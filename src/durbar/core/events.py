"""Events: what happened, with its reason, its parts and its audience.

Events are derived from actions and never stored as truth. Rules emit them through a state's
optional sink; a room's `redact` decides what a seat may see of them.
"""

import enum
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final

from durbar.core.types import Seat


class Audience(enum.Enum):
    """The seats that may see all of an event; the others get what `redact` leaves of it."""

    ALL = "all"
    OWNER = "owner"  # the seat named in its field `seat`


class Unknown(enum.Enum):
    """The value of a field that its reader may not know."""

    UNKNOWN = "?"

    def __str__(self) -> str:
        return "?"


UNKNOWN: Final = Unknown.UNKNOWN


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""

    audience: ClassVar[Audience] = Audience.ALL
    paragraph: ClassVar[str] = ""  # the rule that made it happen

    def facts(self) -> dict[str, Any]:
        """The fields by name, for texts and messages."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@dataclass(frozen=True, slots=True)
class Part:
    """One named part of a score: what brought how many points."""

    kind: str  # "antique", "collection", "rupees": what `id` is an id of
    id: str
    points: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins; what the previous seat drafted is thereby full."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """A seat scores; the parts sum to the points."""

    seat: Seat
    points: int
    because: str  # paragraph of the rule that scores
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; the best are first, seats in one group share a place."""

    ranking: tuple[tuple[Seat, ...], ...]
