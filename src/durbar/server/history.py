"""History: the entries of a table's record with their events, made by replaying them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from durbar.core.events import Event
from durbar.core.game import Game, apply_told
from durbar.core.match import DraftStep
from durbar.core.record import Record, replay, split
from durbar.core.state import State
from durbar.core.types import NOBODY, Action, Seat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the record, its events, and its notation as each audience may read it."""

    at: int  # how many entries the record has with it
    version: int
    who: int
    events: tuple[Event, ...]
    texts: tuple[str, ...]  # by seat; the last is the spectators'
    gained: tuple[int, ...]  # points by seat

    def text_for(self, seat: Seat | None) -> str:
        return self.texts[-1 if seat is None else seat]


def tell(
    game: Game[Any, Any], state: State, entries: Iterable[str], at: int, version: int
) -> Iterator[Entry]:
    """Plays entries on `state`, of which the record has `at` already, and tells each."""
    audiences: list[Seat | None] = [*range(len(state.scores())), None]
    for number, entry in enumerate(entries, start=at + 1):
        who, text = split(entry)
        action = game.parse(text)
        texts = _shared(tuple(game.redacted_text(state, seat, action) for seat in audiences))
        before = state.scores()
        events = tuple(apply_told(state, action))
        gained = _shared(tuple(int(b - a) for a, b in zip(before, state.scores(), strict=True)))
        yield Entry(number, version, who, events, texts, gained)


@lru_cache(maxsize=2**15)
def _shared(value: T) -> T:
    """The same value for all that are equal: many entries of many tables say the same."""
    return value


class Archived:
    """A finished or imported game: the reading side of a Match, in which nobody moves any more."""

    def __init__(self, game: Game[Any, Any], record: Record) -> None:
        self.record = record
        self.committed = self.state = replay(game, record)
        self.draft: list[DraftStep] = []
        self.undone: tuple[Action, ...] = ()
        self.owner = NOBODY
        self.is_over = True
        self.is_full = self.can_redo = False
