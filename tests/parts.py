"""Parts of a machine that some tests need: a compiler, jsonschema, later a browser, a database."""

import os

import pytest

MISSING = "missing part: "


def need(part: str, present: bool) -> None:
    """Skips the test where the part is missing; under DURBAR_CI=1 that is a failure."""
    if not present:
        if os.environ.get("DURBAR_CI") == "1":
            pytest.fail(MISSING + part)
        pytest.skip(MISSING + part)
