"""`durbar records`: games of the server's store as files, and back; all of them checked."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from durbar.cli.arguments import AsJson, Database
from durbar.cli.errors import BadInput
from durbar.cli.server_settings import server_settings
from durbar.cli.session import Session, read_record, session_of
from durbar.core import record as records
from durbar.core.errors import DurbarError
from durbar.core.record import Record
from durbar.texts import word_error

if TYPE_CHECKING:
    from durbar.server.editions import Editions
    from durbar.server.store.store import Store

T = TypeVar("T")

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@app.command("export")
def export(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    database: Database = None,
) -> None:
    """Finished games only: a running one would show what its players must not know."""
    session = session_of(context)
    folder.mkdir(parents=True, exist_ok=True)

    async def work(store: "Store", editions: "Editions") -> int:
        ids = await store.ids("over")
        for table_id in ids:
            record = (await store.load(table_id)).record
            (folder / f"{record.game}-{table_id}.record").write_text(record.to_text(), "utf-8")
        return len(ids)

    count = _with_store(session, database, work)
    session.say("records-exported", count=count, folder=str(folder))


@app.command("import")
def import_(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE…")],
    database: Database = None,
) -> None:
    session = session_of(context)
    given = [read_record(file) for file in files]

    async def work(store: "Store", editions: "Editions") -> int:
        from durbar.server.tables.restoring import archive

        known = {(await store.load(table_id)).record.entries for table_id in await store.ids()}
        fresh = {record.entries: record for record in given if record.entries not in known}
        new = list(fresh.values())
        for stored in [archive(editions, record) for record in new]:
            await store.import_table(stored)
        return len(new)

    count = _with_store(session, database, work)
    session.say("records-imported", count=count, known=len(given) - count)


@app.command("verify")
def verify(
    context: typer.Context,
    files: Annotated[list[Path] | None, typer.Argument(metavar="[FILE…]")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    database: Database = None,
    json: AsJson = False,
) -> None:
    session = session_of(context)
    if bool(files) == everything:
        raise BadInput("records-which")

    async def work(store: "Store", editions: "Editions") -> dict[str, str]:
        named = [(i, (await store.load(i)).record) for i in await store.ids()]
        return _faults(session, editions, [(i, r) for i, r in named if r.entries])

    if files:
        from durbar.server.editions import Editions

        named = [(str(file), read_record(file)) for file in files]
        faults = _faults(session, Editions(session.settings.editions), named)
    else:
        faults = _with_store(session, database, work)
    count = len(faults)
    wrong = {name: text for name, text in faults.items() if text}
    if json:
        session.emit({"records": count, "faults": wrong})
    else:
        for name, text in wrong.items():
            session.say("records-fault", name=name, reason=text)
        session.say("records-verified", count=count, faults=len(wrong))
    if wrong:
        raise typer.Exit(1)


def _faults(
    session: Session, editions: "Editions", named: list[tuple[str, Record]]
) -> dict[str, str]:
    """What is wrong with each record; an empty text if nothing is."""
    faults: dict[str, str] = {}
    for name, record in named:
        try:
            records.verify(editions.game(record.game, record.edition), record)
            faults[name] = ""
        except DurbarError as error:
            faults[name] = word_error(session.texts, error)
    return faults


def _with_store(
    session: Session, database: str | None, work: Callable[["Store", "Editions"], Awaitable[T]]
) -> T:
    """Opens the store beside a server that may be running, and closes it again."""
    settings = server_settings(session, database=database)
    from durbar.server.editions import Editions
    from durbar.server.store.store import Store

    file = settings.database_file
    if file is not None and not file.is_file():
        raise BadInput("no-database", file=str(file))

    async def run() -> T:
        store, editions = Store(settings.database_url), Editions(session.settings.editions)
        await store.open()
        try:
            for edition in await store.editions():
                editions.keep(edition)
            return await work(store, editions)
        finally:
            await store.close()

    return asyncio.run(run())
