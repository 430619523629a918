"""Views and events as canonical text, so that they can be compared byte by byte."""

import enum
import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from durbar.core.events import Event
from durbar.core.game import Game
from durbar.core.state import State
from durbar.core.types import Seat


class NotPlain(TypeError):
    """A value in a view or event that is not plain data."""


LEAVES: Final = frozenset((type(None), bool, int, str))


def plain(value: Any) -> Any:
    """The value as JSON knows it."""
    kind: type = type(value)
    if kind in LEAVES:
        return value
    if kind is tuple or kind is list:
        return [item if type(item) in LEAVES else plain(item) for item in value]
    if isinstance(value, enum.Enum):
        return {kind.__name__: plain(value.value)}
    if (names := _field_names(kind)) is not None:
        return {kind.__name__: {name: plain(getattr(value, name)) for name in names}}
    if isinstance(value, Mapping):
        if not all(type(key) is str for key in value):
            raise NotPlain(f"the keys of {value!r} are not all texts")
        return {key: plain(item) for key, item in value.items()}
    raise NotPlain(f"{value!r} is not plain data but a {kind.__name__}")


@cache
def _field_names(kind: type) -> tuple[str, ...] | None:
    """The fields of a dataclass; None for all other types."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else None


def text_of(value: Any) -> str:
    return json.dumps(plain(value), sort_keys=True, ensure_ascii=False)


def view_text(game: Game[Any, Any], state: State, seat: Seat | None) -> str:
    """What the seat sees, byte for byte."""
    return text_of(game.view(state, seat))


def events_text(game: Game[Any, Any], events: list[Event], seat: Seat | None) -> str:
    """What the seat hears, byte for byte."""
    return text_of([game.redact(event, seat) for event in events])


def difference(one: str, other: str) -> str:
    """The place where two texts part, with a little of what surrounds it."""
    place = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    start = max(0, place - 40)
    return f"…{one[start : place + 40]}… against …{other[start : place + 40]}…"
