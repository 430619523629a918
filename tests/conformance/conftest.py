"""A room that was found sound is examined again when its sources change.

Under DURBAR_CI=1, and where these tests are named on the command line, all of them are run.
"""

import hashlib
import os
import platform
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import durbar
from durbar.version import is_compiled

HERE = Path(__file__).parent
SOUND = HERE.parents[1] / "build" / "sound"  # for every test, the sources with which it passed
PACKAGE = Path(str(durbar.__file__)).parent


@cache
def digest(room: str) -> str:
    """What a test of this room depends on: its folders, the core, the kit and these tests."""
    name = durbar.GAMES[room].rpartition(".")[2]
    folders = [PACKAGE / "core", PACKAGE / "testing", PACKAGE / "games" / name]
    folders += [HERE, HERE.parent / "games" / name]
    files = [PACKAGE / "games" / "registry.py"]
    for folder in folders:
        files += [file for file in folder.rglob("*") if file.suffix not in (".pyc", ".so", ".pyd")]
    found = hashlib.sha256(f"{platform.python_version()} {is_compiled()}".encode())
    for file in sorted(filter(Path.is_file, files)):
        found.update(f"{file}\n".encode() + file.read_bytes())
    return found.hexdigest()


def room_of(item: pytest.Item) -> str | None:
    """The one room that a test is about."""
    if item.path.parent != HERE or not isinstance(item, pytest.Function):
        return None
    return item.callspec.params.get("room") if hasattr(item, "callspec") else None


def note(item: pytest.Item) -> Path:
    return SOUND / hashlib.sha256(item.nodeid.encode()).hexdigest()


def is_sound(item: pytest.Item) -> bool:
    room, file = room_of(item), note(item)
    return room is not None and file.is_file() and file.read_text() == digest(room)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    is_named = config.args_source != pytest.Config.ArgsSource.TESTPATHS
    if is_named or os.environ.get("DURBAR_CI") == "1":
        return
    if sound := [item for item in items if is_sound(item)]:
        items[:] = [item for item in items if item not in sound]
        config.hook.pytest_deselected(items=sound)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Iterator[pytest.TestReport]:
    report = yield
    if call.when == "call" and (room := room_of(item)):
        SOUND.mkdir(parents=True, exist_ok=True)
        if report.passed:
            note(item).write_text(digest(room))
        else:
            note(item).unlink(missing_ok=True)
    return report
