"""Hexes: axial coordinates of a pointy-top grid, and maps drawn as text. No rules inside.

`q` grows to the east, `r` to the south-east. In a drawn map a row is a line and a hex every second
sign of it; odd rows are shifted by one sign, as bricks are.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

Hex: TypeAlias = tuple[int, int]  # q, r

DIRECTIONS: Final = {
    "E": (1, 0),
    "NE": (1, -1),
    "NW": (0, -1),
    "W": (-1, 0),
    "SW": (-1, 1),
    "SE": (0, 1),
}  # counter-clockwise: two that follow each other are neighbours themselves


def neighbours(hexagon: Hex) -> list[Hex]:
    """The six hexes that share a side, in the order of DIRECTIONS."""
    q, r = hexagon
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS.values()]


def distance(one: Hex, other: Hex) -> int:
    """How many steps lie between two hexes."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def drawn(text: str) -> Iterator[tuple[Hex, str]]:
    """The hexes of a drawn map in reading order, with their signs; the first line is row 0."""
    for r, line in enumerate(text.splitlines()):
        for place, sign in enumerate(line):
            if sign != " ":
                if place % 2 != r % 2:
                    raise ValueError(f"line {r + 1}, sign {place + 1}: not a place of this row")
                yield (place // 2 - r // 2, r), sign


def column(hexagon: Hex) -> int:
    """The place of a hex in its row of a drawn map, from 0."""
    return hexagon[0] + hexagon[1] // 2
