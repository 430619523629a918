"""Dealers: repeatable where we simulate, unforeseeable where people play."""

from collections import Counter
from typing import Any

import pytest

from durbar.core.chance import Rng
from durbar.core.dealers import Dealer, KeyedDealer, SeededDealer, dealer_of
from durbar.core.errors import BadRecord

KEY = bytes(range(32))


def test_the_seeded_dealer_draws_the_generators_stream() -> None:
    dealer, rng = SeededDealer(7), Rng(7)
    assert [dealer.below(50) for _ in range(100)] == [int(rng.below(50)) for _ in range(100)]


def test_the_keyed_dealer_is_fair() -> None:
    dealer, n, draws = KeyedDealer(KEY), 5, 5000
    counts = Counter(dealer.below(n) for _ in range(draws))
    assert sorted(counts) == list(range(n))
    assert sum((found - draws / n) ** 2 / (draws / n) for found in counts.values()) < 18.5


def test_every_keyed_dealer_has_a_key_of_its_own() -> None:
    one, other = KeyedDealer(), KeyedDealer()
    assert len(one.key) == 32 and one.key != other.key


def test_below_takes_a_positive_number() -> None:
    with pytest.raises(ValueError, match="positive"):
        KeyedDealer(KEY).below(0)


@pytest.mark.parametrize("dealer", [SeededDealer(3), KeyedDealer(KEY)], ids=["sfc32", "keyed"])
def test_what_a_dealer_shows_deals_the_same_again(dealer: Dealer) -> None:
    again = dealer_of(dealer.to_json())
    assert again.to_json() == dealer.to_json()
    assert [dealer.below(36) for _ in range(60)] == [again.below(36) for _ in range(60)]


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": "dice"},
        {"kind": "sfc32"},
        {"kind": "sfc32", "seed": "7"},
        {"kind": "sfc32", "seed": True},
        {"kind": "sfc32", "seed": -1},
        {"kind": "hmac-sha256", "key": "xyz"},
        {"kind": "hmac-sha256", "key": 5},
    ],
    ids=str,
)
def test_an_unknown_dealer_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="record-dealer"):
        dealer_of(data)
