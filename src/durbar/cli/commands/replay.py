"""`durbar replay`: shows the table at any entry of a record, and verifies the record."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from durbar.cli.arguments import AsJson, EditionFile
from durbar.cli.errors import BadInput
from durbar.cli.session import Session, read_record, session_of
from durbar.cli.terminal import boards
from durbar.core import record as records
from durbar.core.errors import BadRecord
from durbar.core.events import Event, TurnBegan
from durbar.core.game import Game, View
from durbar.core.record import Record
from durbar.core.state import State


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """A position of a record."""

    at: int  # entries played
    state: State
    events: Sequence[Event]  # of these entries


@dataclass(frozen=True, slots=True)
class Verified:
    """What `--verify` found to be sound."""

    entries: int  # 0 if some are hidden
    dealer: str  # its kind; "none" without one, or if some entries are hidden
    redacted: bool  # some entries are hidden


@dataclass(frozen=True, slots=True)
class ReplayReport:
    """The document of `--json`."""

    record: Record  # as the seat may see it
    at: int  # entries played
    seat: int | None  # None: a spectator that sees everything
    view: View
    events: Sequence[Event]
    sentences: Sequence[str]  # of the events
    verified: Verified | None  # None: not asked for

    def to_json(self) -> dict[str, Any]:
        return {
            "record": self.record.to_json(),
            "at": self.at,
            "seat": self.seat,
            "view": _plain(asdict(self.view)),
            "events": [
                {"type": type(event).__name__, **_plain(asdict(event)), "text": sentence}
                for event, sentence in zip(self.events, self.sentences, strict=True)
            ],
            "verified": None if self.verified is None else asdict(self.verified),
        }


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0)] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="S", min=0)] = None,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    session = session_of(context)
    game, record = open_record(session, file, edition, seat)
    if verify:
        records.verify(game, record)
    position = position_at(game, record, at)
    view = game.view(position.state, seat)
    events = position.events
    if seat is not None:
        events = [game.redact(event, seat) for event in events]
    wording = session.wording(record, seat)
    if json:
        verified = _verified(record) if verify else None
        shown = _shown(game, record, seat)
        sentences = [wording.event(event) for event in events]
        report = ReplayReport(shown, position.at, seat, view, events, sentences, verified)
        session.emit(report.to_json())
        return
    for event in events if at is None else _since_the_turn_began(events):
        session.show(Text(wording.event(event)))
    session.show(boards.draw(game, view, wording))
    session.hint("replay-at", at=position.at, entries=len(record.entries))
    if verify:
        session.say("replay-verified", **asdict(_verified(record)))


def open_record(
    session: Session, file: Path, edition: Path | None, seat: int | None
) -> tuple[Game[Any, Any], Record]:
    """Reads a record and finds its game. Raises BadInput if the game has no such seat."""
    record = read_record(file)
    game = session.game_of(record, edition)
    options = records.check_header(game, record)
    if seat is not None and seat >= options.seats:
        raise BadInput("seat-unknown", seat=seat, last=options.seats - 1)
    return game, record


def position_at(game: Game[Any, Any], record: Record, at: int | None) -> ReplayPosition:
    """Returns the position after `at` entries, by default after the last."""
    if at is not None and at > len(record.entries):
        raise BadRecord("record-at", at=at, entries=len(record.entries))
    state, events, played = records.start(game, record), list[Event](), 0
    for step in records.steps(game, replace(record, entries=record.entries[:at])):
        state, played = step.state, step.number + 1
        events += step.events
    return ReplayPosition(played, state, events)


def _since_the_turn_began(events: Sequence[Event]) -> list[Event]:
    """What the last turn brought: from the turn before the one that is about to be played."""
    turns = [n for n, event in enumerate(events) if isinstance(event, TurnBegan)]
    return list(events[turns[-2] if len(turns) > 1 else 0 :])


def _shown(game: Game[Any, Any], record: Record, seat: int | None) -> Record:
    """The record as the seat may see it."""
    if seat is None or any("?" in entry for entry in record.entries):
        return record
    return records.redact(game, record, seat)


def _verified(record: Record) -> Verified:
    is_redacted = any("?" in entry for entry in record.entries)
    return Verified(
        0 if is_redacted else len(record.entries),
        "none" if record.dealer is None or is_redacted else str(record.dealer["kind"]),
        is_redacted,
    )


def _plain(value: Any) -> Any:
    """Data that JSON can hold."""
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return value if isinstance(value, str | int | float | None) else str(value)
