"""Texts for people: Fluent catalogues and the rules, in English, German and Italian.

The core and the rooms speak in codes with facts; here they become sentences. The `.ftl` files are
shared with the browser, so all grammar is in them and none in Python.
"""

from durbar.texts.catalogue import LANGUAGES, Texts
from durbar.texts.language import choose_language
from durbar.texts.rules import paragraph, paragraphs
from durbar.texts.wording import Wording, word_error

__all__ = [
    "LANGUAGES",
    "Texts",
    "Wording",
    "choose_language",
    "paragraph",
    "paragraphs",
    "word_error",
]
