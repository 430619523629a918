"""Tuning: finds good parameters of a bot by successive halving on equal deals.

All candidates play the same opponents on the same deals (Jamieson and Talwalkar 2016). The better
half continues on twice as many deals, until one is left. The best of many is partly the luckiest,
so it is measured again, together with the original bot, on fresh deals.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from math import prod
from typing import Final

from durbar.bots.arena.standings import BotStanding
from durbar.core.chance import Rng
from durbar.core.errors import BadOptions

WEIGHTS: Final = "weights"  # a term is named behind it: "weights.goods=0.5/1/2"


@dataclass(frozen=True, slots=True)
class TunedParameter:
    """A parameter and the values to try."""

    key: str
    values: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> "TunedParameter":
        key, equals, values = text.partition("=")
        if not equals or not key or not all(tried := tuple(values.split("/"))):
            raise BadOptions("tune-parameter", text=text)
        return cls(key, tried)


@dataclass(frozen=True, slots=True)
class Rung:
    """One round of successive halving: its deals and the standings, best first."""

    deals: int
    standings: tuple[BotStanding, ...]

    @property
    def better_half(self) -> list[str]:
        return [each.bot for each in self.standings[: (len(self.standings) + 1) // 2]]


def with_parameters(base: str, settings: Sequence[tuple[str, str]]) -> str:
    """Returns a bot string with parameters replaced or added; terms become one `weights`."""
    name, *pairs = base.split(":")
    values = dict(pair.split("=", 1) for pair in pairs)
    factors = dict(part.split("*", 1) for part in values.pop(WEIGHTS, "").split("+") if part)
    for key, value in settings:
        parameter, _, term = key.partition(".")
        if term and parameter == WEIGHTS:
            factors[term] = value
        else:
            values[key] = value
    if factors:
        values[WEIGHTS] = "+".join(f"{term}*{factor}" for term, factor in factors.items())
    return ":".join([name, *(f"{key}={value}" for key, value in values.items())])


def candidates(
    base: str, parameters: Sequence[TunedParameter], number: int, seed: int
) -> list[str]:
    """Returns the base and other settings: the whole grid, or a random sample of it."""
    found = dict.fromkeys([base])
    ways = prod(len(parameter.values) for parameter in parameters)
    settings = _all(parameters) if ways <= number else _some(parameters, Rng(seed))
    for values in islice(settings, 100 * number):
        if len(found) >= number and ways > number:
            break
        found.setdefault(with_parameters(base, values))
    return list(found)


def _all(parameters: Sequence[TunedParameter]) -> Iterator[list[tuple[str, str]]]:
    for values in product(*(parameter.values for parameter in parameters)):
        yield [(parameter.key, value) for parameter, value in zip(parameters, values, strict=True)]


def _some(parameters: Sequence[TunedParameter], rng: Rng) -> Iterator[list[tuple[str, str]]]:
    while True:
        yield [
            (parameter.key, parameter.values[rng.below(len(parameter.values))])
            for parameter in parameters
        ]


def rounds(number: int, deals: int) -> Iterator[tuple[int, int]]:
    """Yields the number of candidates and deals of each round, until one is left."""
    while number > 1:
        yield number, deals
        number = (number + 1) // 2
        deals *= 2


def ranked(deals: int, standings: Iterable[BotStanding]) -> Rung:
    """Ranks standings by victories, then by the lead."""
    order = sorted(standings, key=lambda each: (each.won.mean, each.margin.mean), reverse=True)
    return Rung(deals, tuple(order))
