"""Seating: joining, leaving, bots in seats, resigning, the next game and talk at the table."""

import unicodedata
from dataclasses import dataclass, replace
from typing import Final

from durbar.bots.registry import make_bot
from durbar.core.errors import BadOptions
from durbar.core.types import Seat
from durbar.server.errors import NotAllowed, NotFound, Refusal
from durbar.server.protocol import table_settings
from durbar.server.protocol.messages import (
    AddBot,
    Answer,
    AnyCommand,
    Chat,
    ChatLine,
    Leave,
    Mute,
    Orders,
    Rematch,
    ReplaceByBot,
    Resign,
    TakeBack,
    Talk,
)
from durbar.server.tables import ratings
from durbar.server.tables.command_result import Progress, Recipients
from durbar.server.tables.effects import (
    ChatAdded,
    Effect,
    EntriesAppended,
    KeysForgotten,
    KeyUsed,
    SeatSet,
    StatusSet,
)
from durbar.server.tables.seats import Holder, Place
from durbar.server.tables.standing_orders import leave_order
from durbar.server.tables.table import Table

LINES_KEPT: Final = 200
LONGEST_NAME: Final = 80  # characters of a name at a table
STAND_IN: Final = "greedy"  # who plays on for somebody who resigned
NO_SEAT: Final = -1  # whose keys the host's are, who need not sit, and of those who stood up


def plain(text: str) -> str:
    """Text without control characters and outer spaces, as names and chat are kept."""
    kept = (c for c in text if unicodedata.category(c)[0] != "C" or c == "\u200d")
    return "".join(kept).strip()


@dataclass(frozen=True, slots=True)
class Joined:
    """A seat was taken; its token is shown this once."""

    seat: Seat
    progress: Progress


def join(
    table: Table,
    holder: Holder,
    seat: Seat | None,
    name: str,
    salt: str,
    token_hash: str,
    *,
    key: str,
    version: int = 0,
) -> Joined:
    """Takes an open seat (None: the first that is free, one's reserved seat before others).

    Who asks again with the same key has his seat already, and gets a new token for it.
    """
    for held in table.seats_of(holder):
        if table.answered(held, key):
            return Joined(held, give_token(table, held, token_hash))
    if table.match is not None:
        raise Refusal("already-begun")
    table.check_version(None, version)
    seat = _free_seat(table, holder) if seat is None else seat
    if not 0 <= seat < len(table.places):
        raise NotFound("no-such-seat", seat=seat)
    place = table.places[seat]
    if place.kind != "open" or (place.is_reserved and not place.knows(holder)):
        raise Refusal("seat-taken", seat=seat)
    place = Place("person", plain(name) or "?", holder.guest, token_hash, salt=plain(salt))
    _sit_down(table, seat, place)
    answer = table.remember(seat, key)
    used = KeyUsed(seat, key, answer.version, answer.step)
    effects = (SeatSet(seat, table.places[seat]), used, *table.start())
    return Joined(seat, _to_all(table, answer, effects))


def give_token(table: Table, seat: Seat, token_hash: str) -> Progress:
    """A new token for a seat; the old one is worth nothing from now on."""
    table.places[seat] = replace(table.places[seat], token_hash=token_hash)
    answer = Answer(key="", version=table.version, step=0)
    return Progress(answer, effects=(SeatSet(seat, table.places[seat]),))


def seat_command(
    table: Table, holder: Holder, seat: Seat | None, said: AnyCommand, now: float, new_id: str
) -> tuple[Progress, Table | None]:
    """Every command that is not about the draft; a rematch also gives the new table."""
    by = NO_SEAT if seat is None else seat
    if done := table.answered(by, said.key):
        return Progress(done), None
    is_host = table.is_hosted_by(holder)
    if seat is None and not (is_host and isinstance(said, AddBot | Rematch)):
        raise NotAllowed("not-seated")
    if not isinstance(said, Talk):
        table.check_version(seat, said.version)
    if isinstance(said, Rematch):
        return _rematch(table, by, said, new_id)
    line: ChatLine | None = None
    match said:
        case AddBot():
            effects = _add_bot(table, is_host, said)
        case ReplaceByBot():
            effects = _replace_by_bot(table, by, said)
        case Leave():
            effects = _leave(table, by)
        case TakeBack():
            effects = _take_back(table, by)
        case Resign():
            effects = _resign(table, by)
        case Orders():
            effects = leave_order(table, by, said.order)
        case Mute():
            effects = _mute(table, by, said)
        case Chat():
            line = _say(table, by, said.text, now)
            effects = (ChatAdded(line),)
        case _:
            raise NotAllowed("not-seated")
    by = by if by == NO_SEAT or table.places[by].kind == "person" else NO_SEAT  # he stood up
    answer = table.remember(by, said.key)
    effects = (*effects, KeyUsed(by, said.key, answer.version, answer.step))
    if line is not None:
        return Progress(answer, line=line, effects=effects), None
    if isinstance(said, Mute | Orders):  # nobody else's business
        return Progress(answer, news=Recipients.OWNER, owner=by, effects=effects), None
    return _to_all(table, answer, effects), None


def _sit_down(table: Table, seat: Seat, place: Place) -> None:
    places = [*table.places]
    places[seat] = place
    ratings.check(table.game, table.settings, places)
    table.places = places


def _free_seat(table: Table, holder: Holder) -> Seat:
    free = [seat for seat, place in enumerate(table.places) if place.kind == "open"]
    for wanted in (
        [seat for seat in free if table.places[seat].knows(holder)],
        [seat for seat in free if not table.places[seat].is_reserved],
    ):
        if wanted:
            return wanted[0]
    raise Refusal("table-full")


def _add_bot(table: Table, is_host: bool, said: AddBot) -> tuple[Effect, ...]:
    if table.match is not None:
        raise Refusal("already-begun")
    if not is_host:
        raise NotAllowed("not-the-host")
    place = _place(table, said.seat)
    if place.kind != "open":
        raise Refusal("seat-taken", seat=said.seat)
    bot = checked_bot(table.game.name, said.bot)
    _sit_down(table, said.seat, Place("bot", said.bot[:LONGEST_NAME], bot=bot))
    return (SeatSet(said.seat, table.places[said.seat]), *table.start())


def _replace_by_bot(table: Table, by: Seat, said: ReplaceByBot) -> tuple[Effect, ...]:
    place = _place(table, said.seat)
    if table.status != "running" or place.kind != "person" or place.bot is not None:
        raise Refusal("no-stand-in", seat=said.seat)
    if table.settings.rated:
        raise Refusal("rated-no-stand-in")
    if said.seat != by and not place.has_left and said.seat not in table.away:
        raise NotAllowed("is-present", seat=said.seat)
    return let_play(table, said.seat, checked_bot(table.game.name, said.bot))


def _leave(table: Table, by: Seat) -> tuple[Effect, ...]:
    """Before the game the seat is open again; in it a draft stays, and a bot may take over."""
    if table.match is not None:
        table.places[by] = replace(table.places[by], has_left=True)
        return (SeatSet(by, table.places[by]),)
    table.places[by] = Place()
    table.forget_keys(by)  # whoever sits here next has keys of his own
    return SeatSet(by, table.places[by]), KeysForgotten(by)


def _take_back(table: Table, by: Seat) -> tuple[Effect, ...]:
    place = table.places[by]
    if place.has_resigned:
        raise Refusal("has-resigned")
    if place.has_run_out and isinstance(table.settings.clock, table_settings.TimeEach):
        raise Refusal("out-of-time")  # nothing is left to play with
    table.places[by] = replace(place, bot=None, has_left=False)
    return (SeatSet(by, table.places[by]),)


def _resign(table: Table, by: Seat) -> tuple[Effect, ...]:
    if table.match is None:
        return _leave(table, by)
    if table.status != "running" or table.places[by].has_resigned:
        raise Refusal("game-over" if table.status != "running" else "has-resigned")
    table.places[by] = replace(table.places[by], has_resigned=True)
    return let_play(table, by, table.places[by].bot or STAND_IN)


def let_play(table: Table, seat: Seat, bot: str) -> tuple[Effect, ...]:
    """A bot plays on for somebody; what he had drafted is forgotten."""
    dropped = table.drop_draft(seat)
    table.places[seat] = replace(table.places[seat], bot=bot)
    return (SeatSet(seat, table.places[seat]), *dropped)


def _mute(table: Table, by: Seat, said: Mute) -> tuple[Effect, ...]:
    _place(table, said.seat)
    mutes = table.places[by].mutes - {said.seat} | ({said.seat} if said.muted else frozenset())
    table.places[by] = replace(table.places[by], mutes=mutes)
    return (SeatSet(by, table.places[by]),)


def _say(table: Table, by: Seat, text: str, now: float) -> ChatLine:
    text = plain(text)
    if not text:
        raise Refusal("chat-empty")
    number = table.chat[-1].id + 1 if table.chat else 1
    line = ChatLine(id=number, seat=by, name=table.places[by].name, text=text, at=now)
    table.chat.append(line)
    del table.chat[:-LINES_KEPT]
    return line


def _rematch(table: Table, by: Seat, said: Rematch, new_id: str) -> tuple[Progress, Table | None]:
    """The same players and options, one seat on; persons' seats are kept for them."""
    if table.status != "over":
        raise Refusal("not-over")
    if table.rematch is not None:
        return Progress(table.remember(by, said.key, table.rematch)), None
    deciders = table.game.deciders(table.options)
    places = [replace(place) for place in table.places]
    for seat, place in zip(deciders, (table.places[s] for s in _moved(deciders)), strict=True):
        if place.kind == "person":
            places[seat] = Place("open", "", place.guest, place.token_hash)
        else:
            places[seat] = Place("bot", place.name, bot=place.bot or STAND_IN)
    host = table.host if by == NO_SEAT else table.places[by].guest or table.host
    following = Table(new_id, table.game, table.options, places, settings=table.settings, host=host)
    table.rematch = new_id
    answer = table.remember(by, said.key, new_id)
    key = KeyUsed(by, said.key, answer.version, answer.step)
    return _to_all(table, answer, (StatusSet("over", new_id), key)), following


def _moved(deciders: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who sits on each seat next time: the one who sat before it."""
    return deciders[-1:] + deciders[:-1]


def _place(table: Table, seat: Seat) -> Place:
    if not 0 <= seat < len(table.places):
        raise NotFound("no-such-seat", seat=seat)
    return table.places[seat]


def checked_bot(game: str, text: str) -> str:
    """The registry string of a bot that can be made."""
    try:
        make_bot(text, game)
    except BadOptions as error:
        raise Refusal.of(error) from None
    return text


def _to_all(table: Table, answer: Answer, effects: tuple[Effect, ...]) -> Progress:
    """Everybody gets the new state, with the opening if the game has begun by it."""
    begun = any(isinstance(effect, EntriesAppended) for effect in effects)
    return Progress(answer, news=Recipients.ALL, since=0 if begun else None, effects=effects)
