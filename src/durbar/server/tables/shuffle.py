"""The verifiable shuffle of a table: a committed seed, a salt of each seat, and their dealer."""

import secrets
from collections.abc import Sequence

from durbar.core.dealers import CommittedDealer, commitment_to


class Shuffle:
    """Holds the seed, of which only the commitment is public until the game is over."""

    def __init__(self, seed: bytes | None = None) -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.commitment = commitment_to(self.seed)

    def dealer(self, salts: Sequence[str]) -> CommittedDealer:
        """Returns the dealer. The salts are fixed before the first card is dealt."""
        return CommittedDealer(self.seed, salts)
