"""Editions: values with confidence, a digest of what rules read, and every fault named."""

from pathlib import Path

import pytest

from durbar.core import edition as editions
from durbar.core.edition import Edition, EditionFault, Faults
from durbar.core.errors import BadEdition

TEXT = """
game = "lanterns"
[about]
title = "Lanterns"
[drawing]
width = 7
[prices]
small = 2
large = 4
confidence = { small = "certain", large = "guess" }
[[cards]]
id = "a"
needs = { red = 1, blue = 2 }
colours = ["red", "blue"]
confidence = { id = "certain", needs = "likely", colours = { red = "certain", blue = "guess" } }
"""


def parsed(text: str = TEXT) -> Edition:
    return editions.parse(text, "lanterns.toml")


def faults_of(text: str) -> list[tuple[str, str]]:
    with pytest.raises(BadEdition) as caught:
        parsed(text)
    assert caught.value.code == "edition-faults"
    assert caught.value.facts["file"] == "lanterns.toml"
    return [(fault.key, fault.code) for fault in caught.value.facts["faults"]]


def test_rules_read_the_values_alone() -> None:
    edition = parsed()
    assert edition.values == {
        "prices": {"small": 2, "large": 4},
        "cards": [{"id": "a", "needs": {"red": 1, "blue": 2}, "colours": ["red", "blue"]}],
    }
    assert edition.about == {"title": "Lanterns"} and edition.drawing == {"width": 7}


def test_every_value_has_a_path_and_a_confidence() -> None:
    edition = parsed()
    leaves = {path: (value, edition.confidence_of(path)) for path, value in edition.leaves()}
    assert leaves == {
        "prices.small": (2, "certain"),
        "prices.large": (4, "guess"),
        "cards.0.id": ("a", "certain"),
        "cards.0.needs.red": (1, "likely"),
        "cards.0.needs.blue": (2, "likely"),
        "cards.0.colours.red": ("red", "certain"),
        "cards.0.colours.blue": ("blue", "guess"),
    }


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('title = "Lanterns"', 'title = "Other"'),
        ("width = 7", "width = 8"),
        ('large = "guess"', 'large = "certain"'),
        ("small = 2\nlarge = 4", "large   =   4 # corrected\nsmall = 2"),
    ],
    ids=["about", "drawing", "confidence", "order and spacing"],
)
def test_the_digest_leaves_out_what_rules_do_not_read(old: str, new: str) -> None:
    assert old in TEXT
    assert parsed(TEXT.replace(old, new)).digest == parsed().digest


@pytest.mark.parametrize(
    ("old", "new"), [("small = 2", "small = 3"), ('game = "lanterns"', 'game = "torches"')]
)
def test_the_digest_covers_what_rules_read(old: str, new: str) -> None:
    assert parsed(TEXT.replace(old, new)).digest != parsed().digest


def test_a_word_that_is_no_level_of_confidence_is_a_fault() -> None:
    assert faults_of(TEXT.replace('"likely"', '"perhaps"')) == [
        ("cards.0.needs", "confidence-level")
    ]


def test_a_value_without_confidence_is_a_fault() -> None:
    assert faults_of(TEXT.replace("large = 4", "large = 4\nhuge = 9")) == [
        ("prices.huge", "confidence-missing")
    ]


def test_confidence_in_nothing_is_a_fault() -> None:
    assert faults_of(TEXT.replace("large = 4\n", "")) == [("prices.large", "confidence-of-nothing")]


def test_all_faults_are_named_at_once() -> None:
    broken = TEXT.replace('"likely"', '"perhaps"').replace("large = 4", "huge = 9")
    assert len(faults_of(broken)) == 3


def test_the_error_names_file_key_and_reason_of_the_first_fault() -> None:
    faults = Faults()
    faults.raise_if_any("fine.toml")
    assert faults.expect(True, "a.b", "range") is True
    assert faults.expect(False, "a.b", "range", least=1, found=0) is False
    faults.add("c", "missing")
    with pytest.raises(BadEdition) as caught:
        faults.raise_if_any("broken.toml")
    assert caught.value.facts == {
        "file": "broken.toml",
        "key": "a.b",
        "faults": (
            EditionFault("a.b", "range", (("least", 1), ("found", 0))),
            EditionFault("c", "missing"),
        ),
    }


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("game = ", "edition-toml"),
        ("[prices]\nsmall = 2", "edition-no-game"),
        ("game = 3", "edition-no-game"),
    ],
)
def test_a_text_that_is_no_edition_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadEdition) as caught:
        parsed(text)
    assert (caught.value.code, caught.value.facts["file"]) == (code, "lanterns.toml")


def test_an_edition_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT, encoding="utf-8")
    edition = editions.load(file)
    assert edition.source == str(file) and edition.digest == parsed().digest


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.toml"
    garbage.write_bytes(b"\xff\xfe\x00")
    for file in (tmp_path / "nowhere.toml", tmp_path, garbage):
        with pytest.raises(BadEdition) as caught:
            editions.load(file)
        assert (caught.value.code, caught.value.facts["file"]) == ("edition-unreadable", str(file))


def test_confidence_of_an_unknown_path_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        parsed().confidence_of("nowhere.at.all")
