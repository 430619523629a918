"""The moments that the browser client's own tests read are what the room tells today."""

import runpy
from pathlib import Path

FIXTURES = Path(__file__).parents[3] / "web" / "tests" / "fixtures"


def test_the_fixtures_of_the_client_are_up_to_date() -> None:
    """Else: python web/tests/fixtures/maharaja.py, and look at the client's tests again."""
    exported = runpy.run_path(str(FIXTURES / "maharaja.py"))["text"]()
    assert (FIXTURES / "maharaja.json").read_text("utf-8") == exported
