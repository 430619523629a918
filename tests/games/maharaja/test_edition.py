"""The edition: its figures, its digest, and owners' own files."""

from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from tests.games.maharaja.script import Scene, opening

import durbar
from durbar.core import edition as editions
from durbar.core.edition import digest_of
from durbar.core.errors import BadRecord
from durbar.games.maharaja.events import CoinTaken, CollectionTaken

TEXT = (resources.files("durbar.games.maharaja") / "edition.toml").read_text("utf-8")
OFFER = "jug-red jug-blue knife-red vase-red"


def corrected(*changes: tuple[str, str]) -> str:
    """The released text with the first place of each old text replaced."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


# The figures


def test_the_figures_are_those_of_the_rules() -> None:
    """M1.1"""
    values = durbar.game("maharaja").edition.values
    rows = values["antiques"]["values"]
    assert set(values) == {"antiques", "trade_cards", "coins", "collections"}
    assert sum(map(len, rows.values())) == 36
    assert sum(map(sum, rows.values())) == 6 * (1 + 1 + 1 + 2 + 2 + 3) == 60
    assert [sum(column) for column in zip(*rows.values(), strict=True)] == [10] * 6
    assert [sum(row) for row in rows.values()] == [10] * 6
    assert len(set(values["antiques"]["colours"])) == 6
    assert values["trade_cards"] == {"2": [4, 3, 2, 2], "3": [4, 3, 2, 2], "4": [4, 3, 3, 2, 2]}
    assert len(values["trade_cards"]["2"] + values["trade_cards"]["4"]) == 9  # cards in the box
    assert values["coins"] == {"gold": 3, "silver": 1}
    assert len({card["id"] for card in values["collections"]}) == 15


def test_every_grey_effect_is_on_five_cards() -> None:
    """M5.1"""
    effects = [card["grey"] for card in durbar.game("maharaja").edition.values["collections"]]
    assert {effect: effects.count(effect) for effect in effects} == {
        "rupees": 5,
        "extra-turn": 5,
        "discard-offer": 5,
    }


def test_every_value_has_a_confidence() -> None:
    """M1.4"""
    edition = durbar.game("maharaja").edition
    levels = {edition.confidence_of(path) for path, _ in edition.leaves()}
    assert levels == {"certain", "likely", "guess"}


# An owner's own file

OWN = (
    ("gold = 3", "gold = 4"),
    ("2 = [4, 3, 2, 2]", "2 = [5, 4, 3, 1]"),
    ("points = 3", "points = 9"),
    ('give_up = ["jug"]', "give_up = []"),
)


@pytest.fixture
def own_file(tmp_path: Path) -> Path:
    file = tmp_path / "my-maharaja.toml"
    file.write_text(corrected(*OWN), encoding="utf-8")
    return file


def test_an_own_edition_plays_with_its_values(own_file: Path) -> None:
    """M1.4: corrected values, without touching code"""
    own = durbar.game("maharaja", own_file)
    assert own.edition.source == str(own_file)
    table = Scene(game=own)
    table.play(opening(1, OFFER))
    assert table.view.trade_cards == (5, 4, 3, 1)
    assert table.play("1 take gold")[0] == CoinTaken(1, 4)
    table.play("0 buy jug-red; 1 take gold; 0 take gold; 1 buy knife-red")
    table.play("0 buy jug-blue")
    assert [player.money for player in table.view.players] == [5 - 4 + 4 - 1, 8 - 1]
    events = table.play("0 collect jug-small")
    assert events[0] == CollectionTaken(0, "jug-small", 9)
    assert table.view.players[0].antiques == ("jug-red", "jug-blue")  # nothing to give up
    table.finish()
    assert table.view.scores == (9 + 2, 2)


def test_two_editions_live_in_one_process(own_file: Path) -> None:
    """M1.4: move by move beside each other"""
    ours, theirs = Scene(), Scene(game=durbar.game("maharaja", own_file))
    for entry in (opening(0, OFFER), "0 take gold", "1 take gold"):
        for table in (ours, theirs):
            table.play(entry)
    assert [player.money for player in ours.view.players] == [7, 8]
    assert [player.money for player in theirs.view.players] == [8, 8]
    assert (ours.price, theirs.price) == (2, 3)
    clone = theirs.state.clone()
    assert theirs.game.view(clone, None) == theirs.view
    world = theirs.game.sample(theirs.view, durbar.Rng(0))
    assert theirs.game.view(world, None) == theirs.view


def test_a_record_refuses_another_edition(own_file: Path) -> None:
    own = durbar.game("maharaja", own_file)
    table = Scene(game=own)
    table.play(opening(0, OFFER) + "; 0 take gold")
    released = durbar.game("maharaja")
    for replays in (durbar.replay, durbar.verify):
        assert replays(own, table.record).key() == table.state.key()
        with pytest.raises(BadRecord) as error:
            replays(released, table.record)
        assert error.value.code == "record-edition"
        assert error.value.facts == {
            "line": 1,
            "expected": released.edition.digest,
            "found": own.edition.digest,
        }
    with pytest.raises(BadRecord):
        durbar.game_of(table.record)


def test_a_record_of_the_released_edition_finds_its_game() -> None:
    table = Scene()
    table.play(opening(0, OFFER))
    assert durbar.game_of(table.record).edition.digest == table.game.edition.digest


# The digest


def digest(text: str) -> str:
    return editions.parse(text, "my.toml").digest


COINS = '[coins.confidence]\ngold = "certain"\nsilver = "certain"\n'
LIKE: dict[str, Callable[[str], str]] = {
    "comments": lambda text: text.replace("# M3", "# as printed\n# M3"),
    "spacing": lambda text: text.replace("gold = 3", "gold    =   3\n"),
    "order of keys": lambda text: text.replace("gold = 3\nsilver = 1", "silver = 1\ngold = 3"),
    "order of tables": lambda text: text.replace(COINS, "") + COINS,
    "confidence": lambda text: text.replace('points = "guess"', 'points = "certain"'),
    "about": lambda text: text.replace("year = 2017", "year = 2018"),
    "drawing": lambda text: text + "\n[drawing]\nwidth = 12\n",
}


@pytest.mark.parametrize("change", LIKE)
def test_the_digest_ignores(change: str) -> None:
    text = LIKE[change](TEXT)
    assert text != TEXT
    assert digest(text) == durbar.game("maharaja").edition.digest


def test_the_digest_changes_with_every_single_value() -> None:
    edition = durbar.game("maharaja").edition
    digests = [digest_of(edition.game, values) for values in changed(dict(edition.values))]
    antiques, trade_cards, coins = 6 + 6 + 36, 4 + 4 + 5, 2
    cards = 15 * 5 + (12 + 3 + 4 + 5) + (6 + 3 + 5)  # five figures each, conditions, crossed out
    assert len(digests) == antiques + trade_cards + coins + cards
    assert len({*digests, edition.digest, digest_of("chess", edition.values)}) == len(digests) + 2


def changed(value: Any) -> Iterator[Any]:
    """Copies of a value with one figure changed, for every figure in it."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from (value | {key: other} for other in changed(item))
    elif isinstance(value, list):
        for n, item in enumerate(value):
            yield from ([*value[:n], other, *value[n + 1 :]] for other in changed(item))
    else:
        yield value + 100 if isinstance(value, int) else value + "x"
