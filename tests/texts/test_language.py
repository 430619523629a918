"""Which language a reader gets."""

import pytest

from durbar.core.errors import BadOptions
from durbar.texts import choose_language, paragraph, paragraphs


@pytest.mark.parametrize(
    ("asked", "setting", "environ", "language"),
    [
        (None, None, {}, "en"),
        (None, None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, None, {"LANG": "C.UTF-8"}, "en"),
        (None, None, {"LC_ALL": "it_IT", "LANG": "de_DE"}, "it"),
        (None, None, {"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "it"}, "de"),
        (None, "it", {"LANG": "de_DE"}, "it"),
        (None, "it", {"DURBAR_LANG": "de"}, "de"),
        ("en", "it", {"DURBAR_LANG": "de"}, "en"),
        ("de-CH", None, {}, "de"),
    ],
)
def test_what_was_asked_for_wins_then_the_environment_then_english(
    asked: str | None, setting: str | None, environ: dict[str, str], language: str
) -> None:
    assert choose_language(asked, setting, environ) == language


def test_a_language_that_we_do_not_speak_is_an_error_if_it_was_asked_for() -> None:
    with pytest.raises(BadOptions, match="language-unknown"):
        choose_language("fr", None, {})


def test_a_paragraph_comes_with_its_rulings_and_examples() -> None:
    text = paragraph("en", "maharaja", "m4.5")
    assert text is not None and text.startswith("The most points win") and "Ruling" in text
    assert "M4.6" not in text and "## M5" not in (paragraph("en", "maharaja", "M4.6") or "")
    assert paragraph("en", "maharaja", "M9.9") is None
    assert paragraphs("en", "lanterns") == {}
