"""Parts of a machine that some tests need: a compiler, jsonschema, valgrind, a browser.

`.ci/run` installs all of them and sets DURBAR_CI=1, under which a missing part is a failure:
nothing is skipped there. Elsewhere a developer without, say, a browser can still run the rest.
"""

import os

import pytest

MISSING = "missing part: "


def need(part: str, present: bool) -> None:
    """Skips the test where the part is missing; under DURBAR_CI=1 that is a failure."""
    if not present:
        if os.environ.get("DURBAR_CI") == "1":
            pytest.fail(MISSING + part)
        pytest.skip(MISSING + part)
