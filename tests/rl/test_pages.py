"""The pages of docs/rl say what the code says."""

from pathlib import Path

import pytest

import durbar
from durbar.rl.encode import version_of
from durbar.rl.pages import REWARDS, VERSIONS, page
from durbar.rl.rewards import REWARDS as PAID

DOCS = Path(__file__).parents[2] / "docs" / "rl"


@pytest.mark.parametrize("room", list(durbar.GAMES))
def test_the_page_is_the_one_the_code_makes(room: str) -> None:
    written = (DOCS / f"{room}.md").read_text("utf-8")
    assert written == page(room), "Run: python -m durbar.rl.pages docs/rl"


def test_every_version_and_reward_has_a_line() -> None:
    assert {room: max(changes) for room, changes in VERSIONS.items()} == {
        room: version_of(room) for room in durbar.GAMES
    }
    assert REWARDS.keys() == PAID.keys()
