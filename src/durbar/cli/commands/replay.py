"""`durbar replay`: the table at any entry of a record, and whether the record is sound."""

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
from durbar.core.game import Game
from durbar.core.record import Record
from durbar.core.state import State


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a record and what happened on the way to it."""

    at: int  # entries played
    state: State
    events: Sequence[Event]


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
    record = read_record(file)
    game = session.game_of(record, edition)
    options = records.check_header(game, record)
    if seat is not None and seat >= options.seats:
        raise BadInput("seat-unknown", seat=seat, last=options.seats - 1)
    if verify:
        records.verify(game, record)
    moment = moment_of(game, record, at)
    told = moment.events if seat is None else [game.redact(e, seat) for e in moment.events]
    if json:
        session.emit(_document(session, game, record, moment, told, seat, verify))
        return
    wording = session.wording(record, seat)
    if at is not None:
        told = _since_the_turn_began(told)
    for event in told:
        session.show(Text(wording.event(event)))
    session.show(boards.draw(game, game.view(moment.state, seat), wording))
    session.hint("replay-at", at=moment.at, entries=len(record.entries))
    if verify:
        session.say("replay-verified", **_verified(record))


def moment_of(game: Game[Any, Any], record: Record, at: int | None) -> Moment:
    if at is not None and at > len(record.entries):
        raise BadRecord("record-at", at=at, entries=len(record.entries))
    state, events, played = records.start(game, record), list[Event](), 0
    for step in records.steps(game, replace(record, entries=record.entries[:at])):
        state, played = step.state, step.number + 1
        events += step.events
    return Moment(played, state, events)


def _since_the_turn_began(events: Sequence[Event]) -> list[Event]:
    """What the last turn brought: from the turn before the one that is about to be played."""
    turns = [n for n, event in enumerate(events) if isinstance(event, TurnBegan)]
    return list(events[turns[-2] if len(turns) > 1 else 0 :])


def _verified(record: Record) -> dict[str, Any]:
    unknown = sum("?" in entry for entry in record.entries)
    return {
        "entries": len(record.entries) if not unknown else 0,
        "dealer": "none" if record.dealer is None or unknown else str(record.dealer["kind"]),
        "redacted": bool(unknown),
    }


def _document(
    session: Session,
    game: Game[Any, Any],
    record: Record,
    moment: Moment,
    events: Sequence[Event],
    seat: int | None,
    verified: bool,
) -> dict[str, Any]:
    wording = session.wording(record, seat)
    is_whole = seat is None or any("?" in entry for entry in record.entries)
    shown = record if is_whole else records.redact(game, record, seat)
    return {
        "record": shown.to_json(),
        "at": moment.at,
        "seat": seat,
        "view": _plain(asdict(game.view(moment.state, seat))),
        "events": [
            {"type": type(event).__name__, **_plain(asdict(event)), "text": wording.event(event)}
            for event in events
        ],
        "verified": _verified(record) if verified else None,
    }


def _plain(value: Any) -> Any:
    """Data that JSON can hold."""
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return value if isinstance(value, str | int | float | None) else str(value)
