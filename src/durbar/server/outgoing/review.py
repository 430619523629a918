"""Review: looking back at a game: its past positions, its scores, and the dealer's honesty."""

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from durbar.core.errors import BadRecord
from durbar.core.game import Game
from durbar.core.record import Record, verify
from durbar.core.state import State
from durbar.core.types import CHANCE, Seat
from durbar.server.errors import NotFound
from durbar.server.outgoing.perspective import Perspective
from durbar.server.protocol.convert import serialize_facts
from durbar.server.protocol.messages import MessagePart, Moment
from durbar.server.tables.history import Entry
from durbar.server.tables.key_frames import KeyFrames
from durbar.server.tables.table import Table


class ScoreTable(MessagePart, frozen=True, kw_only=True):
    """The scores after a commit, as spectators know them."""

    at: int
    scores: tuple[int, ...]
    standings: tuple[int, ...] | None  # if the game had ended then, where the room computes them


class Verdict(MessagePart, frozen=True, kw_only=True):
    """Whether the cards were dealt as the dealer had committed to."""

    is_honest: bool
    draws: int  # chance entries that were dealt again
    commitment: str
    code: str = ""  # of what is wrong
    facts: dict[str, Any] = {}


@dataclass(frozen=True, slots=True)
class PastPosition:
    """A position of a game's record. Using it does not touch the table."""

    game: Game[Any, Any]
    frames: KeyFrames
    record: Record
    at: int
    entries: tuple[Entry, ...]  # the one that led here; none at the beginning

    def moment(self, seat: Seat | None) -> Moment:
        """Returns what a seat may know of the position and of the entry that led to it."""
        state = self.frames.position(self.record.entries, self.at)
        perspective = Perspective(self.game, state, seat)
        return Moment(
            at=self.at,
            entries=len(self.record.entries),
            seat=seat,
            view=perspective.view(),
            insight=perspective.insight(),
            happened=perspective.happened(self.entries),
        )


def past_position(table: Table, at: int) -> PastPosition:
    """Returns the position after `at` entries. Raises NotFound if the record has fewer."""
    record = table.record
    if not 0 <= at <= len(record.entries):
        raise NotFound("record-at", at=at, entries=len(record.entries))
    entries = (table.history[at - 1],) if at else ()
    return PastPosition(table.game, table.frames, record, at, entries)


class ScoreChart:
    """The public scores after each commit of one game, computed once for each commit.

    It may be used from several threads.
    """

    def __init__(self, game: Game[Any, Any], frames: KeyFrames) -> None:
        self._game = game
        self._frames = frames
        self._rows: list[ScoreTable] = []
        self._lock = threading.Lock()

    def rows(self, record: Record, history: Sequence[Entry]) -> list[ScoreTable]:
        """Returns the scores after each commit of a record, oldest first."""
        with self._lock:
            first = self._rows[-1].at + 1 if self._rows else 1
            for at, state in self._frames.positions(record.entries, first):
                entry = history[at - 1]
                later = history[at] if at < len(history) else None
                if later is None or later.version != entry.version or later.step.seat != CHANCE:
                    self._rows.append(self._row(at, state))
            return list(self._rows)

    def _row(self, at: int, state: State) -> ScoreTable:
        view = self._game.view(state, None)
        standings = getattr(self._game.insight(view), "standings", None)
        return ScoreTable(
            at=at,
            scores=tuple(view.scores),
            standings=standings and tuple(int(each.points) for each in standings),
        )


def verdict(game: Game[Any, Any], record: Record, published: str) -> Verdict:
    """Deals all cards again, after checking that the seed is the one committed to."""
    draws = sum(entry.startswith("chance ") for entry in record.entries)
    dealer: Any = record.dealer or {}
    commitment = str(dealer.get("commitment", ""))
    code, facts = "", {}
    try:
        verify(game, record)
        if record.dealer is None:
            code = "record-no-dealer"
        elif published and published != commitment:
            code, facts = "record-commitment", {"expected": published, "found": commitment}
    except BadRecord as error:
        code, facts = error.code, serialize_facts(error.facts)
    return Verdict(is_honest=not code, draws=draws, commitment=commitment, code=code, facts=facts)
