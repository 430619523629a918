"""The errors of the core and the rooms: codes with facts, all ValueError.

The edge (command line, server, browser) words them from the catalogues, message `error-<code>`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from durbar.core.game import WhyNot


class DurbarError(ValueError):
    """Something a caller did wrong, as a code and the facts that explain it."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(code, facts)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({details})" if details else self.code


class IllegalAction(DurbarError):
    """An action that the rules do not allow now; `why_not` says why."""

    def __init__(self, action: str, why_not: "WhyNot") -> None:
        self.why_not = why_not
        details = {"action": action, "paragraph": why_not.paragraph}
        super().__init__(why_not.code, **(dict(why_not.facts) | details))


class BadNotation(DurbarError):
    """A text that is no action of this game."""


class BadOptions(DurbarError):
    """Options that a game does not have or that do not go together."""


class BadRecord(DurbarError):
    """A record that is damaged, foreign or does not follow the rules."""


class BadEdition(DurbarError):
    """An edition file that does not describe the game's components; names all faults at once."""


class BadDraft(DurbarError):
    """A step that the draft of a turn does not allow: nothing to undo, full, not its owner."""
