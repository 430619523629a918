"""Effects: the permanent changes of a command, stored before any message is sent."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from durbar.core.orders import Order
from durbar.server.protocol.messages import ChatLine, Status
from durbar.server.tables.seats import Place


@dataclass(frozen=True, slots=True)
class Begun:
    """The game begins: what the header of its record holds from now on."""

    players: tuple[str, ...]
    dealer: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class EntriesAppended:
    """The record grew by these entries, of which the first is number `seq`, from 0."""

    seq: int
    version: int
    entries: tuple[str, ...]
    to_move: int  # after them


@dataclass(frozen=True, slots=True)
class DraftSet:
    """The draft of the turn as it is now."""

    version: int
    step: int
    actions: tuple[str, ...]
    undone: tuple[str, ...]  # the next to redo last


@dataclass(frozen=True, slots=True)
class SeatSet:
    seat: int
    place: Place


@dataclass(frozen=True, slots=True)
class KeyUsed:
    """A command with this key was done: it is never done again."""

    seat: int
    key: str
    version: int
    step: int


@dataclass(frozen=True, slots=True)
class KeysForgotten:
    """A seat's command keys are void, because its player left before the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChatAdded:
    line: ChatLine


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of a table since the seat to move began its turn."""

    left: tuple[float, ...]  # seconds in hand, by seat
    seat: int | None = None  # whose clock runs
    deadline: float | None = None  # of that seat, in seconds since 1970
    version: int = 0  # when it began to run


@dataclass(frozen=True, slots=True)
class ClocksSet:
    clocks: Clocks


@dataclass(frozen=True, slots=True)
class OrderSet:
    """A seat's standing order, or that it has none."""

    seat: int
    order: Order | None


@dataclass(frozen=True, slots=True)
class Seen:
    """A guest has seen the table up to here."""

    guest: str
    version: int
    chat: int = 0  # the last line that was read


@dataclass(frozen=True, slots=True)
class Ended:
    """The result of a game by seat, so that lists need not replay the record."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 for the winner; equals share a rank


@dataclass(frozen=True, slots=True)
class StatusSet:
    status: Status
    rematch: str | None = None


@dataclass(frozen=True, slots=True)
class Noticed:
    """A notice for a guest who is not at the table; a row for each of their channels."""

    guest: str
    kind: str
    since: float  # when it became true
    due: float  # when it is sent on a channel that does not gather
    may_wait: bool = True  # until a channel has gathered
    seat: int = -1
    name: str = ""  # of the player who caused it
    deadline: float | None = None
    table_id: str | None = None  # None: the table at which it happened


Effect = (
    Begun | EntriesAppended | DraftSet | SeatSet | KeyUsed | KeysForgotten | ChatAdded | StatusSet
    | ClocksSet | OrderSet | Noticed | Seen | Ended
)  # fmt: skip
