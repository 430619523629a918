"""Dealers draw at the chance plies of a match. Anything with `below(n)` can be one."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from durbar.core.chance import Rng
from durbar.core.errors import BadRecord


class Dealer(Protocol):
    """Draws r below n for the dealing rule, and can say how it does it."""

    def below(self, n: int) -> int: ...

    def to_json(self) -> dict[str, Any]:
        """What a record's `dealer` holds; with it anybody can deal the same again."""
        ...


class SeededDealer:
    """The repeatable dealer of simulations, tests and seeded games: sfc32."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._rng = Rng(seed)

    def below(self, n: int) -> int:
        return int(self._rng.below(n))

    def to_json(self) -> dict[str, Any]:
        return {"kind": "sfc32", "seed": self.seed}


class KeyedDealer:
    """The dealer where people play: HMAC-SHA-256 in counter mode.

    The future of a small generator can be reckoned from what it dealt; that of a keyed stream
    cannot, until its key is shown after the game.
    """

    def __init__(self, key: bytes | None = None) -> None:
        self.key = secrets.token_bytes(32) if key is None else key
        self._counter = 0

    def below(self, n: int) -> int:
        if n <= 0:
            raise ValueError("below() takes a positive number")
        limit = 2**64 - 2**64 % n
        while True:
            block = self._counter.to_bytes(8, "big")
            self._counter += 1
            drawn = int.from_bytes(hmac.digest(self.key, block, hashlib.sha256)[:8], "big")
            if drawn < limit:
                return drawn % n

    def to_json(self) -> dict[str, Any]:
        return {"kind": "hmac-sha256", "key": self.key.hex()}


class CommittedDealer(KeyedDealer):
    """The dealer that can be checked: its seed was committed to before anybody could add salt.

    The commitment is the SHA-256 of the seed. The key of the stream is the HMAC, under the seed,
    of the salts in the order of the seats, each behind its length in four bytes.
    """

    def __init__(self, seed: bytes, salts: Sequence[str]) -> None:
        self.seed = seed
        self.salts = tuple(salts)
        salt = b"".join(len(each).to_bytes(4, "big") + each for each in map(str.encode, self.salts))
        super().__init__(hmac.digest(seed, salt, hashlib.sha256))

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": "hmac-sha256",
            "commitment": commitment_to(self.seed),
            "seed": self.seed.hex(),
            "salts": list(self.salts),
        }


def commitment_to(seed: bytes) -> str:
    """Returns what is published before the game: it fixes the seed without revealing it."""
    return hashlib.sha256(seed).hexdigest()


def dealer_of(data: Mapping[str, Any]) -> Dealer:
    """The dealer that a record names, at the beginning of its stream."""
    try:
        if data["kind"] == "sfc32" and type(data["seed"]) is int:
            return SeededDealer(data["seed"])
        if data["kind"] == "hmac-sha256" and "seed" in data:
            return _committed(data)
        if data["kind"] == "hmac-sha256":
            return KeyedDealer(bytes.fromhex(data["key"]))
    except (KeyError, TypeError, ValueError):
        pass
    raise BadRecord("record-dealer", line=0, dealer=str(dict(data)))


def _committed(data: Mapping[str, Any]) -> Dealer:
    """A committed dealer whose seed is the one that was committed to."""
    seed, salts = bytes.fromhex(data["seed"]), data["salts"]
    if commitment_to(seed) != data["commitment"] or not all(type(salt) is str for salt in salts):
        raise ValueError("the seed is not the one that was committed to")
    return CommittedDealer(seed, salts)
