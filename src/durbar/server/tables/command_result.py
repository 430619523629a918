"""The result of a command: the answer, messages for the audiences, and effects to store first."""

import enum
from dataclasses import dataclass

from durbar.core.types import Seat
from durbar.server.protocol.messages import Answer, ChatLine
from durbar.server.tables.effects import Effect
from durbar.server.tables.history import Entry


class Recipients(enum.Enum):
    """The audiences that get the table's new state."""

    NONE = "none"
    OWNER = "owner"  # only the owner of the draft
    ALL = "all"


@dataclass(frozen=True, slots=True)
class CommandResult:
    """What a command did."""

    answer: Answer
    recipients: Recipients = Recipients.NONE
    owner: Seat | None = None  # the only recipient for `Recipients.OWNER`
    since: int | None = None  # the version before a commit; None if nothing was committed
    entries: tuple[Entry, ...] = ()  # that the commit added to the record
    chat_line: ChatLine | None = None
    effects: tuple[Effect, ...] = ()  # stored before anything is sent
