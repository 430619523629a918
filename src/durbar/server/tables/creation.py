"""Creation: requests for tables, and the tables made of them."""

import secrets
from typing import Annotated, Literal

from msgspec import Meta, Struct

from durbar.core.errors import BadOptions
from durbar.server.editions import Editions
from durbar.server.errors import Refusal
from durbar.server.protocol.messages import BotText, Key, Name, Salt, TableSettings
from durbar.server.tables import ratings
from durbar.server.tables.seating import LONGEST_NAME, checked_bot, plain
from durbar.server.tables.seats import Holder, Place, new_token
from durbar.server.tables.table import Table


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The player of a seat: the table's maker (on several seats: pass and play), a bot, anybody."""

    kind: Literal["me", "bot", "open"] = "open"
    name: Name | None = None
    bot: BotText = "greedy"


class TableRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request for a table."""

    key: Key  # a guest who repeats a key gets the same table
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, int | bool | str] = {}
    seats: Annotated[
        tuple[SeatRequest, ...], Meta(max_length=16)
    ] = ()  # the seats that decide, in order
    settings: TableSettings = TableSettings()
    salt: Salt = ""


def new_id() -> str:
    """Returns a random id, which entitles anybody who knows it to watch."""
    return secrets.token_urlsafe(9)


def make_table(
    editions: Editions, request: TableRequest, holder: Holder, name: str
) -> tuple[Table, dict[int, str]]:
    """Returns a new table, and the tokens of its maker's seats by seat."""
    game = editions.game(request.game)
    try:
        options = game.options.of(request.options)
    except BadOptions as error:
        raise Refusal.of(error) from None
    deciders = game.deciders(options)
    if len(request.seats) > len(deciders):
        raise Refusal("too-many-seats", seats=len(deciders), found=len(request.seats))
    places = [Place() for _ in range(options.seats)]
    for seat, automaton in game.automata(options).items():
        places[seat] = Place("automaton", automaton)
    tokens: dict[int, str] = {}
    requests = [*request.seats, *(SeatRequest() for _ in deciders[len(request.seats) :])]
    for seat, each in zip(deciders, requests, strict=True):
        if each.kind == "me":
            tokens[seat], token_hash = new_token()
            player = plain(each.name or name) or name
            salt = plain(request.salt)
            places[seat] = Place("person", player, holder.guest, token_hash, salt=salt)
        elif each.kind == "bot":
            player = plain(each.name or "") or each.bot[:LONGEST_NAME]
            places[seat] = Place("bot", player, bot=checked_bot(game.name, each.bot))
        else:
            places[seat] = Place()
    ratings.check(game, request.settings, places)
    table = Table(new_id(), game, options, places, settings=request.settings, host=holder.guest)
    table.request_key = request.key
    table.start()
    return table, tokens
