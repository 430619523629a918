"""Sentences: grammar in three languages, whole games, errors with their reasons."""

import dataclasses
from itertools import islice
from typing import Any

import pytest

import durbar
from durbar.core import record as records
from durbar.core.chance import Rng
from durbar.core.dealers import SeededDealer
from durbar.core.edition import Edition
from durbar.core.errors import BadEdition, DurbarError
from durbar.core.events import Event, GameEnded
from durbar.core.game import play
from durbar.core.types import CHANCE, NOBODY
from durbar.games.maharaja.actions import Buy, Collect, GiveUp
from durbar.games.maharaja.events import AntiqueBought, AntiqueGivenUp, AntiqueLaidOut
from durbar.games.registry import GAMES
from durbar.games.taj_mahal.events import SpecialCardTaken
from durbar.texts import LANGUAGES, Texts, Wording, word_error

NAMES = ("Asha", "Banu", "Chandra", "Devi")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def wording(language: str, you: int | None = None) -> Wording:
    return Wording(Texts(language), "maharaja", NAMES, you)


@pytest.mark.parametrize(
    ("language", "antique", "sentence"),
    [
        ("en", "jug-red", "Asha buys the red jug for 3 rupees."),
        ("en", "jewellery-blue", "Asha buys the blue jewellery for 3 rupees."),
        ("de", "jug-red", "Asha kauft den roten Krug für 3 Rupien."),
        ("de", "knife-yellow", "Asha kauft das gelbe Messer für 3 Rupien."),
        ("de", "instrument-orange", "Asha kauft das orangefarbene Instrument für 3 Rupien."),
        ("de", "jewellery-purple", "Asha kauft den violetten Schmuck für 3 Rupien."),
        ("de", "statue-green", "Asha kauft die grüne Statue für 3 Rupien."),
        ("it", "jug-red", "Asha compra la brocca rossa per 3 rupie."),
        ("it", "instrument-yellow", "Asha compra lo strumento giallo per 3 rupie."),
        ("it", "vase-purple", "Asha compra il vaso viola per 3 rupie."),
        ("it", "statue-green", "Asha compra la statua verde per 3 rupie."),
    ],
)
def test_colour_and_article_agree_with_the_kind(language: str, antique: str, sentence: str) -> None:
    assert wording(language).event(AntiqueBought(0, antique, 3)) == sentence


@pytest.mark.parametrize(
    ("language", "holder", "expected"),
    [
        ("en", 1, "from Banu"), ("en", None, "from the table"),
        ("de", 1, "von Banu"), ("de", None, "vom Tisch"),
        ("it", 1, "da Banu"), ("it", None, "dal tavolo"),
    ],
)  # fmt: skip
def test_who_loses_a_card_is_named(language: str, holder: int | None, expected: str) -> None:
    at_court = Wording(Texts(language), "taj-mahal", NAMES)
    taken = SpecialCardTaken(0, "two-generals", ("general", "general"), holder, "T6.1")
    assert expected in at_court.event(taken)


@pytest.mark.parametrize(
    ("language", "antique", "name"),
    [
        ("de", "jug-blue", "Im Angebot: blauer Krug."),
        ("de", "knife-blue", "Im Angebot: blaues Messer."),
        ("de", "vase-blue", "Im Angebot: blaue Vase."),
        ("it", "jug-yellow", "In offerta: brocca gialla."),
        ("en", "jug-yellow", "On offer: yellow jug."),
    ],
)
def test_a_name_without_an_article_agrees_too(language: str, antique: str, name: str) -> None:
    assert wording(language).event(AntiqueLaidOut(antique)) == name


@every_language
def test_a_colour_of_an_owners_edition_is_called_by_its_id(language: str) -> None:
    assert "turquoise" in wording(language).event(AntiqueBought(0, "jug-turquoise", 3))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You give up the red knife for it."),
        ("de", "Du gibst dafür das rote Messer ab."),
        ("it", "In cambio rinunci al coltello rosso."),
    ],
)
def test_the_reader_is_spoken_to(language: str, sentence: str) -> None:
    event = AntiqueGivenUp(2, "knife-red", "jug-small")
    assert wording(language, you=2).event(event) == sentence
    assert wording(language, you=1).event(event) != sentence


@pytest.mark.parametrize(
    ("language", "menu"),
    [
        ("en", ["Buy the red vase", "Take the large vase collection", "Give up the red vase"]),
        ("de", ["Kaufe die rote Vase", "Nimm die große Vasensammlung", "Gib die rote Vase ab"]),
        (
            "it",
            [
                "Compra il vaso rosso",
                "Prendi la collezione grande di vasi",
                "Rinuncia al vaso rosso",
            ],
        ),
    ],
)
def test_actions_read_as_a_menu(language: str, menu: list[str]) -> None:
    verbs = (Buy("vase-red"), Collect("vase-large"), GiveUp("vase-red"))
    assert [wording(language).action(verb) for verb in verbs] == menu


@every_language
def test_a_shared_victory_names_all_winners(language: str) -> None:
    sentence = wording(language).event(GameEnded(((1, 3), (0,), (2,))))
    assert "Banu" in sentence and "Devi" in sentence and "Asha" not in sentence


@every_language
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_and_all_reasons_have_a_sentence(language: str, name: str) -> None:
    """Every event, every question and every why-not of random games, without a hole in a text."""
    game = durbar.game(name)
    for seed, options in enumerate(islice(game.options.all(), 8)):
        words = Wording(Texts(language), name, NAMES[: options.seats], you=0)
        sentences, state, rng = list[str](), game.new(options), Rng(seed)
        out = state.buffer()
        while (mover := int(state.to_move())) != NOBODY:
            if mover == CHANCE:
                action = int(state.chance(rng))
            else:
                sentences.append(words.asks(game.prompt(game.view(state, mover))))
                sentences += _reasons(game, state, mover, rng, words)
                action = int(state.random_action(rng, out))
            sentences += map(words.event, play(game, state, action))
        assert [one for one in sentences if "{" in one or "(" in one and "=" in one] == []


def _reasons(game: Any, state: Any, seat: int, rng: Rng, words: Wording) -> list[str]:
    some = [int(rng.below(game.seat_actions)) for _ in range(8)]
    reasons = [game.why_not(state, seat, action) for action in some]
    return [words.why_not(reason) for reason in reasons if reason is not None]


def test_a_reason_inside_an_error_is_worded_too() -> None:
    game = durbar.game("maharaja")
    match = durbar.Match(game, game.options(), SeededDealer(1))
    text = match.record.to_text() + f"{match.owner} collect vase-small\n"
    with pytest.raises(DurbarError) as caught:
        records.verify(game, durbar.parse_record(text))
    sentence = word_error(Texts("de"), caught.value)
    line = len(text.splitlines())
    assert sentence == (
        f"Die Aufzeichnung verlässt die Regeln (Zeile {line}): „{match.owner} collect vase-small“"
        " ist hier nicht möglich. Nimm zuerst eine Münze oder kaufe eine Antiquität. (M2.1)"
    )


def test_an_edition_names_all_its_faults() -> None:
    ours = durbar.game("maharaja").edition
    values = {**ours.values, "coins": {"gold": 0, "silver": 2}}
    broken: Edition = dataclasses.replace(ours, values=values, source="mine.toml")
    with pytest.raises(BadEdition) as caught:
        durbar.game("maharaja", broken)
    sentence = word_error(Texts("en"), caught.value)
    assert sentence.splitlines() == [
        "The edition file mine.toml has 2 faults, the first at coins.gold:",
        "– coins.gold: must be between 1 and 8, not 0",
        "– coins.silver: must be 1",
    ]


def test_what_no_catalogue_knows_is_shown_as_it_is() -> None:
    class LanternLit(Event):
        pass

    assert "LanternLit" in Wording(Texts("en"), "lanterns", NAMES).event(LanternLit())
