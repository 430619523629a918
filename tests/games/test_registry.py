"""The registry: games by id, with the edition of the package or your own."""

from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest

import durbar
from durbar.core import edition as editions
from durbar.core.errors import BadEdition, BadOptions, BadRecord
from durbar.core.record import Record


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """An owner's file with another value of a gold coin."""
    text = (resources.files("durbar.games.maharaja") / "edition.toml").read_text("utf-8")
    assert "gold = 3" in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("gold = 3", "gold = 4"), encoding="utf-8")
    return file


def test_a_game_is_made_once() -> None:
    assert durbar.game("maharaja") is durbar.game("maharaja")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions) as caught:
        durbar.game("chess")
    assert caught.value.facts == {"game": "chess", "known": ", ".join(durbar.GAMES)}


def test_two_editions_are_live_in_one_process(corrected: Path) -> None:
    plain, mine = durbar.game("maharaja"), durbar.game("maharaja", corrected)
    assert mine.edition.digest != plain.edition.digest
    again = durbar.game("maharaja", editions.load(corrected))
    assert again.edition == mine.edition
    results = []
    for game in (plain, mine, plain):
        state = game.new(game.options.of({"seats": 2}))
        while not any(game.text(action) == "take gold" for action in state.legal()):
            state.apply(state.legal()[0])
        results.append(durbar.play(game, state, game.parse("take gold"))[0].facts()["rupees"])
    assert results == [3, 4, 3]


def test_an_edition_of_another_game_is_refused(corrected: Path) -> None:
    other = replace(editions.load(corrected), game="java")
    with pytest.raises(BadEdition) as caught:
        durbar.game("maharaja", other)
    assert caught.value.code == "edition-game"


def test_a_record_finds_the_game_of_its_edition() -> None:
    game = durbar.game("maharaja")
    record = Record("maharaja", "1.0", game.edition.digest, {"seats": 2})
    assert durbar.game_of(record).edition.digest == game.edition.digest


def test_a_record_of_an_edition_nobody_released_is_refused() -> None:
    with pytest.raises(BadRecord) as caught:
        durbar.game_of(Record("maharaja", "1.0", "00000000", {"seats": 2}))
    assert caught.value.code == "record-edition"
    assert caught.value.facts["found"] == "00000000"
