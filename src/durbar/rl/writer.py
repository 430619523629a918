"""Writer and base class of the compiled encoders.

A compiled encoder writes a seat's observation from the position into a buffer that numpy reads. The
numbers equal those that `durbar.rl.encode` makes of the View; a test compares the two for every
seat, also with the hidden cards dealt again.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from durbar.core.bits import BIT
from durbar.core.state import State
from durbar.rl.buffers import shorts_of


@final
class Writer:
    """Writes numbers one after the other into a buffer."""

    def __init__(self, out: vec[i16]) -> None:
        self.out: vec[i16] = out
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        self.out[self.at] = i16(value)
        self.at += 1

    def flag(self, value: bool) -> None:
        self.put(1 if value else 0)

    def one_hot(self, chosen: i64, size: i64) -> None:
        """Writes a 1 in the chosen place; none if it lies outside."""
        at = self.at
        self.zeros(size)
        if 0 <= chosen < size:
            self.out[at + chosen] = 1

    def seat_hot(self, observer: i64, seat: i64, seats: i64) -> None:
        """Writes a one-hot of a seat; all zeros for nobody."""
        self.one_hot(seen_from(observer, seat, seats), seats)

    def audience(self, observer: i64, members: i64, seats: i64) -> None:
        """Writes a flag for every seat and one for the spectators; the set has bit 0 for these."""
        n: i64 = 0
        while n < seats:
            self.flag(members & BIT[(observer + n) % seats + 1] != 0)
            n += 1
        self.flag(members & 1 != 0)

    def bits(self, mask: i64, size: i64) -> None:
        """A set of small numbers."""
        out = self.out  # a local vec costs half as much as an attribute, here and below
        at = self.at
        until = at + size
        while at < until:
            out[at] = i16(mask & 1)
            mask >>= 1
            at += 1
        self.at = until

    def lanes(self, packed: i64, size: i64, width: i64) -> None:
        """Counters packed into one number, the lowest first; their top bits are guards."""
        out = self.out
        at = self.at
        until = at + size
        while at < until:
            out[at] = i16(packed & 0x7F)
            packed >>= width
            at += 1
        self.at = until

    def all_of(self, values: vec[i64]) -> None:
        out = self.out
        at = self.at
        for value in values:
            out[at] = i16(value)
            at += 1
        self.at = at

    def zeros(self, size: i64) -> None:
        out = self.out
        at = self.at
        until = at + size
        while at < until:
            out[at] = 0
            at += 1
        self.at = until


def new_writer(size: i64) -> Writer:
    """Returns a writer with a buffer of zeros of its own."""
    return Writer(shorts_of(size))


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Encodes positions of one room for any of its seats."""

    def encode(self, state: State, seat: i64, writer: Writer) -> None:
        """Writes what the seat may know, from the writer's current place on."""
        raise NotImplementedError


def seen_from(seat: i64, other: i64, seats: i64) -> i64:
    """Returns how many places to the left of the observer another seat is; -1 for nobody."""
    if other < 0:
        return -1
    return (other - seat + seats) % seats
