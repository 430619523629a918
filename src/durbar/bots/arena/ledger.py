"""The file of an arena: its plan, then one line per finished game. A killed run goes on from it."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from durbar.bots.arena.bout import Bout, Result
from durbar.bots.arena.plan import Pairing, Plan
from durbar.bots.registry import in_full
from durbar.core.errors import DurbarError

FORMAT: Final = 2


class BadLedger(DurbarError):
    """A file that is not the beginning of this arena."""


class Ledger:
    """The finished games, in memory and, if there is a file, on disk as soon as each has ended."""

    def __init__(self, plan: Plan, file: Path | None) -> None:
        self.bouts: dict[str, Bout] = {}
        self.file = file
        if file is None:
            return
        lines = _whole_lines(file)
        if lines and _header(plan) != _parsed(file, lines[0]):
            raise BadLedger("arena-file", file=str(file))
        for line in lines[1:]:
            self._keep(_bout(file, line))
        if not lines:
            self._write(_header(plan))

    def add(self, bout: Bout) -> None:
        self._keep(bout)
        self._write(asdict(bout))

    def lacks(self, pairings: Iterator[Pairing]) -> list[Pairing]:
        return [pairing for pairing in pairings if pairing.key not in self.bouts]

    def told(self, pairings: Iterator[Pairing]) -> list[Bout]:
        """The bouts of these pairings, in their order: how they were played leaves no trace."""
        return [self.bouts[pairing.key] for pairing in pairings]

    def _keep(self, bout: Bout) -> None:
        self.bouts[bout.pairing.key] = bout

    def _write(self, document: dict[str, Any]) -> None:
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(document) + "\n")


def _header(plan: Plan) -> dict[str, Any]:
    """All that decides the games, levels by what they stand for today; where the edition's file
    lies does not."""
    told: dict[str, Any] = json.loads(json.dumps(asdict(plan)))
    del told["edition_file"]
    return {"arena": FORMAT, **told, "parts": [in_full(bot, plan.game) for bot in plan.bots]}


def _whole_lines(file: Path) -> list[str]:
    """The lines of a file; what a killed run left half written is cut off."""
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
        raise BadLedger("arena-file", file=str(file)) from None


def _bout(file: Path, line: str) -> Bout:
    try:
        told = _parsed(file, line)
        pairing = Pairing(told["pairing"]["deal"], tuple(told["pairing"]["bots"]))
        return Bout(pairing, tuple(Result(**result) for result in told["results"]))
    except (KeyError, TypeError):
        raise BadLedger("arena-file", file=str(file)) from None
