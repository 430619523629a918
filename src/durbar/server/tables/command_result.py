"""Progress: what a command did, who must hear of it, and what must be durable first."""

import enum
from dataclasses import dataclass, replace

from durbar.core.types import Seat
from durbar.server.protocol.messages import Answer, ChatLine
from durbar.server.tables.effects import Effect, Seen


class Recipients(enum.Enum):
    """Who gets the new state."""

    NONE = "none"
    OWNER = "owner"  # of the draft, alone
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Progress:
    answer: Answer
    news: Recipients = Recipients.NONE
    owner: Seat | None = None
    since: int | None = None  # a commit: the version before it
    line: ChatLine | None = None
    effects: tuple[Effect, ...] = ()

    def seen_by(self, guest: str | None) -> "Progress":
        """Who commits by himself has seen all that led there, and his own move."""
        if guest is None or self.since is None:
            return self
        seen = Seen(guest, self.answer.version)
        return replace(self, effects=(*self.effects, seen))
