"""`durbar verify`: every entry of a record against the rules, every draw against its dealer."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from durbar.cli.arguments import AsJson, EditionFile
from durbar.cli.errors import BadInput
from durbar.cli.session import Session, read_record, session_of
from durbar.core import record as records
from durbar.core.record import Record


@dataclass(frozen=True, slots=True)
class VerificationReport:
    """What was verified of a record."""

    entries: int
    dealer: str  # its kind; "" if the record names none
    commitment: str  # to the dealer's seed; "" if there is none
    salts: tuple[str, ...]  # of the seats
    redacted: bool  # some entries are hidden

    def to_json(self) -> dict[str, Any]:
        """Returns the document of `--json`."""
        return asdict(self) | {"salts": list(self.salts)}


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="RECORD")],
    commitment: Annotated[str | None, typer.Option("--commitment", metavar="HEX")] = None,
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    session = session_of(context)
    record = read_record(file)
    dealer = record.dealer or {}
    if commitment is not None and dealer.get("commitment") != commitment.strip().lower():
        raise BadInput("commitment-differs", found=str(dealer.get("commitment", "")))
    records.verify(session.game_of(record, edition), record)
    report = report_on(record)
    if json:
        session.emit(report.to_json())
    else:
        _print(session, report)


def report_on(record: Record) -> VerificationReport:
    """Returns the report on a record that was verified."""
    dealer = record.dealer or {}
    return VerificationReport(
        len(record.entries),
        str(dealer.get("kind", "")),
        str(dealer.get("commitment", "")),
        tuple(dealer.get("salts", ())),
        any("?" in entry for entry in record.entries),
    )


def _print(session: Session, report: VerificationReport) -> None:
    dealer = "none" if not report.dealer or report.redacted else report.dealer
    session.say("replay-verified", **(report.to_json() | {"dealer": dealer}))
    if report.commitment:
        session.say("verify-commitment", commitment=report.commitment)
