"""`bench --rl` and `selfplay` at the command line; they need the extra `durbar[rl]`."""

import importlib.util
import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.support.parts import need

from durbar.cli import extras
from durbar.games.registry import GAMES

EXTRA = ("numpy", "gymnasium", "pettingzoo")


@pytest.fixture
def extra() -> None:
    need("durbar[rl]", all(importlib.util.find_spec(name) for name in EXTRA))


@pytest.mark.usefixtures("extra")
def test_bench_of_environments_has_the_promised_shape(command: Command) -> None:
    from durbar.bench.rl.peers import RL_PEERS

    ran = command("bench", "--rl", "--seconds", 0.01, "--no-peers", "--json")
    assert ran.code == 0, ran.err
    output = json.loads(ran.out)
    assert list(output) == ["compiled", "rooms", "peers"]
    assert set(output["rooms"]) == set(GAMES)
    assert list(output["rooms"]["taj-mahal"]) == [
        "batch_steps_per_second", "batch_over_playouts", "batch_over_one_by_one",
        "batch_encoded_steps_per_second", "encode_ns", "aec_steps_per_second", "aec_ns",
        "aec_own_ns", "gymnasium_steps_per_second",
    ]  # fmt: skip
    assert output["peers"] == {name: {"steps_per_second": None} for name in RL_PEERS}


@pytest.mark.usefixtures("extra")
def test_bench_of_environments_is_a_table_that_says_who_is_missing(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    from durbar.bench.rl import peers as rl_peers

    def missing(seconds: float) -> float:
        raise ModuleNotFoundError("No module named 'pgx'")

    peers = {"a peer": lambda seconds: 1234.0, "pgx": missing}
    monkeypatch.setattr(rl_peers, "RL_PEERS", peers)
    ran = command("bench", "--rl", "--seconds", 0.01)
    assert "PettingZoo: steps per second" in ran.out and "1,234" in ran.out
    assert "pgx is not measured: ModuleNotFoundError" in ran.err


def test_without_the_extra_the_command_says_which_one(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras.importlib.util, "find_spec", lambda name: None)
    ran = command("selfplay", "maharaja", "--bots", "random,random", "--out", "data")
    assert (ran.code, "durbar[rl]" in ran.err) == (2, True)
    assert command("bench", "--rl").code == 2


@pytest.mark.usefixtures("extra")
def test_selfplay_writes_goes_on_and_refuses_another_run(command: Command, tmp_path: Path) -> None:
    asked = ("selfplay", "maharaja", "--bots", "random,greedy", "--shard", 2, "--workers", 1)
    out = ("--out", tmp_path / "data")
    output = json.loads(command(*asked, *out, "--games", 3, "--json").out)
    assert (output["games"], output["shards"]) == (3, 2)
    again = command(*asked, *out, "--games", 5)
    assert "1 of 3 shards were finished before" in again.err
    assert "5 games in 3 shards" in again.out
    other = command(*asked, *out, "--games", 5, "--seed", 9)
    assert other.code == 2 and "does not hold the beginning of this run" in other.err
    assert command("selfplay", "maharaja", "--bots", "nobody,random", *out).code == 2
