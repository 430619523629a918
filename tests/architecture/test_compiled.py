"""The engine that is imported is the compiled one, and plays like its sources, step by step."""

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.architecture.sources import PACKAGE, ROOT, hot_modules, module_name
from tests.support.parts import need

import durbar

COMPILED = (".so", ".pyd")


@pytest.fixture
def installed() -> None:
    """The package as users get it: compiled and not read from src."""
    need("a Python that mypyc supports (below 3.14)", sys.version_info < (3, 14))
    need("a C compiler", any(map(shutil.which, ("cc", "gcc", "clang", "cl"))))
    need("an installed durbar (this one is read from src)", PACKAGE not in durbar_file().parents)


def durbar_file() -> Path:
    assert durbar.__file__ is not None
    return Path(durbar.__file__).resolve()


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", [module_name(file) for file in hot_modules()])
def test_hot_module_is_the_compiled_one(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None and file.endswith(COMPILED)


def trace(room: str, folder: Path, **environment: str) -> list[str]:
    """Where the engine was read from, then the trace of a room's games."""
    code = (
        "import runpy, sys, durbar.core.state as s; print(s.__file__); sys.argv[0] = 'trace';"
        "runpy.run_module('durbar.testing.trace', run_name='__main__')"
    )
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", code, room, "--games", "2"],
        cwd=folder,
        env=kept | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("room", durbar.GAMES)
def test_compiled_and_interpreted_play_the_same_games_step_by_step(
    room: str, tmp_path: Path
) -> None:
    compiled = trace(room, tmp_path)
    interpreted = trace(room, tmp_path, PYTHONPATH=str(ROOT / "src"))
    assert compiled[0].endswith(COMPILED)
    assert interpreted[0] == str(PACKAGE / "core" / "state.py")
    for here, there in zip(compiled[1:], interpreted[1:], strict=True):
        assert here == there
    assert len(compiled) > 100
