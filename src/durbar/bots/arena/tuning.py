"""Tuning: of many ways to set a bot's parameters the best, by successive halving on equal deals.

All candidates meet the same opponents on the same deals (Jamieson and Talwalkar 2016); the better
half goes on to twice as many deals, until one is left. The best of many is partly the luckiest of
them, so what it is worth is measured anew, beside what it came from, on deals that chose nobody.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from math import prod
from typing import Final

from durbar.bots.arena.standings import Standing
from durbar.core.chance import Rng
from durbar.core.errors import BadOptions

WEIGHED: Final = ("weights", "style")  # before a term of theirs: "weights.goods=0.5/1/2"


@dataclass(frozen=True, slots=True)
class Knob:
    """A parameter and the values to try."""

    key: str
    values: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> "Knob":
        key, equals, values = text.partition("=")
        if not equals or not key or not all(tried := tuple(values.split("/"))):
            raise BadOptions("tune-knob", text=text)
        return cls(key, tried)


@dataclass(frozen=True, slots=True)
class Rung:
    """One round: who played how many deals, the best first."""

    deals: int
    standings: tuple[Standing, ...]

    @property
    def better_half(self) -> list[str]:
        return [each.bot for each in self.standings[: (len(self.standings) + 1) // 2]]


def set_knobs(base: str, settings: Sequence[tuple[str, str]]) -> str:
    """A registry string with parameters replaced or added; terms are gathered in theirs."""
    name, *pairs = base.split(":")
    values = dict(pair.split("=", 1) for pair in pairs)
    terms = {
        key: dict(part.split("*", 1) for part in values.pop(key, "").split("+") if part)
        for key in WEIGHED
    }
    for key, value in settings:
        whole, _, term = key.partition(".")
        if term and whole in WEIGHED:
            terms[whole][term] = value
        else:
            values[key] = value
    for key, factors in terms.items():
        if factors:
            values[key] = "+".join(f"{term}*{factor}" for term, factor in factors.items())
    return ":".join([name, *(f"{key}={value}" for key, value in values.items())])


def candidates(base: str, knobs: Sequence[Knob], number: int, seed: int) -> list[str]:
    """The base and other settings, all of them or as many as are asked for, taken at random."""
    found = dict.fromkeys([base])
    ways = prod(len(knob.values) for knob in knobs)
    settings = _all(knobs) if ways <= number else _some(knobs, Rng(seed))
    for values in islice(settings, 100 * number):
        if len(found) >= number and ways > number:
            break
        found.setdefault(set_knobs(base, values))
    return list(found)


def _all(knobs: Sequence[Knob]) -> Iterator[list[tuple[str, str]]]:
    for values in product(*(knob.values for knob in knobs)):
        yield [(knob.key, value) for knob, value in zip(knobs, values, strict=True)]


def _some(knobs: Sequence[Knob], rng: Rng) -> Iterator[list[tuple[str, str]]]:
    while True:
        yield [(knob.key, knob.values[rng.below(len(knob.values))]) for knob in knobs]


def rounds(number: int, deals: int) -> Iterator[tuple[int, int]]:
    """How many play how many deals, until one is left."""
    while number > 1:
        yield number, deals
        number = (number + 1) // 2
        deals *= 2


def ranked(deals: int, standings: Iterable[Standing]) -> Rung:
    """By victories; where they are equal, by the lead."""
    order = sorted(standings, key=lambda each: (each.won.mean, each.margin.mean), reverse=True)
    return Rung(deals, tuple(order))
