"""Tuning: which settings are tried, and how the better half is found."""

import json
from pathlib import Path

import pytest

from durbar.bots.arena.standings import BotStanding, Estimate
from durbar.bots.arena.tuning import TunedParameter, candidates, ranked, rounds, with_parameters
from durbar.bots.registry import make_bot
from durbar.core.errors import BadOptions
from durbar.games.registry import GAMES

DOCS = Path(__file__).parents[2] / "docs"
EVIDENCE = sorted(DOCS.glob("tuning/*.json"))


def standing(bot: str, won: float, margin: float) -> BotStanding:
    sure, lead = Estimate(won, None, None), Estimate(margin, None, None)
    return BotStanding(bot, 4, sure, sure, lead, lead, {}, 0.1, 0.2)


def test_parameters_are_replaced_added_and_weighted() -> None:
    base = "search:rollout_depth=4:weights=goods*2"
    parameters = [
        ("rollout_depth", "8"),
        ("rollout_candidates", "3"),
        ("weights.goods", "1"),
        ("weights.hand", "0.5"),
    ]
    assert (
        with_parameters(base, parameters)
        == "search:rollout_depth=8:rollout_candidates=3:weights=goods*1+hand*0.5"
    )
    weighted = with_parameters(
        "turns:weights=card*2", [("weights.water", "0.5"), ("positions", "9")]
    )
    assert weighted == "turns:positions=9:weights=card*2+water*0.5"
    assert with_parameters("greedy", []) == "greedy"


@pytest.mark.parametrize("text", ["rollout_depth", "=1/2", "rollout_depth=", "rollout_depth=1//2"])
def test_a_tuned_parameter_has_a_key_and_values(text: str) -> None:
    with pytest.raises(BadOptions):
        TunedParameter.parse(text)


def test_a_small_grid_is_tried_whole_and_a_large_one_in_part_the_base_first() -> None:
    parameters = [
        TunedParameter.parse("rollout_depth=2/4"),
        TunedParameter.parse("rollout_candidates=1/2/3"),
    ]
    whole = candidates("search", parameters, 20, 1)
    assert whole[0] == "search" and len(set(whole)) == len(whole) == 7
    part = candidates("search", parameters, 4, 1)
    assert part[0] == "search" and len(set(part)) == len(part) == 4 and set(part) < set(whole)
    assert part == candidates("search", parameters, 4, 1) != candidates("search", parameters, 4, 2)


def test_each_round_halves_who_plays_and_doubles_the_deals() -> None:
    assert list(rounds(7, 3)) == [(7, 3), (4, 6), (2, 12)]
    assert list(rounds(1, 3)) == []


def test_the_better_half_goes_on_and_the_lead_decides_among_equals() -> None:
    rung = ranked(2, [standing("a", 0.5, 1), standing("b", 0.5, 2), standing("c", 0.6, 0)])
    assert [each.bot for each in rung.standings] == ["c", "b", "a"]
    assert rung.better_half == ["c", "b"]


def test_every_games_bots_were_tuned() -> None:
    assert {json.loads(file.read_text("utf-8"))["game"] for file in EVIDENCE} == set(GAMES)


@pytest.mark.parametrize("file", EVIDENCE, ids=lambda file: file.stem)
def test_kept_evidence_is_of_the_command_that_the_documentation_tells(file: Path) -> None:
    """Its candidates are those that the command draws, and every bot can still be played."""
    evidence = json.loads(file.read_text("utf-8"))
    first = evidence["rounds"][0]
    tried = {each["bot"] for each in first["bots"]}
    drawn = candidates(
        evidence["bot"],
        [TunedParameter.parse(one) for one in evidence["vary"]],
        len(tried),
        evidence["seed"],
    )
    assert set(drawn) == tried
    assert [(len(each["bots"]), each["deals"]) for each in evidence["rounds"]] == list(
        rounds(len(tried), first["deals"])
    )
    for bot in (*tried, *evidence["against"]):
        make_bot(bot, evidence["game"])
    page = (DOCS / "bots.md").read_text("utf-8").replace("'", "")
    command = " ".join(["--bot", evidence["bot"], *(f"--vary {one}" for one in evidence["vary"])])
    assert file.name in page and command in page
