"""The verifiable shuffle of a table: a committed seed, salts by seat, then the dealer of both."""

import secrets
from collections.abc import Sequence
from typing import Any

from durbar.core.dealers import CommittedDealer, commitment_to
from durbar.core.errors import BadRecord
from durbar.core.record import Record


class Shuffle:
    """Knows the seed; tells only its commitment until the game is over."""

    def __init__(self, seed: bytes | None = None) -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.commitment = commitment_to(self.seed)

    def dealer(self, salts: Sequence[str]) -> CommittedDealer:
        """Fixes the salts; the first card is dealt after this and never before."""
        return CommittedDealer(self.seed, salts)


def check_commitment(record: Record, published: str) -> None:
    """Refuses a record whose dealer is not the one that was committed to."""
    told: Any = record.dealer or {}
    if told.get("commitment") != published:
        raise BadRecord("record-commitment", expected=published, found=str(told.get("commitment")))
