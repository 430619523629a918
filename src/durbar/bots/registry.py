"""Bot strings: "master", "greedy:worlds=4". Every part of the program names bots like this."""

from dataclasses import fields
from typing import Any, Final

from durbar.bots.base import Bot
from durbar.bots.greedy import Greedy
from durbar.bots.levels import presets
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
    """Returns the bot of a string; an unknown name or parameter raises BadOptions.

    With a game its levels and styles are names too. Parameters after a level replace its own.
    """
    part, *pairs = in_full(text, game).split(":")
    if part not in BOTS:
        raise BadOptions("bot-unknown", bot=part, known=", ".join(bot_names(game)))
    bot = BOTS[part](**_values(part, pairs))
    if game is not None:
        bot.check(game)
    return bot


def in_full(text: str, game: str | None = None) -> str:
    """Returns the bot string with a level or style replaced by its definition."""
    name, *pairs = text.strip().split(":")
    part, *preset = presets(game or "").get(name, name).split(":")
    replaced = {pair.partition("=")[0] for pair in pairs}
    kept = [pair for pair in preset if pair.partition("=")[0] not in replaced]
    return ":".join([part, *kept, *pairs])


def make_bots(text: str, game: str | None = None) -> list[Bot]:
    """Returns the bots of strings that are separated by commas."""
    return [make_bot(part, game) for part in text.split(",")]


def bot_names(game: str | None = None) -> tuple[str, ...]:
    """Returns the names of all bots, with the levels and styles of a game."""
    return (*BOTS, *presets(game or ""))


def parameters_of(name: str, game: str | None = None) -> dict[str, type]:
    """Returns the parameters of a bot with their types."""
    bot = BOTS[presets(game or "").get(name, name).split(":")[0]]
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
