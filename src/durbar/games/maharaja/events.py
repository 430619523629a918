"""What can happen in Das Vermächtnis des Maharaja; everything is seen by all (M1.3)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from durbar.core.events import Event, GameEnded, PointsScored, TurnBegan
from durbar.core.types import Seat


@dataclass(frozen=True, slots=True)
class StartingPlayerFound(Event):
    paragraph: ClassVar[str] = "M1.3"
    seat: Seat
    money: tuple[int, ...]  # what each seat starts with


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    paragraph: ClassVar[str] = "M4.2"
    day: int
    seat: Seat  # that opens it (M4.3)


@dataclass(frozen=True, slots=True)
class AntiqueLaidOut(Event):
    paragraph: ClassVar[str] = "M1.2"
    antique: str


@dataclass(frozen=True, slots=True)
class CoinTaken(Event):
    paragraph: ClassVar[str] = "M2.1"
    seat: Seat
    rupees: int


@dataclass(frozen=True, slots=True)
class AntiqueBought(Event):
    paragraph: ClassVar[str] = "M2.1"
    seat: Seat
    antique: str
    rupees: int


@dataclass(frozen=True, slots=True)
class CollectionTaken(Event):
    paragraph: ClassVar[str] = "M2.2"
    seat: Seat
    collection: str
    points: int  # that it will bring at the end


@dataclass(frozen=True, slots=True)
class AntiqueGivenUp(Event):
    paragraph: ClassVar[str] = "M3.2"
    seat: Seat
    antique: str
    collection: str


@dataclass(frozen=True, slots=True)
class TaxPaid(Event):
    paragraph: ClassVar[str] = "M2.3"
    seat: Seat
    rupees: int


@dataclass(frozen=True, slots=True)
class RupeesReceived(Event):
    """The grey side's 3 rupees."""

    paragraph: ClassVar[str] = "M5.1"
    seat: Seat
    rupees: int


@dataclass(frozen=True, slots=True)
class ExtraTurnEarned(Event):
    paragraph: ClassVar[str] = "M5.1"
    seat: Seat
    is_void: bool  # within an extra turn (M5.3) or without a next day (M5.2)


@dataclass(frozen=True, slots=True)
class OfferDiscarded(Event):
    paragraph: ClassVar[str] = "M5.1"
    seat: Seat
    antiques: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DayEnded(Event):
    paragraph: ClassVar[str] = "M4.1"
    day: int
    left_over: tuple[str, ...]  # antiques that leave the game (M4.2)


@dataclass(frozen=True, slots=True)
class SinglesLost(Event):
    paragraph: ClassVar[str] = "M4.4"
    seat: Seat
    antiques: tuple[str, ...]


EVENT_TYPES: Final[tuple[type[Event], ...]] = (
    StartingPlayerFound,
    DayBegan,
    AntiqueLaidOut,
    TurnBegan,
    CoinTaken,
    AntiqueBought,
    CollectionTaken,
    AntiqueGivenUp,
    TaxPaid,
    RupeesReceived,
    ExtraTurnEarned,
    OfferDiscarded,
    DayEnded,
    SinglesLost,
    PointsScored,
    GameEnded,
)
