"""The verifiable shuffle: committed before, salted by all, shown after, checked by anybody."""

import hashlib
import hmac
import json
from dataclasses import replace

import pytest

import durbar
from durbar.core.dealers import CommittedDealer, KeyedDealer, dealer_of
from durbar.core.errors import BadRecord
from durbar.core.match import Match
from durbar.server.outgoing import messages
from durbar.server.tables.creation import SeatRequest, TableRequest, make_table
from durbar.server.tables.seating import join
from durbar.server.tables.seats import Holder, new_token

SEED = bytes(range(32))


def record_of(seed=SEED, salts=("a", "")):
    game = durbar.game("maharaja")
    return Match(game, game.options(seats=2), CommittedDealer(seed, salts), ("A", "B")).record


def test_the_key_is_the_hmac_of_the_salts_under_the_seed():
    salted = b"\0\0\0\3" + "né".encode() + b"\0\0\0\0"
    key = hmac.new(SEED, salted, hashlib.sha256).digest()
    committed, plain = CommittedDealer(SEED, ["né", ""]), KeyedDealer(key)
    assert [committed.below(1000) for _ in range(20)] == [plain.below(1000) for _ in range(20)]
    assert committed.to_json()["commitment"] == hashlib.sha256(SEED).hexdigest()


def test_salts_cannot_be_shifted_from_one_seat_to_the_other():
    draws = [
        [CommittedDealer(SEED, s).below(2**60) for _ in (1,)] for s in (["ab", ""], ["a", "b"])
    ]
    assert draws[0] != draws[1]


def test_the_record_verifies_and_every_change_of_it_is_found():
    game, record = durbar.game("maharaja"), record_of()
    durbar.verify(game, record)
    for changed in (
        {"salts": ["b", ""]},
        {"seed": bytes(32).hex()},
        {"commitment": "00" * 32},
        {"salts": ["a", 1]},
        {"seed": "no hex"},
    ):
        with pytest.raises(BadRecord):
            durbar.verify(game, replace(record, dealer={**record.dealer, **changed}))
    other = record_of(seed=bytes(32))
    assert other.entries != record.entries
    with pytest.raises(BadRecord, match="record-dealer-differs"):
        durbar.verify(game, replace(record, entries=other.entries))


def test_dealer_described_deals_the_same_again():
    described = json.loads(json.dumps(record_of().dealer))
    assert dealer_of(described).below(10**9) == CommittedDealer(SEED, ["a", ""]).below(10**9)


def test_commitment_is_published_at_creation_and_the_salts_before_the_first_card(editions):
    request = TableRequest(
        key="t",
        game="maharaja",
        options={"seats": 2},
        seats=(SeatRequest(kind="me"),),
        salt="first",
    )
    table, _ = make_table(editions, request, Holder("a"), "Ann")
    published = messages.snapshot(table, None).shuffle
    assert published.commitment == hashlib.sha256(table.shuffle.seed).hexdigest()
    assert table.match is None and published.salts == ("first", "")
    join(table, Holder("b"), None, "Ben", "second", new_token()[1], key="sit")
    assert table.record.dealer["salts"] == ["first", "second"]
    assert table.record.dealer["commitment"] == published.commitment
    assert messages.redacted_record(table, 0).dealer is None
    described = json.dumps(messages.redacted_record(table, 0).to_json())
    assert table.shuffle.seed.hex() not in described
