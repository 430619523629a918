"""`durbar tune`: the command on short games."""

import json
from pathlib import Path

from tests.cli.conftest import Command

TUNE = (
    "tune", "maharaja", "--bot", "greedy", "--vary", "weights.money=0.5/1/3", "--against",
    "random,random", "--seed", 5, "--deals", 2, "--proof", 3, "--workers", 1,
)  # fmt: skip


def test_a_run_names_the_best_and_proves_it_on_fresh_deals(
    command: Command, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    ran = command(*TUNE, "--out", folder, "--json")
    assert ran.code == 0, ran.err
    output = json.loads(ran.out)
    first, second = output["rounds"]
    assert (first["deals"], len(first["bots"]), second["deals"], len(second["bots"])) == (
        2,
        4,
        4,
        2,
    )
    assert {bot["games"] for bot in first["bots"]} == {6}
    better = sorted(first["bots"], key=lambda bot: -bot["won"]["mean"])
    assert [bot["bot"] for bot in first["bots"]][0] == better[0]["bot"]
    assert {bot["bot"] for bot in second["bots"]} <= {bot["bot"] for bot in first["bots"][:2]}
    assert output["proof"]["seed"] != output["seed"]
    assert [bot["bot"] for bot in output["proof"]["bots"]][0] == "greedy"
    # What was played stays: the same command plays nothing anew and says the same
    files = {file: file.read_text("utf-8") for file in folder.iterdir()}
    again = command(*TUNE, "--out", folder, "--json")
    assert json.loads(again.out) == output
    assert files == {file: file.read_text("utf-8") for file in folder.iterdir()}


def test_the_rounds_are_printed_as_tables(command: Command) -> None:
    ran = command(*TUNE)
    assert ran.code == 0, ran.err
    assert ran.out.count("greedy:weights") >= 3
    assert "On 2 deals:" in ran.out and "On 3 fresh deals:" in ran.out


def test_a_bot_is_not_tuned_against_itself_nor_by_what_it_does_not_know(command: Command) -> None:
    itself = command(*TUNE[:2], "--bot", "random", "--vary", "x=1/2", "--against", "random,greedy")
    assert itself.code == 2 and "random" in itself.err
    unknown = command(*TUNE[:6], "--vary", "hats=1/2", "--against", "random,random")
    assert unknown.code == 2 and "hats" in unknown.err
