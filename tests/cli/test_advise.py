"""advise: the best choices at a position of a record, in words and as data, or why not."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

import durbar

QUICK = "search:simulations=24:rollout_depth=2:rollout_candidates=2"


def record_of(command: Command, game: str, folder: Path) -> tuple[Path, int, int]:
    """A game between bots, and a position of it: how many entries, and who is to move."""
    file = folder / "game.record"
    carletto = ("--variant", "carletto=duo") if game == "taj-mahal" else ()
    played = command(
        "play", game, *carletto, "--players", "random,random", "--seed", 3, "--save", file
    )
    assert played.code == 0
    entries = durbar.parse_record(file.read_text("utf-8")).entries
    at = next(n for n, one in enumerate(entries) if n > 60 and not one.startswith("chance"))
    return file, at, int(entries[at].split()[0])


@pytest.mark.parametrize("game", durbar.GAMES)
def test_advice_has_figures_a_sentence_and_a_line_in_three_languages(
    command: Command, game: str, tmp_path: Path
) -> None:
    file, at, seat = record_of(command, game, tmp_path)
    asked = ("advise", file, "--at", at, "--seat", seat, "--bot", QUICK)
    output = json.loads(command(*asked, "--json").out)
    assert (output["game"], output["at"], output["seat"], output["bot"]) == (game, at, seat, QUICK)
    assert output["simulations"] == 24 >= sum(c["visits"] for c in output["choices"])
    best = output["choices"][0]
    assert set(best) == {
        "actions", "text", "turn", "visits", "margin", "win", "line", "sentence", "terms",
    }  # fmt: skip
    assert 0 <= best["win"] <= 1 and best["terms"]
    for language, win in (("en", "chance to win"), ("de", "Siegchance"), ("it", "probabilità")):
        ran = command(*asked, "--lang", language)
        assert ran.code == 0
        assert ran.out.startswith("1. ") and win in ran.out
        assert ran.out.count(win) == len(output["choices"])
    assert best["text"] in command(*asked).out and best["sentence"] in command(*asked).out
    assert command(*asked).out == command(*asked, "--seed", 0).out

    # The last entry is the end of the game; before it somebody else is to move
    over = command("advise", file, "--seat", seat)
    assert over.code == 2 and "over" in over.err
    other = command("advise", file, "--at", at, "--seat", (1 if seat == 0 else 0))
    assert other.code == 2 and f"seat {seat} is" in other.err
    start = command("advise", file, "--at", 0, "--seat", 0)
    assert start.code == 2 and "chance decides" in start.err


def test_in_java_the_rest_of_the_turn_is_described_in_three_languages(
    command: Command, tmp_path: Path
) -> None:
    file, at, seat = record_of(command, "java", tmp_path)
    bot = "turns:positions=1:tile_candidates=2:weights=card*0"
    asked = ("advise", file, "--at", at, "--seat", seat, "--bot", bot)
    [best, *_] = json.loads(command(*asked, "--json").out)["choices"]
    assert best["turn"]
    for language, words in (("en", "In the same turn"), ("de", "Im selben Zug"), ("it", "turno:")):
        assert words in command(*asked, "--lang", language).out


def test_bad_input_is_reported_in_a_sentence(command: Command, tmp_path: Path) -> None:
    file, at, seat = record_of(command, "maharaja", tmp_path)
    for arguments, words in (
        (("--seat", 9), "no seat 9"),
        (("--seat", seat, "--at", 9999), "no position after"),
        (("--seat", seat, "--at", at, "--bot", "greedy"), "gives no advice"),
        (("--seat", seat, "--at", at, "--bot", "nobody"), "no bot"),
        (("--at", at), "--seat"),
    ):
        ran = command("advise", file, *arguments)
        assert ran.code == 2 and words in ran.err and not ran.out, arguments
