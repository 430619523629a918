"""Progress: what a command did, who must hear of it, and what must be durable first."""

import enum
from dataclasses import dataclass

from durbar.core.types import Seat
from durbar.server.effects import Effect
from durbar.server.protocol import Answer, ChatLine


class News(enum.Enum):
    """Who gets the new state."""

    NONE = "none"
    OWNER = "owner"  # of the draft, alone
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Progress:
    answer: Answer
    news: News = News.NONE
    owner: Seat | None = None
    since: int | None = None  # a commit: the version before it
    line: ChatLine | None = None
    effects: tuple[Effect, ...] = ()
