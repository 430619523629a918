"""Notation, records and matches: what is written down says the same again (kit point 3)."""

import json
from typing import Any

from durbar.core import record as records
from durbar.core.chance import Rng
from durbar.core.dealers import SeededDealer
from durbar.core.errors import BadNotation
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.core.options import Options
from durbar.core.record import Record
from durbar.testing.faults import Report
from durbar.testing.lines import PLIES_AT_MOST, PlayedLine


def check_notation(game: Game[Any, Any], report: Report) -> None:
    """Every row has one text, which parses back, is one line of a record and hides nothing."""
    for action in range(len(game.ACTIONS)):
        text = game.text(action)
        with report.guard("notation"):
            back = game.parse(text)
            report.expect(back == action, "notation", f"{text!r} is row {action} and row {back}")
        fine = text == " ".join(text.split()) and text and "?" not in text
        report.expect(bool(fine), "notation", f"{text!r} cannot stand in a record")
    try:
        game.parse("no such thing")
    except BadNotation:
        return
    report.add("notation", "nonsense is parsed")


def check_replay(line: PlayedLine, report: Report) -> None:
    """The record of a line round trips and leads through the same positions."""
    record = line.record()
    _check_round_trips(record, report)
    state = records.start(line.game, record)
    if state.key() != line.keys[0]:
        report.add("replay", "the first position differs")
    for step in records.steps(line.game, records.parse(record.to_text())):
        if step.state.key() != line.keys[step.number + 1]:
            report.at(line, step.number + 1)
            report.add("replay", f"another position: {step.state.key()}")
            return


def check_redacted(line: PlayedLine, report: Report) -> None:
    """A redacted record is again a record: it round trips and replays up to the first `?`."""
    for seat in (*line.game.deciders(line.options), None):
        redacted = records.redact(line.game, line.record(), seat)
        _check_round_trips(redacted, report)
        if len(redacted.entries) != len(line.actions) or redacted.dealer is not None:
            report.add(
                "redacted-record", f"for seat {seat}: entries are missing, or a dealer is shown"
            )
        known = next(
            (n for n, entry in enumerate(redacted.entries) if "?" in entry), len(redacted.entries)
        )
        if records.replay(line.game, redacted).key() != line.keys[known]:
            report.add("redacted-record", f"for seat {seat}: it does not lead to entry {known}")


def _check_round_trips(record: Record, report: Report) -> None:
    text = record.to_text()
    as_json = json.dumps(record.to_json())
    for written, name in ((text, "text"), (as_json, "JSON")):
        with report.guard("record"):
            back = records.parse(written)
            report.expect(back == record, "record", f"the {name} form does not round trip")
            report.expect(back.to_text() == text, "record", f"the {name} form changes the text")


def check_match(game: Game[Any, Any], options: Options, seed: int, report: Report) -> None:
    """A match can be undone and redone at every step, verified, and resumed from its record."""
    match = Match(game, options, SeededDealer(seed))
    rng = Rng(seed)
    for _ in range(PLIES_AT_MOST):
        if match.is_over:
            break
        seat = match.owner
        before = match.state.key()
        action = int(match.state.random_action(rng, match.state.buffer()))
        match.submit(seat, [action])
        after = match.state.key()
        match.undo(seat)
        report.expect(match.state.key() == before, "match", "undo leads elsewhere")
        match.redo(seat)
        report.expect(match.state.key() == after, "match", "redo leads elsewhere")
        if match.is_full or rng.below(2) == 0:
            match.commit(seat)
    record = match.record
    key = match.committed.key()
    report.expect(records.verify(game, record).key() == key, "match", "the record ends elsewhere")
    resumed = Match.resume(game, record)
    report.expect(
        resumed.record == record and resumed.committed.key() == key, "match", "resumed differs"
    )
