"""Seats: who sits where, and what a holder may do."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from durbar.server.protocol.messages import SeatKind

NAMELESS: Final = "Guest"  # the name of a player who has chosen none


@dataclass(frozen=True, slots=True)
class Holder:
    """Who asks: a guest by signed cookie, the bearer of a seat's token, both, or nobody known."""

    guest: str | None = None
    token_hash: str | None = None


@dataclass(slots=True)
class Place:
    """A seat at the table."""

    kind: SeatKind = "open"
    name: str = ""
    guest: str | None = None  # who holds the seat, or for whom an open one is kept
    token_hash: str | None = None  # of the token that plays the seat without a cookie
    bot: str | None = None  # registry string of the bot that plays, also in a person's stead
    salt: str = ""  # what its person added to the shuffle
    has_left: bool = False
    has_resigned: bool = False
    mutes: frozenset[int] = frozenset()  # seats whose chat does not reach this one
    has_run_out: bool = False  # of time

    @property
    def is_reserved(self) -> bool:
        return self.kind == "open" and (self.guest is not None or self.token_hash is not None)

    @property
    def has_dropped_out(self) -> bool:
        """He gave up or ran out of time: where the result counts, that is held against him."""
        return self.has_resigned or self.has_run_out

    def is_held_by(self, holder: Holder) -> bool:
        """A person's seat belongs to its guest and to the bearer of its token."""
        return self.kind == "person" and self.knows(holder)

    def knows(self, holder: Holder) -> bool:
        return (self.guest is not None and self.guest == holder.guest) or (
            self.token_hash is not None and self.token_hash == holder.token_hash
        )


def seats_of(places: Sequence[Place], holder: Holder) -> tuple[int, ...]:
    """The seats that somebody holds: several, if one browser is handed round."""
    return tuple(seat for seat, place in enumerate(places) if place.is_held_by(holder))


def new_token() -> tuple[str, str]:
    """A seat's token, shown once, and the hash of it that is kept."""
    token = secrets.token_urlsafe(24)
    return token, hash_of(token)


def hash_of(token: str) -> str:
    """Tokens are random and long: a plain SHA-256 cannot be searched back."""
    return hashlib.sha256(token.encode()).hexdigest()
