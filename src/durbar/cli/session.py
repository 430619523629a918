"""Session: what every command shares; words go to people, one JSON document to programs."""

import json
import sys
from pathlib import Path
from typing import Any

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from durbar.cli.errors import BadInput
from durbar.cli.players import HUMAN
from durbar.cli.settings import CliSettings
from durbar.core import record as records
from durbar.core.errors import BadRecord
from durbar.core.game import Game
from durbar.core.record import Record
from durbar.games.registry import game as game_by_id
from durbar.games.registry import game_of
from durbar.texts import Texts, Wording


class Session:
    """One run of a command: its language, its settings and its two streams."""

    def __init__(self, texts: Texts, settings: CliSettings) -> None:
        self.texts = texts
        self.settings = settings
        self.out = Console(file=sys.stdout, highlight=False)
        self.err = Console(file=sys.stderr, highlight=False)

    def text(self, message: str, /, **facts: Any) -> str:
        return self.texts.text(message, **facts)

    def say(self, message: str, /, **facts: Any) -> None:
        """A sentence to the reader, on standard output."""
        self.show(Text(self.text(message, **facts)))

    def show(self, shown: RenderableType) -> None:
        # Sentences wrap on a screen; in a pipe a line is a line
        self.out.print(shown, soft_wrap=isinstance(shown, Text) and not self.out.is_terminal)

    def hint(self, message: str, /, **facts: Any) -> None:
        """A sentence that is no result, on standard error."""
        text = Text(self.text(message, **facts), style="dim")
        self.err.print(text, soft_wrap=not self.err.is_terminal)

    def emit(self, document: Any) -> None:
        """The one JSON document of `--json`."""
        print(json.dumps(document, ensure_ascii=False, indent=2), flush=True)

    def game(self, name: str, edition: Path | None) -> Game[Any, Any]:
        """A game with the edition asked for, else the owner's of the settings, else ours."""
        return game_by_id(name, edition or self.settings.editions.get(name))

    def game_of(self, record: Record, edition: Path | None) -> Game[Any, Any]:
        """The game that replays a record; the owner's edition of the settings may be the one."""
        if edition is not None:
            return game_by_id(record.game, edition)
        try:
            return game_of(record)
        except BadRecord as error:
            own = self.settings.editions.get(record.game)
            if error.code != "record-edition" or own is None:
                raise
            return game_by_id(record.game, own)

    def wording(self, record: Record, you: int | None = None) -> Wording:
        """The words for a record's table, with its players' names."""
        seats = int(record.options.get("seats", len(record.players)))
        players = record.players or tuple(
            self.text("player", seat=seat + 1) for seat in range(seats)
        )
        return Wording(self.texts, record.game, names(self.texts, players, you), you)


def session_of(context: typer.Context) -> Session:
    session = context.find_object(Session)
    assert session is not None
    return session


def read_record(file: Path) -> Record:
    """A record from its text or JSON file."""
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("file-unreadable", file=str(file), reason=str(error)) from None
    return records.parse(text)


def names(texts: Texts, players: tuple[str, ...], you: int | None) -> list[str]:
    """How the players of a record are called: several of one sort are numbered by their seats."""

    def name(seat: int, player: str) -> str:
        if seat == you:
            return texts.text("player-you")
        word = texts.text("player-human") if player == HUMAN else player[:1].upper() + player[1:]
        return f"{word} {seat + 1}" if players.count(player) > 1 else word

    return [name(seat, player) for seat, player in enumerate(players)]
