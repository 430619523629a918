"""Texts: the catalogue of one language."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "it")


class Texts:
    """Every message of one language, by id."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}")
        self.language = language
        self._bundle = _bundle(language)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def text(self, message: str, /, **facts: Any) -> str:
        """The message with its facts; see `_word` for those that are no texts and numbers."""
        return self.format(message, facts)

    def format(self, message: str, facts: Mapping[str, Any]) -> str:
        """As `text`, for facts whose names are no Python names."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        words = {name: _word(value) for name, value in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise ValueError(f"{self.language} {message}: {errors[0]}")
        return str(text)

    def first(self, messages: Iterable[str]) -> str | None:
        """The first of these ids that the catalogue has."""
        return next(filter(self.has, messages), None)

    def listed(self, items: Iterable[str]) -> str:
        """Joined as in `a, b and c`; the word for nothing if there is none."""
        parts = list(items)
        if not parts:
            return self.text("list-empty")
        if len(parts) == 1:
            return parts[0]
        return self.text("list-and", most=", ".join(parts[:-1]), last=parts[-1])


def _word(value: Any) -> Any:
    """What a catalogue can select on: `yes` and `no` for a bool, `none` for an empty text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float) else str(value) or "none"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("durbar.texts") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
