"""The caller of an account request, and a passkey's answer to a challenge."""

from dataclasses import dataclass
from typing import Any

from durbar.server.accounts.identity import Guest
from durbar.server.errors import NotAllowed


@dataclass(frozen=True, slots=True)
class Caller:
    """A guest, if the browser has one, with its address."""

    guest: Guest | None
    address: str
    agent: str  # the header User-Agent

    @property
    def id(self) -> str:
        return self.guest.id if self.guest else ""

    @property
    def has_account(self) -> bool:
        return self.guest is not None and self.guest.session is not None

    @property
    def guest_without_account(self) -> str | None:
        """The guest whose games a sign-in takes over; an account keeps its own."""
        return self.guest.id if self.guest and not self.has_account else None

    @property
    def account(self) -> Guest:
        """The account. Raises NotAllowed if nobody is signed in."""
        if self.guest is None or self.guest.session is None:
            raise NotAllowed("not-signed-in")
        return self.guest


@dataclass(frozen=True, slots=True)
class PasskeyAnswer:
    ticket: str
    credential: dict[str, Any]
