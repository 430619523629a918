"""play: whole games at the keyboard, answers in numbers and words, undo, why not, resume."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Command

import durbar
from durbar.bots.base import Budget
from durbar.bots.turns.planner import Planner
from durbar.core.game import View
from durbar.core.record import Record, verify

Turn = Callable[..., tuple[str, tuple[str, ...]]]  # what was shown, what was played

FIRST = "1\n\n"  # the first choice, and the turn confirmed


def played(file: Path) -> Record:
    return durbar.parse_record(file.read_text("utf-8"))


def choices_of(out: str) -> list[str]:
    """The choices of the last question."""
    asked = out.rpartition("?  M")[2]
    return [line.strip() for line in asked.splitlines() if line[:3].strip().isdecimal()]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_whole_game_against_random(command: Command, tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.record"
    ran = command(
        "play", "maharaja", "--players", "human,random,random", "--seed", 2, "--save", file,
        "--lang", language, typed=FIRST * 200,
    )  # fmt: skip
    assert ran.code == 0 and ran.err == ""
    record = played(file)
    state = verify(durbar.game("maharaja"), record)
    assert state.to_move() == durbar.NOBODY
    assert record.players == ("human", "random", "random")
    assert {"en": "game is over", "de": "Spiel ist aus", "it": "partita è finita"}[
        language
    ] in ran.out


@pytest.mark.parametrize("left_after", [0, 1, 4, 9])
def test_a_game_left_and_resumed_ends_in_the_same_record(
    command: Command, tmp_path: Path, left_after: int
) -> None:
    whole, parted = tmp_path / "whole.record", tmp_path / "parted.record"
    game = ("play", "maharaja", "--players", "random,human,greedy", "--seed", 9, "--save")
    command(*game, whole, typed=FIRST * 200)
    left = command(*game, parted, typed=FIRST * left_after + "q\n")
    assert left.code == 0 and f"durbar play --resume {parted}" in left.out.replace("\n", "")
    assert len(played(parted).entries) < len(played(whole).entries)
    resumed = command("play", "--resume", parted, typed=FIRST * 200)
    assert resumed.code == 0
    assert played(parted) == played(whole)


def test_end_of_input_saves_the_game(command: Command, tmp_path: Path) -> None:
    ran = command("play", "maharaja", "--seed", 1)
    assert ran.code == 0
    (file,) = tmp_path.glob("maharaja-*.record")
    assert f"durbar play --resume {file.name}" in ran.out
    assert played(file).players == ("human", "casual", "casual", "casual")


def test_without_a_seed_the_dealer_is_keyed(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    command("play", "maharaja", "--save", file, typed="q\n")
    dealer = played(file).dealer
    assert dealer is not None and dealer["kind"] == "hmac-sha256"
    assert command("play", "--resume", file, typed=FIRST * 200).code == 0


@pytest.fixture
def turn(command: Command, tmp_path: Path) -> Turn:
    """The first turn of a person who opens the game: what is typed, what comes of it."""
    file = tmp_path / "turn.record"

    def typed(*lines: str, language: str = "en") -> tuple[str, tuple[str, ...]]:
        ran = command(
            "play", "maharaja", "--players", "human,random", "--seed", 3, "--save", file,
            "--lang", language, typed="".join(f"{line}\n" for line in lines),
        )  # fmt: skip
        assert ran.code == 0, ran.err
        mine = tuple(entry for entry in played(file).entries if entry.startswith("0 "))
        return ran.out, mine

    return typed


def test_the_table_and_the_choices_are_shown(turn: Turn) -> None:
    out, _ = turn()
    assert "day 1 of 9" in out and "Trade cards" in out and "Collections" in out
    assert choices_of(out) == [
        "1  Take the gold coin",
        "2  Buy the purple jug (4 rupees)",
        "3  Buy the red knife (4 rupees)",
        "4  Buy the purple instrument (4 rupees)",
        "5  Buy the red jewellery (4 rupees)",
    ]


@pytest.mark.parametrize(
    ("language", "answer"),
    [
        ("en", "3"),
        ("en", "buy knife-red"),
        ("en", "buy red knife"),
        ("en", "Buy the RED knife!"),
        ("en", "kni"),
        ("de", "rote Messer"),
        ("de", "kaufe das rote Messer"),
        ("it", "compra coltello"),
        ("it", "buy knife-red"),
    ],
)
def test_numbers_names_and_notation_are_understood(turn: Turn, language: str, answer: str) -> None:
    assert turn(answer, "", language=language)[1] == ("0 buy knife-red",)


def test_a_turn_counts_only_when_it_is_confirmed(turn: Turn) -> None:
    assert turn("1")[1] == ()
    assert turn("1", "")[1] == ("0 take gold",)
    out, mine = turn("1", "2", "", language="en")
    assert "Your turn is complete" in out and mine == ("0 take gold",)


def test_undo_redo_and_restart(turn: Turn) -> None:
    assert turn("1", "undo", "2", "")[1] == ("0 buy jug-purple",)
    assert turn("1", "undo", "redo", "")[1] == ("0 take gold",)
    assert turn("1", "restart", "knife", "")[1] == ("0 buy knife-red",)
    assert turn("1", "zurück", "2", "", language="de")[1] == ("0 buy jug-purple",)
    out, _ = turn("undo", "redo")
    assert "nothing to take back" in out and "no step to play again" in out


def test_what_could_be_several_things_is_asked_again(turn: Turn) -> None:
    out, mine = turn("purple")
    assert "That could be: Buy the purple jug; Buy the purple instrument." in out and mine == ()
    assert "from 1 to 5" in turn("6")[0]
    assert "was not understood" in turn("xyzzy")[0]


def test_question_mark_explains_why_not(turn: Turn) -> None:
    out, _ = turn("? buy red jug")
    assert "The red jug is not on offer. (M2.1)" in out
    assert "First take a coin or buy an antique. (M2.1)" in turn("? collect vase-small")[0]
    assert "That is possible: Take the gold coin." in turn("? gold coin")[0]
    out, _ = turn("?")
    assert "is not on offer. (M2.1) (and 31 more like this)" in out
    assert "First take a coin" in out
    assert "The red jug is not on offer" in turn("buy red jug")[0]


def test_what_is_too_expensive_says_price_and_money(turn: Turn) -> None:
    """The starting player has 4 rupees (M1.3) and buys at 4; the next one costs him too much."""
    out, mine = turn("2", "", "?", language="de")
    assert mine == ("0 buy jug-purple",)
    assert "Kredit gibt es nicht. (M2.1)" in out and "du hast 0" in out


def test_rules_log_table_and_help(turn: Turn) -> None:
    assert "crossed-out card" in turn("rules M3.2")[0]
    assert "M1.1, M1.2" in turn("rules")[0]
    assert turn("1", "", "log")[0].count("You take a gold coin: 3 rupees.") == 2
    assert turn("table")[0].count("Trade cards") == 2
    assert "save the game and leave" in turn("help")[0]


def test_two_people_share_the_keyboard(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "pair.record"
    ran = command(
        "play", "maharaja", "--players", "human,human", "--variant", "grey=true", "--seed", 1,
        "--save", file, typed=FIRST * 2 + "q\n",
    )  # fmt: skip
    assert "Player 1: Take a coin" in ran.out and "Player 2: Take a coin" in ran.out
    assert "Grey sides" in ran.out
    assert len([entry for entry in played(file).entries if entry[0] in "01"]) == 2


def test_a_bot_that_plans_a_turn_plays_it_as_it_planned(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, lines = tmp_path / "game.record", list[int]()

    def line(bot: Planner, view: View, budget: Budget) -> list[int]:
        line_ = planned(bot, view, budget)
        lines.append(len(line_))
        return line_

    planned = Planner.line
    monkeypatch.setattr(Planner, "line", line)
    bots = "turns:positions=20,turns:positions=20"
    ran = command("play", "java", "--players", bots, "--seed", 1, "--save", file)
    assert ran.code == 0 and max(lines) > 2
    record = played(file)
    assert sum(lines) == len([entry for entry in record.entries if entry[0] in "01"])
    assert verify(durbar.game("java"), record).to_move() == durbar.NOBODY


def test_a_finished_game_is_shown_again(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "done.record"
    command("play", "maharaja", "--players", "random,random", "--seed", 1, "--save", file)
    ran = command("play", "--resume", file)
    assert ran.code == 0 and "game over" in ran.out


def test_resume_goes_alone_and_needs_players(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    command("play", "maharaja", "--seed", 1, "--save", file, typed="q\n")
    assert command("play", "--resume", file, "--seats", 3).code == 2
    assert command("play", "maharaja", "--resume", file, typed="q\n").code == 0
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join(line for line in lines if "players" not in line), "utf-8")
    ran = command("play", "--resume", file)
    assert ran.code == 2 and "who plays" in ran.err
