"""Seats: their players, and the holders that may act for them."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from durbar.server.protocol.messages import SeatKind

NAMELESS: Final = "Guest"  # the name of a player who has chosen none


@dataclass(frozen=True, slots=True)
class Holder:
    """The sender of a request: a guest (signed cookie), the bearer of a token, both or neither."""

    guest: str | None = None
    token_hash: str | None = None


@dataclass(slots=True)
class Place:
    """A seat at the table."""

    kind: SeatKind = "open"
    name: str = ""
    guest: str | None = None  # holds the seat, or has an open one kept
    token_hash: str | None = None  # of the token that plays the seat without a cookie
    bot: str | None = None  # registry string of the bot that plays, also instead of a person
    salt: str = ""  # added to the shuffle by its person
    has_left: bool = False
    has_resigned: bool = False
    mutes: frozenset[int] = frozenset()  # seats whose chat does not reach this one
    has_run_out: bool = False  # of time

    @property
    def is_reserved(self) -> bool:
        return self.kind == "open" and (self.guest is not None or self.token_hash is not None)

    @property
    def has_dropped_out(self) -> bool:
        """Whether the player resigned or ran out of time, which counts in rated games."""
        return self.has_resigned or self.has_run_out

    def is_held_by(self, holder: Holder) -> bool:
        """A person's seat belongs to its guest and to the bearer of its token."""
        return self.kind == "person" and self.knows(holder)

    def knows(self, holder: Holder) -> bool:
        return (self.guest is not None and self.guest == holder.guest) or (
            self.token_hash is not None and self.token_hash == holder.token_hash
        )


def seats_of(places: Sequence[Place], holder: Holder) -> tuple[int, ...]:
    """Returns the seats of a holder: several in a pass-and-play game."""
    return tuple(seat for seat, place in enumerate(places) if place.is_held_by(holder))


def new_token() -> tuple[str, str]:
    """Returns a seat's token, which is shown once, and its hash, which is stored."""
    token = secrets.token_urlsafe(24)
    return token, hash_of(token)


def hash_of(token: str) -> str:
    """Returns the SHA-256 of a token, which suffices since tokens are long and random."""
    return hashlib.sha256(token.encode()).hexdigest()
