"""The three catalogues: complete, alike, and without anything that nobody reads."""

from itertools import islice, product

import pytest
from fluent.syntax import ast
from tests.texts import catalogues

from durbar.core.edition import LEVELS
from durbar.texts import LANGUAGES, Texts

every_language = pytest.mark.parametrize("language", LANGUAGES)
NUMBERS = {"zero", "one", "two", "few", "many"}  # plural classes among the keys


@every_language
def test_a_catalogue_has_no_junk_and_no_id_twice(language: str) -> None:
    read = list(catalogues.entries(language))
    assert [entry.content for _, entry in read if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for _, entry in read if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@every_language
def test_every_language_has_the_same_messages(language: str) -> None:
    assert catalogues.public(language) ^ catalogues.public("en") == set()


@every_language
def test_a_message_is_in_the_same_file_in_every_language(language: str) -> None:
    def places(of: str) -> set[tuple[str, str]]:
        return {
            (file, e.id.name) for file, e in catalogues.entries(of) if isinstance(e, ast.Message)
        }

    english, ours = places("en"), places(language)
    shared = catalogues.public("en")
    assert {p for p in english if p[1] in shared} == {p for p in ours if p[1] in shared}


@every_language
def test_a_message_takes_the_same_variables_in_every_language(language: str) -> None:
    different = {
        name
        for name in catalogues.public("en")
        if catalogues.variables(language, name) != catalogues.variables("en", name)
    }
    assert different == set()


@every_language
def test_every_message_can_be_formatted_in_all_its_variants(language: str) -> None:
    texts = Texts(language)
    for name in catalogues.messages(language):
        keys = catalogues.variants(language, name)
        choices = [[(variable, value) for value in _values(keys[variable])] for variable in keys]
        for facts in islice(product(*choices), 400):
            text = texts.format(name, dict(facts))
            assert text.strip() and "{" not in text, name


def _values(keys: set[str]) -> list[object]:
    if not keys:
        return ["words"]
    if keys & NUMBERS or any(key.isdigit() for key in keys):
        return [0, 1, 2, 7]
    return [*sorted(keys - {"other"}), "something-else"]


@every_language
def test_every_confidence_has_a_word(language: str) -> None:
    assert all(Texts(language).has(f"confidence-{level}") for level in LEVELS)


@every_language
def test_numbers_and_lists_read_well(language: str) -> None:
    texts = Texts(language)
    assert texts.listed([]) == texts.text("list-empty")
    assert texts.listed(["a"]) == "a"
    both = {"en": "a, b and c", "de": "a, b und c", "it": "a, b e c"}
    assert texts.listed("abc") == both[language]
    one = {"en": "1 point", "de": "1 Punkt", "it": "1 punto"}
    assert texts.text("points", points=1) == one[language]
    two = {"en": "2 points", "de": "2 Punkte", "it": "2 punti"}
    assert texts.text("points", points=2) == two[language]


def test_a_message_that_is_not_there_is_a_fault_of_ours() -> None:
    with pytest.raises(LookupError):
        Texts("en").text("no-such-message")
    with pytest.raises(ValueError, match="player"):
        Texts("en").text("event-turn-began", you=False)
