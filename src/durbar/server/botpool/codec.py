"""Codec of bot requests and answers, the same for local and remote workers.

Messages are MessagePack. Values of a view name their types, so that a decoded view equals the
original; only the dataclasses of the room's view can be created. Nothing is pickled.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, Final, get_args, get_type_hints

import msgspec

from durbar.core.edition import Edition
from durbar.core.events import UNKNOWN
from durbar.core.game import Game, View
from durbar.games.registry import cached_game
from durbar.server.botpool.request import BotAnswer, BotRequest
from durbar.server.editions import edition_from, edition_json
from durbar.server.protocol.convert import view_type

KNOWN_EDITIONS: Final = 16  # kept decoded


class RequestMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request as it is sent."""

    bot: str
    edition: bytes
    seat: int
    seed: str  # longer than an integer of MessagePack
    view: Any
    is_hint: bool


def encode_request(request: BotRequest) -> bytes:
    return msgspec.msgpack.encode(
        RequestMessage(
            bot=request.bot,
            edition=msgspec.msgpack.encode(edition_json(request.edition)),
            seat=request.seat,
            seed=str(request.seed),
            view=_encoded(request.view),
            is_hint=request.is_hint,
        )
    )


def decode_request(body: bytes) -> BotRequest:
    """Raises ValueError, of which msgspec's errors are subclasses, for a malformed request."""
    message = msgspec.msgpack.decode(body, type=RequestMessage)
    try:
        edition = _edition(message.edition)
        game = cached_game(edition.game, edition)
        view = _decoded(message.view, view_kinds(game))
        if not isinstance(view, View):
            raise TypeError("no view")
        seat, seed = message.seat, int(message.seed)
        return BotRequest(message.bot, game.name, edition, seat, seed, view, message.is_hint)
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"not a request: {error!r}") from error


def encode_answer(answer: BotAnswer) -> bytes:
    return msgspec.msgpack.encode(answer)


def decode_answer(body: bytes) -> BotAnswer:
    """Raises msgspec.DecodeError, a ValueError, for a malformed answer."""
    return msgspec.msgpack.decode(body, type=BotAnswer)


@lru_cache(KNOWN_EDITIONS)
def _edition(body: bytes) -> Edition:
    return edition_from(msgspec.msgpack.decode(body, type=dict[str, Any]))


@cache
def view_kinds(game: Game[Any, Any]) -> Mapping[str, type]:
    """Returns the dataclasses of a room's views, by name."""
    found: dict[str, type] = {}
    left: list[Any] = [view_type(game)]
    while left:
        kind = left.pop()
        left += get_args(kind)
        if isinstance(kind, type) and is_dataclass(kind) and found.get(kind.__name__) is not kind:
            assert kind.__name__ not in found
            found[kind.__name__] = kind
            left += get_type_hints(kind).values()
    return found


def _encoded(value: Any) -> Any:
    """Returns plain data; everything else becomes a list that begins with the name of its type."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if value is UNKNOWN:
        return ["?"]
    if is_dataclass(value):
        parts = [_encoded(getattr(value, each.name)) for each in fields(value)]
        return [type(value).__name__, *parts]
    if isinstance(value, Mapping):
        return ["map", *([_encoded(key), _encoded(each)] for key, each in value.items())]
    if isinstance(value, frozenset | set):
        return ["set", *map(_encoded, value)]
    if isinstance(value, tuple | list):
        return ["row", *map(_encoded, value)]
    raise TypeError(f"a view holds no {type(value).__name__}")


def _decoded(value: Any, kinds: Mapping[str, type]) -> Any:
    if not isinstance(value, list):
        return value
    name, *parts = value
    match name:
        case "?":
            return UNKNOWN
        case "map":
            return {_decoded(key, kinds): _decoded(each, kinds) for key, each in parts}
        case "set":
            return frozenset(_decoded(each, kinds) for each in parts)
        case "row":
            return tuple(_decoded(each, kinds) for each in parts)
    kind = kinds[name]
    names = [each.name for each in fields(kind)]
    values = [_decoded(each, kinds) for each in parts]
    return kind(**dict(zip(names, values, strict=True)))
