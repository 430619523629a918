"""Seating: joining, leaving, bots in seats, resigning, the rematch and chat."""

import secrets
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
    LeaveSeat,
    Mute,
    Orders,
    Rematch,
    ReplaceByBot,
    Resign,
    TakeBack,
    Talk,
)
from durbar.server.tables import ratings
from durbar.server.tables.command_result import CommandResult, Recipients
from durbar.server.tables.effects import (
    ChatAdded,
    Effect,
    EntriesAppended,
    KeysForgotten,
    KeyUsed,
    SeatSet,
    StatusSet,
)
from durbar.server.tables.seats import NAMELESS, Holder, Place
from durbar.server.tables.standing_orders import leave_order
from durbar.server.tables.table import Table

LINES_KEPT: Final = 200
LONGEST_NAME: Final = 80  # characters of a name at a table
STAND_IN: Final = "greedy"  # plays on for a player who resigned
NO_SEAT: Final = -1  # has the command keys of a host without a seat and of those who stood up


def plain(text: str) -> str:
    """Returns text without control characters and outer spaces, as names and chat are kept."""
    kept = (c for c in text if unicodedata.category(c)[0] != "C" or c == "\u200d")
    return "".join(kept).strip()


@dataclass(frozen=True, slots=True)
class Joined:
    """A seat was taken; its token is shown this once."""

    seat: Seat
    result: CommandResult


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
    """Takes an open seat; None: the holder's reserved seat, else the first that is free.

    If a holder repeats a key, they keep their seat and get a new token for it.
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


def give_token(table: Table, seat: Seat, token_hash: str) -> CommandResult:
    """Replaces the token of a seat."""
    table.places[seat] = replace(table.places[seat], token_hash=token_hash)
    answer = Answer(key="", version=table.version, step=0)
    return CommandResult(answer, effects=(SeatSet(seat, table.places[seat]),))


def seat_command(
    table: Table, holder: Holder, seat: Seat | None, command: AnyCommand, now: float, new_id: str
) -> tuple[CommandResult, Table | None]:
    """Applies a command that is not about the draft. A rematch also returns the new table."""
    by = NO_SEAT if seat is None else seat
    if done := table.answered(by, command.key):
        return CommandResult(done), None
    is_host = table.is_hosted_by(holder)
    if seat is None and not (is_host and isinstance(command, AddBot | Rematch)):
        raise NotAllowed("not-seated")
    if not isinstance(command, Talk):
        table.check_version(seat, command.version)
    if isinstance(command, Rematch):
        return _rematch(table, by, command, new_id)
    line: ChatLine | None = None
    match command:
        case AddBot():
            effects = _add_bot(table, is_host, command)
        case ReplaceByBot():
            effects = _replace_by_bot(table, by, command)
        case LeaveSeat():
            effects = _leave(table, by)
        case TakeBack():
            effects = _take_back(table, by)
        case Resign():
            effects = _resign(table, by)
        case Orders():
            effects = leave_order(table, by, command.order)
        case Mute():
            effects = _mute(table, by, command)
        case Chat():
            line = _say(table, by, command.text, now)
            effects = (ChatAdded(line),)
        case _:
            raise NotAllowed("not-seated")
    by = by if by == NO_SEAT or table.places[by].kind == "person" else NO_SEAT  # stood up
    answer = table.remember(by, command.key)
    effects = (*effects, KeyUsed(by, command.key, answer.version, answer.step))
    if line is not None:
        return CommandResult(answer, chat_line=line, effects=effects), None
    if isinstance(command, Mute | Orders):  # secret
        return CommandResult(answer, Recipients.OWNER, owner=by, effects=effects), None
    return _to_all(table, answer, effects), None


def forget_guest(table: Table, guest: str, now: float) -> tuple[Effect, ...]:
    """Removes a guest from a table that is not over.

    They stand up before the game and resign during it. Seats kept for them are open to all.
    """
    effects: list[Effect] = []
    holder = Holder(guest=guest)
    for seat in table.seats_of(holder):
        if not table.places[seat].has_resigned:
            command = Resign(key=secrets.token_hex(12), version=table.version)
            result, _ = seat_command(table, holder, seat, command, now, "")
            effects += result.effects
    for seat, place in enumerate(table.places):
        if place.guest == guest:
            nameless = replace(place, guest=None, token_hash=None, name=NAMELESS)
            table.places[seat] = nameless if place.kind == "person" else Place()
            effects.append(SeatSet(seat, table.places[seat]))
    return tuple(effects)


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


def _add_bot(table: Table, is_host: bool, command: AddBot) -> tuple[Effect, ...]:
    if table.match is not None:
        raise Refusal("already-begun")
    if not is_host:
        raise NotAllowed("not-the-host")
    place = _place(table, command.seat)
    if place.kind != "open":
        raise Refusal("seat-taken", seat=command.seat)
    bot = checked_bot(table.game.name, command.bot)
    _sit_down(table, command.seat, Place("bot", command.bot[:LONGEST_NAME], bot=bot))
    return (SeatSet(command.seat, table.places[command.seat]), *table.start())


def _replace_by_bot(table: Table, by: Seat, command: ReplaceByBot) -> tuple[Effect, ...]:
    place = _place(table, command.seat)
    if table.status != "running" or place.kind != "person" or place.bot is not None:
        raise Refusal("no-stand-in", seat=command.seat)
    if table.settings.rated:
        raise Refusal("rated-no-stand-in")
    if command.seat != by and not place.has_left and command.seat not in table.away:
        raise NotAllowed("is-present", seat=command.seat)
    return let_play(table, command.seat, checked_bot(table.game.name, command.bot))


def _leave(table: Table, by: Seat) -> tuple[Effect, ...]:
    """Opens the seat before the game; during it a draft stays, and a bot may take over."""
    if table.match is not None:
        table.places[by] = replace(table.places[by], has_left=True)
        return (SeatSet(by, table.places[by]),)
    table.places[by] = Place()
    table.forget_keys(by)  # the next player of the seat has other keys
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
    """Lets a bot play a person's seat and drops the person's draft."""
    dropped = table.drop_draft(seat)
    table.places[seat] = replace(table.places[seat], bot=bot)
    return (SeatSet(seat, table.places[seat]), *dropped)


def _mute(table: Table, by: Seat, command: Mute) -> tuple[Effect, ...]:
    _place(table, command.seat)
    mutes = table.places[by].mutes - {command.seat} | (
        {command.seat} if command.muted else frozenset()
    )
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


def _rematch(
    table: Table, by: Seat, command: Rematch, new_id: str
) -> tuple[CommandResult, Table | None]:
    """Makes a table of the same players and options, one seat on, with seats kept for persons."""
    if table.status != "over":
        raise Refusal("not-over")
    if table.rematch is not None:
        return CommandResult(table.remember(by, command.key, table.rematch)), None
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
    answer = table.remember(by, command.key, new_id)
    key = KeyUsed(by, command.key, answer.version, answer.step)
    return _to_all(table, answer, (StatusSet("over", new_id), key)), following


def _moved(deciders: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Returns, by seat, the seat whose player sits there next time."""
    return deciders[-1:] + deciders[:-1]


def _place(table: Table, seat: Seat) -> Place:
    if not 0 <= seat < len(table.places):
        raise NotFound("no-such-seat", seat=seat)
    return table.places[seat]


def checked_bot(game: str, text: str) -> str:
    """Returns the registry string of a bot. Raises Refusal if it cannot be made."""
    try:
        make_bot(text, game)
    except BadOptions as error:
        raise Refusal.of(error) from None
    return text


def _to_all(table: Table, answer: Answer, effects: tuple[Effect, ...]) -> CommandResult:
    """Returns a result for all audiences, with the opening if the game has begun."""
    if not any(isinstance(effect, EntriesAppended) for effect in effects):
        return CommandResult(answer, Recipients.ALL, effects=effects)
    opening = tuple(table.history)
    return CommandResult(answer, Recipients.ALL, since=0, entries=opening, effects=effects)
