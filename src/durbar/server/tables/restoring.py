"""Restoring: tables made again from what a store keeps, and imported records."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from durbar.core.errors import BadRecord
from durbar.core.match import Match, MatchStep
from durbar.core.orders import Order
from durbar.core.record import Record, check_header, verify
from durbar.server.editions import Editions
from durbar.server.protocol.messages import ChatLine, TableSettings
from durbar.server.tables.archived import Archived
from durbar.server.tables.creation import new_id
from durbar.server.tables.effects import Clocks, DraftSet, Ended, KeyUsed
from durbar.server.tables.results import ended
from durbar.server.tables.seating import plain
from durbar.server.tables.seats import Place
from durbar.server.tables.shuffle import Shuffle
from durbar.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as a store keeps it."""

    id: str
    game: str
    rules_version: str
    edition: str
    options: Mapping[str, Any]
    settings: TableSettings
    host: str | None
    seed: bytes
    is_over: bool
    players: tuple[str, ...]
    dealer: Mapping[str, Any] | None
    rematch: str | None
    places: tuple[Place, ...]
    entries: tuple[tuple[int, str], ...] = ()  # version, text
    draft: DraftSet | None = None
    keys: tuple[KeyUsed, ...] = ()
    chat: tuple[ChatLine, ...] = field(default=())
    clocks: Clocks | None = None
    orders: Mapping[int, Order] = field(default_factory=dict)
    ended: Ended | None = None  # of an imported game
    request_key: str | None = None  # of the host's request for the table

    @property
    def record(self) -> Record:
        texts = tuple(text for _, text in self.entries)
        return Record(
            self.game, self.rules_version, self.edition, self.options, self.players, self.dealer,
            texts,
        )  # fmt: skip


def restore(editions: Editions, stored: Stored, known: Table | None = None) -> Table:
    """Returns a table as it was after its last acknowledged command.

    The record is replayed once. If `known`, the same table in memory, has the same record, its
    position and history are taken over instead.
    """
    game = editions.game(stored.game, stored.edition)
    table = Table(
        stored.id,
        game,
        game.options.of(stored.options),
        stored.places,
        settings=stored.settings,
        shuffle=Shuffle(stored.seed),
        host=stored.host,
    )
    table.rematch = stored.rematch
    table.chat = list(stored.chat)
    table.clocks, table.orders = stored.clocks, dict(stored.orders)
    if stored.entries:
        if known is None or not _take_over(table, stored, known):
            _replay(table, stored)
        table.version = stored.entries[-1][0]
        _restore_draft(table, stored.draft)
    for used in stored.keys:
        table.keep_key(used.seat, used.key, used.version, used.step)
    return table


def _take_over(table: Table, stored: Stored, known: Table) -> bool:
    """Takes the position and history of a table in memory, if it has the stored record."""
    match = known.match
    if match is None or match.is_over != stored.is_over or match.record != stored.record:
        return False
    if isinstance(match, Match):
        match.discard_draft()
    table.match, table.history, table.frames = match, known.history, known.frames
    return True


def _replay(table: Table, stored: Stored) -> None:
    game, record = table.game, stored.record
    versions = iter([version for version, _ in stored.entries])

    def keep(step: MatchStep) -> None:
        table.history.extend([step], next(versions))

    if stored.is_over:
        table.match = Archived(game, record, keep)
    else:
        table.match = Match.resume(game, record, keep)


def _restore_draft(table: Table, draft: DraftSet | None) -> None:
    """Submits the steps and those taken back, and takes the latter back again."""
    match = table.match
    if not isinstance(match, Match) or draft is None or draft.version != table.version:
        return
    for text in (*draft.actions, *reversed(draft.undone)):
        match.submit(match.owner, [table.game.parse(text)])
    for _ in draft.undone:
        match.undo(match.owner)
    table.step = draft.step


def archive(editions: Editions, record: Record) -> Stored:
    """Returns an imported record as a finished table. Raises BadRecord if it does not replay."""
    game = editions.game(record.game, record.edition)
    if any("?" in entry for entry in record.entries):
        raise BadRecord("record-redacted")
    if not record.entries:
        raise BadRecord("record-empty")
    state = verify(game, record)
    options = check_header(game, record)
    names = record.players or tuple(str(seat) for seat in range(options.seats))
    return Stored(
        id=new_id(),
        game=record.game,
        rules_version=record.rules_version,
        edition=record.edition,
        options=options.to_json(),
        settings=TableSettings(),
        host=None,
        seed=b"",
        is_over=True,
        players=tuple(plain(name)[:40] for name in names),
        dealer=record.dealer,
        rematch=None,
        places=tuple(Place("automaton", plain(name)[:40]) for name in names),
        entries=tuple((1, entry) for entry in record.entries),
        ended=ended(game, state, (), is_rated=False),
    )
