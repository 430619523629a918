"""Chance: a generator, a pile as a bag of counts, and the one dealing rule.

The dealing rule: at a chance ply take the outcomes ascending with their weights, draw r below the
sum of the weights, and take the outcome in whose span r lies. `Bag.kind_at` and `pick` are this
rule from counts and from a list; a test holds them equal.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MASK32: Final = 0xFFFFFFFF
SEED_BITS: Final = 96
WARM_UP: Final = 15  # rounds until every bit of the seed has reached every lane


@final
class Rng:
    """Chris Doty-Humphrey's sfc32: 32-bit lanes, so compiled and interpreted agree bit for bit.

    It is fast and repeatable, not secret: where people play, `core.dealers.KeyedDealer` deals.
    """

    def __init__(self, seed: int) -> None:
        if seed < 0 or seed >> SEED_BITS:
            raise ValueError(f"a seed lies in 0 .. 2**{SEED_BITS}-1, not {seed}")
        self.a: i64 = seed & MASK32
        self.b: i64 = (seed >> 32) & MASK32
        self.c: i64 = (seed >> 64) & MASK32
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.next32()

    def next32(self) -> i64:
        """The next 32 bits of the stream."""
        t = (self.a + self.b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK32
        self.c = (((self.c << 21) | (self.c >> 11)) + t) & MASK32
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely (Lemire's multiplication with rejection)."""
        if n <= 0 or n >= 0x40000000:
            raise ValueError("below() takes 1 .. 2**30-1")
        product = self.next32() * n
        if (product & MASK32) < n:
            threshold = (0x100000000 - n) % n
            while (product & MASK32) < threshold:
                product = self.next32() * n
        return product >> 32

    def clone(self) -> "Rng":
        twin = Rng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin


@final
class Bag:
    """A face-down pile as counts per kind: what is not in the state cannot leak."""

    def __init__(self) -> None:
        self.counts: vec[i64] = vec[i64]()
        self.total: i64 = 0

    def clone(self) -> "Bag":
        twin = Bag()
        twin.counts = self.counts[:]
        twin.total = self.total
        return twin

    def fill(self, counts: vec[i64]) -> None:
        """Makes the bag hold just these."""
        self.counts = counts[:]
        self.total = 0
        for n in counts:
            self.total += n

    def hold(self, counts: list[int]) -> None:
        """The same from the cold side."""
        self.fill(vec[i64](counts))

    def take(self, kind: i64) -> None:
        self.counts[kind] -= 1
        self.total -= 1

    def put(self, kind: i64) -> None:
        self.counts[kind] += 1
        self.total += 1

    def kind_at(self, r: i64) -> i64:
        """The kind in whose span r lies, 0 <= r < total: the dealing rule."""
        kind: i64 = 0
        r -= self.counts[0]
        while r >= 0:
            kind += 1
            r -= self.counts[kind]
        return kind

    def draw(self, rng: Rng) -> i64:
        """Looks for a kind by the dealing rule; taking it out is the rules' business."""
        return self.kind_at(rng.below(self.total))


def pick(weights: list[int], r: int) -> int:
    """The place of the outcome in whose span r lies: the dealing rule."""
    for place, weight in enumerate(weights):
        r -= weight
        if r < 0:
            return place
    raise ValueError("r must lie below the sum of the weights")
