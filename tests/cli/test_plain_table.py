"""A room that nobody has drawn or worded is playable in the terminal all the same."""

import io
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.support.toy import LanternOptions, Lanterns

from durbar.cli.session import Session
from durbar.cli.settings import CliSettings
from durbar.cli.terminal.terminal import Terminal
from durbar.core.dealers import SeededDealer
from durbar.core.match import Match
from durbar.core.record import parse, verify
from durbar.core.types import NOBODY
from durbar.texts import Texts


def play(
    typed: str, players: list[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, Match[Any, Any]]:
    """A game of Lanterns at the keyboard; what was shown, and the match."""
    shown = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setattr(sys, "stdout", shown)
    game = Lanterns()
    match = Match(game, LanternOptions(seats=len(players)), SeededDealer(1), players)
    assert Terminal(Session(Texts("en"), CliSettings()), match, file, keep=True).play() == 0
    return shown.getvalue(), match


def test_a_foreign_room_is_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "lanterns.record"
    out, match = play("1 2\n1\n\n" * 200, ["human", "random"], file, monkeypatch)
    assert verify(match.game, parse(file.read_text("utf-8"))).to_move() == NOBODY
    assert "Choose 2 to 2, in any order" in out


def test_a_person_reads_no_secrets_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, match = play("log\nq\n", ["human", "random"], tmp_path / "x", monkeypatch)
    assert match.owner == 0
    dealt = [line for line in out.splitlines() if "LanternDealt(seat=1" in line]
    assert dealt and all("UNKNOWN" in line for line in dealt)
    assert [
        line for line in out.splitlines() if "LanternDealt(seat=0" in line and "UNKNOWN" not in line
    ]


def test_a_reason_that_nobody_worded_is_shown_by_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, _ = play("?\nlight gold\nq\n", ["human", "human"], tmp_path / "x", monkeypatch)
    assert "lanterns-not-now (L1)" in out


def test_a_set_is_chosen_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = []
    for n, answer in enumerate(("1 2", "2, 1")):
        file = tmp_path / f"{n}.record"
        _, match = play(f"{answer}\n1\n\nq\n", ["human", "human"], file, monkeypatch)
        records.append(match.record.entries)
    assert records[0] == records[1]
    out, match = play("1\n1 2 3\nq\n", ["human", "human"], tmp_path / "x", monkeypatch)
    assert out.count("Choose 2 to 2") >= 4
    assert not match.draft
