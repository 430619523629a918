"""Messages between the server and its remote workers."""

from typing import Final

import msgspec

from durbar.server.botpool.request import BotAnswer

PATH: Final = "/ws/workers"
VERSION_HEADER: Final = "durbar-version"  # both sides must have the same views
POLICY: Final = 1008  # the close code of a refused worker


class WorkerTask(msgspec.Struct, frozen=True):
    """A decision for a worker and its time limit."""

    n: int
    seconds: float
    request: bytes  # of `codec`


class WorkerAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a task, or the cause of a fault."""

    n: int
    answer: BotAnswer | None = None
    fault: str = ""
