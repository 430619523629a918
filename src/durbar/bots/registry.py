"""One registry string for all doors: "greedy", "greedy:worlds=4"; commas part several bots."""

from dataclasses import fields
from typing import Any, Final

from durbar.bots.base import Bot
from durbar.bots.greedy import Greedy
from durbar.bots.search.searcher import Searcher
from durbar.bots.turns.planner import Planner
from durbar.bots.uniform import Uniform
from durbar.core.errors import BadOptions

BOTS: Final[dict[str, type[Bot]]] = {
    "random": Uniform,
    "greedy": Greedy,
    "search": Searcher,
    "turns": Planner,
}


def make_bot(text: str) -> Bot:
    """A bot from its registry string; an unknown name or parameter is an error."""
    name, *pairs = text.strip().split(":")
    if name not in BOTS:
        raise BadOptions("bot-unknown", bot=name, known=", ".join(BOTS))
    bot = BOTS[name]
    types: dict[str, Any] = {each.name: each.type for each in fields(bot)}  # type: ignore[arg-type]
    values: dict[str, Any] = {}
    for pair in pairs:
        key, equals, word = pair.partition("=")
        if not equals or key not in types or key in values:
            raise BadOptions("bot-parameter", bot=name, pair=pair, known=", ".join(types))
        try:
            values[key] = types[key](word)
        except ValueError:
            raise BadOptions("bot-parameter", bot=name, pair=pair, known=", ".join(types)) from None
    return bot(**values)


def make_bots(text: str) -> list[Bot]:
    return [make_bot(part) for part in text.split(",")]
