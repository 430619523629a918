"""Editions once released stay: every digest of `editions/released.txt` can still be loaded."""

import re
from importlib import resources

import pytest

import durbar
from durbar.games.registry import GAMES, released_editions

every_room = pytest.mark.parametrize("name", GAMES)


def listed(name: str) -> list[str]:
    file = resources.files(GAMES[name]) / "editions" / "released.txt"
    return file.read_text("utf-8").split()


@every_room
def test_every_released_edition_can_be_loaded(name: str) -> None:
    there = {edition.digest: edition for edition in released_editions(name)}
    there |= {durbar.game(name).edition.digest: durbar.game(name).edition}
    for digest in listed(name):
        assert re.fullmatch("[0-9a-f]{8}", digest)
        assert durbar.game(name, there[digest]).edition.digest == digest


@every_room
def test_the_edition_of_this_release_is_listed(name: str) -> None:
    assert durbar.game(name).edition.digest in listed(name)


@every_room
def test_older_editions_are_named_by_their_digest(name: str) -> None:
    for edition in released_editions(name):
        assert edition.source == f"{edition.digest}.toml"
        assert edition.digest in listed(name)
