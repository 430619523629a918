"""History: the entries of a table's record, each with the step that the match returned for it."""

import pickle
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from durbar.core.match import MatchStep

PACK: Final = 16  # entries that are packed together


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the record."""

    at: int  # entries of the record up to this one
    version: int
    step: MatchStep


class History:
    """Keeps the latest entries as they are and packs the older ones, which are rarely read."""

    def __init__(self) -> None:
        self._packs: list[bytes] = []
        self._latest: list[Entry] = []

    def extend(self, steps: Iterable[MatchStep], version: int) -> tuple[Entry, ...]:
        """Adds the steps of a commit and returns their entries."""
        at = len(self)
        entries = tuple(Entry(at + n, version, step) for n, step in enumerate(steps, start=1))
        self._latest += entries
        while len(self._latest) >= 2 * PACK:
            self._packs.append(zlib.compress(pickle.dumps(self._latest[:PACK])))
            del self._latest[:PACK]
        return entries

    def __len__(self) -> int:
        return PACK * len(self._packs) + len(self._latest)

    def __getitem__(self, n: int) -> Entry:
        """Returns entry number n, from 0."""
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
        """Returns the entries committed after `version`, oldest first."""
        later = list(takewhile(lambda entry: entry.version > version, reversed(self)))
        return later[::-1]


def _unpacked(pack: bytes) -> list[Entry]:
    entries: list[Entry] = pickle.loads(zlib.decompress(pack))
    return entries
