"""The law of every room: its numbered rules, the same in all languages, each with its test.

A test cites the paragraphs it holds in its docstring ("M3.2"), a ruling by the word ("M4.5,
ruling"); a test of an example of the book says "example" in its name or docstring.
"""

import ast
import re
from collections import Counter
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from durbar.games.registry import GAMES

LANGUAGES = ("en", "de", "it")
RULING = {"en": "**Ruling.**", "de": "**Auslegung.**", "it": "**Interpretazione.**"}
EXAMPLE = {"en": "**Example.**", "de": "**Beispiel.**", "it": "**Esempio.**"}
PARAGRAPH = re.compile(r"^\*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)
CITATION = re.compile(r"\b[A-Z]\d+\.\d+\b")

every_room = pytest.mark.parametrize("name", GAMES)


@cache
def law(name: str, language: str) -> dict[str, str]:
    """The rules of a game by paragraph, in their order, each with its rulings and examples."""
    file = resources.files("durbar") / "texts" / language / "rules" / f"{name}.md"
    found: dict[str, str] = {}
    for chapter in re.split(r"^## ", file.read_text("utf-8"), flags=re.MULTILINE):
        _, *parts = PARAGRAPH.split(chapter)
        found.update(zip(parts[::2], parts[1::2], strict=True))
    return found


@cache
def cited_tests(name: str) -> tuple[tuple[str, str], ...]:
    """Name and docstring of every test of a room."""
    folder = Path(__file__).parent / GAMES[name].rpartition(".")[2]
    return tuple(
        (node.name, ast.get_docstring(node) or "")
        for file in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def citations(name: str, word: str = "") -> Counter[str]:
    """How many tests cite each paragraph, of those that say the word."""
    return Counter(
        paragraph
        for test, text in cited_tests(name)
        if word in test.lower() or word in text.lower()
        for paragraph in set(CITATION.findall(text))
    )


@every_room
def test_every_paragraph_has_a_test(name: str) -> None:
    assert [paragraph for paragraph in law(name, "en") if not citations(name)[paragraph]] == []


@every_room
@pytest.mark.parametrize(("marks", "word"), [(RULING, "ruling"), (EXAMPLE, "example")])
def test_every_ruling_and_every_example_has_a_test(
    name: str, marks: dict[str, str], word: str
) -> None:
    cited = citations(name, word)
    asked = {paragraph: text.count(marks["en"]) for paragraph, text in law(name, "en").items()}
    assert {p: n for p, n in asked.items() if cited[p] < n} == {}


@every_room
def test_tests_cite_only_what_there_is(name: str) -> None:
    initial = next(iter(law(name, "en")))[0]
    cited = [paragraph for paragraph in citations(name) if paragraph[0] == initial]
    assert sorted(set(cited) - set(law(name, "en"))) == []


@every_room
def test_the_room_cites_only_what_there_is(name: str) -> None:
    initial = next(iter(law(name, "en")))[0]
    for file in resources.files(GAMES[name]).iterdir():
        if file.name.endswith(".py"):
            cited = {p for p in CITATION.findall(file.read_text("utf-8")) if p[0] == initial}
            assert cited - set(law(name, "en")) == set(), file.name


@every_room
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_paragraphs_rulings_and_examples(
    name: str, language: str
) -> None:
    ours, english = law(name, language), law(name, "en")
    assert list(ours) == list(english)
    for marks in (RULING, EXAMPLE):
        assert {p: text.count(marks[language]) for p, text in ours.items()} == {
            p: text.count(marks["en"]) for p, text in english.items()
        }


@every_room
def test_paragraphs_are_numbered_without_gaps(name: str) -> None:
    chapters = Counter(paragraph.partition(".")[0] for paragraph in law(name, "en"))
    initial = next(iter(chapters))[0]
    assert list(law(name, "en")) == [
        f"{initial}{chapter}.{n}"
        for chapter in range(1, len(chapters) + 1)
        for n in range(1, chapters[f"{initial}{chapter}"] + 1)
    ]
