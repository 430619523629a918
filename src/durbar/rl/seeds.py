"""Seeds of the many games of a run, each of which depends on nothing but its name."""

import hashlib

from durbar.core.chance import SEED_BITS


def derive_seed(seed: int, name: str) -> int:
    """Returns the seed of one random stream of a run, for example of a table or a bot."""
    digest = hashlib.sha256(f"{seed} {name}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")
