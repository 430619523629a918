"""Which language: what was asked for, else the environment, else English."""

from collections.abc import Mapping
from typing import Final

from durbar.core.errors import BadOptions
from durbar.texts.catalogue import LANGUAGES

LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def choose_language(asked: str | None, setting: str | None, environ: Mapping[str, str]) -> str:
    """`--lang`, DURBAR_LANG, the setting, the locale, English: the first that says something.

    A word of ours that names no language is an error; a foreign locale is not.
    """
    for word in (asked, environ.get("DURBAR_LANG"), setting):
        if word:
            return _known(word)
    locale = next(filter(None, map(environ.get, LOCALE_VARIABLES)), "")
    return next((one for one in LANGUAGES if _primary(locale) == one), "en")


def _known(word: str) -> str:
    if _primary(word) not in LANGUAGES:
        raise BadOptions("language-unknown", language=word, known=", ".join(LANGUAGES))
    return _primary(word)


def _primary(word: str) -> str:
    """`de` of de_AT.UTF-8, de-CH or DE."""
    return word.replace("-", "_").partition("_")[0].partition(".")[0].lower()
