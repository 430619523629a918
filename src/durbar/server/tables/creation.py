"""The lobby: tables as they are wished for, made, and restored from what a store keeps."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from durbar.core.errors import BadOptions, BadRecord
from durbar.core.match import Match
from durbar.core.orders import Order
from durbar.core.record import Record, check_header, verify
from durbar.server.editions import Editions
from durbar.server.errors import Refusal
from durbar.server.protocol.messages import BotText, ChatLine, Key, Name, Salt, TableSettings
from durbar.server.tables import ratings
from durbar.server.tables.effects import Clocks, DraftSet, Ended, KeyUsed
from durbar.server.tables.history import Archived, tell
from durbar.server.tables.results import ended
from durbar.server.tables.seating import LONGEST_NAME, checked_bot, plain
from durbar.server.tables.seats import Holder, Place, new_token
from durbar.server.tables.shuffle import Shuffle
from durbar.server.tables.table import Table


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who shall sit on a seat: who makes the table (on several: pass and play), a bot, anybody."""

    kind: Literal["me", "bot", "open"] = "open"
    name: Name | None = None
    bot: BotText = "greedy"


class TableRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table that somebody wants."""

    key: Key  # of a guest: asked again with the same, he gets the same table
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, int | bool | str] = {}
    seats: Annotated[
        tuple[SeatRequest, ...], Meta(max_length=16)
    ] = ()  # those that decide, in order
    settings: TableSettings = TableSettings()
    salt: Salt = ""


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
    ended: Ended | None = None  # of a game that is put there when it is over
    wish: str | None = None  # the key with which its host wished for it

    @property
    def record(self) -> Record:
        texts = tuple(text for _, text in self.entries)
        return Record(
            self.game, self.rules_version, self.edition, self.options, self.players, self.dealer,
            texts,
        )  # fmt: skip


def new_id() -> str:
    """An id that nobody guesses: who knows it may watch."""
    return secrets.token_urlsafe(9)


def make_table(
    editions: Editions, wish: TableRequest, holder: Holder, name: str
) -> tuple[Table, dict[int, str]]:
    """A new table and the tokens of the seats that its maker took."""
    game = editions.game(wish.game)
    try:
        options = game.options.of(wish.options)
    except BadOptions as error:
        raise Refusal.of(error) from None
    deciders = game.deciders(options)
    if len(wish.seats) > len(deciders):
        raise Refusal("too-many-seats", seats=len(deciders), found=len(wish.seats))
    places = [Place() for _ in range(options.seats)]
    for seat, called in game.automata(options).items():
        places[seat] = Place("automaton", called)
    tokens: dict[int, str] = {}
    wishes = [*wish.seats, *(SeatRequest() for _ in deciders[len(wish.seats) :])]
    for seat, each in zip(deciders, wishes, strict=True):
        if each.kind == "me":
            tokens[seat], token_hash = new_token()
            called = plain(each.name or name) or name
            places[seat] = Place("person", called, holder.guest, token_hash, salt=plain(wish.salt))
        elif each.kind == "bot":
            called = plain(each.name or "") or each.bot[:LONGEST_NAME]
            places[seat] = Place("bot", called, bot=checked_bot(game.name, each.bot))
        else:
            places[seat] = Place()
    ratings.check(game, wish.settings, places)
    table = Table(new_id(), game, options, places, settings=wish.settings, host=holder.guest)
    table.wish = wish.key
    table.start()
    return table, tokens


def restore(editions: Editions, stored: Stored) -> Table:
    """A table as it was when its last acknowledged command was done."""
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
        _restore_game(table, stored)
    for used in stored.keys:
        table.keep_key(used.seat, used.key, used.version, used.step)
    return table


def _restore_game(table: Table, stored: Stored) -> None:
    game, record = table.game, stored.record
    if stored.is_over:
        check_header(game, record)
        table.match = Archived(game, record)
    else:
        table.match = Match.resume(game, record)
    state = game.new(table.options)
    for version, entries in groupby(stored.entries, key=lambda entry: entry[0]):
        texts = [text for _, text in entries]
        table.history.add(tell(game, state, texts, len(table.history), version))
    table.version = stored.entries[-1][0]
    if isinstance(table.match, Match) and stored.draft and stored.draft.version == table.version:
        _restore_draft(table, table.match, stored.draft)


def _restore_draft(table: Table, match: Match[Any, Any], draft: DraftSet) -> None:
    """The steps, and those taken back: played again, then taken back again."""
    for text in (*draft.actions, *reversed(draft.undone)):
        match.submit(match.owner, [table.game.parse(text)])
    for _ in draft.undone:
        match.undo(match.owner)
    table.step = draft.step


def archive(editions: Editions, record: Record) -> Stored:
    """An imported record as a table to look at; refused if it does not replay to its last entry."""
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
