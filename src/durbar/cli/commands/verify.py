"""`durbar verify`: every entry of a record against the rules, every draw against its dealer."""

from pathlib import Path
from typing import Annotated

import typer

from durbar.cli.arguments import AsJson, EditionFile
from durbar.cli.errors import BadInput
from durbar.cli.session import read_record, session_of
from durbar.core import record as records


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
    told = {
        "entries": len(record.entries),
        "dealer": str(dealer.get("kind", "")),
        "commitment": str(dealer.get("commitment", "")),
        "salts": list(dealer.get("salts", [])),
        "redacted": any("?" in entry for entry in record.entries),
    }
    if json:
        session.emit(told)
        return
    dealt = "none" if not told["dealer"] or told["redacted"] else str(told["dealer"])
    session.say("replay-verified", **(told | {"dealer": dealt}))
    if told["commitment"]:
        session.say("verify-commitment", commitment=told["commitment"])
