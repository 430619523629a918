"""Wording: how codes with facts become sentences at one table.

A room's facts become arguments of its messages through `durbar.texts.<room>.arguments`, if there
is such a module; a room without one is spoken of in the ids of its notation.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Protocol

from durbar.core.edition import EditionFault
from durbar.core.errors import DurbarError
from durbar.core.events import Event, Part
from durbar.core.game import Prompt, WhyNot
from durbar.core.types import Seat
from durbar.games.registry import companion
from durbar.texts.catalogue import Texts

Arguments = Callable[[Texts, str, Any], Mapping[str, Any]]
_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class _Verb(Protocol):
    """A value of an ACTIONS table: a frozen dataclass whose str() is the notation."""

    __dataclass_fields__: dict[str, Any]


class Wording:
    """The words of one table: its language, its game and its players' names."""

    def __init__(
        self, texts: Texts, game: str, players: Sequence[str], you: Seat | None = None
    ) -> None:
        self.texts = texts
        self.game = game
        self.players = tuple(players)  # by seat
        self.you = you  # the seat that is spoken to

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self._format(f"event-{kebab(type(event).__name__)}", event.facts()) or str(event)

    def action(self, verb: _Verb) -> str:
        """An action as a choice on a menu, legal or not."""
        facts = {name: getattr(verb, name) for name in verb.__dataclass_fields__}
        return self._format(f"action-{kebab(type(verb).__name__)}", facts) or str(verb)

    def cost(self, cost: int) -> str:
        return self._format("cost", {"cost": cost}) or str(cost)

    def asks(self, prompt: Prompt) -> str:
        """The question of a prompt."""
        return self.texts.text(prompt.asks if self.texts.has(prompt.asks) else "asks-choice")

    def why_not(self, why_not: WhyNot) -> str:
        """The reason, with the paragraph of the rules."""
        text = self._format(f"error-{why_not.code}", dict(why_not.facts)) or why_not.code
        return f"{text} ({why_not.paragraph})" if why_not.paragraph else text

    def error(self, error: DurbarError) -> str:
        return word_error(self.texts, error, self)

    def part(self, part: Part) -> str:
        """One part of a score."""
        what = self._format(f"part-{part.kind}", {part.kind: part.id}) or part.id
        return self.texts.text("part", what=what, points=part.points)

    def arguments(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The facts of an event, a reason or an action, as arguments of its message."""
        found: dict[str, Any] = {"you": False}
        for name, value in facts.items():
            found |= self._core(name, value) or self._of_room(self.texts, name, value)
        return found

    def _core(self, name: str, value: Any) -> dict[str, Any]:
        if name == "seat":
            return {name: value, "player": self._player(value), "you": value == self.you}
        if name == "ranking":
            winners = value[0]
            names = self.texts.listed(map(self._player, winners))
            return {"winners": names, "count": len(winners), "you": self.you in winners}
        if name == "seats" and isinstance(value, tuple):
            return {"players": self.texts.listed(map(self._player, value)), "count": len(value)}
        if name in ("holder", "victim"):  # another player, or nobody
            return {name: "" if value is None else self._player(value)}
        if name == "parts":
            return {name: ", ".join(map(self.part, value))}
        return {}

    def _player(self, seat: Seat) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat + 1)

    def _format(self, message: str, facts: Mapping[str, Any]) -> str | None:
        found = self.texts.first((f"{self.game}-{message}", message))
        return found and self.texts.format(found, self.arguments(facts))

    @property
    def _of_room(self) -> Arguments:
        return _arguments_of(self.game)


def word_error(texts: Texts, error: DurbarError, wording: Wording | None = None) -> str:
    """An error as a sentence; a reason inside it is worded too, and so are an edition's faults.

    An error of a room that no catalogue knows is shown by its code.
    """
    if not texts.has(f"error-{error.code}"):
        return str(error)
    wording = wording or Wording(texts, "", ())
    facts = dict(error.facts)
    for name, value in facts.items():
        if isinstance(value, DurbarError):
            facts[name] = word_error(texts, value, wording)
    if "faults" in facts:
        facts["faults"] = "\n".join(_faults(texts, facts["faults"]))
        facts["count"] = len(error.facts["faults"])
    facts["place"] = _place(texts, facts)
    text = texts.format(f"error-{error.code}", wording.arguments(facts))
    return f"{text} ({facts['paragraph']})" if facts.get("paragraph") else text


def _faults(texts: Texts, faults: Iterable[EditionFault]) -> Iterable[str]:
    for fault in faults:
        text = texts.format(f"fault-{fault.code}", dict(fault.facts))
        yield texts.text("fault", key=fault.key, message=text)


def _place(texts: Texts, facts: Mapping[str, Any]) -> str:
    """Where in a record: its line if it is a text, else its entry."""
    if facts.get("line"):
        return texts.text("place-line", line=facts["line"])
    if facts.get("entry"):
        return texts.text("place-entry", entry=facts["entry"])
    return texts.text("place-header")


def kebab(name: str) -> str:
    """`antique-bought` for AntiqueBought."""
    return _HUMP.sub("-", name).lower()


@cache
def _arguments_of(game: str) -> Arguments:
    room = companion("durbar.texts", game) if game else None
    if room is None:
        return lambda texts, name, value: {name: value}
    arguments: Arguments = room.arguments
    return arguments
