"""The results file of an arena: its plan, then one line per finished game.

An interrupted run continues from its file.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from durbar.bots.arena.game import ArenaGame, BotResult
from durbar.bots.arena.plan import ArenaPlan, Pairing
from durbar.bots.registry import in_full
from durbar.core.errors import DurbarError

FORMAT: Final = 2


class BadResultsFile(DurbarError):
    """Raised for a file that belongs to another arena or is damaged."""


class ResultsFile:
    """The finished games, in memory and, with a file, on disk as soon as each has ended."""

    def __init__(self, plan: ArenaPlan, file: Path | None) -> None:
        self.games: dict[str, ArenaGame] = {}
        self.file = file
        if file is None:
            return
        lines = _whole_lines(file)
        if lines and _header(plan) != _parsed(file, lines[0]):
            raise BadResultsFile("arena-file", file=str(file))
        for line in lines[1:]:
            self._keep(_game(file, line))
        if not lines:
            self._write(_header(plan))

    def add(self, game: ArenaGame) -> None:
        self._keep(game)
        self._write(asdict(game))

    def missing(self, pairings: Iterator[Pairing]) -> list[Pairing]:
        """Returns the pairings that are not played yet."""
        return [pairing for pairing in pairings if pairing.key not in self.games]

    def games_of(self, pairings: Iterator[Pairing]) -> list[ArenaGame]:
        """Returns the games of these pairings, in their order, however they were played."""
        return [self.games[pairing.key] for pairing in pairings]

    def _keep(self, game: ArenaGame) -> None:
        self.games[game.pairing.key] = game

    def _write(self, document: dict[str, Any]) -> None:
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(document) + "\n")


def _header(plan: ArenaPlan) -> dict[str, Any]:
    """Returns everything that decides the games, levels in full, without the edition's path."""
    header: dict[str, Any] = json.loads(json.dumps(asdict(plan)))
    del header["edition_file"]
    return {"arena": FORMAT, **header, "parts": [in_full(bot, plan.game) for bot in plan.bots]}


def _whole_lines(file: Path) -> list[str]:
    """Returns the lines of a file; a line half written by a killed run is cut off."""
    if not file.exists():
        return []
    text = file.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, "utf-8")
    return whole.splitlines()


def _parsed(file: Path, line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise BadResultsFile("arena-file", file=str(file)) from None


def _game(file: Path, line: str) -> ArenaGame:
    try:
        document = _parsed(file, line)
        pairing = Pairing(document["pairing"]["deal"], tuple(document["pairing"]["bots"]))
        return ArenaGame(pairing, tuple(BotResult(**result) for result in document["results"]))
    except (KeyError, TypeError):
        raise BadResultsFile("arena-file", file=str(file)) from None
