"""Who sits where: as many players as seats that decide."""

from collections.abc import Sequence
from typing import Any

from durbar.bots.registry import bot_names, make_bot
from durbar.cli.errors import BadInput
from durbar.core.errors import BadOptions
from durbar.core.game import Game
from durbar.core.options import Options

HUMAN = "human"
AUTOMATON = "automaton"  # a seat that never decides


def split(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")] if text else []


def options_for(
    game: Game[Any, Any], seats: int | None, variant: str, players: Sequence[str]
) -> Options:
    """The options asked for; without `--seats`, the number that these players fill."""
    if seats is None and players:
        for count in game.seats:
            try:
                options = game.options.parse(count, variant)
            except BadOptions:
                continue
            if len(game.deciders(options)) == len(players):
                return options
    options = game.options.parse(seats, variant)
    deciders = len(game.deciders(options))
    if players and len(players) != deciders:
        raise BadInput("players-count", found=len(players), expected=deciders)
    return options


def seated(game: Game[Any, Any], options: Options, players: Sequence[str]) -> list[str]:
    """The players by seat, as a record names them."""
    for player in players:
        check(game.name, player)
    left = iter(players)
    deciders = game.deciders(options)
    return [next(left) if seat in deciders else AUTOMATON for seat in range(options.seats)]


def check(game: str, player: str) -> None:
    if player not in (HUMAN, AUTOMATON):
        try:
            make_bot(player, game)
        except BadOptions as error:
            if error.code != "bot-unknown":
                raise
            known = ", ".join((HUMAN, *bot_names(game)))
            raise BadInput("player-unknown", player=player, known=known) from None
