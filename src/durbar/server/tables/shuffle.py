"""The verifiable shuffle of a table: a committed seed, salts by seat, then the dealer of both."""

import secrets
from collections.abc import Sequence

from durbar.core.dealers import CommittedDealer, commitment_to


class Shuffle:
    """Knows the seed; tells only its commitment until the game is over."""

    def __init__(self, seed: bytes | None = None) -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.commitment = commitment_to(self.seed)

    def dealer(self, salts: Sequence[str]) -> CommittedDealer:
        """Fixes the salts; the first card is dealt after this and never before."""
        return CommittedDealer(self.seed, salts)
