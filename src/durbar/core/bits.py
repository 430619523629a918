"""Sets of small numbers as bit masks in an i64.

`1 << n` with a native `n` is miscompiled from n = 31 on, hence the table BIT.
Sets stay below bit 62, so that compiled and interpreted arithmetic agree.

A vec that interpreted code gives to compiled code, as an argument or an attribute, is never freed
(mypyc 2.4 takes a second reference to it): what the cold side shows of a position is lists.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SIZE: Final = 62
BIT: Final = vec[i64]([2**n for n in range(SIZE)])

PRIME: Final = 67  # the powers of two below 2**66 leave different remainders
NUMBER: Final = vec[i64](  # by such a remainder: the power
    [next((n for n in range(SIZE) if 2**n % PRIME == rest), -1) for rest in range(PRIME)]
)


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask that has one."""
    return NUMBER[(mask & -mask) % PRIME]


def count(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def members(mask: i64) -> list[int]:
    """The set as an ascending list, for the cold side."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found
