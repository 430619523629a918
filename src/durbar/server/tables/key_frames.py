"""Key frames: positions kept along a record, so that any moment of a game is quickly at hand.

Frames are made on demand, when a past position is asked for, and are kept in memory with the table.
They are complete positions: only `outgoing.perspective` may show them to anybody.
"""

import threading
from collections.abc import Iterator, Sequence
from typing import Any, Final

from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.record import split
from durbar.core.state import State

INTERVAL: Final = 64  # entries between frames: cloning a position costs about as much as playing 50
MOST_FRAMES: Final = 16  # of a table; the interval doubles when there would be more


class KeyFrames:
    """The frames of one game. All methods may be called from several threads."""

    def __init__(self, game: Game[Any, Any], options: Options) -> None:
        self.interval = INTERVAL
        self._game = game
        self._options = options
        self._frames: dict[int, State] = {}  # by the number of entries before
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._frames)

    def position(self, entries: Sequence[str], at: int) -> State:
        """Returns the position after the first `at` of a record's legal entries.

        It is a copy. Its cost is the distance to the nearest frame before it.
        """
        for n, state in self._walk(entries[:at], at):
            if n == at:
                return state
        raise IndexError(at)

    def positions(self, entries: Sequence[str], first: int) -> Iterator[tuple[int, State]]:
        """Yields the number of entries and the position from `first` to the end of the record.

        The position is changed in place for the next one.
        """
        return ((n, state) for n, state in self._walk(entries, first) if n >= first)

    def _walk(self, entries: Sequence[str], at: int) -> Iterator[tuple[int, State]]:
        n, state = self._nearest(at)
        yield n, state
        for entry in entries[n:]:
            state.apply(self._game.parse(split(entry)[1]))
            n += 1
            self._keep(n, state)
            yield n, state

    def _nearest(self, at: int) -> tuple[int, State]:
        with self._lock:
            n = max((n for n in self._frames if n <= at), default=0)
            frame = self._frames.get(n)
        return n, self._game.new(self._options) if frame is None else frame.clone()

    def _keep(self, n: int, state: State) -> None:
        if n % self.interval or n in self._frames:
            return
        with self._lock:
            self._frames[n] = state.clone()
            if len(self._frames) > MOST_FRAMES:
                self.interval *= 2
                kept = {n: frame for n, frame in self._frames.items() if n % self.interval == 0}
                self._frames = kept
