"""Converts the rooms' dataclasses to message structs, which are derived from them.

Events and views carry a tag, `type`, the snake case of their name; an event also carries the
paragraph of its rule. Actions are sent in notation, never as indices.
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

ActionText = Callable[[int], str]


def serialize(value: Any, text: ActionText = str, **changed: Any) -> Any:
    """Returns a value of a room as message structs; `changed` fields replace its own.

    Fields named `action` are converted by `text`.
    """
    kind = type(value)
    if is_dataclass(kind):
        facts = {
            name: serialize(getattr(value, name), text) if is_converted else getattr(value, name)
            for name, is_converted in _conversions(kind)
        }
        if "action" in facts:
            facts["action"] = text(facts["action"])
        if isinstance(value, Event):
            facts["paragraph"] = value.paragraph
        return struct_of(kind)(**(facts | changed))
    if isinstance(value, tuple | list):
        return tuple(serialize(each, text) for each in value)
    if isinstance(value, frozenset | set):
        return tuple(serialize(each, text) for each in sorted(value))
    if isinstance(value, Mapping):
        return {str(key): serialize(each, text) for key, each in value.items()}
    return value


def serialize_view(game: Game[Any, Any], view: View) -> Any:
    """Returns a view as a message struct, its legal actions in notation."""
    return serialize(view, legal=tuple(game.text(action) for action in view.legal))


def serialize_insight(game: Game[Any, Any], view: View) -> Any:
    """Returns a room's insight into a view as a message struct, its actions in notation."""
    return serialize(game.insight(view), game.text)


@cache
def action_parts(game: Game[Any, Any], text: str) -> tuple[str, dict[str, Any]]:
    """Returns the verb of an action and its facts, of which the client makes sentences.

    Cached, since a prompt may name a thousand of a room's actions.
    """
    if "?" in text:
        return "", {}
    verb = game.ACTIONS[game.parse(text)]
    facts = {each.name: getattr(verb, each.name) for each in fields(verb)}
    return snake(type(verb).__name__).replace("_", "-"), serialize_facts(facts)


def serialize_facts(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the facts of an error or a reason as JSON values."""
    return {name: _plain(value) for name, value in facts.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    if isinstance(value, Mapping):
        return serialize_facts(value)
    return value if isinstance(value, int | float | str | None) else str(value)


def view_type(game: Game[Any, Any]) -> type[View]:
    """Returns the class of a room's views, from the annotation of `Game.view`."""
    return cast(type[View], get_type_hints(type(game).view)["return"])


def insight_type(game: Game[Any, Any]) -> type | None:
    """Returns the class of a room's insight, or None."""
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
    """Returns the message struct of a dataclass."""
    return _struct_of(kind)


@cache
def _struct_of(kind: type) -> type[msgspec.Struct]:
    hints = get_type_hints(kind)
    members: list[Any] = [(name, _field_type(hints[name])) for name in _names(kind)]
    tag = snake(kind.__name__) if issubclass(kind, Event | View) else None
    if issubclass(kind, Event):
        members.append(("paragraph", str))
    members = [(name, str if name == "action" else each) for name, each in members]
    if issubclass(kind, View):
        members = [(name, tuple[str, ...] if name == "legal" else each) for name, each in members]
    return msgspec.defstruct(
        struct_name(kind), members, tag=tag, frozen=True, forbid_unknown_fields=True, kw_only=True,
        namespace={"__doc__": kind.__doc__}, module=kind.__module__,
    )  # fmt: skip


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


@cache
def _conversions(kind: type) -> tuple[tuple[str, bool], ...]:
    """Returns the fields of a dataclass, and whether their values need conversion."""
    hints = get_type_hints(kind)
    return tuple((name, _needs_conversion(hints[name])) for name in _names(kind))


def _needs_conversion(hint: Any) -> bool:
    """Returns whether a type contains sets, mappings, tagged classes or actions."""
    if is_dataclass(hint) and isinstance(hint, type):
        if issubclass(hint, Event | View) or "action" in _names(hint):
            return True
        return any(is_converted for _, is_converted in _conversions(hint))
    kind = get_origin(hint) or hint
    if isinstance(kind, type) and issubclass(kind, set | frozenset | Mapping):
        return True
    return hint is Any or any(_needs_conversion(each) for each in get_args(hint) if each is not ...)


def _field_type(hint: Any) -> Any:
    """Returns a field's type with structs for dataclasses, and the literal `?` for Unknown."""
    if is_dataclass(hint) and isinstance(hint, type):
        return struct_of(hint)
    if hint is Unknown:
        return Literal["?"]
    origin, inside = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        if str in inside:  # a text may itself be "?"
            inside = tuple(each for each in inside if each is not Unknown)
        return reduce(or_, map(_field_type, inside))
    if origin is Literal or not inside:
        return hint
    if origin is not None and issubclass(origin, frozenset | set):
        return tuple[_field_type(inside[0]), ...]  # type: ignore[misc]
    if origin is not None and issubclass(origin, Mapping):
        return dict[str, _field_type(inside[1])]  # type: ignore[misc]
    return origin[tuple(each if each is ... else _field_type(each) for each in inside)]
