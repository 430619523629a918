"""Refusals: requests that the server does not execute, as a code, a paragraph and facts.

Each code of the server is in STATUS, and in the catalogues as `error-<code>`: a sentence with the
fault and its remedy. Refusals by the rules have the codes of the rooms.
"""

from collections.abc import Mapping
from typing import Any, Final

from durbar.core.errors import DurbarError, IllegalAction
from durbar.core.game import WhyNot

STATUS: Final[Mapping[str, int]] = {  # of HTTP; the same codes go over the socket
    # The door
    "malformed": 400,
    "foreign-origin": 403,
    "not-found": 404,
    "method-not-allowed": 405,
    "too-large": 413,
    "too-fast": 429,
    "too-many-sockets": 429,
    "refused": 400,
    "server-fault": 500,
    "draining": 503,
    # Who asks
    "not-seated": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "is-present": 403,
    "bot-plays": 403,
    "no-hints": 403,
    "no-hints-with-people": 403,
    "no-hints-rated": 403,
    "not-a-worker": 403,
    # Accounts
    "not-signed-in": 403,
    "nobody-known": 403,
    "wrong-sign-in": 403,
    "wrong-password": 403,
    "passkey-refused": 403,
    "prove-first": 403,
    "already-signed-in": 409,
    "login-taken": 409,
    "last-way-in": 409,
    "passkey-known": 409,
    "passkeys-not-here": 409,
    "no-such-passkey": 404,
    "no-such-device": 404,
    "login-length": 422,
    "password-short": 422,
    "password-is-name": 422,
    "name-not-repeated": 422,
    # What is there
    "no-such-table": 404,
    "no-such-seat": 404,
    "table-unreadable": 404,
    "edition-not-here": 404,
    "game-unknown": 404,
    "record-at": 404,
    "variant-unknown": 404,
    # When
    "stale": 409,
    "not-begun": 409,
    "already-begun": 409,
    "not-over": 409,
    "game-over": 409,
    "not-your-turn": 409,
    "hint-pending": 409,
    "hint-nothing": 409,
    "hint-failed": 409,
    # Seats and talk
    "seat-taken": 409,
    "table-full": 409,
    "too-many-seats": 409,
    "no-stand-in": 409,
    "has-resigned": 409,
    "out-of-time": 409,
    "chat-empty": 409,
    # Notices
    "notice-nobody": 403,
    "notice-channel": 404,
    "notice-link": 404,
    "notice-many": 409,
    "notice-mail-off": 409,
    "notice-unconfirmed": 409,
    "notice-unreachable": 409,
    "notice-refused": 409,
    "notice-gone": 409,
    "notice-address": 422,
    "notice-zone": 422,
    # Rated tables
    "rated-clock": 409,
    "rated-hints": 409,
    "rated-bot": 409,
    "rated-guest": 409,
    "rated-one-seat": 409,
    "rated-alone": 409,
    "rated-no-stand-in": 409,
    # Records that are given
    "record-redacted": 422,
    "record-empty": 422,
    # Lists
    "dates-crossed": 422,
    # The table itself
    "elsewhere": 421,
    "moving": 503,
    "busy": 409,
    "storage": 409,
}
BY_THE_RULES: Final = 409  # an action, a draft or options that the rules refuse
BY_ITS_CONTENT: Final = 422  # a record that does not replay


class Refusal(DurbarError):
    """A command that changes nothing."""

    def __init__(self, code: str, paragraph: str = "", **facts: Any) -> None:
        self.paragraph = paragraph
        super().__init__(code, **facts)

    @classmethod
    def of(cls, error: DurbarError | WhyNot) -> "Refusal":
        if isinstance(error, WhyNot):
            return cls(error.code, error.paragraph, **dict(error.facts))
        if isinstance(error, Refusal):
            return error
        if isinstance(error, IllegalAction):
            return cls.of(error.why_not)
        return cls(error.code, **error.facts)


class Stale(Refusal):
    """A command decided on an old version: refused with the current state."""

    state: Any = None  # as the sender may see it, if it is known


class NotAllowed(Refusal):
    """A request that its sender may not make."""


class NotFound(Refusal):
    """Something that does not exist, or not for its sender."""


class Elsewhere(Refusal):
    """A table that another process owns, to which the request is forwarded."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        super().__init__("elsewhere")


class Moving(Refusal):
    """A table that is changing its owner; the request can be repeated soon."""

    def __init__(self) -> None:
        super().__init__("moving")


def status_of(error: DurbarError) -> int:
    """The HTTP status of a refusal; its code says more."""
    usual = BY_THE_RULES if isinstance(error, Refusal) else BY_ITS_CONTENT
    return STATUS.get(error.code, usual)


def code_of(status: int) -> str:
    """Returns the code for an error of the framework."""
    known = ("malformed", "not-found", "method-not-allowed", "too-large")
    return next((code for code in known if STATUS[code] == status), "refused")
