"""The border: every error is a sentence and exit code 2, in the reader's language."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from durbar.version import VERSION

WRONG = [  # arguments, what the sentence must name
    (["games", "--nonsense"], "--nonsense"),
    (["no-such-command"], "no-such-command"),
    (["play"], "maharaja"),
    (["play", "chess"], "chess"),
    (["play", "maharaja", "--players", "human,alphazero"], "alphazero"),
    (["play", "maharaja", "--players", "human,greedy:depth=2"], "depth=2"),
    (["play", "maharaja", "--players", "human,random", "--seats", "3"], "--seats"),
    (["play", "maharaja", "--players", "human,,random"], "human, random, greedy"),
    (["play", "maharaja", "--resume", "nowhere.record"], "nowhere.record"),
    (["play", "maharaja", "--variant", "grey=true", "--seats", "4"], "4"),
    (["simulate", "maharaja", "--seats", "9"], "2, 3, 4"),
    (["simulate", "maharaja", "--seats", "many"], "--seats"),
    (["simulate", "maharaja", "--games", "0"], "--games"),
    (["simulate", "maharaja", "--variant", "gray=true"], "gray"),
    (["simulate", "maharaja", "--variant", "grey"], "grey"),
    (["simulate", "maharaja", "--seed", "-1"], "-1"),
    (["simulate", "maharaja", "--bots", "random,oracle"], "oracle"),
    (["simulate", "maharaja", "--edition", "nowhere.toml"], "nowhere.toml"),
    (["replay", "nowhere.record"], "nowhere.record"),
    (["replay", "."], "."),
    (["perft", "maharaja", "deep"], "DEPTH"),
    (["perft", "maharaja", "1", "--chance", "some"], "lowest"),
    (["perft", "maharaja", "1", "--at", "3"], "--record"),
    (["edition", "show", "go"], "go"),
    (["edition", "check", "nowhere.toml"], "nowhere.toml"),
    (["bench", "--seconds", "-1"], "--seconds"),
    (["--lang", "tlh", "games"], "tlh"),
]


@pytest.mark.parametrize(("arguments", "named"), WRONG, ids=lambda value: str(value)[:60])
def test_wrong_input_ends_with_code_2_and_a_sentence(
    command: Command, arguments: list[str], named: str
) -> None:
    ran = command(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert named in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(("arguments", "named"), WRONG[:-1:5], ids=lambda value: str(value)[:60])
@pytest.mark.parametrize("language", ["de", "it"])
def test_the_sentence_is_in_the_readers_language(
    command: Command, arguments: list[str], named: str, language: str
) -> None:
    ran = command(*arguments, "--lang", language)
    assert ran.code == 2 and named in ran.err
    assert ran.err != command(*arguments).err


def test_version_says_whether_the_engine_is_compiled(command: Command) -> None:
    ran = command("--version")
    assert re.fullmatch(
        rf"durbar {re.escape(VERSION)}, (compiled|interpreted), Python 3\.\d+\.\S+\n", ran.out
    )


@pytest.mark.parametrize(
    "arguments", [["--lang", "de", "games"], ["games", "--lang", "de"], ["games", "--lang=de"]]
)
def test_the_language_may_stand_anywhere(command: Command, arguments: list[str]) -> None:
    assert "Verkaufstagen" in command(*arguments).out


def test_the_locale_chooses_the_language(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "giocatori" in command("games").out


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize(
    "path", [[], ["games"], ["play"], ["simulate"], ["replay"], ["perft"], ["edition"],
             ["edition", "show"], ["edition", "check"], ["bench"]],
)  # fmt: skip
def test_every_command_explains_itself(command: Command, language: str, path: list[str]) -> None:
    ran = command(*path, "--help", "--lang", language)
    assert ran.code == 0 and ran.err == ""
    assert {"en": "Show this help", "de": "Zeigt diese Hilfe", "it": "Mostra questo aiuto"}[
        language
    ] in ran.out


def test_a_program_that_stops_reading_is_no_error(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "durbar.cli.main", "edition", "show", "maharaja", "--json"]
    with subprocess.Popen(
        program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    ) as running:
        assert running.stdout is not None and running.stderr is not None
        running.stdout.close()
        assert "Traceback" not in running.stderr.read()


@pytest.mark.skipif(
    sys.platform == "win32",
    reason="Windows cannot send SIGINT to one child process; CI runs on Linux, where this runs",
)
def test_ctrl_c_is_clean(tmp_path: Path) -> None:
    program = [sys.executable, "-u", "-m", "durbar.cli.main", "play", "maharaja", "--seed", "1"]
    with subprocess.Popen(
        program,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        # whoever started the tests in the background had the signal ignored for all below
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as running:
        assert running.stdin is not None and running.stdout is not None
        while running.stdout.read(1) not in (">", ""):
            pass  # until it asks
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert len(list(tmp_path.glob("maharaja-*.record"))) == 1


def test_settings_choose_language_and_edition(command: Command, tmp_path: Path) -> None:
    own = _own_edition(command, tmp_path)
    folder = tmp_path / "config" / "durbar"
    folder.mkdir(parents=True)
    (folder / "settings.toml").write_text(
        f'language = "de"\n[editions]\nmaharaja = "{own.as_posix()}"\n', "utf-8"
    )
    ran = command("games")
    assert "Verkaufstagen" in ran.out
    shown = json.loads(command("edition", "show", "maharaja", "--json").out)
    assert shown["values"]["coins"]["gold"] == 4
    assert "antiques" in command("games", "--lang", "en").out


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('language = "fr"', "language"),
        ("tongue = 1", "tongue"),
        ("editions = 3", "editions"),
        ('[editions]\nchess = "a.toml"', "editions.chess"),
        ("[editions]\nmaharaja = 3", "editions.maharaja"),
        ("language = \n", "line 1"),
    ],
)
def test_bad_settings_name_file_and_key(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, named: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    monkeypatch.setenv("DURBAR_SETTINGS", str(file))
    ran = command("games")
    assert ran.code == 2
    assert "mine.toml" in ran.err and named in ran.err


def test_settings_that_were_named_must_be_there(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DURBAR_SETTINGS", "nowhere.toml")
    ran = command("games")
    assert ran.code == 2 and "nowhere.toml" in ran.err


def _own_edition(command: Command, folder: Path) -> Path:
    """Our edition with a gold coin of 4 rupees."""
    from importlib import resources

    ours = (resources.files("durbar.games.maharaja") / "edition.toml").read_text("utf-8")
    file = folder / "own.toml"
    file.write_text(ours.replace("gold = 3", "gold = 4"), "utf-8")
    assert command("edition", "check", file).code == 0
    return file
