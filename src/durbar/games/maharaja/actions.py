"""The verbs and the ACTIONS table: frozen values whose str() is the notation.

The rows stand in the order of the verbs in tables.py, whose columns describe them to the rules.
"""

from dataclasses import dataclass

from durbar.core.types import Seat
from durbar.games.maharaja.tables import START, MaharajaTables


@dataclass(frozen=True, slots=True)
class TakeGold:
    def __str__(self) -> str:
        return "take gold"


@dataclass(frozen=True, slots=True)
class Buy:
    antique: str

    def __str__(self) -> str:
        return f"buy {self.antique}"


@dataclass(frozen=True, slots=True)
class CollectNothing:
    def __str__(self) -> str:
        return "collect nothing"


@dataclass(frozen=True, slots=True)
class Collect:
    collection: str

    def __str__(self) -> str:
        return f"collect {self.collection}"


@dataclass(frozen=True, slots=True)
class GiveUp:
    antique: str

    def __str__(self) -> str:
        return f"give up {self.antique}"


@dataclass(frozen=True, slots=True)
class Start:
    seat: Seat

    def __str__(self) -> str:
        return f"start {self.seat}"


@dataclass(frozen=True, slots=True)
class LayOut:
    antique: str

    def __str__(self) -> str:
        return f"lay out {self.antique}"


Verb = TakeGold | Buy | CollectNothing | Collect | GiveUp | Start | LayOut


def make_actions(t: MaharajaTables) -> tuple[Verb, ...]:
    antiques, collections = t.antique_names, t.collection_names
    return (
        TakeGold(),
        *(Buy(antique) for antique in antiques),
        CollectNothing(),
        *(Collect(collection) for collection in collections),
        *(GiveUp(antique) for antique in antiques),
        *(Start(seat) for seat in range(4)),
        *(LayOut(antique) for antique in antiques),
    )


def seat_actions(t: MaharajaTables) -> int:
    """How many rows are the seats'."""
    return int(t.first[START])
