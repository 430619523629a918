"""The compiled part of the build: the engine's hot modules, in one mypyc group.

Without a C compiler the extensions are left out and the same sources run interpreted;
DURBAR_PURE=1 leaves them out by will (`make dev`).
"""

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
HOT_CORE = ["types", "bits", "chance", "state", "measure"]
HOT_BOTS = ["evaluator"]
# Modules of a room that stay interpreted: the edge of the rules, read by people and screens
COLD_IN_ROOM = {
    "__init__", "actions", "breakdown", "check", "conservation", "events", "game", "insight",
    "options", "prompt", "view", "ways", "why_not",
}  # fmt: skip


def hot_modules() -> list[str]:
    """The files that are compiled: those of the core, and in every room those of its hot path."""
    package = ROOT / "src" / "durbar"
    files = [package / "core" / f"{name}.py" for name in HOT_CORE]
    files += [package / "bots" / f"{name}.py" for name in HOT_BOTS]
    files += sorted(
        p for p in (package / "bots" / "knowledge").glob("*.py") if p.stem != "__init__"
    )
    for room in sorted(path for path in (package / "games").iterdir() if path.is_dir()):
        files += sorted(path for path in room.rglob("*.py") if path.stem not in COLD_IN_ROOM)
    return [str(file.relative_to(ROOT)) for file in files]


def extensions() -> list[object]:
    # mypyc's code for 3.14 has an open report of crashes in garbage collection (python/mypy #21133)
    if os.environ.get("DURBAR_PURE") == "1" or sys.version_info >= (3, 14):
        return []
    from mypyc.build import mypycify

    made = mypycify(hot_modules(), opt_level="3", debug_level="0")
    for extension in made:
        extension.optional = True
        if sys.platform != "win32":
            args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
            extension.extra_compile_args = args
    return made


setup(ext_modules=extensions())
