"""`durbar arena`: the command on short games."""

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Command
from tests.support.parts import need
from tests.support.waiting import wait_until

from durbar.bots.arena import executors
from durbar.bots.skill import has_openskill

THREE = ("arena", "maharaja", "--bots", "greedy,random,random", "--seed", 3)
TIMES = ("seconds_per_move", "slowest_move")


def arena_output(command: Command, *arguments: object) -> Any:
    ran = command(*THREE, *arguments, "--json")
    assert ran.code == 0, ran.err
    return json.loads(ran.out)


def timeless(document: Any) -> Any:
    for bot in document["bots"]:
        for key in TIMES:
            assert bot.pop(key) > 0
    return document


def test_the_document_has_the_promised_shape(command: Command) -> None:
    document = arena_output(command, "--games", 10, "--workers", 1)
    assert list(document) == ["game", "variant", "seats", "seed", "deals", "games", "bots"]
    assert (document["seats"], document["deals"], document["games"]) == (3, 4, 12)
    greedy, others = document["bots"]
    assert (greedy["bot"], greedy["games"]) == ("greedy", 12)
    assert (others["bot"], others["games"]) == ("random", 24)
    assert greedy["won"]["mean"] + 2 * others["won"]["mean"] == pytest.approx(1.0)
    for bot in document["bots"]:
        for figure in ("won", "points", "margin", "edge"):
            assert bot[figure]["low"] <= bot[figure]["mean"] <= bot[figure]["high"]
        assert sum(bot["sources"].values()) == pytest.approx(bot["points"]["mean"])
    assert greedy["won"]["low"] > 1 / 3
    edge = greedy["points"]["mean"] - others["points"]["mean"]  # two seats of one bot
    assert greedy["edge"]["mean"] == pytest.approx(edge)
    assert others["edge"]["mean"] == pytest.approx(-edge / 2)
    need("openskill", has_openskill())
    assert greedy["rating"]["mean"] > 25 > others["rating"]["mean"]
    assert all(0 < bot["rating"]["spread"] < 25 / 3 for bot in document["bots"])


def test_workers_and_interruptions_leave_no_trace(command: Command, tmp_path: Path) -> None:
    at_once = timeless(arena_output(command, "--games", 12, "--workers", 1))
    assert timeless(arena_output(command, "--games", 12, "--workers", 2)) == at_once
    file = tmp_path / "run.jsonl"
    arena_output(command, "--games", 6, "--workers", 1, "--out", file)
    ran = command(*THREE, "--games", 12, "--workers", 1, "--out", file, "--json")
    assert "6 of 12" in ran.err
    assert timeless(json.loads(ran.out)) == at_once


def test_a_killed_run_goes_on_and_leaves_no_process_behind(
    command: Command, tmp_path: Path
) -> None:
    """Killed without a chance to tidy up, while two workers play."""
    file = tmp_path / "run.jsonl"
    started = subprocess.Popen(
        [
            sys.executable, "-m", "durbar.cli.main", *map(str, THREE), "--games", "30000",
            "--workers", "2", "--out", str(file),
        ],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    try:
        wait_until(lambda: file.exists() and file.read_text("utf-8").count("\n") > 4, "five games")
        workers = children(started.pid)
    finally:
        started.kill()
        started.wait()
    wait_until(
        lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), "workers are gone"
    )
    ran = command(*THREE, "--games", 3, "--workers", 1, "--out", file, "--json")
    assert "of 3 games were finished before" in ran.err
    at_once = timeless(arena_output(command, "--games", 3, "--workers", 1))
    assert timeless(json.loads(ran.out)) == at_once


def children(pid: int) -> list[int]:
    """The processes of a process, where the machine tells."""
    arena_output = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in arena_output.read_text().split()] if arena_output.exists() else []


def test_a_local_ray_plays_the_same_games(command: Command, tmp_path: Path) -> None:
    need("ray", find_spec("ray") is not None)
    arguments = (*THREE, "--games", 6, "--workers", 1, "--json")
    ran = subprocess.run(
        [sys.executable, "-m", "durbar.cli.main", *map(str, arguments), "--ray", "local"],
        capture_output=True, text=True, cwd=tmp_path, check=False,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "RAY_USAGE_STATS_ENABLED": "0"},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert timeless(json.loads(ran.stdout)) == timeless(json.loads(command(*arguments).out))


def test_a_ray_that_is_not_there_is_reported(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "find_spec", lambda name: None)
    ran = command(*THREE, "--games", 3, "--ray", "local")
    assert ran.code == 2 and "durbar[ray]" in ran.err


def test_a_file_of_another_arena_is_refused(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    arena_output(command, "--games", 3, "--workers", 1, "--out", file)
    ran = command(*THREE, "--seats", 2, "--games", 3, "--out", file)
    assert ran.code == 2 and "run.jsonl" in ran.err


def test_more_bots_than_seats_take_turns_and_fewer_are_an_error(command: Command) -> None:
    document = arena_output(command, "--seats", 2, "--games", 1, "--workers", 1)
    assert document["games"] == 4  # greedy and random, random and random, each in two rotations
    assert command(*THREE, "--seats", 4).code == 2
    assert command("arena", "maharaja", "--bots", "nobody,random").code == 2


def test_automata_sit_beside_the_bots(command: Command) -> None:
    ran = command(
        "arena", "taj-mahal", "--bots", "greedy,random", "--variant", "carletto=duo,provinces=9",
        "--games", 2, "--workers", 1, "--json",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["games"] == 2


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("victories", "antiques", "4 deals")),
        ("de", ("Siege", "Antiquitäten", "4 Verteilungen")),
        ("it", ("vittorie", "antichità", "4 distribuzioni")),
    ],
)
def test_table_and_report_speak_to_people(
    command: Command, tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    page = tmp_path / "report.html"
    ran = command(
        *THREE, "--games", 12, "--workers", 1, "--report", page, "--lang", language
    )  # fmt: skip
    assert ran.code == 0, ran.err
    report = page.read_text("utf-8")
    for word in words:
        assert word in ran.out and word in report
    drawn = report.split("<svg")[1:]
    assert len(drawn) == 2
    for part in drawn:
        ElementTree.fromstring("<svg" + part.split("</svg>")[0] + "</svg>")
    assert f'lang="{language}"' in report
    assert "http" not in report and "<script" not in report
