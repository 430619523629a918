"""One registry string for all doors: "master", "greedy:worlds=4"; commas part several bots."""

from dataclasses import fields
from typing import Any, Final

from durbar.bots.base import Bot
from durbar.bots.greedy import Greedy
from durbar.bots.knowledge import Weights, evaluator_named
from durbar.bots.levels import settled_bots
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


def make_bot(text: str, game: str | None = None) -> Bot:
    """A bot from its registry string; an unknown name or parameter is an error.

    For a game its levels and styles are names too; a parameter behind one replaces a settled one.
    """
    part, *pairs = in_full(text, game).split(":")
    if part not in BOTS:
        raise BadOptions("bot-unknown", bot=part, known=", ".join(bot_names(game)))
    bot = BOTS[part](**_values(part, pairs))
    if game is not None and isinstance(weights := getattr(bot, "weights", None), Weights):
        evaluator_named(game, weights)  # an unknown term is an error before the game
    return bot


def in_full(text: str, game: str | None = None) -> str:
    """The registry string with what a level or style stands for in the place of its name."""
    name, *pairs = text.strip().split(":")
    part, *settled = settled_bots(game or "").get(name, name).split(":")
    replaced = {pair.partition("=")[0] for pair in pairs}
    kept = [pair for pair in settled if pair.partition("=")[0] not in replaced]
    return ":".join([part, *kept, *pairs])


def make_bots(text: str, game: str | None = None) -> list[Bot]:
    return [make_bot(part, game) for part in text.split(",")]


def bot_names(game: str | None = None) -> tuple[str, ...]:
    """Who can sit down at a game, or at all of them."""
    return (*BOTS, *settled_bots(game or ""))


def parameters_of(name: str, game: str | None = None) -> dict[str, type]:
    """What can be said behind a name, with its type."""
    bot = BOTS[settled_bots(game or "").get(name, name).split(":")[0]]
    return {each.name: each.type for each in fields(bot)}  # type: ignore[arg-type, misc]


def _values(part: str, pairs: list[str]) -> dict[str, Any]:
    types: dict[str, Any] = parameters_of(part)
    values: dict[str, Any] = {}
    for pair in pairs:
        key, equals, word = pair.partition("=")
        if not equals or key not in types or key in values:
            raise BadOptions("bot-parameter", bot=part, pair=pair, known=", ".join(types))
        try:
            values[key] = types[key](word)
        except ValueError:
            raise BadOptions("bot-parameter", bot=part, pair=pair, known=", ".join(types)) from None
    return values
