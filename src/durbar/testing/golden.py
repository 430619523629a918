"""Golden playthroughs: whole games with the room's answers, reviewed as a diff.

A playthrough is a record, and between its entries, indented, what happened; every few decisions
also the legal actions and what the mover sees. `scripts/golden` makes the files of all rooms.
"""

import hashlib
import textwrap
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from durbar.core import record as records
from durbar.core.events import Event
from durbar.core.game import Game
from durbar.core.options import Options
from durbar.core.record import Record
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY
from durbar.testing.coverage import Coverage
from durbar.testing.lines import PlayedLine, play_line
from durbar.testing.plain import plain

EVERY: Final = 8  # decisions between two looks at the table
SEEDS: Final = 20  # games of which the one with most verbs and event types is kept
LISTED: Final = 60  # legal actions that are written out; longer lists give their digest
WIDTH: Final = 100


def file_name(options: Options) -> str:
    """`2-seats.playthrough`, `2-seats-grey-true.playthrough`."""
    variant = options.variant.replace("=", "-").replace(",", "-")
    return "-".join(filter(None, (f"{options.seats}-seats", variant))) + ".playthrough"


def make_playthrough(game: Game[Any, Any], options: Options) -> str:
    """The playthrough of the random game that shows most of the room."""
    return playthrough(game, max(_lines(game, options), key=_shown).record())


def _lines(game: Game[Any, Any], options: Options) -> Iterator[PlayedLine]:
    return (play_line(game, options, "uniform", seed) for seed in range(1, SEEDS + 1))


def _shown(line: PlayedLine) -> int:
    coverage = Coverage(line.game)
    coverage.add_record(line.record())
    return len(coverage.verbs) + len(coverage.events)


def record_of(text: str) -> Record:
    """The record in a playthrough."""
    return records.parse("\n".join(line for line in text.splitlines() if not line.startswith(" ")))


def playthrough(game: Game[Any, Any], record: Record) -> str:
    """A record with the room's answers as they are now; a test compares them with the file."""
    lines = [replace(record, entries=()).to_text().rstrip("\n")]
    decisions = 0
    for step in records.steps(game, record):
        lines.append(record.entries[step.number])
        lines += [line for event in step.events for line in _event(event)]
        mover = int(step.state.to_move())
        if mover not in (CHANCE, NOBODY):
            if decisions % EVERY == 0:
                lines += _look(game, step.state, mover)
            decisions += 1
    final = records.replay(game, record)
    lines += [*_formatted("outcome", plain(game.outcome(final)), 4), *_view(game, final, None)]
    return "\n".join(lines) + "\n"


def _event(event: Event) -> list[str]:
    facts = (f"{name}={_word(plain(value))}" for name, value in event.facts().items())
    return _wrapped(" ".join((type(event).__name__, *facts)), 4)


def _word(value: Any) -> str:
    """A value in a line: `[a, b]` for lists, `a b` for what has parts of its own."""
    if isinstance(value, list):
        return f"[{', '.join(map(_word, value))}]"
    value = _bare(value)
    return " ".join(map(_word, value.values())) if isinstance(value, dict) else str(value)


def _bare(value: Any) -> Any:
    """A dataclass's or an enum's plain form without its type."""
    if isinstance(value, dict) and len(value) == 1 and next(iter(value))[0].isupper():
        (value,) = value.values()
    return value


def _look(game: Game[Any, Any], state: State, mover: int) -> list[str]:
    texts = [game.text(action) for action in state.legal()]
    listed = ", ".join(texts)
    if len(texts) > LISTED:
        digest = hashlib.sha256(listed.encode()).hexdigest()[:12]
        listed = f"{', '.join(texts[:LISTED])} … digest {digest}"
    return [*_wrapped(f"legal {len(texts)}: {listed}", 4), *_view(game, state, mover)]


def _view(game: Game[Any, Any], state: State, seat: int | None) -> list[str]:
    (values,) = plain(game.view(state, seat)).values()
    del values["legal"]  # just written out by name
    return _formatted("view", values, 4)


def _formatted(name: str, value: Any, indent: int) -> list[str]:
    """A value as an outline: one line for words and lists of words, an indented block for more."""
    value = _bare(value)
    if isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
        value = {str(n): item for n, item in enumerate(value)}
    if isinstance(value, dict):
        inner = (_formatted(key, item, indent + 2) for key, item in value.items())
        return [" " * indent + name, *(line for lines in inner for line in lines)]
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return _wrapped(f"{name}: {text}".rstrip(), indent)


def _wrapped(text: str, indent: int) -> list[str]:
    first, rest = " " * indent, " " * (indent + 4)
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False
    )
