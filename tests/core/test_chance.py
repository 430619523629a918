"""Chance: the generator's published stream, fair draws, the bag and the dealing rule."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.chance import Bag, Rng, pick

# What PractRand's own sfc32 gives for the seeds (a, b, c), after its 15 rounds of warming up
PUBLISHED = {
    (0, 0, 0): "fb52c520 38802be1 948279e6 ec4bf1d9 7cb0a909 fad8b4a8 3ca4b808 3821b4c5",
    (0, 0x89ABCDEF, 0x01234567): "35e05b54 4c627ca1 33a043e2 b6113c67 7cab9699 4a52efeb 5936797f",
    (0, 2, 1): "03b80bb8 a87dbc7e 1787178c 4c7b7234 c65dade2 2c692349 f52c2153 df098072 9d49b03c",
}


def seed_of(a: int, b: int, c: int) -> int:
    return a | b << 32 | c << 64


def sfc32(a: int, b: int, c: int, count: int) -> list[int]:
    """The generator once more, from its description: 15 rounds are thrown away."""
    state, drawn = [a, b, c, 1], []
    for _ in range(15 + count):
        a, b, c, counter = state
        out = (a + b + counter) % 2**32
        turned = c * 2**21 % 2**32 + c // 2**11
        state = [b ^ b // 2**9, (c * 9) % 2**32, (turned + out) % 2**32, (counter + 1) % 2**32]
        drawn.append(out)
    return drawn[15:]


@pytest.mark.parametrize("seed", PUBLISHED, ids=str)
def test_the_stream_is_the_published_one(seed: tuple[int, int, int]) -> None:
    rng, expected = Rng(seed_of(*seed)), PUBLISHED[seed].split()
    assert [f"{int(rng.next32()):08x}" for _ in expected] == expected


@pytest.mark.parametrize("seed", [(1, 0, 0), (7, 0, 0), (2**32 - 1, 2**32 - 1, 2**32 - 1)])
def test_the_stream_agrees_with_a_second_implementation(seed: tuple[int, int, int]) -> None:
    rng = Rng(seed_of(*seed))
    assert [int(rng.next32()) for _ in range(500)] == sfc32(*seed, 500)


@pytest.mark.parametrize("seed", [-1, 2**96])
def test_a_seed_has_96_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed lies in"):
        Rng(seed)


def test_a_clone_goes_on_alone() -> None:
    rng = Rng(5)
    rng.next32()
    twin = rng.clone()
    ahead = [int(rng.next32()) for _ in range(20)]
    assert [int(twin.next32()) for _ in range(20)] == ahead


@pytest.mark.parametrize("n", [0, -3, 2**30])
def test_below_refuses_what_it_cannot_draw(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Rng(1).below(n)


def test_below_gives_every_number_equally_often() -> None:
    rng, n, draws = Rng(11), 7, 70_000
    counts = Counter(int(rng.below(n)) for _ in range(draws))
    assert sorted(counts) == list(range(n))
    chi_square = sum((found - draws / n) ** 2 / (draws / n) for found in counts.values())
    assert chi_square < 22.5  # 6 degrees of freedom: one in a thousand


def test_below_rejects_what_would_favour_some_numbers() -> None:
    """2**32 = n * 4 + 2**30 - 4: a quarter of the draws would fall twice on some numbers."""
    n = 2**30 - 1
    rng, words = Rng(3), iter(sfc32(3, 0, 0, 4000))
    threshold = 2**32 % n
    for _ in range(1000):
        word = next(words)
        while word * n % 2**32 < threshold:
            word = next(words)
        assert rng.below(n) == word * n // 2**32


def test_below_one_is_nothing() -> None:
    assert Rng(9).below(1) == 0


def bag_of(*counts: int) -> Bag:
    bag = Bag()
    bag.fill(vec[i64](counts))
    return bag


def test_a_bag_counts_what_goes_in_and_out() -> None:
    bag = bag_of(2, 0, 3)
    bag.take(0)
    bag.put(1)
    assert (list(bag.counts), bag.total) == ([1, 1, 3], 5)


def test_a_bag_shares_nothing_with_its_clone_or_its_filling() -> None:
    counts = vec[i64]([2, 2])
    bag = Bag()
    bag.fill(counts)
    twin = bag.clone()
    bag.take(0)
    assert list(counts) == [2, 2]
    assert (list(twin.counts), twin.total) == ([2, 2], 4)


@pytest.mark.parametrize("counts", [(1,), (2, 0, 3), (0, 0, 1), (4, 4, 4, 1)])
def test_bag_and_list_know_one_dealing_rule(counts: tuple[int, ...]) -> None:
    """Each outcome has as many r as its weight says, in ascending order."""
    bag = bag_of(*counts)
    by_bag = [int(bag.kind_at(r)) for r in range(sum(counts))]
    assert by_bag == [pick(list(counts), r) for r in range(sum(counts))]
    assert by_bag == [kind for kind, count in enumerate(counts) for _ in range(count)]


def test_drawing_leaves_the_bag_alone() -> None:
    bag = bag_of(1, 1, 1)
    assert {int(bag.draw(Rng(seed))) for seed in range(40)} == {0, 1, 2}
    assert (list(bag.counts), bag.total) == ([1, 1, 1], 3)


def test_pick_refuses_an_r_beyond_the_weights() -> None:
    with pytest.raises(ValueError, match="below the sum"):
        pick([1, 2], 3)
