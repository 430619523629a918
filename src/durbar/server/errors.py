"""Refusals: what a table does not do, as a code, a paragraph and facts."""

from typing import Any

from durbar.core.errors import DurbarError, IllegalAction
from durbar.core.game import WhyNot


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

    state: Any = None  # as the asker may see it, if it is at hand


class NotAllowed(Refusal):
    """Somebody who may not do this."""


class NotFound(Refusal):
    """Something that is not there, or not for the asker."""
