"""Tables of the toy room, played out, and as a store keeps them."""

from types import SimpleNamespace
from typing import Any, Final

from tests.support.toy import LanternOptions, Lanterns

from durbar.server.protocol.messages import Submit
from durbar.server.tables.effects import DraftSet
from durbar.server.tables.restoring import Stored
from durbar.server.tables.seats import Place
from durbar.server.tables.shuffle import Shuffle
from durbar.server.tables.table import Table

GAME: Final = Lanterns()
EDITIONS: Final[Any] = SimpleNamespace(game=lambda name, edition=None: GAME)


def new_table(seats: int = 3) -> Table:
    places = [Place("person", f"P{n}", "g", "h") for n in range(seats)]
    table = Table("t", GAME, LanternOptions(seats=seats), places, shuffle=Shuffle(b"lanterns"))
    table.start()
    return table


def submit(table: Table, commit: bool) -> Any:
    """Submits the first legal action; returns the result."""
    assert table.match is not None
    text = GAME.text(table.match.state.legal()[0])
    command = Submit(key="", version=table.version, step=table.step, actions=(text,), commit=commit)
    return table.apply(table.match.owner, command)


def play_out(table: Table) -> Table:
    while table.status == "running":
        submit(table, commit=True)
    return table


def stored(table: Table, draft: DraftSet | None = None) -> Stored:
    """Returns a table as a store keeps it."""
    record = table.record
    versions = [entry.version for entry in table.history]
    return Stored(
        id=table.id,
        game=record.game,
        rules_version=record.rules_version,
        edition=record.edition,
        options=record.options,
        settings=table.settings,
        host=table.host,
        seed=table.shuffle.seed,
        is_over=table.status == "over",
        players=record.players,
        dealer=record.dealer,
        rematch=None,
        places=tuple(table.places),
        entries=tuple(zip(versions, record.entries, strict=True)),
        draft=draft,
    )
