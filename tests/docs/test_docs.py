"""README and docs are executed: Python as it stands there, console lines as commands."""

import doctest
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PLAYED_ELSEWHERE = ["bot-api.md"]  # a whole program: tests/server/http/test_bot_api.py
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
EXECUTED = ("python", "console", "toml")
SHOWN = ("text",)  # no code, or not for this machine


def fences(page: Path) -> Iterator[tuple[str, str, int]]:
    """The fenced blocks of a page: language, text, and the line that it begins in."""
    text = page.read_text("utf-8")
    for found in re.finditer(r"^```(\w*)[^\n]*\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        yield found[1], found[2], text.count("\n", 0, found.start(2)) + 1


def blocks(language: str) -> list[Any]:
    return [
        pytest.param(page, text, line, id=f"{page.relative_to(ROOT)}:{line}")
        for page in PAGES
        for found, text, line in fences(page)
        if found == language
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_does_what_the_page_shows(page: Path) -> None:
    """From top to bottom: a listing defines, and a dialogue shows what comes out."""
    names: dict[str, Any] = {"__name__": "__main__"}
    runner, parser = doctest.DocTestRunner(optionflags=FLAGS), doctest.DocTestParser()
    for language, text, line in fences(page):
        if language != "python" or page.name in PLAYED_ELSEWHERE:
            continue
        if ">>>" in text:
            test = parser.get_doctest(text, names, page.name, str(page), line - 1)
            runner.run(test, clear_globs=False)
            names = test.globs
        else:
            exec(compile("\n" * (line - 1) + text, page, "exec"), names)
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize(("page", "text", "line"), blocks("console"))
def test_commands_do_what_the_page_shows(page: Path, text: str, line: int, tmp_path: Path) -> None:
    """The commands of a block share a folder. Below one may stand what it prints, `...` for what
    is left out, and after `>` what is typed; then input is at its end: a game saves itself."""
    serving: list[subprocess.Popen[str]] = []
    try:
        for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            if command.startswith("durbar serve"):
                serving.append(process := start(command, tmp_path))
                assert process.stdout is not None
                output, process_ended = process.stdout.readline(), process.poll()
                assert process_ended is None
            else:
                typed = re.findall(r"^> ?(.*\n)", shown, re.MULTILINE)
                process = start(command, tmp_path)
                output, complaint = process.communicate("".join(typed))
                assert process.returncode == 0, complaint
            assert output
            want = re.sub(r"^>.*$", ">", shown, flags=re.MULTILINE)
            fits = doctest.OutputChecker().check_output(want, output, FLAGS)
            assert fits or not shown, f"{page.name}: {command} prints\n{output}"
    finally:
        for process in serving:
            process.terminate()
            process.communicate()
    ended = {process.returncode for process in serving}
    assert ended <= {0, -signal.SIGTERM}  # it may not have listened to signals yet


def start(command: str, folder: Path) -> subprocess.Popen[str]:
    program, *arguments = shlex.split(command)
    assert program == "durbar"
    of_its_own = {"LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "durbar.cli.main", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=os.environ | of_its_own,
    )


@pytest.mark.parametrize(("page", "text", "line"), blocks("toml"))
def test_settings_can_be_read(page: Path, text: str, line: int) -> None:
    assert tomllib.loads(text)


def test_every_example_is_of_a_kind_that_is_executed() -> None:
    for page in PAGES:
        for language, text, line in fences(page):
            assert language in (*EXECUTED, *SHOWN), f"{page.name}:{line}: {language}"
            assert ">>>" not in text or language == "python", f"{page.name}:{line}"


def test_pages_link_to_what_exists() -> None:
    for page in [*PAGES, ROOT / "CONTRIBUTING.md"]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_first_lines_of_the_readme_are_the_two_commands() -> None:
    first, second = (ROOT / "README.md").read_text("utf-8").splitlines()[:2]
    assert first.split()[:2] == ["make", "play"]
    assert second.split()[:2] == ["make", "test"]


def test_build_requirements_are_pinned_alike() -> None:
    import tomllib

    requirements = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"][
        "requires"
    ]
    lines = (ROOT / "requirements" / "build.in").read_text("utf-8").splitlines()
    assert sorted(requirements) == sorted(line for line in lines if not line.startswith("#"))
    for name in ("play", "all"):
        pins = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
        for pin in requirements:
            assert f"{pin.replace('_', '-')} \\" in pins
        assert "://" not in pins
