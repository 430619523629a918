"""Whole games of Java in a real browser."""

from collections.abc import Callable

import pytest
from tests.web.driver import Player
from tests.web.java import JavaPlayer

Visit = Callable[..., Player]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_against_bots(visit: Visit, seats: int) -> None:
    player = JavaPlayer(visit(), seats)
    player.sit_down("me", *["random"] * (seats - 1))
    player.play()
    page = player.page
    assert page.locator("[data-end] .places li").count() == seats
    final = player.state()
    told = sorted(int(text) for text in page.locator("[data-end] .places b").all_inner_texts())
    assert told == sorted(final.scores())
