"""The rooms' dataclasses as wire structs, derived: what a room adds needs no line here.

Events and views carry a tag, `type`, the snake case of their name; an event also carries the
paragraph of its rule. Actions leave as notation text, never as indices.
"""

import re
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, reduce
from operator import or_
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from durbar.core.events import Event, Unknown
from durbar.core.game import Game, View

Wording = Callable[[int], str]


def told(value: Any, text: Wording = str, **changed: Any) -> Any:
    """A value of a room as the structs that go over the wire; `changed` fields replace its own.

    Fields named `action` are worded by `text`.
    """
    kind = type(value)
    if is_dataclass(kind):
        facts = {
            name: told(getattr(value, name), text) if is_deep else getattr(value, name)
            for name, is_deep in _depths(kind)
        }
        if "action" in facts:
            facts["action"] = text(facts["action"])
        if isinstance(value, Event):
            facts["paragraph"] = value.paragraph
        return struct_of(kind)(**(facts | changed))
    if isinstance(value, tuple | list):
        return tuple(told(each, text) for each in value)
    if isinstance(value, frozenset | set):
        return tuple(told(each, text) for each in sorted(value))
    if isinstance(value, Mapping):
        return {str(key): told(each, text) for key, each in value.items()}
    return value


def told_view(game: Game[Any, Any], view: View) -> Any:
    """A view with its menu as notation."""
    return told(view, legal=tuple(game.text(action) for action in view.legal))


def told_insight(game: Game[Any, Any], view: View) -> Any:
    """What the room makes of a view; its actions are notation too."""
    return told(game.insight(view), game.text)


@cache
def words_of(game: Game[Any, Any], text: str) -> tuple[str, dict[str, Any]]:
    """The verb of an action and its facts: what people's words for it are made of.

    Kept, since a room has only so many actions and a prompt may name a thousand of them.
    """
    if "?" in text:
        return "", {}
    verb = game.ACTIONS[game.parse(text)]
    facts = {each.name: getattr(verb, each.name) for each in fields(verb)}
    return snake(type(verb).__name__).replace("_", "-"), told_facts(facts)


def told_facts(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts of an error or a why-not, plain enough for JSON."""
    return {name: _plain(value) for name, value in facts.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    if isinstance(value, Mapping):
        return told_facts(value)
    return value if isinstance(value, int | float | str | None) else str(value)


def view_type(game: Game[Any, Any]) -> type[View]:
    """The class of a room's views, as its door declares it."""
    return cast(type[View], get_type_hints(type(game).view)["return"])


def insight_type(game: Game[Any, Any]) -> type | None:
    """The class of a room's insight, if it has any."""
    kind = get_type_hints(type(game).insight).get("return")
    return kind if isinstance(kind, type) and is_dataclass(kind) else None


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def struct_name(kind: type) -> str:
    """The name of a class in the schema: a room's name comes first, so that names are unique."""
    _, _, inside = kind.__module__.partition("durbar.games.")
    room = "".join(word.capitalize() for word in inside.partition(".")[0].split("_"))
    return kind.__name__ if kind.__name__.startswith(room) else room + kind.__name__


def struct_of(kind: Any) -> type[msgspec.Struct]:
    """The wire struct of a dataclass."""
    return _struct_of(kind)


@cache
def _struct_of(kind: type) -> type[msgspec.Struct]:
    hints = get_type_hints(kind)
    wired: list[Any] = [(name, _wired(hints[name])) for name in _names(kind)]
    tag = snake(kind.__name__) if issubclass(kind, Event | View) else None
    if issubclass(kind, Event):
        wired.append(("paragraph", str))
    wired = [(name, str if name == "action" else each) for name, each in wired]
    if issubclass(kind, View):
        wired = [(name, tuple[str, ...] if name == "legal" else each) for name, each in wired]
    return msgspec.defstruct(
        struct_name(kind), wired, tag=tag, frozen=True, forbid_unknown_fields=True, kw_only=True,
        namespace={"__doc__": kind.__doc__}, module=kind.__module__,
    )  # fmt: skip


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


@cache
def _depths(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields of a dataclass, and whether something in them must be told anew."""
    hints = get_type_hints(kind)
    return tuple((name, _is_deep(hints[name])) for name in _names(kind))


def _is_deep(hint: Any) -> bool:
    """Whether a type holds what is told otherwise than kept: sets, mappings, tags, actions."""
    if is_dataclass(hint) and isinstance(hint, type):
        if issubclass(hint, Event | View) or "action" in _names(hint):
            return True
        return any(deep for _, deep in _depths(hint))
    kind = get_origin(hint) or hint
    if isinstance(kind, type) and issubclass(kind, set | frozenset | Mapping):
        return True
    return hint is Any or any(_is_deep(each) for each in get_args(hint) if each is not ...)


def _wired(hint: Any) -> Any:
    """A field's type with structs for dataclasses; `?` is a text of its own."""
    if is_dataclass(hint) and isinstance(hint, type):
        return struct_of(hint)
    if hint is Unknown:
        return Literal["?"]
    origin, inside = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        if str in inside:  # a text may itself be "?"
            inside = tuple(each for each in inside if each is not Unknown)
        return reduce(or_, map(_wired, inside))
    if origin is Literal or not inside:
        return hint
    if origin is not None and issubclass(origin, frozenset | set):
        return tuple[_wired(inside[0]), ...]  # type: ignore[misc]
    if origin is not None and issubclass(origin, Mapping):
        return dict[str, _wired(inside[1])]  # type: ignore[misc]
    return origin[tuple(each if each is ... else _wired(each) for each in inside)]
