"""Options: one frozen dataclass per game; its field names are the only names options have.

The dataclass gives the JSON Schema, the command line's `--variant key=value,…`, the object in
records and messages, and the keyword arguments of environments.
"""

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, asdict, dataclass, field, fields
from typing import Any, ClassVar, Self

from durbar.core.errors import BadOptions


def choice(*allowed: int | bool | str, default: int | bool | str) -> Any:
    """A field that takes one of the allowed values."""
    return field(default=default, metadata={"allowed": allowed})


@dataclass(frozen=True, kw_only=True)
class Options:
    """What is agreed before a game; `seats` counts all places at the table."""

    # JSON Schema of what the fields together must meet; `check` is the same in Python
    together: ClassVar[tuple[dict[str, Any], ...]] = ()

    seats: int

    def __post_init__(self) -> None:
        for each in fields(self):
            value, allowed = getattr(self, each.name), _allowed(each)
            if not any(type(value) is type(one) and value == one for one in allowed):
                raise BadOptions(
                    "option-value",
                    key=each.name,
                    value=_word(value),
                    allowed=", ".join(map(_word, allowed)),
                )
        self.check()

    def check(self) -> None:
        """Raises BadOptions where fields do not go together."""

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Options from an object of a record or message."""
        known = [each.name for each in fields(cls)]
        for key in values:
            if key not in known:
                raise BadOptions("option-unknown", key=key, known=", ".join(known))
        return cls(**values)

    @classmethod
    def parse(cls, seats: int | None, variant: str) -> Self:
        """Options from the command line: `--seats 2 --variant grey=true`."""
        by_name = {each.name: each for each in fields(cls)}
        values: dict[str, Any] = {} if seats is None else {"seats": seats}
        for pair in filter(None, (part.strip() for part in variant.split(","))):
            key, equals, word = pair.partition("=")
            if not equals or key == "seats" or key in values:
                raise BadOptions("option-pair", pair=pair)
            if key not in by_name:
                known = ", ".join(name for name in by_name if name != "seats")
                raise BadOptions("option-unknown", key=key, known=known)
            values[key] = next((one for one in _allowed(by_name[key]) if _word(one) == word), word)
        return cls(**values)

    @property
    def variant(self) -> str:
        """The fields that differ from the plain game, as the command line writes them."""
        parts = [
            f"{each.name}={_word(getattr(self, each.name))}"
            for each in fields(self)
            if each.name != "seats" and getattr(self, each.name) != each.default
        ]
        return ",".join(parts)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def schema(cls) -> dict[str, Any]:
        """The JSON Schema of the options object."""
        properties = {
            each.name: {"enum": list(_allowed(each)), "default": each.default}
            for each in fields(cls)
        }
        schema: dict[str, Any] = {
            "type": "object",
            "properties": properties,
            "additionalProperties": False,
        }
        if cls.together:
            schema["allOf"] = list(cls.together)
        return schema

    @classmethod
    def all(cls) -> Iterator[Self]:
        """Every combination that can be played."""
        names = [each.name for each in fields(cls)]
        for values in itertools.product(*(_allowed(each) for each in fields(cls))):
            try:
                yield cls.of(dict(zip(names, values, strict=True)))
            except BadOptions:
                continue


def _allowed(each: "Field[Any]") -> tuple[int | bool | str, ...]:
    if "allowed" not in each.metadata or each.default is MISSING:
        raise TypeError(f"option {each.name} is not declared with choice(...)")
    allowed: tuple[int | bool | str, ...] = each.metadata["allowed"]
    return allowed


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
