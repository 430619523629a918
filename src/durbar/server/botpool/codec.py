"""A bot's request as bytes that a machine elsewhere can open without trusting anybody.

Values say what they are, so that a view comes out as it went in; only the dataclasses of the rooms'
views and events can come out at all.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from durbar.core.events import UNKNOWN
from durbar.core.game import Game, View
from durbar.games import registry
from durbar.server.botpool.request import Request
from durbar.server.editions import edition_from, edition_told
from durbar.server.protocol.convert import view_type


def packed(request: Request) -> bytes:
    told = {
        "bot": request.bot,
        "game": request.game,
        "edition": edition_told(request.edition),
        "seat": request.seat,
        "seed": str(request.seed),
        "view": _told(request.view),
        "events": [_told(event) for event in request.events],
        "is_hint": request.is_hint,
    }
    return msgspec.msgpack.encode(told)


def opened(body: bytes) -> Request:
    """Raises ValueError (msgspec's errors are such) for what is no request."""
    told = msgspec.msgpack.decode(body, type=dict[str, Any])
    try:
        edition = edition_from(told["edition"])
        game = registry.game(edition.game, edition)
        kinds = kinds_of(game)
        view = _meant(told["view"], kinds)
        if not isinstance(view, View):
            raise TypeError("no view")
        events = [_meant(event, kinds) for event in told["events"]]
        seat, seed = told["seat"], int(told["seed"])
        is_hint = bool(told["is_hint"])
        return Request(told["bot"], game.name, edition, seat, seed, view, events, is_hint)
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"not a request: {error!r}") from error


@cache
def kinds_of(game: Game[Any, Any]) -> Mapping[str, type]:
    """The dataclasses of which a room's views and events are made, by name."""
    found: dict[str, type] = {}
    left: list[Any] = [view_type(game), *game.event_types]
    while left:
        kind = left.pop()
        left += get_args(kind)
        if isinstance(kind, type) and is_dataclass(kind) and found.get(kind.__name__) is not kind:
            assert kind.__name__ not in found
            found[kind.__name__] = kind
            left += get_type_hints(kind).values()
    return found


def _told(value: Any) -> Any:
    """Plain data; whatever is none stands in a list with a word for what it is."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if value is UNKNOWN:
        return ["?"]
    if is_dataclass(value):
        parts = [_told(getattr(value, each.name)) for each in fields(value)]
        return [type(value).__name__, *parts]
    if isinstance(value, Mapping):
        return ["map", *([_told(key), _told(each)] for key, each in value.items())]
    if isinstance(value, frozenset | set):
        return ["set", *map(_told, value)]
    if isinstance(value, tuple | list):
        return ["row", *map(_told, value)]
    raise TypeError(f"a view holds no {type(value).__name__}")


def _meant(told: Any, kinds: Mapping[str, type]) -> Any:
    if not isinstance(told, list):
        return told
    word, *parts = told
    match word:
        case "?":
            return UNKNOWN
        case "map":
            return {_meant(key, kinds): _meant(each, kinds) for key, each in parts}
        case "set":
            return frozenset(_meant(each, kinds) for each in parts)
        case "row":
            return tuple(_meant(each, kinds) for each in parts)
    kind = kinds[word]
    names = [each.name for each in fields(kind)]
    given = [_meant(each, kinds) for each in parts]
    return kind(**dict(zip(names, given, strict=True)))
