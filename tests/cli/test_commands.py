"""games, simulate, perft, edition and bench: what they print and the JSON they promise."""

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Command

import durbar
from durbar.bench.peers import PEERS
from durbar.games.registry import GAMES
from durbar.version import is_compiled

SEATS = ("--seats", 3, "--games", 20, "--seed", 5)


def document(command: Command, *arguments: object) -> Any:
    ran = command(*arguments, "--json")
    assert ran.code == 0, ran.err
    return json.loads(ran.out)


def test_games_lists_every_room(command: Command) -> None:
    output = document(command, "games")["games"]
    assert [game["game"] for game in output] == list(GAMES)
    maharaja = next(game for game in output if game["game"] == "maharaja")
    assert maharaja["seats"] == [2, 3, 4] and maharaja["minutes"] == 30
    assert maharaja["options"]["properties"]["grey"]["enum"] == [False, True]
    for game in output:
        shown = command("games").out
        assert game["title"] in shown and game["game"] in shown


def test_simulate_has_the_promised_shape(command: Command) -> None:
    output = document(command, "simulate", "maharaja", *SEATS)
    assert list(output) == [
        "game", "variant", "seats", "games", "decisions", "seconds", "decisions_per_second",
        "games_per_second", "scores", "wins",
    ]  # fmt: skip
    assert list(output["scores"]) == ["mean", "min", "max"]
    assert (output["game"], output["variant"], output["seats"], output["games"]) == (
        "maharaja",
        "",
        3,
        20,
    )
    for low, mean, high in zip(
        *(output["scores"][key] for key in ("min", "mean", "max")), strict=True
    ):
        assert low <= mean <= high
    assert sum(output["wins"]) == pytest.approx(20)


def test_simulate_echoes_the_variant(command: Command) -> None:
    output = document(
        command, "simulate", "maharaja", "--seats", 2, "--variant", "grey=true", "--games", 3
    )
    assert output["variant"] == "grey=true" and output["seats"] == 2


@pytest.mark.parametrize("bots", [[], ["--bots", "greedy,random,greedy"]])
def test_the_same_seed_brings_the_same_games(command: Command, bots: list[str]) -> None:
    once, again = (document(command, "simulate", "maharaja", *SEATS, *bots) for _ in range(2))
    other = document(command, "simulate", "maharaja", *SEATS[:-1], 6, *bots)
    for key in ("decisions", "scores", "wins"):
        assert once[key] == again[key]
    assert once["scores"] != other["scores"]


def test_random_bots_by_name_play_the_compiled_playout_too(command: Command) -> None:
    unnamed = document(command, "simulate", "maharaja", *SEATS)
    named = document(command, "simulate", "maharaja", *SEATS, "--bots", "random,random,random")
    assert named["scores"] == unnamed["scores"] and named["decisions"] == unnamed["decisions"]


def test_simulate_shows_how_long_bots_take_for_a_turn(command: Command) -> None:
    output = document(command, "simulate", "maharaja", "--bots", "greedy,random", "--games", 2)
    assert 0 < output["turn_seconds"]["mean"] <= output["turn_seconds"]["max"]
    ran = command("simulate", "maharaja", "--bots", "greedy,random", "--games", 2)
    assert "A turn took" in ran.out


def test_greedy_beats_random(command: Command) -> None:
    output = document(command, "simulate", "maharaja", "--bots", "greedy,random", "--games", 20)
    assert output["seats"] == 2
    assert output["wins"][0] > output["wins"][1]


def test_simulate_speaks_to_people(command: Command) -> None:
    ran = command("simulate", "maharaja", *SEATS, "--lang", "de")
    assert "Entscheidungen" in ran.out and ran.err == ""


def test_perft_counts_from_the_first_decision(command: Command) -> None:
    """Four antiques at a price that every player can pay, and the coin: M2.1."""
    output = document(command, "perft", "maharaja", 1, "--seats", 4, "--seed", 3)
    assert output["nodes"] == 5
    deeper = document(command, "perft", "maharaja", 2, "--seats", 4, "--seed", 3, "--divide")
    assert sum(deeper["divide"].values()) == deeper["nodes"]
    assert set(deeper["divide"]) >= {"take gold"}
    assert command("perft", "maharaja", 2, "--seats", 4, "--seed", 3).out.startswith(
        f"depth 2: {deeper['nodes']} "
    )


def test_perft_counts_from_a_record(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    command("play", "maharaja", "--seed", 3, "--save", file, typed="1\n\nq\n")
    entries = len(durbar.parse_record(file.read_text("utf-8")).entries)
    output = document(command, "perft", "maharaja", 1, "--record", file)
    assert (
        output["nodes"]
        == document(command, "perft", "maharaja", 1, "--record", file, "--at", entries)["nodes"]
    )
    every = document(
        command, "perft", "maharaja", 1, "--record", file, "--at", 4, "--chance", "all"
    )
    lowest = document(command, "perft", "maharaja", 1, "--record", file, "--at", 4)
    assert every["nodes"] == 33 * lowest["nodes"]
    assert command("perft", "maharaja", 1, "--record", file, "--seed", 1).code == 2
    assert command("perft", "maharaja", 1, "--record", file, "--at", 9999).code == 2
    assert command("perft", "maharaja", 1, "--record", file, "--at", 0, "--divide").code == 2


def test_edition_show_lists_what_is_reconstructed(command: Command) -> None:
    output = document(command, "edition", "show", "maharaja")
    assert output["values"]["coins"] == {"gold": 3, "silver": 1}
    assert output["confidence"]["collections.0.points"] == "guess"
    assert output["edition"] == durbar.game("maharaja").edition.digest
    shown = command("edition", "show", "maharaja").out
    assert f"{output['counts']['guess']} reconstructed (?)" in shown
    assert "jug-small" in shown and "points 3?" in shown and "coins" in shown


def test_edition_check_takes_an_owners_copy(command: Command, tmp_path: Path) -> None:
    file = own(tmp_path, "points = 3", "points = 4")
    ran = command("edition", "check", file)
    assert ran.code == 0 and "own.toml" in ran.out
    output = document(command, "edition", "check", file)
    assert (
        output["game"] == "maharaja" and output["edition"] != durbar.game("maharaja").edition.digest
    )
    assert document(command, "edition", "check", own(tmp_path, "", ""))["edition"] == (
        durbar.game("maharaja").edition.digest
    )


def test_edition_check_names_file_key_and_reason(command: Command, tmp_path: Path) -> None:
    ran = command("edition", "check", own(tmp_path, "gold = 3", "gold = 30"))
    assert ran.code == 2
    assert "own.toml" in ran.err and "coins.gold" in ran.err and "between 1 and 8" in ran.err


def test_simulate_takes_an_owners_edition(command: Command, tmp_path: Path) -> None:
    ours = document(command, "simulate", "maharaja", *SEATS)
    theirs = document(
        command,
        "simulate",
        "maharaja",
        *SEATS,
        "--edition",
        own(tmp_path, "points = 3", "points = 9"),
    )
    assert sum(theirs["scores"]["mean"]) > sum(ours["scores"]["mean"])


def test_bench_has_the_promised_shape(command: Command) -> None:
    output = document(command, "bench", "--seconds", 0.01, "--no-peers")
    assert list(output) == ["compiled", "rooms", "peers"]
    assert output["compiled"] is is_compiled()
    assert set(output["rooms"]) == set(GAMES)
    assert list(output["rooms"]["maharaja"]) == [
        "seats", "games_per_second", "decisions_per_second", "clone_ns", "resample_ns",
        "legal_lists_per_second", "search_iterations_per_second", "instructions_per_game",
    ]  # fmt: skip
    assert output["rooms"]["maharaja"]["seats"] == 4
    assert output["rooms"]["maharaja"]["instructions_per_game"] is None
    java = output["rooms"]["java"]
    one = java["legal_lists_with_one_follow_up_per_second"]  # a move is two choices there
    assert 0 < java["legal_lists_per_second"] < one
    assert output["peers"] == {name: {"decisions_per_second": None} for name in PEERS}


def test_bench_shows_figures_beside_a_calibration_loop(command: Command) -> None:
    ran = command("bench", "--seconds", 0.01, "--no-peers")
    assert "games per second" in ran.out and "apply" in ran.out
    assert "calibration" in ran.err


def own(folder: Path, ours: str, theirs: str) -> Path:
    """Our edition with a value changed."""
    text = (resources.files("durbar.games.maharaja") / "edition.toml").read_text("utf-8")
    file = folder / "own.toml"
    file.write_text(text.replace(ours, theirs, 1) if ours else text, "utf-8")
    return file
