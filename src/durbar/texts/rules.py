"""The rules of a game by paragraph: `texts/<language>/rules/<game id>.md`."""

import re
from functools import cache
from importlib import resources
from typing import Final

_BEGINNING: Final = re.compile(r"\*\*([A-Z]\d+\.\d+)\*\* ", re.MULTILINE)
_HEADING: Final = re.compile(r"^## ", re.MULTILINE)


def paragraph(language: str, game: str, number: str) -> str | None:
    """A paragraph with its examples and rulings, as Markdown; None if the rules have none such."""
    return paragraphs(language, game).get(number.upper())


@cache
def paragraphs(language: str, game: str) -> dict[str, str]:
    """All numbered paragraphs, in the order of the text."""
    file = resources.files("durbar.texts") / language / "rules" / f"{game}.md"
    found: dict[str, str] = {}
    if not file.is_file():
        return found
    for chapter in _HEADING.split(file.read_text("utf-8")):
        parts = _BEGINNING.split(chapter)[1:]
        found |= dict(zip(parts[::2], map(str.strip, parts[1::2]), strict=True))
    return found
