"""History: the entries of a table's record with their events, made by replaying them."""

import pickle
import sys
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from durbar.core.events import Event
from durbar.core.game import Game, apply_with_events
from durbar.core.match import DraftStep
from durbar.core.record import Record, replay, split
from durbar.core.state import State
from durbar.core.types import NOBODY, Action, Seat

PACK: Final = 16  # entries that are packed together


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


class History:
    """The latest entries as they are and the older ones packed, since hardly anybody looks back."""

    def __init__(self) -> None:
        self._packs: list[bytes] = []
        self._latest: list[Entry] = []

    def add(self, entries: Iterable[Entry]) -> None:
        self._latest += entries
        while len(self._latest) >= 2 * PACK:
            self._packs.append(zlib.compress(pickle.dumps(self._latest[:PACK])))
            del self._latest[:PACK]

    def __len__(self) -> int:
        return PACK * len(self._packs) + len(self._latest)

    def __getitem__(self, n: int) -> Entry:
        """The entry number n, from 0."""
        pack, place = divmod(n, PACK)
        if pack < len(self._packs):
            return _unpacked(self._packs[pack])[place]
        return self._latest[n - PACK * len(self._packs)]

    def __iter__(self) -> Iterator[Entry]:
        for pack in self._packs:
            yield from _unpacked(pack)
        yield from self._latest

    def __reversed__(self) -> Iterator[Entry]:
        yield from reversed(self._latest)
        for pack in reversed(self._packs):
            yield from reversed(_unpacked(pack))

    def after(self, version: int) -> list[Entry]:
        """What came later than a version."""
        later = list(takewhile(lambda entry: entry.version > version, reversed(self)))
        return later[::-1]


def _unpacked(pack: bytes) -> list[Entry]:
    entries: list[Entry] = pickle.loads(zlib.decompress(pack))
    return entries


def tell(
    game: Game[Any, Any], state: State, entries: Iterable[str], at: int, version: int
) -> Iterator[Entry]:
    """Plays entries on `state`, of which the record has `at` already, and tells each."""
    audiences: list[Seat | None] = [*range(len(state.scores())), None]
    for number, entry in enumerate(entries, start=at + 1):
        who, text = split(entry)
        action = game.parse(text)
        texts = tuple(sys.intern(game.redacted_text(state, seat, action)) for seat in audiences)
        before = state.scores()
        events = tuple(apply_with_events(state, action))
        gained = tuple(int(b - a) for a, b in zip(before, state.scores(), strict=True))
        yield Entry(number, version, who, events, texts, gained)


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
