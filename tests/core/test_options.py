"""Options: one dataclass, the same names in code, schema, command line and records."""

import importlib.util
import itertools
from dataclasses import dataclass
from typing import Any

import pytest
from tests.support.parts import need
from tests.support.toy import LanternOptions

import durbar
from durbar.core.errors import BadOptions
from durbar.core.options import Options, choice


def all_objects(kind: type[Options]) -> list[dict[str, Any]]:
    """Every object over the fields' values, with fields left out, strangers and wrong types."""
    properties = kind.schema()["properties"]
    columns = []
    for name, property_ in properties.items():
        values = [
            *property_["enum"],
            "nonsense",
            99,
            None,
            *([1] if True in property_["enum"] else []),
        ]
        columns.append([None, *((name, value) for value in values)])
    objects = [dict(filter(None, row)) for row in itertools.product(*columns)]
    return [*objects, {"stranger": 1}]


@pytest.mark.parametrize("kind", [LanternOptions, *(durbar.game(g).options for g in durbar.GAMES)])
def test_schema_and_constructor_accept_the_same_objects(kind: type[Options]) -> None:
    need("jsonschema", importlib.util.find_spec("jsonschema") is not None)
    from jsonschema import Draft202012Validator

    Draft202012Validator.check_schema(kind.schema())
    validator = Draft202012Validator(kind.schema())
    for given in all_objects(kind):
        try:
            kind.of(given)
            accepted = True
        except BadOptions:
            accepted = False
        # JSON Schema holds 1 for 1.0, not for true: the constructor holds types as strictly
        assert validator.is_valid(given) == accepted, given


@pytest.mark.parametrize("kind", [LanternOptions, *(durbar.game(g).options for g in durbar.GAMES)])
def test_all_are_all_that_can_be_played_and_round_trip(kind: type[Options]) -> None:
    combinations = list(kind.all())
    assert len(set(combinations)) == len(combinations) > 0
    for options in combinations:
        assert kind.of(options.to_json()) == options
        assert kind.parse(options.seats, options.variant) == options


def test_the_variant_shows_what_differs_from_the_plain_game() -> None:
    assert LanternOptions().variant == ""
    assert LanternOptions(seats=3, gold=False).variant == "gold=false"


@pytest.mark.parametrize(
    ("seats", "variant", "code"),
    [
        (4, "", "option-value"),
        (2, "gold=maybe", "option-value"),
        (2, "gold", "option-pair"),
        (2, "seats=3", "option-pair"),
        (None, "seats=3", "option-pair"),
        (2, "gold=true,gold=false", "option-pair"),
        (2, "silver=true", "option-unknown"),
    ],
)
def test_a_wrong_variant_is_refused_with_its_reason(
    seats: int | None, variant: str, code: str
) -> None:
    with pytest.raises(BadOptions) as caught:
        LanternOptions.parse(seats, variant)
    assert caught.value.code == code


def test_an_option_is_held_to_its_type() -> None:
    with pytest.raises(BadOptions) as caught:
        LanternOptions.of({"gold": 1})
    assert caught.value.facts == {"key": "gold", "value": "1", "allowed": "true, false"}


def test_an_unknown_option_is_named_with_the_known_ones() -> None:
    with pytest.raises(BadOptions) as caught:
        LanternOptions.of({"silver": True})
    assert caught.value.facts == {"key": "silver", "known": "seats, gold"}


def test_an_option_without_choices_is_a_mistake_of_its_author() -> None:
    @dataclass(frozen=True, kw_only=True)
    class Careless(Options):
        seats: int = choice(2, default=2)
        speed: int = 3

    with pytest.raises(TypeError, match="speed is not declared with choice"):
        Careless()
