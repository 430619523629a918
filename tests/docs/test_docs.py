"""README and docs are executed: Python examples as doctests, console lines as commands."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMANDS = [
    (page, line.removeprefix("$ "))
    for page in PAGES
    for block in re.findall(r"```console\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    for line in block.splitlines()
    if line.startswith("$ ")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_do_what_the_page_shows(page: Path) -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    result = doctest.testfile(str(page), module_relative=False, optionflags=flags)
    assert result.failed == 0


@pytest.mark.parametrize(("page", "command"), COMMANDS, ids=lambda value: str(value)[-60:])
def test_commands_of_the_page_run(page: Path, command: str, tmp_path: Path) -> None:
    """Input is at its end at once: a game saves itself and stops."""
    program, *arguments = shlex.split(command)
    assert program == "durbar"
    run = subprocess.run(
        [sys.executable, "-m", "durbar.cli.main", *arguments],
        input="",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"LANG": "C.UTF-8"},
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout


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

    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    lines = (ROOT / "requirements" / "build.in").read_text("utf-8").splitlines()
    assert sorted(told) == sorted(line for line in lines if not line.startswith("#"))
    for name in ("play", "all"):
        pins = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
        for pin in told:
            assert f"{pin.replace('_', '-')} \\" in pins
        assert "://" not in pins
